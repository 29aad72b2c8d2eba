/// Characters of UTF-8 text that may be damaged.
enum UTF8Text {
  /// The next byte that is no printable ASCII, line feed or tab.
  static func unusual(in bytes: [UInt8], from start: Int) -> Int? {
    bytes.withUnsafeBytes { memory in
      var position = start
      while position < memory.count {
        if position + 8 <= memory.count,
          isUsual(memory.loadUnaligned(fromByteOffset: position, as: UInt64.self))
        {
          position += 8
          continue
        }
        let end = min(position + 8, memory.count)
        while position < end {
          let byte = memory[position]
          if byte >= 0x80 || byte < 0x20 && byte != 0x0A && byte != 0x09 { return position }
          position += 1
        }
      }
      return nil
    }
  }

  /// Whether eight bytes are all printable ASCII, line feeds or tabs.
  private static func isUsual(_ word: UInt64) -> Bool {
    // The highest bit of each byte tells: it is set beyond ASCII, and for what is added to it.
    let (bits, highest) = (UInt64(0x7F7F_7F7F_7F7F_7F7F), UInt64(0x8080_8080_8080_8080))
    let isPrintable = (word & bits) &+ 0x6060_6060_6060_6060
    let isNoLineFeed = ((word ^ 0x0A0A_0A0A_0A0A_0A0A) & bits) &+ bits
    let isNoTab = ((word ^ 0x0909_0909_0909_0909) & bits) &+ bits
    return (word | ~isPrintable & isNoLineFeed & isNoTab) & highest == 0
  }

  /// The character that begins at a byte; `nil` if no well-formed UTF-8 begins there.
  static func character(at position: Int, in bytes: [UInt8]) -> (value: UInt32, length: Int)? {
    let first = bytes[position]
    let length: Int
    switch first {
    case 0..<0x80: return (UInt32(first), 1)
    case 0xC2..<0xE0: length = 2
    case 0xE0..<0xF0: length = 3
    case 0xF0..<0xF5: length = 4
    default: return nil
    }
    guard position + length <= bytes.count else { return nil }
    var value = UInt32(first) & (0x7F >> UInt32(length))
    for byte in bytes[(position + 1)..<(position + length)] {
      guard byte & 0xC0 == 0x80 else { return nil }
      value = value << 6 | UInt32(byte & 0x3F)
    }
    // The shortest form only, and no half of a character.
    let isShortest = length == 2 || value >= (length == 3 ? 0x800 : 0x1_0000)
    return isShortest && Unicode.Scalar(value) != nil ? (value, length) : nil
  }
}
