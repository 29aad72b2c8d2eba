import PaletteCore
import Testing

@Suite struct TimestampTests {
  /// From `date -u -d @SECONDS`.
  static let cases: [(Int64, String)] = [
    (0, "1970-01-01T00:00:00.000Z"), (-1, "1969-12-31T23:59:59.999Z"),
    (951_782_400_000, "2000-02-29T00:00:00.000Z"), (1_767_225_600_007, "2026-01-01T00:00:00.007Z"),
    (4_107_542_400_000, "2100-03-01T00:00:00.000Z"),
    (-2_203_891_200_000, "1900-03-01T00:00:00.000Z"),
    (1_375_340_400_000, "2013-08-01T07:00:00.000Z"),
  ]

  @Test(arguments: cases) func writesAndReadsBack(milliseconds: Int64, text: String) {
    #expect(Timestamp(milliseconds: milliseconds).rfc3339 == text)
    #expect(Timestamp(rfc3339: text)?.milliseconds == milliseconds)
  }

  @Test func readsOffsetsAndFractions() {
    let noon = Timestamp(rfc3339: "2026-11-30T12:00:00Z")
    #expect(noon == Timestamp(rfc3339: "2026-11-30t20:00:00.000+08:00"))
    #expect(noon == Timestamp(rfc3339: "2026-11-30T06:30:00-05:30"))
    #expect(Timestamp(rfc3339: "2026-11-30T12:00:00.1239Z")?.rfc3339 == "2026-11-30T12:00:00.123Z")
    #expect(noon?.secondsText == "2026-11-30 12:00:00")
  }

  @Test(arguments: [
    "", "2026-11-30", "2026-11-30T12:00:00", "2026-02-29T00:00:00Z", "2026-13-01T00:00:00Z",
    "2026-11-30T24:00:00Z", "2026-11-30T12:00:00.Z", "2026-11-30T12:00:00+0800",
    "2026-11-30T12:00:00Z ", "+026-11-30T12:00:00Z", "２026-11-30T12:00:00Z",
  ])
  func refuses(text: String) { #expect(Timestamp(rfc3339: text) == nil) }

  @Test func everyDayOfFourCenturiesReadsBack() {
    for day in Int64(-146_097)..<146_097 {
      let moment = Timestamp(milliseconds: day * 86_400_000)
      #expect(Timestamp(rfc3339: moment.rfc3339) == moment)
    }
  }
}
