/// A name to be found as a whole, whatever case, marks and spaces it is written with.
struct ExactName {
  /// Folded, without spaces.
  private let compact: [UInt8]
  /// The same with `u` for `v`: `ü` is typed `v` where a keyboard has none, and pinyin has no other.
  private let pinyin: [UInt8]?

  init(_ name: String) {
    let (u, v) = (UInt8(ascii: "u"), UInt8(ascii: "v"))
    let compact = SearchText(name.trimmed).compact
    pinyin = compact.contains(v) ? compact.map { $0 == v ? u : $0 } : nil
    self.compact = compact
  }

  /// Whether it is one of the renderings of a localised text that is read next.
  func isOne(of record: inout CompactForm.Reader) -> Bool {
    guard !compact.isEmpty else { return false }
    if Self.is(record.utf8(), compact) { return true }
    for _ in 0..<record.number() {
      let (language, text) = (record.utf8(), record.utf8())
      if Self.is(text, compact) { return true }
      if let pinyin, language.elementsEqual("pinyin".utf8), Self.is(text, pinyin) { return true }
    }
    return false
  }

  /// Whether a text is this one when it is folded and loses its spaces.
  ///
  /// Most texts differ at their first letter, so that they need not be folded whole.
  private static func `is`(_ text: UnsafeBufferPointer<UInt8>, _ folded: [UInt8]) -> Bool {
    var matched = 0
    for (index, byte) in text.enumerated() {
      switch byte {
      case 0x30...0x39, 0x61...0x7A, 0x41...0x5A:
        let letter = byte < 0x41 ? byte : byte | 0x20
        guard matched < folded.count, folded[matched] == letter else { return false }
        matched += 1
      case 0..<0x80: break
      // U+4000 to U+9FFF stay as they are.
      case 0xE4...0xE9 where matched == 0 && folded.first != byte && index == 0: return false
      default: return SearchText(String(decoding: text, as: UTF8.self)).compact == folded
      }
    }
    return matched == folded.count
  }
}
