import PaletteCore
import Testing

@Suite struct DifferenceTests {
  /// Computed with coloraide 8.13.1, and with colour-science 0.4.7 beside it.
  @Test(arguments: [
    ("#ff0000", "#00ff00", 170.5634, 86.6078, 0.51981),
    ("#808080", "#7f7f7f", 0.3922, 0.3806, 0.00338),
    ("#ffffff", "#000000", 100, 100, 1),
    ("#1e90ff", "#6495ed", 14.3310, 5.5030, 0.05856),
  ]) func eightBitColoursAreComparedInLabOfD65(
    first: String, second: String, cie76: Double, ciede2000: Double, ok: Double
  ) throws {
    let (a, b) = (try Colour(parsing: first), try Colour(parsing: second))
    #expect(abs(Difference.cie76(a, b) - cie76) < 1e-4)
    #expect(abs(Difference.ciede2000(a, b) - ciede2000) < 1e-4)
    #expect(abs(Difference.ok(a, b) - ok) < 1e-5)
    for metric in Difference.Metric.allCases {
      let there = Difference.between(a, b, by: metric)
      #expect(abs(there - Difference.between(b, a, by: metric)) < 1e-12)
      #expect(Difference.between(a, a, by: metric) == 0)
    }
  }

  @Test func everyMetricHasDecimalsThatSuitItsUnit() {
    let decimals = Difference.Metric.allCases.map(\.decimals)
    #expect(decimals == [5, 4, 4])
  }

  @Test func theWhiteOfLabIsKeptOnlyWhereBothAreWrittenInIt() throws {
    let first = try Colour(parsing: "lab(50 2.6772 -79.7751)")
    let second = try Colour(parsing: "lch(50 82.7485 270)")
    #expect(Difference.comparesAsWritten(first, second))
    #expect(abs(Difference.ciede2000(first, second) - 2.0425) < 1e-4)
    #expect(abs(Difference.cie76(first, second) - 4.0011) < 1e-4)
    // The same colour in another space: both are taken to D65.
    let elsewhere = second.converted(to: .xyzD50)
    #expect(!Difference.comparesAsWritten(first, elsewhere))
    #expect(abs(Difference.ciede2000(first, elsewhere) - 1.8566) < 1e-4)
  }

  @Test func theMeasuresAreNamedAsTheyAreTyped() {
    #expect(Difference.Metric.allCases.map(\.rawValue) == ["ok", "76", "2000"])
    let (a, b) = (Colour(RGB8(30, 144, 255)), Colour(RGB8(100, 149, 237)))
    #expect(Difference.between(a, b, by: .ok) == Difference.ok(a, b))
    #expect(Difference.between(a, b, by: .cie76) == Difference.cie76(a, b))
    #expect(Difference.between(a, b, by: .ciede2000) == Difference.ciede2000(a, b))
  }
}
