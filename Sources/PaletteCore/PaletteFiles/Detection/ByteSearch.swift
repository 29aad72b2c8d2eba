/// Looks for ASCII texts in bytes.
enum ByteSearch {
  /// Whether bytes hold a text.
  ///
  /// - Parameters:
  ///   - text: ASCII, not empty.
  ///   - bytes: Where to look.
  /// - Returns: Whether they do.
  static func contains(_ text: StaticString, in bytes: [UInt8]) -> Bool {
    end(of: text, in: bytes, from: 0) != nil
  }

  /// Where a text ends that bytes hold.
  ///
  /// - Parameters:
  ///   - text: ASCII, not empty.
  ///   - bytes: Where to look.
  ///   - start: The offset to look from.
  /// - Returns: The offset behind it; `nil` if it is not there.
  static func end(of text: StaticString, in bytes: [UInt8], from start: Int) -> Int? {
    let count = text.utf8CodeUnitCount
    var offset = start
    while offset + count <= bytes.count {
      if bytes[offset] == text.utf8Start[0], has(text, in: bytes, at: offset) {
        return offset + count
      }
      offset += 1
    }
    return nil
  }

  /// Whether a text stands at a place.
  ///
  /// - Parameters:
  ///   - text: ASCII.
  ///   - bytes: Where to look.
  ///   - offset: The place, at most the number of bytes.
  /// - Returns: Whether it does.
  static func has(_ text: StaticString, in bytes: [UInt8], at offset: Int) -> Bool {
    let count = text.utf8CodeUnitCount
    guard bytes.count - offset >= count else { return false }
    return (0..<count).allSatisfy { bytes[offset + $0] == text.utf8Start[$0] }
  }

  /// Where a text in quotes ends, in which a backslash makes the next character an ordinary one.
  ///
  /// - Parameters:
  ///   - bytes: The text that it is in.
  ///   - start: The offset behind the opening quote.
  ///   - quote: The quote.
  /// - Returns: The offset of the closing quote, or the number of bytes if there is none.
  static func endOfString(in bytes: [UInt8], from start: Int, quote: UInt8) -> Int {
    var offset = start
    while offset < bytes.count, bytes[offset] != quote {
      offset += bytes[offset] == UInt8(ascii: "\\") ? 2 : 1
    }
    return min(offset, bytes.count)
  }

  /// The next byte that is no blank and no line end.
  ///
  /// - Parameters:
  ///   - bytes: Where to look.
  ///   - start: The offset to look from.
  /// - Returns: Its offset; `nil` if there is none.
  static func filled(in bytes: [UInt8], from start: Int) -> Int? {
    var offset = start
    while offset < bytes.count, bytes[offset] <= 0x20 { offset += 1 }
    return offset < bytes.count ? offset : nil
  }
}
