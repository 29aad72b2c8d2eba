/// The text of a palette file, whichever encoding it came in.
enum PaletteText {
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
    if let isBigEndian = utf16Order(bytes) { return try utf8(ofUTF16: bytes, isBigEndian) }
    let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes[3...]) : bytes
    if String(validating: text, as: UTF8.self) != nil { return text }
    warnings.append(PaletteFileWarning(.latin1))
    return text.flatMap { byte in
      byte < 0x80 ? [byte] : [0xC0 | byte >> 6, 0x80 | byte & 0x3F]
    }
  }

  /// A text on one line: runs of white space and control characters become one space.
  ///
  /// - Parameter text: Any text.
  /// - Returns: The line, without spaces at its ends.
  static func line(_ text: String) -> String {
    var line = String.UnicodeScalarView()
    var isAfterSpace = true
    for scalar in text.unicodeScalars {
      let isSpace = scalar.properties.isWhitespace || scalar.properties.generalCategory == .control
      if !isSpace { line.append(scalar) } else if !isAfterSpace { line.append(" ") }
      isAfterSpace = isSpace
    }
    if line.last == " " { line.removeLast() }
    return String(line)
  }

  /// Whether the higher byte of each unit stands first; `nil` if the bytes do not begin as UTF-16.
  private static func utf16Order(_ bytes: [UInt8]) -> Bool? {
    guard bytes.count >= 2 else { return nil }
    return switch (bytes[0], bytes[1]) {
    case (0xFE, 0xFF), (0, 1...): true
    case (0xFF, 0xFE), (1..., 0): false
    default: nil
    }
  }

  private static func utf8(
    ofUTF16 bytes: [UInt8], _ isBigEndian: Bool
  ) throws(PaletteFileFault) -> [UInt8] {
    let units = stride(from: 0, to: bytes.count - 1, by: 2).lazy.map { index in
      let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      return isBigEndian ? first << 8 | second : second << 8 | first
    }
    guard bytes.count.isMultiple(of: 2), let text = String(validating: units, as: UTF16.self) else {
      throw PaletteFileFault(expecting: "UTF-16, as the file begins", at: .byte(0))
    }
    return Array(text.utf8.drop { [0xEF, 0xBB, 0xBF].contains($0) })
  }
}
