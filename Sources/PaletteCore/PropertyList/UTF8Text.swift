/// Characters of UTF-8 text that may be damaged.
enum UTF8Text {
  /// The next byte that is no printable ASCII, line feed or tab.
  static func unusual(in bytes: [UInt8], from start: Int) -> Int? {
    bytes.withUnsafeBytes { memory in
      var position = start
      while position < memory.count {
        let end = min(position + 32, memory.count)
        if end - position == 32, areUsual(UnsafeRawBufferPointer(rebasing: memory[position..<end]))
        {
          position = end
          continue
        }
        while position < end {
          let byte = memory[position]
          if byte >= 0x80 || byte < 0x20 && byte != 0x0A && byte != 0x09 { return position }
          position += 1
        }
      }
      return nil
    }
  }

  /// Whether bytes are all printable ASCII, line feeds or tabs.
  ///
  /// It goes on to their end in any case, so that the processor can look at many at once.
  private static func areUsual(_ bytes: UnsafeRawBufferPointer) -> Bool {
    var unusual: UInt8 = 0
    for byte in bytes {
      let isNotPrintable: UInt8 = byte &- 0x20 < 0x60 ? 0 : 1
      let isNoTabOrLineFeed: UInt8 = byte &- 0x09 < 2 ? 0 : 1
      unusual |= isNotPrintable & isNoTabOrLineFeed
    }
    return unusual == 0
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
