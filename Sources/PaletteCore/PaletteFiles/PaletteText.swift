/// The text of a palette file, whichever encoding it came in.
enum PaletteText {
  /// The byte order mark in UTF-8.
  private static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// The text in UTF-8, without a byte order mark.
  ///
  /// UTF-16 is told by its byte order mark, or by the zeros that it is full of; what is no UTF-8 is
  /// taken as ISO 8859-1, in which everything is a text.
  ///
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - warnings: Gets the guess, where one was made.
  /// - Returns: The text.
  /// - Throws: `empty`, and where UTF-16 is damaged.
  static func decode(
    _ bytes: [UInt8], noting warnings: inout [PaletteFileWarning]
  ) throws(PaletteFileFault) -> [UInt8] {
    guard !bytes.isEmpty else { throw PaletteFileFault(.empty) }
    if let isBigEndian = UTF16Text.isBigEndian(bytes) {
      guard bytes.count.isMultiple(of: 2),
        let text = String(
          validating: UTF16Text.units(bytes, isBigEndian: isBigEndian), as: UTF16.self)
      else { throw PaletteFileFault(expecting: "UTF-16, as the file begins", at: .byte(0)) }
      return withoutMark(Array(text.utf8))
    }
    let text = withoutMark(bytes)
    if isASCII(text) || String(validating: text, as: UTF8.self) != nil { return text }
    warnings.append(PaletteFileWarning(.latin1))
    return utf8(ofLatin1: text)
  }

  /// The text in UTF-8 as far as it is one, to find out what it is: nothing is refused.
  ///
  /// - Parameter bytes: The whole file.
  /// - Returns: The text, without a byte order mark.
  static func unchecked(_ bytes: [UInt8]) -> [UInt8] {
    guard let isBigEndian = UTF16Text.isBigEndian(bytes) else { return withoutMark(bytes) }
    let units = UTF16Text.units(bytes, isBigEndian: isBigEndian)
    return withoutMark(Array(String(decoding: units, as: UTF16.self).utf8))
  }

  /// A text on one line: runs of line ends and other control characters become one space.
  ///
  /// - Parameter text: Any text.
  /// - Returns: The line, without spaces at its ends.
  static func line(_ text: String) -> String {
    var line = String.UnicodeScalarView()
    var isAfterBreak = false
    for scalar in text.unicodeScalars {
      let isBreak =
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        default: false
        }
      if isBreak, !isAfterBreak { line.append(" ") }
      if !isBreak { line.append(scalar) }
      isAfterBreak = isBreak
    }
    let end = line.lastIndex { $0 != " " }.map(line.index(after:)) ?? line.startIndex
    return String(String.UnicodeScalarView(line[..<end].drop { $0 == " " }))
  }

  private static func withoutMark(_ text: [UInt8]) -> [UInt8] {
    text.starts(with: mark) ? Array(text[mark.count...]) : text
  }

  /// Whether there are ASCII characters only; it looks at all of them, many at once.
  private static func isASCII(_ text: [UInt8]) -> Bool { text.reduce(0, |) < 0x80 }

  private static func utf8(ofLatin1 text: [UInt8]) -> [UInt8] {
    var utf8: [UInt8] = []
    utf8.reserveCapacity(text.count + text.count { $0 >= 0x80 })
    for byte in text {
      if byte < 0x80 {
        utf8.append(byte)
      } else {
        utf8.append(0xC0 | byte >> 6)
        utf8.append(0x80 | byte & 0x3F)
      }
    }
    return utf8
  }
}

extension PaletteText {
  /// The JSON document that a text is.
  ///
  /// - Parameter text: Text in UTF-8.
  /// - Returns: The document.
  /// - Throws: Where the text stops being JSON.
  static func json(_ text: [UInt8]) throws(PaletteFileFault) -> JSON {
    do throws(JSONSyntaxError) {
      return try JSONReader.read(text)
    } catch {
      throw PaletteFileFault(
        expecting: "what JSON allows", at: .column(error.column, line: error.line))
    }
  }
}
