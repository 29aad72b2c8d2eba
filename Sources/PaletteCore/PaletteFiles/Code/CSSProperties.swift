/// CSS properties: custom properties (CSS Custom Properties 1) whose values are colours.
enum CSSProperties: PaletteFileReader, PaletteFileWriter {
  static func read(
    _ bytes: [UInt8], noting warnings: inout [PaletteFileWarning]
  ) throws(PaletteFileFault) -> PaletteDocument {
    let found = try colours(bytes, noting: &warnings)
    return document(of: found)
  }

  static func write(
    _ document: PaletteDocument, style: PaletteFileStyle
  ) throws(PaletteFileRefusal) -> [UInt8] {
    file(CodeOutline(document), opening: ":root", property: "--", style)
  }

  /// A colour and where it was declared.
  typealias Found = (declaration: StyleSheetScanner.Declaration, colour: Colour)

  /// The properties of a file that are colours.
  static func colours(
    _ bytes: [UInt8], noting warnings: inout [PaletteFileWarning]
  ) throws(PaletteFileFault) -> [Found] {
    let text = try PaletteText.decode(bytes, noting: &warnings)
    let (declarations, isCutOff) = StyleSheetScanner.declarations(of: text, in: .css)
    if isCutOff { warnings.append(PaletteFileWarning(.unbalancedGroup)) }
    var colours = StyleSheetColours(declarations, in: .css)
    return declarations.indices.compactMap { index in
      colours.colour(at: index, noting: &warnings).map { (declarations[index], $0) }
    }
  }

  /// The document of properties; `--color-` is no part of the names in `@theme`.
  static func document(of found: [Found]) -> PaletteDocument {
    let isRepeated = isRepeated(found)
    return CodeReading.document(
      of: found.map { declaration, colour in
        let name = declaration.name
        return CodeReading.Item(
          identifier: declaration.isInTheme && name.hasPrefix(themePrefix)
            ? String(name.dropFirst(themePrefix.count)) : name,
          colour: colour, comment: declaration.comment, heading: declaration.heading,
          group: isRepeated ? declaration.block?.words : nil,
          isFirstInBlock: declaration.isFirstInBlock)
      }, title: found.first?.declaration.title)
  }

  /// Whether a property has a colour in more than one block, as pages do that are light or dark.
  private static func isRepeated(_ found: [Found]) -> Bool {
    var blocks: [String: Int] = [:]
    return found.contains { declaration, _ in
      let block = declaration.block?.number ?? 0
      defer { blocks[declaration.name] = block }
      return blocks[declaration.name].map { $0 != block } ?? false
    }
  }

  /// What Tailwind's names of colours begin with.
  static let themePrefix = "color-"

  /// A file of one block.
  ///
  /// - Parameters:
  ///   - outline: The colours.
  ///   - opening: What stands before the block.
  ///   - property: What properties begin with.
  ///   - style: The notation.
  /// - Returns: The file.
  static func file(
    _ outline: CodeOutline, opening: String, property: String, _ style: PaletteFileStyle
  ) -> [UInt8] {
    var text = ""
    if let title = outline.title {
      text += "/* \(CodeComment.text(of: title)) */\n"
    }
    text += "\(opening) {\n"
    for (index, group) in outline.groups.enumerated() {
      if index > 0 { text += "\n" }
      if let heading = outline.heading(of: index) {
        text += heading.isEmpty ? "  /* */\n" : "  /* \(heading) */\n"
      }
      for colour in group.colours {
        let value = StyleColour.text(of: colour.entry.colour, in: style.notation)
        text += "  \(property)\(colour.identifier): \(value);"
        if let comment = colour.comment { text += " /* \(CodeComment.text(of: comment)) */" }
        text += "\n"
      }
    }
    return Array((text + "}\n").utf8)
  }
}
