/// Decimal numbers as text, the same in every locale.
///
/// Trailing zeros are dropped; there is never an exponent, a group separator or a `-0`.
public enum DecimalText {
  private static let powers: [Int64] = [
    1, 10, 100, 1000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000, 1_000_000_000,
  ]
  /// What is larger than an `Int64` holds is written as this many units of the last decimal.
  private static let limit = 9e18

  /// Appends a number, rounded half away from zero: `12.5`, `-0.044`, `0`.
  ///
  /// - Parameters:
  ///   - number: The number; one that is not a number is written as 0.
  ///   - decimals: The most digits behind the point, 0 to 9.
  ///   - bytes: The ASCII text so far.
  public static func append(_ number: Double, decimals: Int, to bytes: inout [UInt8]) {
    let power = powers[min(max(decimals, 0), powers.count - 1)]
    var units = self.units(number, power: power)
    if units < 0 {
      bytes.append(UInt8(ascii: "-"))
      units = -units
    }
    append(units / power, leastDigits: 1, to: &bytes)
    var fraction = units % power
    guard fraction > 0 else { return }
    var digits = decimals
    while fraction % 10 == 0 {
      fraction /= 10
      digits -= 1
    }
    bytes.append(UInt8(ascii: "."))
    append(fraction, leastDigits: digits, to: &bytes)
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

  /// The number in units of the last decimal.
  private static func units(_ number: Double, power: Int64) -> Int64 {
    guard !number.isNaN else { return 0 }
    let scaled = min(abs(number) * Double(power) + 0.5, limit)
    return number < 0 ? -Int64(scaled) : Int64(scaled)
  }

  private static func append(_ number: Int64, leastDigits: Int, to bytes: inout [UInt8]) {
    let start = bytes.count
    var rest = number
    repeat {
      bytes.append(UInt8(ascii: "0") + UInt8(rest % 10))
      rest /= 10
    } while rest > 0 || bytes.count - start < leastDigits
    bytes[start...].reverse()
  }
}
