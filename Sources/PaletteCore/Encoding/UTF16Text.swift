/// Text in UTF-16, whichever byte of a unit stands first.
enum UTF16Text {
  /// Whether the higher byte of each unit stands first; `nil` if the bytes do not begin as UTF-16.
  static func isBigEndian(_ bytes: [UInt8]) -> Bool? {
    guard bytes.count >= 2 else { return nil }
    return switch (bytes[0], bytes[1]) {
    case (0xFE, 0xFF), (0, 1...): true
    case (0xFF, 0xFE), (1..., 0): false
    default: nil
    }
  }

  /// The units of a text.
  ///
  /// - Parameters:
  ///   - bytes: The text; of an odd number of bytes the last one does not count.
  ///   - isBigEndian: Whether the higher byte of each unit stands first.
  /// - Returns: The units, a byte order mark among them.
  static func units(_ bytes: [UInt8], isBigEndian: Bool) -> [UInt16] {
    stride(from: 0, to: bytes.count - 1, by: 2).map { index in
      let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      return isBigEndian ? first << 8 | second : second << 8 | first
    }
  }
}
