/// A moment, in whole milliseconds since 1970-01-01T00:00:00Z, leap seconds not counted.
///
/// The clock itself is read at the edge of the program; everything inside is handed a `Timestamp`.
public struct Timestamp: Hashable, Comparable, Sendable {
  /// Milliseconds since 1970-01-01T00:00:00Z; negative before it.
  public let milliseconds: Int64

  /// Creates a moment.
  ///
  /// - Parameter milliseconds: Milliseconds since 1970-01-01T00:00:00Z.
  public init(milliseconds: Int64) { self.milliseconds = milliseconds }

  /// Whether one moment is before another.
  public static func < (left: Timestamp, right: Timestamp) -> Bool {
    left.milliseconds < right.milliseconds
  }

  /// The moment as RFC 3339 in UTC with milliseconds: `2026-11-30T03:24:14.123Z`.
  ///
  /// Years outside 0000 ... 9999 do not occur in RFC 3339; they are written with the digits they have.
  public var rfc3339: String {
    let (seconds, fraction) = milliseconds.flooredDivision(by: 1000)
    return "\(calendarText(seconds: seconds)).\(padded(fraction, 3))Z"
  }

  /// The moment to the second, as `2026-11-30 03:24:14`, in UTC.
  public var secondsText: String {
    let seconds = milliseconds.flooredDivision(by: 1000).quotient
    return calendarText(seconds: seconds, separator: " ")
  }

  private func calendarText(seconds: Int64, separator: String = "T") -> String {
    let (days, second) = seconds.flooredDivision(by: 86_400)
    let date = CivilDate(daysSince1970: days)
    let calendar = [padded(date.year, 4), padded(date.month, 2), padded(date.day, 2)]
    let clock = [padded(second / 3600, 2), padded(second / 60 % 60, 2), padded(second % 60, 2)]
    return calendar.joined(separator: "-") + separator + clock.joined(separator: ":")
  }

  /// The moments that RFC 3339 can write in UTC: the years 0000 to 9999, in milliseconds.
  static let writable: Range<Int64> = -62_167_219_200_000..<253_402_300_800_000

  /// Reads an RFC 3339 date and time: `2026-11-30T03:24:14Z`, `…14.5+08:00`.
  ///
  /// A leap second (`:60`) counts as the second after it; digits after the third of the fraction are
  /// dropped. The result is `nil` if the text is not RFC 3339, names a day that no calendar has, or a
  /// moment that in UTC lies outside the years 0000 to 9999.
  ///
  /// - Parameter text: The text, without surrounding space.
  public init?(rfc3339 text: String) {
    var reader = DigitReader(Array(text.utf8))
    guard let year = reader.number(4), reader.skip("-"), let month = reader.number(2),
      reader.skip("-"), let day = reader.number(2), reader.skip("T") || reader.skip("t"),
      let hour = reader.number(2), reader.skip(":"), let minute = reader.number(2),
      reader.skip(":"), let second = reader.number(2),
      let fraction = reader.fraction(), let offset = reader.offsetMinutes(), reader.isAtEnd,
      let date = CivilDate(year: year, month: month, day: day),
      hour < 24, minute < 60, second <= 60
    else { return nil }
    let minutes = date.daysSince1970 * 1440 + hour * 60 + minute - offset
    let milliseconds = (minutes * 60 + second) * 1000 + fraction
    guard Self.writable.contains(milliseconds) else { return nil }
    self.init(milliseconds: milliseconds)
  }
}

/// A day of the proleptic Gregorian calendar.
///
/// Source of the conversions: H. Hinnant, "chrono-Compatible Low-Level Date Algorithms", 2014.
struct CivilDate {
  let year: Int64
  let month: Int64
  let day: Int64

  init(daysSince1970 days: Int64) {
    let (era, dayOfEra) = (days + 719_468).flooredDivision(by: 146_097)
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
    month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  }

  init?(year: Int64, month: Int64, day: Int64) {
    self.year = year
    self.month = month
    self.day = day
    guard (1...12).contains(month), (1...31).contains(day) else { return nil }
    let normal = CivilDate(daysSince1970: daysSince1970)
    guard normal.month == month, normal.day == day else { return nil }
  }

  var daysSince1970: Int64 {
    let shiftedYear = month <= 2 ? year - 1 : year
    let (era, yearOfEra) = shiftedYear.flooredDivision(by: 400)
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }
}

extension Int64 {
  fileprivate func flooredDivision(by divisor: Int64) -> (quotient: Int64, remainder: Int64) {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
  }
}

private func padded(_ number: Int64, _ width: Int) -> String {
  let text = String(number)
  return String(repeating: "0", count: max(0, width - text.utf8.count)) + text
}

/// Reads fixed-width decimal fields from ASCII text.
private struct DigitReader {
  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var isAtEnd: Bool { position == bytes.count }

  mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard position < bytes.count, bytes[position] == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  mutating func digit() -> Int64? {
    guard position < bytes.count, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[position])
    else { return nil }
    defer { position += 1 }
    return Int64(bytes[position] - UInt8(ascii: "0"))
  }

  mutating func number(_ width: Int) -> Int64? {
    var number: Int64 = 0
    for _ in 0..<width {
      guard let digit = digit() else { return nil }
      number = number * 10 + digit
    }
    return number
  }

  /// The fraction of a second in milliseconds; 0 where there is none, `nil` for a bare point.
  mutating func fraction() -> Int64? {
    guard skip(".") else { return 0 }
    var milliseconds: Int64 = 0
    var weight: Int64 = 100
    guard let first = digit() else { return nil }
    milliseconds += first * weight
    while let digit = digit() {
      weight /= 10
      milliseconds += digit * weight
    }
    return milliseconds
  }

  mutating func offsetMinutes() -> Int64? {
    if skip("Z") || skip("z") { return 0 }
    let sign: Int64 = skip("+") ? 1 : -1
    guard sign == 1 || skip("-"), let hours = number(2), skip(":"), let minutes = number(2),
      hours < 24, minutes < 60
    else { return nil }
    return sign * (hours * 60 + minutes)
  }
}
