/// SCSS variables: a variable for each colour, and a map of them for each palette.
enum SCSSVariables: PaletteFileReader, PaletteFileWriter {
  static func read(
    _ bytes: [UInt8], noting warnings: inout [PaletteFileWarning]
  ) throws(PaletteFileFault) -> PaletteDocument {
    let text = try PaletteText.decode(bytes, noting: &warnings)
    let (declarations, isCutOff) = StyleSheetScanner.declarations(of: text, in: .scss)
    if isCutOff { warnings.append(PaletteFileWarning(.unbalancedGroup)) }
    var colours = StyleSheetColours(declarations, meaning: meaning)
    var items: [CodeReading.Item] = []
    for (index, declaration) in declarations.enumerated() {
      if let colour = colours.colour(at: index, noting: &warnings) {
        items.append(
          CodeReading.Item(
            identifier: declaration.name, colour: colour, comment: declaration.comment,
            heading: declaration.heading))
      } else if declaration.value.first == UInt8(ascii: "(") {
        items += SCSSMap.entries(of: declaration.value, in: declaration.name)
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
        let value = StyleColour.text(of: colour.entry.colour, in: style.notation)
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

  /// What a variable's value is.
  private static func meaning(of value: [UInt8]) -> NameTable<String, Colour>.Meaning {
    // What may be behind a value: `!default` and `!global`.
    let value = CodeComment.trimmed(value.prefix { $0 != UInt8(ascii: "!") })
    if value.first == UInt8(ascii: "$") {
      return .alias(CodeComment.name(of: value.dropFirst()), fallback: nil)
    }
    return StyleColour(String(decoding: value, as: UTF8.self)).map { .value($0.colour) } ?? .nothing
  }
}

/// A map of Sass: `(key: value, …)`, where values may be maps again.
enum SCSSMap {
  /// The colours that a map gives itself; references to variables are none.
  ///
  /// - Parameters:
  ///   - value: The map, without comments.
  ///   - name: What it is called.
  /// - Returns: The colours in order, each in the group of its map.
  static func entries(of value: [UInt8], in name: String) -> [CodeReading.Item] {
    var items: [CodeReading.Item] = []
    append(entriesOf: value[...], in: name, depth: 0, to: &items)
    return items
  }

  /// Deeper maps are of no use to anybody, and would take the stack.
  private static let deepest = 16
  /// A name is told together with what it is in up to this length.
  private static let longestName = 256

  private static func append(
    entriesOf map: ArraySlice<UInt8>, in name: String, depth: Int,
    to items: inout [CodeReading.Item]
  ) {
    guard depth < deepest else { return }
    for part in parts(of: map.dropFirst(), at: UInt8(ascii: ",")) {
      let pair = parts(of: part, at: UInt8(ascii: ":"), atMost: 2)
      guard pair.count == 2 else { continue }
      let key = CodeComment.name(of: unquoted(CodeComment.trimmed(pair[0])))
      let value = CodeComment.trimmed(pair[1])
      if value.first == UInt8(ascii: "(") {
        let inner = name.utf8.count + key.utf8.count < longestName ? "\(name) \(key)" : key
        append(entriesOf: value, in: inner, depth: depth + 1, to: &items)
      } else if let colour = StyleColour(String(decoding: value, as: UTF8.self))?.colour {
        items.append(CodeReading.Item(identifier: key, colour: colour, group: name))
      }
    }
  }

  private static func unquoted(_ key: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard key.count > 1, key.first == key.last, key.first.map({ "\"'".utf8.contains($0) }) == true
    else { return key }
    return key.dropFirst().dropLast()
  }

  /// The parts of a list up to the bracket that closes it.
  private static func parts(
    of list: ArraySlice<UInt8>, at separator: UInt8, atMost most: Int = .max
  ) -> [ArraySlice<UInt8>] {
    var parts: [ArraySlice<UInt8>] = []
    var (start, position, depth) = (list.startIndex, list.startIndex, 0)
    var quote: UInt8?
    scan: while position < list.endIndex {
      let byte = list[position]
      switch (byte, quote) {
      case (UInt8(ascii: "\\"), _): position = min(position + 1, list.endIndex - 1)
      case (_, let end?): if byte == end { quote = nil }
      case (UInt8(ascii: "\""), _), (UInt8(ascii: "'"), _): quote = byte
      case (UInt8(ascii: "("), _): depth += 1
      case (UInt8(ascii: ")"), _):
        depth -= 1
        if depth < 0 { break scan }
      case (separator, _) where depth == 0 && parts.count + 1 < most:
        parts.append(list[start..<position])
        start = position + 1
      default: break
      }
      position += 1
    }
    parts.append(list[start..<position])
    return parts
  }
}
