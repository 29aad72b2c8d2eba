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

  /// Appends the six digits of the lower 24 bits of a number, all of them made at once.
  ///
  /// - Parameters:
  ///   - number: The number.
  ///   - isUpperCase: Whether letters are capitals.
  ///   - bytes: The ASCII text so far.
  static func append(
    sixDigitsOf number: UInt32, isUpperCase: Bool = false, to bytes: inout [UInt8]
  ) {
    // Each byte of a word gets a digit, the first one in the lowest byte.
    let pairs =
      UInt64(number >> 16 & 0xFF) | UInt64(number & 0xFF00) << 8
      | UInt64(number & 0xFF) << 32
    let values = (pairs >> 4 | pairs << 8) & 0x0F0F_0F0F_0F0F
    let letters = (values &+ 0x0606_0606_0606) >> 4 & 0x0101_0101_0101
    let distance: UInt64 = isUpperCase ? 0x41 - 0x3A : 0x61 - 0x3A
    var text = (values &+ 0x3030_3030_3030 &+ letters &* distance).littleEndian
    withUnsafeBytes(of: &text) {
      bytes.append(contentsOf: UnsafeRawBufferPointer(rebasing: $0[..<6]))
    }
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
