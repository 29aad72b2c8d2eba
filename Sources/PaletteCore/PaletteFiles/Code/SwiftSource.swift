/// Swift source: colours as static properties for SwiftUI, and for UIKit or AppKit.
enum SwiftSource: PaletteFileWriter {
  static func write(
    _ document: PaletteDocument, style: PaletteFileStyle
  ) throws(PaletteFileRefusal) -> [UInt8] {
    let outline = CodeOutline(document)
    var text = ""
    if let title = outline.title { text += "// \(CodeComment.text(of: title))\n\n" }
    text += "#if canImport(SwiftUI)\n"
    append(outline, .swiftUI, to: &text)
    text += "#endif\n\n#if canImport(UIKit)\n"
    append(outline, .uiKit, to: &text)
    text += "#elseif canImport(AppKit)\n"
    append(outline, .appKit, to: &text)
    text += "#endif\n"
    return Array(text.utf8)
  }

  /// A framework and how a colour is made in it.
  private struct Framework {
    let name: String
    let type: String
    /// What stands before the number of red: of sRGB, and of Display P3.
    let red: (srgb: String, displayP3: String)
    let alpha: String

    static var swiftUI: Framework {
      Framework(
        name: "SwiftUI", type: "Color", red: (".sRGB, red:", ".displayP3, red:"),
        alpha: "opacity")
    }
    static var uiKit: Framework {
      Framework(
        name: "UIKit", type: "UIColor", red: ("red:", "displayP3Red:"), alpha: "alpha")
    }
    static var appKit: Framework {
      Framework(
        name: "AppKit", type: "NSColor", red: ("srgbRed:", "displayP3Red:"), alpha: "alpha")
    }
  }

  private static func append(_ outline: CodeOutline, _ framework: Framework, to text: inout String)
  {
    text += "  import \(framework.name)\n\n  extension \(framework.type) {\n"
    var names = Identifier.Taken([])
    for (index, group) in outline.groups.enumerated() {
      if index > 0 { text += "\n" }
      if outline.hasGroups, let heading = group.heading {
        text += "    // MARK: \(CodeComment.text(of: heading))\n\n"
      }
      for colour in group.colours {
        let entry = colour.entry
        // Colours of no palette must not take the place of the framework's own, such as `red`.
        let words = "\(group.slug ?? "palette")-\(colour.key)"
        let name = names.distinct(identifier(words)).split(separator: "-").joined(separator: "_")
        let hex = Notation.hex.text(of: entry.colour)
        let comment = entry.name.map { CodeComment.text(of: $0) + ", " } ?? ""
        text += "    /// \(comment)\(hex)\n"
        text += "    static let \(name) = \(framework.type)("
        text += "\(arguments(of: entry.colour, framework)))\n"
      }
    }
    text += "  }\n"
  }

  /// A slug in lower camel case: two words at least, so that it is none of Swift's keywords.
  private static func identifier(_ slug: String) -> String {
    let words = slug.split(separator: "-")
    let name = words.dropFirst().reduce(String(words[0])) { name, word in
      name + word.prefix(1).uppercased() + word.dropFirst()
    }
    return name.utf8.first.map(SyntaxScanner.isDigit) == true ? "colour" + name : name
  }

  private static func arguments(of colour: Colour, _ framework: Framework) -> String {
    let alpha = DecimalText.text(colour.alpha, decimals: 4)
    let end = ", \(framework.alpha): \(alpha)"
    guard colour.isInGamut else {
      let wide = colour.converted(to: .displayP3).components
      let numbers = (0..<3).map { index in
        DecimalText.text(min(max(wide[index], 0), 1), decimals: 6)
      }
      return "\(framework.red.displayP3) \(numbers[0]), green: \(numbers[1]), "
        + "blue: \(numbers[2])\(end)"
    }
    let rgb = colour.rgb8
    return "\(framework.red.srgb) \(rgb.red) / 255, green: \(rgb.green) / 255, "
      + "blue: \(rgb.blue) / 255\(end)"
  }
}
