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
    guard digits.count % 4 == 0 else { return nil }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(digits.count / 4 * 3)
    for start in stride(from: 0, to: digits.count, by: 4) {
      let isLast = start + 4 == digits.count
      let pads = isLast ? digits[start...].reversed().prefix { $0 == padding }.count : 0
      guard pads <= 2 else { return nil }
      var bits: UInt32 = 0
      for digit in digits[start..<(start + 4 - pads)] {
        guard let value = value(ofDigit: digit) else { return nil }
        bits = bits << 6 | UInt32(value)
      }
      bits <<= 6 * UInt32(pads)
      guard bits & ((1 << (8 * UInt32(pads))) - 1) == 0 else { return nil }
      for shift in [16, 8, 0].dropLast(pads) {
        bytes.append(UInt8(truncatingIfNeeded: bits >> shift))
      }
    }
    return bytes
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
