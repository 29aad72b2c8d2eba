/// Tailwind 3 configuration: a CommonJS module that adds colours to the theme.
enum TailwindConfiguration: PaletteFileWriter {
  static func write(
    _ document: PaletteDocument, style: PaletteFileStyle
  ) throws(PaletteFileRefusal) -> [UInt8] {
    let outline = CodeOutline(document, reserved: TailwindTheme.reserved)
    var text = ""
    if let title = outline.title { text += "// \(CodeComment.text(of: title))\n" }
    text += "module.exports = {\n  theme: {\n    extend: {\n      colors: {\n"
    for group in outline.groups {
      let indentation = group.slug == nil ? "        " : "          "
      if let slug = group.slug {
        let comment = outline.hasGroups ? group.heading.flatMap { $0 == slug ? nil : $0 } : nil
        text += "        '\(slug)': {\(line(comment))\n"
      }
      for colour in group.colours {
        let value = StyleColour.text(of: colour.entry.colour, in: style.notation)
        text += "\(indentation)'\(colour.key)': '\(value)',\(line(colour.comment))\n"
      }
      if group.slug != nil { text += "        },\n" }
    }
    return Array((text + "      },\n    },\n  },\n};\n").utf8)
  }

  /// A name in a comment at the end of a line.
  private static func line(_ name: String?) -> String {
    name.map { " // " + CodeComment.text(of: $0) } ?? ""
  }
}
