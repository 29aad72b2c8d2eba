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
    ShortText.append(to: &bytes) { append(number, decimals: decimals, to: &$0) }
  }

  /// Appends a whole number.
  ///
  /// - Parameters:
  ///   - number: The number.
  ///   - bytes: The ASCII text so far.
  public static func append(_ number: UInt64, to bytes: inout [UInt8]) {
    ShortText.append(to: &bytes) { append(number, decimals: 0, to: &$0) }
  }

  /// Appends a number, rounded half away from zero.
  static func append(_ number: Double, decimals: Int, to text: inout ShortText) {
    guard !number.isNaN else { return text.append(UInt8(ascii: "0")) }
    let decimals = min(max(decimals, 0), 9)
    let units = UInt64(Int64(min(abs(number) * power(decimals) + 0.5, limit)))
    if number < 0, units > 0 { text.append(UInt8(ascii: "-")) }
    append(units, decimals: decimals, to: &text)
  }

  /// Appends a number of units of the last decimal.
  private static func append(_ units: UInt64, decimals: Int, to text: inout ShortText) {
    if units < 100_000_000, decimals < 8 {
      appendEightDigits(units, decimals: decimals, to: &text)
    } else {
      appendAnyDigits(units, decimals: decimals, to: &text)
    }
  }

  /// Appends a number below a hundred million without a loop: all its digits are made at once, and
  /// those that are not wanted shifted away.
  private static func appendEightDigits(_ units: UInt64, decimals: Int, to text: inout ShortText) {
    let digits = digits(of: units)
    let leadingZeros = min(digits.trailingZeroBitCount / 8, 7 - decimals)
    let trailingZeros = min(digits.leadingZeroBitCount / 8, decimals)
    let characters = digits | 0x3030_3030_3030_3030
    text.append(characters &>> UInt64(leadingZeros * 8), count: 8 - decimals - leadingZeros)
    guard decimals > trailingZeros else { return }
    text.append(UInt8(ascii: "."))
    text.append(characters &>> UInt64((8 - decimals) * 8), count: decimals - trailingZeros)
  }

  /// The eight digits of a number below a hundred million, one a byte and the first in the lowest.
  ///
  /// Each step divides all parts of the word: into fours, into pairs, into digits. The products with
  /// the rounded inverses are exact enough: `x * 10486 >> 20` is `x / 100` below 10,000 and
  /// `x * 103 >> 10` is `x / 10` below 100.
  private static func digits(of number: UInt64) -> UInt64 {
    let (upper, lower) = number.quotientAndRemainder(dividingBy: 10_000)
    let fours = upper | lower << 32
    let hundreds = (fours &* 10_486) >> 20 & 0x7F_0000_007F
    let pairs = hundreds | (fours &- hundreds &* 100) << 16
    let tens = (pairs &* 103) >> 10 & 0x000F_000F_000F_000F
    return tens | (pairs &- tens &* 10) << 8
  }

  /// Appends a number digit by digit, the first one first.
  private static func appendAnyDigits(_ units: UInt64, decimals: Int, to text: inout ShortText) {
    var (units, decimals) = (units, decimals)
    while decimals > 0, units.isMultiple(of: 10) {
      units /= 10
      decimals -= 1
    }
    var place = 0
    var unit: UInt64 = 1
    while place < decimals || units / unit >= 10 {
      place += 1
      unit *= 10
    }
    for place in stride(from: place, through: 0, by: -1) {
      text.append(UInt8(ascii: "0") + UInt8(units / unit % 10))
      if place == decimals, place > 0 { text.append(UInt8(ascii: ".")) }
      unit /= 10
    }
  }

  private static func power(_ decimals: Int) -> Double {
    switch decimals {
    case 0: 1
    case 1: 1e1
    case 2: 1e2
    case 3: 1e3
    case 4: 1e4
    case 5: 1e5
    case 6: 1e6
    case 7: 1e7
    case 8: 1e8
    default: 1e9
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
