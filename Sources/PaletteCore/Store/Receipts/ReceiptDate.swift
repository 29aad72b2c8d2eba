/// The three spellings of a date in a receipt.
///
/// `X` is UTC, `X_ms` milliseconds as a string (the one to compute with), `X_pst` the wall clock of
/// Los Angeles, daylight saving time included, whatever its name says.
enum ReceiptDate {
  /// The three members of a date.
  ///
  /// - Parameters:
  ///   - name: The member's name: `purchase_date`.
  ///   - date: The date.
  /// - Returns: `name`, `name_ms` and `name_pst`.
  static func members(_ name: String, _ date: Timestamp) -> [JSON.Member] {
    [
      JSON.Member(name, .string("\(date.secondsText) Etc/GMT")),
      JSON.Member("\(name)_ms", .string(String(date.milliseconds))),
      JSON.Member("\(name)_pst", .string("\(pacific(date).secondsText) America/Los_Angeles")),
    ]
  }

  /// The date in a receipt's item, read from its `_ms` spelling.
  ///
  /// - Parameters:
  ///   - name: The member's name: `purchase_date`.
  ///   - item: The object that has the member.
  /// - Returns: `nil` if it is missing or not a whole number.
  static func date(_ name: String, in item: JSON) -> Timestamp? {
    item["\(name)_ms"]?.string.flatMap { Int64($0) }.map(Timestamp.init(milliseconds:))
  }

  /// The moment at which clocks in UTC show what clocks in Los Angeles show now.
  static func pacific(_ date: Timestamp) -> Timestamp {
    Timestamp(milliseconds: date.milliseconds - (isDaylightTime(date) ? 7 : 8) * 3_600_000)
  }

  /// Whether clocks in Los Angeles are an hour ahead.
  ///
  /// Source: Energy Policy Act of 2005, section 110: since 2007 from the second Sunday of March to
  /// the first of November, at two o'clock local time. The app is younger than the rules before.
  private static func isDaylightTime(_ date: Timestamp) -> Bool {
    let day = date.milliseconds >= 0 ? date.milliseconds / 86_400_000 : 0
    let year = CivilDate(daysSince1970: day).year
    guard let march = CivilDate(year: year, month: 3, day: 8),
      let november = CivilDate(year: year, month: 11, day: 1)
    else { return false }
    let start = firstSunday(from: march) * 24 + 10
    let end = firstSunday(from: november) * 24 + 9
    return (start * 3_600_000..<end * 3_600_000).contains(date.milliseconds)
  }

  /// The first Sunday on or after a day; 1970-01-01 was a Thursday.
  private static func firstSunday(from date: CivilDate) -> Int64 {
    let day = date.daysSince1970
    return day + (7 - (day + 4) % 7) % 7
  }
}
