/// What the text of a file tells of its format.
enum TextMarks {
  /// The format of a file.
  ///
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - name: The file's name in lower case.
  /// - Returns: The format; `nil` if it has no mark of one.
  /// - Throws: That it is a file of a known kind that is not read.
  static func format(
    of bytes: [UInt8], name: String
  ) throws(PaletteFileFault) -> PaletteFormat? {
    let text = PaletteText.unchecked(bytes)
    if text.starts(with: "GIMP Palette".utf8) { return .gpl }
    if text.starts(with: "JASC-PAL".utf8) { return .jasc }
    return switch text.first(where: { $0 > 0x20 }) {
    case UInt8(ascii: "<"): try markup(text)
    case UInt8(ascii: "{"), UInt8(ascii: "["): JSONMarks.format(of: text)
    default: digits(text, name: name) ?? StyleSheetMarks.format(of: text)
    }
  }

  /// The format of XML or HTML, by the name of its outermost element.
  private static func markup(_ text: [UInt8]) throws(PaletteFileFault) -> PaletteFormat? {
    switch rootName(text) {
    case "plist":
      if BinaryMarks.isArchivedColours(text) { throw PaletteFileFault(.appleColourList) }
      return .plist
    case "svg": return .svg
    case "html": return .html
    case "ooo:color-table", "office:color-table": throw PaletteFileFault(.libreOffice)
    case "scribuscolors": throw PaletteFileFault(.scribus)
    case "swatchbook": throw PaletteFileFault(.swatchBooker)
    default: return nil
    }
  }

  /// The name of the first element in lower case, behind declarations and comments.
  private static func rootName(_ text: [UInt8]) -> String? {
    var offset = 0
    while let start = ByteSearch.end(of: "<", in: text, from: offset), start < text.count {
      offset = start
      if ByteSearch.has("!--", in: text, at: start) {
        guard let end = ByteSearch.end(of: "-->", in: text, from: start + 3) else { return nil }
        offset = end
      } else if text[start] != UInt8(ascii: "?"), text[start] != UInt8(ascii: "!") {
        let name = text[start...].prefix {
          $0 > 0x20 && $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "/")
        }
        return String(decoding: name.prefix(64), as: UTF8.self).lowercased()
      }
    }
    return nil
  }

  /// The format of lines of hexadecimal digits, by the first of them.
  private static func digits(_ text: [UInt8], name: String) -> PaletteFormat? {
    var head = text.prefix(4_096)
    if head.count < text.count, let end = head.lastIndex(where: { $0 == 0x0A || $0 == 0x0D }) {
      head = head[...end]
    }
    var lines = PaletteLines(Array(head))
    var (hasSemicolon, hasHash, hasSix, hasEight) = (false, false, false, false)
    while lines.nextFilled() {
      if lines.skip(";") {
        hasSemicolon = true
      } else if !HexList.skipComment(&lines) {
        hasHash = hasHash || lines.first == UInt8(ascii: "#")
        guard let (_, count) = HexList.digits(&lines) else { return nil }
        if count == 6 { hasSix = true } else { hasEight = true }
      }
    }
    guard hasSix || hasEight else { return nil }
    // Only Paint.NET has the opacity first; six digits mean the same in both.
    if hasHash || name.hasSuffix(".hex") { return .hex }
    return hasSemicolon || name.hasSuffix(".txt") ? .paintnet : .hex
  }
}
