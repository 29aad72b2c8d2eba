/// Eight bytes of a text as one word, the first in its lowest byte: they are looked at together.
struct EightBytes: Equatable {
  private var word: UInt64

  /// The bytes from an offset on, all of which must be there.
  @inline(__always)
  init(_ text: UnsafeRawBufferPointer, at offset: Int) {
    word = UInt64(littleEndian: text.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  /// At most eight characters, the others zero.
  @inline(__always)
  init(_ text: StaticString) {
    word = 0
    for index in 0..<text.utf8CodeUnitCount {
      word |= UInt64(text.utf8Start[index]) << UInt64(8 * index)
    }
  }

  /// Whether they begin with a text of at most eight characters.
  @inline(__always)
  func begin(with text: StaticString) -> Bool {
    let others = UInt64(64 - 8 * text.utf8CodeUnitCount)
    return word << others == EightBytes(text).word << others
  }

  /// How many of them come before the first that is greater than a space.
  var blankCount: Int {
    let low = word & 0x7F7F_7F7F_7F7F_7F7F
    return Self.index((low &+ 0x5F5F_5F5F_5F5F_5F5F) | word)
  }

  /// How many of them come before the first `<` or `&`.
  var markupIndex: Int {
    Self.index(Self.zeros(word ^ 0x3C3C_3C3C_3C3C_3C3C) | Self.zeros(word ^ 0x2626_2626_2626_2626))
  }

  /// A word with the highest bit of the first byte that is zero; of those before it no such bit.
  private static func zeros(_ word: UInt64) -> UInt64 { (word &- 0x0101_0101_0101_0101) & ~word }

  /// The first byte whose highest bit is set; 8 if there is none.
  private static func index(_ word: UInt64) -> Int {
    (word & 0x8080_8080_8080_8080).trailingZeroBitCount >> 3
  }
}
