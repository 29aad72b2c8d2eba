/// The syntax of ids in the catalogue, and how an id is made where none is given.
enum Identifier {
  /// Whether a text is an id: `[a-z0-9]+(-[a-z0-9]+)*`.
  static func isValid(_ text: some StringProtocol) -> Bool {
    var previous = UInt8(ascii: "-")
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): break
      case UInt8(ascii: "-") where previous != byte: break
      default: return false
      }
      previous = byte
    }
    return previous != UInt8(ascii: "-")
  }
}
