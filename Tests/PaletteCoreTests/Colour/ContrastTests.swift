import PaletteCore
import Testing

@Suite struct ContrastTests {
  /// The formula of WCAG 2 by hand, and coloraide 8.13.1.
  @Test(arguments: [
    ("#ffffff", "#000000", 21.0), ("#777777", "#ffffff", 4.478089),
    ("#ffffff", "#0078d7", 4.498861), ("#949494", "#ffffff", 3.033470),
    ("#ff0000", "#ffffff", 3.998477), ("#0000ff", "#ffffff", 8.592471),
  ]) func ratioIsSymmetricAndUnrounded(first: String, second: String, ratio: Double) throws {
    let (a, b) = (try Colour(parsing: first).rgb8, try Colour(parsing: second).rgb8)
    #expect(abs(Contrast.ratio(a, b) - ratio) < 1e-6)
    #expect(Contrast.ratio(a, b) == Contrast.ratio(b, a))
  }

  @Test func luminanceIsTheSameOnBothSidesOfTheThreshold() {
    #expect(abs(Contrast.luminance(of: RGB8(10, 10, 10)) - 0.00303527) < 1e-8)
    #expect(abs(Contrast.luminance(of: RGB8(11, 11, 11)) - 0.00334654) < 1e-8)
  }

  @Test func theTextOfEveryGreyIsTheMoreReadableOne() {
    for value in UInt8.min...UInt8.max {
      let grey = RGB8(value, value, value)
      let chosen = Contrast.ratio(Contrast.textColour(on: grey), grey)
      #expect(chosen >= 4.5)
    }
    #expect(Contrast.textColour(on: RGB8(255, 255, 0)) == RGB8(0, 0, 0))
    #expect(Contrast.textColour(on: RGB8(0, 0, 255)) == RGB8(255, 255, 255))
  }

  /// AA text, AA large, AAA text, AAA large.
  @Test(arguments: [
    ("#ffffff", "#000000", [true, true, true, true]),
    ("#777777", "#ffffff", [false, true, false, false]),
    ("#ffffff", "#0078d7", [false, true, false, false]),
    ("#949494", "#ffffff", [false, true, false, false]),
    ("#ff0000", "#ffffff", [false, true, false, false]),
    ("#0000ff", "#ffffff", [true, true, true, true]),
    ("#767676", "#ffffff", [true, true, false, true]),
    ("#969696", "#ffffff", [false, false, false, false]),
  ]) func verdictsCompareTheUnroundedRatio(
    first: String, second: String, verdicts: [Bool]
  ) throws {
    let ratio = Contrast.ratio(try Colour(parsing: first).rgb8, try Colour(parsing: second).rgb8)
    #expect(Contrast.Requirement.allCases.map { $0.passes(ratio) } == verdicts)
  }

  @Test(arguments: [
    (21.0, 2, "21"), (4.478089, 2, "4.48"), (4.498861, 2, "4.499"), (3.998477, 2, "4"),
    (2.9999996, 2, "2.9999996"), (6.99501, 2, "6.995"), (4.5, 2, "4.5"),
    (4.4999999, 6, "4.4999999"),
    (3.033470, 6, "3.03347"), (3.033470, 10, "3.03347"), (4.478089, .max, "4.478089"),
    (4.478089, -1, "4"), (4.498861, .min, "4"),
  ]) func aRatioThatFailsNeverLooksAsIfItPassed(ratio: Double, decimals: Int, text: String) {
    #expect(Contrast.text(ofRatio: ratio, decimals: decimals) == text)
  }

  @Test func translucentColoursAreComposited() throws {
    let half = try Colour(parsing: "#ff000080")
    #expect(half.composited(over: RGB8(255, 255, 255)) == RGB8(255, 127, 127))
    #expect(half.composited(over: RGB8(0, 0, 0)) == RGB8(128, 0, 0))
    let clear = try Colour(parsing: "transparent")
    #expect(clear.composited(over: RGB8(1, 2, 3)) == RGB8(1, 2, 3))
    let opaque = try Colour(parsing: "color(display-p3 0 1 0)")
    #expect(opaque.composited(over: RGB8(1, 2, 3)) == opaque.rgb8)
  }
}
