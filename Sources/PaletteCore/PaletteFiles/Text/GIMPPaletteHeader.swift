/// What stands before the colours of a GIMP palette, and its comments, which stand anywhere.
struct GIMPPaletteHeader {
  /// The name after `Name:`.
  private(set) var name: String?
  /// The name in a comment, as Lospec's site and some generators write it.
  private(set) var nameInComment: String?
  /// How many colours are in a row.
  private(set) var columns: Int?
  /// Whether each colour has its opacity behind it.
  private(set) var hasAlpha = false
  /// The comments as they are, a line feed behind each.
  private var comments: [UInt8] = []

  /// Adds a comment.
  ///
  /// - Parameter line: The line behind the comment's mark.
  mutating func add(commentOf line: PaletteLines) {
    nameInComment = nameInComment ?? line.paletteName
    let text = line.rest
    // One blank behind the mark belongs to the mark.
    comments += text.first == 0x20 ? text.dropFirst() : text
    comments.append(0x0A)
  }

  /// All comments, without the empty ones before and behind, which only keep distance.
  var comment: String? {
    guard let first = comments.firstIndex(where: { $0 != 0x0A }),
      let last = comments.lastIndex(where: { $0 != 0x0A })
    else { return nil }
    return String(decoding: comments[first...last], as: UTF8.self)
  }

  /// Reads a line that begins with a letter, as no colour does.
  ///
  /// - Parameters:
  ///   - lines: The text, at the beginning of the line.
  ///   - warnings: Gets what was passed over.
  /// - Returns: Whether it is such a line.
  /// - Throws: That the file has other components than are known.
  mutating func read(
    _ lines: inout PaletteLines, noting warnings: inout [PaletteFileWarning]
  ) throws(PaletteFileFault) -> Bool {
    guard let first = lines.first, (0x41...0x5A).contains(first & 0xDF) else { return false }
    if lines.skip("Name:") {
      lines.skipBlanks()
      name = GIMPPalette.name(lines.restText)
    } else if lines.skip("Columns:") {
      lines.skipBlanks()
      let number = lines.number(most: GIMPPalette.maximumColumns + 1)
      columns = number.flatMap { (1...GIMPPalette.maximumColumns).contains($0) ? $0 : nil }
      if number == nil { warnings.note(.badColumns, at: lines.place) }
    } else if lines.skip("Channels:") {
      lines.skipBlanks()
      let place = lines.place
      hasAlpha = lines.skip("RGBA")
      guard hasAlpha || lines.skip("RGB"), lines.isAtEnd else {
        throw PaletteFileFault(expecting: "'RGBA' or 'RGB'", at: place)
      }
    } else {
      guard lines.rest.contains(UInt8(ascii: ":")) else { return false }
      warnings.note(.notAColour, at: .line(lines.number))
    }
    return true
  }
}
