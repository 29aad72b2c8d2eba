extension RGB8 {
  /// Reads the two plain forms that long lists of colours have: `#rrggbb`, with or without its `#`,
  /// and `r,g,b` in decimal without white space.
  ///
  /// Whatever else may be a colour is `nil` here, and is for `Colour(parsing:)` to read.
  ///
  /// - Parameter text: The bytes of the text.
  public init?(plain text: UnsafeBufferPointer<UInt8>) {
    guard let base = text.baseAddress else { return nil }
    let packed: UInt32?
    if text.count == 7, base[0] == UInt8(ascii: "#") {
      packed = Self.packed(sixDigits: UnsafeRawPointer(base + 1))
    } else if text.count == 6, let digits = Self.packed(sixDigits: UnsafeRawPointer(base)) {
      packed = digits
    } else {
      packed = Self.packed(decimal: text)
    }
    guard let packed else { return nil }
    self.init(packed: packed)
  }

  /// The number that six hexadecimal digits stand for, all of them read at once; `nil` if one is none.
  ///
  /// Each byte of a word holds a digit. Bytes below 0x80 may be added to without a carry into the
  /// next one, so that bit 7 of `byte + 0x80 - limit` tells whether the byte reaches the limit.
  private static func packed(sixDigits text: UnsafeRawPointer) -> UInt32? {
    let low = UInt64(UInt32(littleEndian: text.loadUnaligned(as: UInt32.self)))
    let high = UInt64(
      UInt16(littleEndian: text.loadUnaligned(fromByteOffset: 4, as: UInt16.self)))
    let word = low | high << 32
    func each(_ byte: UInt64) -> UInt64 { byte &* 0x0101_0101_0101 }
    let top = each(0x80)
    guard word & top == 0 else { return nil }
    let lower = word | each(0x20)
    let isDigit = (word &+ each(0x80 - 0x30)) & ~(word &+ each(0x80 - 0x3A))
    let isLetter = (lower &+ each(0x80 - 0x61)) & ~(lower &+ each(0x80 - 0x67))
    guard (isDigit | isLetter) & top == top else { return nil }
    // A letter has bit 6, and its low bits count from 1.
    let digits = (word & each(0x0F)) &+ ((word >> 6) & each(0x01)) &* 9
    // Now every other byte holds two digits, the first of them in its upper half.
    let pairs = digits << 4 | digits >> 8
    return UInt32(pairs & 0xFF) << 16 | UInt32(pairs >> 16 & 0xFF) << 8
      | UInt32(pairs >> 32 & 0xFF)
  }

  private static func packed(decimal text: UnsafeBufferPointer<UInt8>) -> UInt32? {
    guard 5...11 ~= text.count else { return nil }
    var packed: UInt32 = 0
    var component: UInt32 = 0
    var digits = 0
    var commas = 0
    for byte in text {
      if byte == UInt8(ascii: ",") {
        guard digits > 0, component <= 255 else { return nil }
        packed = packed << 8 | component
        (component, digits) = (0, 0)
        commas += 1
      } else {
        guard SyntaxScanner.isDigit(byte), digits < 3 else { return nil }
        component = component * 10 + UInt32(byte - UInt8(ascii: "0"))
        digits += 1
      }
    }
    guard commas == 2, digits > 0, component <= 255 else { return nil }
    return packed << 8 | component
  }
}
