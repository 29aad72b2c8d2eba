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
}
