/// SCSS variables: a variable for each colour, and a map of them for each palette.
enum SCSSVariables: PaletteFileReader, PaletteFileWriter {
  static func read(
    _ bytes: [UInt8], noting warnings: inout [PaletteFileWarning]
  ) throws(PaletteFileFault) -> PaletteDocument {
    let text = try PaletteText.decode(bytes, noting: &warnings)
    let (declarations, isCutOff) = StyleSheetScanner.declarations(of: text, in: .scss)
    if isCutOff { warnings.append(PaletteFileWarning(.unbalancedGroup)) }
    var colours = StyleSheetColours(declarations, in: .scss)
    var items: [CodeReading.Item] = []
    for (index, declaration) in declarations.enumerated() {
      if let colour = colours.colour(at: index, noting: &warnings) {
        items.append(
          CodeReading.Item(
            identifier: declaration.name, colour: colour, comment: declaration.comment,
            heading: declaration.heading))
      } else if declaration.value.first == UInt8(ascii: "(") {
        var map = SCSSMap(references: colours.references)
        items += map.entries(of: declaration.value, in: declaration.name)
        let fact = PaletteFileWarning(.notAColour, at: .line(declaration.line))
        warnings += Array(repeating: fact, count: map.unreadable)
      }
    }
    return CodeReading.document(of: items, title: declarations.first?.title)
  }

  static func write(
    _ document: PaletteDocument, style: PaletteFileStyle
  ) throws(PaletteFileRefusal) -> [UInt8] {
    let outline = CodeOutline(document, reserved: ["palette"], needsLetters: true)
    let identifiers = outline.groups.flatMap { $0.colours.map(\.identifier) }
    var maps = Identifier.Taken(Set(identifiers))
    var text = ""
    if let title = outline.title {
      text += "// \(CodeComment.text(of: title))\n\n"
    }
    for (index, group) in outline.groups.enumerated() {
      if index > 0 { text += "\n" }
      if let heading = outline.heading(of: index) {
        text += heading.isEmpty ? "//\n" : "// \(heading)\n"
      }
      for colour in group.colours {
        let value = StyleColour.text(of: colour.entry.colour, in: style.notation, for: .scss)
        text += "$\(colour.identifier): \(value);"
        if let comment = colour.comment { text += " // \(CodeComment.text(of: comment))" }
        text += "\n"
      }
      text += "$\(maps.distinct(group.slug ?? "palette")): (\n"
      for colour in group.colours { text += "  \"\(colour.key)\": $\(colour.identifier),\n" }
      text += ");\n"
    }
    return Array(text.utf8)
  }
}
