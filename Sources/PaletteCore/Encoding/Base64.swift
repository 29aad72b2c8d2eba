/// Bytes as base64 text: the standard alphabet, padded, without line breaks (RFC 4648, section 4).
public enum Base64 {
  private static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
  private static let padding = UInt8(ascii: "=")

  /// The bytes as base64.
  ///
  /// - Parameter bytes: The bytes, in order.
  /// - Returns: Four characters for every three bytes or part of three.
  public static func text(of bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      let bits = group.reduce(UInt32(0)) { $0 << 8 | UInt32($1) } << (8 * (3 - group.count))
      for place in 0..<4 {
        let digit = alphabet[Int(bits >> (18 - 6 * place) & 63)]
        text.append(place <= group.count ? digit : padding)
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// The bytes that base64 text stands for.
  ///
  /// - Parameter text: Padded base64; line breaks and other characters are not allowed, nor are bits
  ///   that belong to no byte.
  /// - Returns: `nil` if the text is not of that form.
  public static func bytes(of text: String) -> [UInt8]? {
    let digits = Array(text.utf8)
    let pads = digits.reversed().prefix { $0 == padding }.count
    guard digits.count % 4 == 0, pads <= 2 else { return nil }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(digits.count / 4 * 3)
    // What is left over of the digits so far, and how many bits that is.
    var rest: UInt32 = 0
    var width: UInt32 = 0
    for digit in digits.dropLast(pads) {
      guard let value = value(ofDigit: digit) else { return nil }
      rest = rest << 6 | UInt32(value)
      width += 6
      guard width >= 8 else { continue }
      width -= 8
      bytes.append(UInt8(rest >> width))
      rest &= (1 << width) - 1
    }
    return rest == 0 ? bytes : nil
  }

  private static func value(ofDigit byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte - UInt8(ascii: "A")
    case UInt8(ascii: "a")...UInt8(ascii: "z"): byte - UInt8(ascii: "a") + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0") + 52
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    default: nil
    }
  }
}
