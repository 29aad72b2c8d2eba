/// The values of XML property lists that are no strings, as the toolchain's decoder reads them.
enum ScalarText {
  /// A number: an integer, or what is no `Int`.
  enum Number: Equatable, CustomStringConvertible {
    case integer(Int)
    case real(Double)

    var description: String {
      switch self {
      case .integer(let number): number.description
      case .real(let number): number.description
      }
    }
  }

  /// An integer: decimal, or hexadecimal behind `0x`, with a sign; blanks may stand before both.
  static func integer(_ text: UnsafeBufferPointer<UInt8>) -> Number? {
    var rest = text.drop(while: isBlank)
    let sign = rest.first
    let isNegative = sign == UInt8(ascii: "-")
    if isNegative || sign == UInt8(ascii: "+") { rest = rest.dropFirst().drop(while: isBlank) }
    let isHexadecimal = rest.starts(with: "0x".utf8) || rest.starts(with: "0X".utf8)
    if isHexadecimal { rest = rest.dropFirst(2) }
    guard let size = magnitude(rest, radix: isHexadecimal ? 16 : 10) else { return nil }
    guard isNegative else { return Int(exactly: size).map { .integer($0) } ?? .real(Double(size)) }
    return size <= Int.min.magnitude ? .integer(Int(truncatingIfNeeded: 0 &- size)) : nil
  }

  private static func magnitude(
    _ digits: Slice<UnsafeBufferPointer<UInt8>>, radix: UInt64
  ) -> UInt64? {
    guard !digits.isEmpty else { return nil }
    var magnitude: UInt64 = 0
    for byte in digits {
      guard let digit = Hexadecimal.value(ofDigit: byte), digit < radix else { return nil }
      let (product, isTooLarge) = magnitude.multipliedReportingOverflow(by: radix)
      let (sum, isTooLargeYet) = product.addingReportingOverflow(UInt64(digit))
      guard !isTooLarge, !isTooLargeYet else { return nil }
      magnitude = sum
    }
    return magnitude
  }

  /// A real number: decimal, `inf`, `infinity` or `nan`, with a sign; blanks may stand before it.
  static func real(_ text: UnsafeBufferPointer<UInt8>) -> Double? {
    let digits = text.drop(while: isBlank)
    // Hexadecimal is no part of the format, though `Double` reads it.
    guard !digits.contains(where: { $0 | 0x20 == UInt8(ascii: "x") }) else { return nil }
    return Double(String(decoding: digits, as: UTF8.self))
  }

  /// Whether a text has the form of a date: `2026-11-30T12:00:00Z`, the year as long as it likes.
  static func isDate(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    let year = text.dropFirst(text.first == UInt8(ascii: "-") ? 1 : 0).prefix(while: isDigit)
    let rest = text[year.endIndex...]
    return rest.count == 16
      && zip(rest, "-00-00T00:00:00Z".utf8).allSatisfy { byte, form in
        form == UInt8(ascii: "0") ? isDigit(byte) : byte == form
      }
  }

  /// Whether bytes can stand in data: whatever is no digit of Base64 is skipped, if it is ASCII.
  static func isData(_ text: UnsafeBufferPointer<UInt8>) -> Bool { text.allSatisfy { $0 < 0x80 } }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte)
  }
}
