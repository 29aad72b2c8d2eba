/// The text of a quoted string in an old-style property list.
enum OldStyleText {
  /// The characters that a text with escapes stands for, each of which has been read before.
  static func text(in bytes: [UInt8], _ range: Range<Int>) -> String {
    var text: [UInt8] = []
    var position = range.lowerBound
    while position < range.upperBound {
      if bytes[position] == UInt8(ascii: "\\"), let escape = try? escape(in: bytes, at: position) {
        text += String(escape.character).utf8
        position = escape.end
      } else {
        text.append(bytes[position])
        position += 1
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// The character that an escape stands for: `\n`, `\351`, `\U00e9`, or the character itself.
  static func escape(
    in bytes: [UInt8], at start: Int
  ) throws(PropertyListFault) -> (character: Unicode.Scalar, end: Int) {
    guard start + 1 < bytes.count,
      let (value, length) = UTF8Text.character(at: start + 1, in: bytes),
      let character = Unicode.Scalar(value)
    else { throw PropertyListFault(.unclosed("An escape"), at: start) }
    let end = start + 1 + length
    switch character {
    case "0"..."7": return try octal(in: bytes, from: start + 1)
    case "U": return try unicode(in: bytes, from: end)
    case "a": return ("\u{07}", end)
    case "b": return ("\u{08}", end)
    case "t": return ("\t", end)
    case "n": return ("\n", end)
    case "v": return ("\u{0B}", end)
    case "f": return ("\u{0C}", end)
    case "r": return ("\r", end)
    default: return (character, end)
    }
  }

  /// At most three octal digits: a byte of the NeXTSTEP encoding.
  private static func octal(
    in bytes: [UInt8], from start: Int
  ) throws(PropertyListFault) -> (character: Unicode.Scalar, end: Int) {
    let digits = bytes[start...].prefix(3).prefix {
      (UInt8(ascii: "0")...UInt8(ascii: "7")).contains($0)
    }
    let byte = digits.reduce(UInt8(0)) { $0 << 3 | ($1 - UInt8(ascii: "0")) }
    guard byte > 0 else { throw PropertyListFault(.forbiddenCharacter(0), at: start - 1) }
    let character = byte < 0x80 ? Unicode.Scalar(byte) : nextStep[Int(byte) - 0x80]
    return (character, digits.endIndex)
  }

  /// At most four hexadecimal digits: a unit of UTF-16, the second one of a pair in another escape.
  private static func unicode(
    in bytes: [UInt8], from start: Int
  ) throws(PropertyListFault) -> (character: Unicode.Scalar, end: Int) {
    let (first, end) = unit(in: bytes, from: start)
    guard first != 0 else { throw PropertyListFault(.forbiddenCharacter(0), at: start - 2) }
    if let character = Unicode.Scalar(first) { return (character, end) }
    if UTF16.isLeadSurrogate(first), XMLText.follows("\\U", in: bytes, at: end) {
      let (second, end) = unit(in: bytes, from: end + 2)
      if UTF16.isTrailSurrogate(second) {
        let value = 0x1_0000 + (UInt32(first & 0x3FF) << 10 | UInt32(second & 0x3FF))
        if let character = Unicode.Scalar(value) { return (character, end) }
      }
    }
    let text = String(decoding: bytes[(start - 2)..<end], as: UTF8.self)
    throw PropertyListFault(.badEscape(text), at: start - 2)
  }

  private static func unit(in bytes: [UInt8], from start: Int) -> (value: UInt16, end: Int) {
    let digits = bytes[start...].prefix(4).prefix { Hexadecimal.value(ofDigit: $0) != nil }
    let value = digits.reduce(UInt16(0)) { $0 << 4 | UInt16(Hexadecimal.value(ofDigit: $1) ?? 0) }
    return (value, digits.endIndex)
  }

  /// The upper half of the NeXTSTEP encoding; its last two bytes mean nothing.
  private static let nextStep = Array(
    ("\u{A0}ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖÙÚÛÜÝÞµ×÷©¡¢£⁄¥ƒ§¤’“«‹›ﬁﬂ®–†‡·¦¶•‚„”»…‰¬¿¹ˋ´ˆ˜¯˘˙¨²˚¸³˝˛ˇ—±¼½¾àáâãäåç"
      + "èéêëìÆíªîïðñŁØŒºòóôõöæùúûıüýłøœßþÿ\u{FFFD}\u{FFFD}").unicodeScalars)
}
