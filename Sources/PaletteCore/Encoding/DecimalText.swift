/// Decimal numbers as text, the same in every locale.
///
/// Trailing zeros are dropped; there is never an exponent, a group separator or a `-0`.
public enum DecimalText {
  /// What is larger than an `Int64` holds is written as this many units of the last decimal.
  private static var limit: Double { 9e18 }

  /// Appends a number, rounded half away from zero: `12.5`, `-0.044`, `0`.
  ///
  /// - Parameters:
  ///   - number: The number; one that is not a number is written as 0.
  ///   - decimals: The most digits behind the point, 0 to 9.
  ///   - bytes: The ASCII text so far.
  public static func append(_ number: Double, decimals: Int, to bytes: inout [UInt8]) {
    var digits = min(max(decimals, 0), 9)
    var power = 1.0
    for _ in 0..<digits { power *= 10 }
    guard !number.isNaN else { return bytes.append(UInt8(ascii: "0")) }
    var units = UInt64(min(abs(number) * power + 0.5, limit))
    if units == 0 { digits = 0 }
    while digits > 0, units % 10 == 0 {
      units /= 10
      digits -= 1
    }
    append(units, decimals: digits, isNegative: number < 0 && units > 0, to: &bytes)
  }

  /// Appends a whole number.
  ///
  /// - Parameters:
  ///   - number: The number.
  ///   - bytes: The ASCII text so far.
  public static func append(_ number: UInt64, to bytes: inout [UInt8]) {
    append(number, decimals: 0, isNegative: false, to: &bytes)
  }

  /// Appends a number of units of the last decimal, all digits of it: written from the end, as they
  /// come, into memory of its own.
  private static func append(
    _ units: UInt64, decimals: Int, isNegative: Bool, to bytes: inout [UInt8]
  ) {
    // A sign, a point, and the digits of the largest number, before it as many zeros as decimals.
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 32) { text in
      var place = text.count
      var rest = units
      func put(_ byte: UInt8) {
        place -= 1
        text[place] = byte
      }
      func putDigit() {
        put(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10))
        rest /= 10
      }
      for _ in 0..<decimals { putDigit() }
      if decimals > 0 { put(UInt8(ascii: ".")) }
      repeat { putDigit() } while rest > 0
      if isNegative { put(UInt8(ascii: "-")) }
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[place...]))
    }
  }

  /// A number as text, rounded half away from zero: `12.5`, `-0.044`, `0`.
  ///
  /// - Parameters:
  ///   - number: The number; one that is not a number is written as 0.
  ///   - decimals: The most digits behind the point, 0 to 9.
  /// - Returns: The text.
  public static func text(_ number: Double, decimals: Int) -> String {
    var bytes: [UInt8] = []
    append(number, decimals: decimals, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}
