/// Bytes as hexadecimal digits.
public enum Hexadecimal {
  private static let digits = Array("0123456789abcdef".utf8)

  /// The bytes as lower-case hexadecimal, two digits a byte.
  ///
  /// - Parameter bytes: The bytes, in order.
  /// - Returns: Twice as many digits as there are bytes.
  public static func text(of bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count * 2)
    for byte in bytes {
      text.append(digits[Int(byte >> 4)])
      text.append(digits[Int(byte & 15)])
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// The value of one ASCII hexadecimal digit, in either case.
  ///
  /// - Parameter byte: An ASCII character.
  /// - Returns: 0 ... 15, or `nil` if the byte is not such a digit.
  public static func value(ofDigit byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
