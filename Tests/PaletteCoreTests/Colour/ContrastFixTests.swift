import PaletteCore
import Testing

@Suite struct ContrastFixTests {
  /// Found by trying lightnesses 1/16384 apart from the foreground's outwards, with the conversions of
  /// coloraide 8.13.1.
  @Test(arguments: [
    ("#777777", "#ffffff", "#767676", -0.00177), ("#0078d7", "#ffffff", "#0078d6", -0.00153),
    ("#ff0000", "#ffffff", "#ee0000", -0.04358), ("#888888", "#777777", "#060606", -0.50134),
    ("#00ff00", "#ffffff", "#008a00", -0.32239), ("#336699", "#222222", "#588cc2", 0.12677),
    ("#808080", "#808080", "#171717", -0.39307), ("#ff8800", "#ff8800", "#6a2a00", -0.37463),
    // Of the lighter side only white itself passes.
    ("#37e3d1", "#a757a3", "#ffffff", 0.17179),
  ]) func findsTheNearestLightnessForAA(
    text: String, background: String, fixed: String, change: Double
  ) throws {
    try expectFix(text, background, .aa, fixed, change)
  }

  @Test(arguments: [
    ("#777777", "#ffffff", "#595959", -0.10352), ("#ffff00", "#ffffff", "#5d5c00", -0.50769),
    ("#0000ff", "#000000", "#5b92ff", 0.22986), ("#ce332d", "#f5f5dc", "#a90006", -0.10290),
    ("#000000", "#ffffff", "#000000", 0),
  ]) func findsTheNearestLightnessForAAA(
    text: String, background: String, fixed: String, change: Double
  ) throws {
    try expectFix(text, background, .aaa, fixed, change)
  }

  private func expectFix(
    _ text: String, _ background: String, _ level: Contrast.Level, _ fixed: String,
    _ change: Double
  ) throws {
    let fix = ContrastFix(
      try Colour(parsing: text), on: try Colour(parsing: background).rgb8, for: level.text)
    #expect(fix.passes)
    #expect(fix.colour.hex == fixed)
    #expect(fix.ratio >= level.text.leastRatio)
    #expect(abs(fix.lightnessChange - change) < 1e-4)
  }

  @Test func whereNoLightnessPassesTheBestIsTold() {
    let grey = RGB8(128, 128, 128)
    let fix = ContrastFix(Colour(RGB8(200, 0, 90)), on: grey, for: .aaaText)
    #expect(!fix.passes)
    #expect(fix.colour == RGB8(0, 0, 0))
    #expect(abs(fix.ratio - 5.3172) < 1e-4)
    #expect(fix.lightnessChange < 0)
  }

  /// Comparing with every lightness of a grid finer than the search's own steps.
  @Test func missesNothingThatTryingEveryLightnessFinds() {
    let seed: UInt64 = 453
    var random = SplitMix64(seed: seed)
    for _ in 0..<24 {
      let text = RGB8(packed: UInt32.random(in: 0...0xFFFFFF, using: &random))
      let background = RGB8(packed: UInt32.random(in: 0...0xFFFFFF, using: &random))
      let level: Contrast.Level = Bool.random(using: &random) ? .aa : .aaa
      let fix = ContrastFix(Colour(text), on: background, for: level.text)
      let name = "seed \(seed), \(text.hex) on \(background.hex), \(level)"
      #expect(fix.passes == (fix.ratio >= level.text.leastRatio), "\(name)")
      guard let steps = stepsByTryingAll(text, background, level.text) else {
        #expect(!fix.passes, "\(name)")
        continue
      }
      let distance = abs(fix.lightnessChange)
      #expect(fix.passes, "\(name)")
      #expect(distance <= steps.upperBound + 1e-9, "\(name)")
      #expect(distance > steps.lowerBound - 1.0 / 16_384, "\(name)")
    }
  }

  /// The last distance of the grid at which neither side passes, and the first at which one does.
  ///
  /// The ratio jumps by what bytes are apart, not by more: points far from passing are left out.
  private func stepsByTryingAll(
    _ text: RGB8, _ background: RGB8, _ requirement: Contrast.Requirement
  ) -> ClosedRange<Double>? {
    let lch = Colour(text).converted(to: .oklch).components
    let (grid, leap) = (1.0 / 20_000, 40)
    func passes(_ lightness: Double, orEndWithin margin: Double) -> Bool {
      guard (-margin...1 + margin).contains(lightness) else { return false }
      // Black and white themselves are part of the scale, wherever the grid's points fall.
      let components = SIMD3(min(max(lightness, 0), 1), lch.y, lch.z)
      return requirement.passes(Contrast.ratio(Colour(.oklch, components).rgb8, background))
    }
    func first(of steps: StrideThrough<Int>, apart: Int) -> Int? {
      steps.first { step in
        let (distance, margin) = (Double(step) * grid, Double(apart) * grid)
        return passes(lch.x - distance, orEndWithin: margin)
          || passes(lch.x + distance, orEndWithin: margin)
      }
    }
    if requirement.passes(Contrast.ratio(text, background)) { return 0...0 }
    let leaps = stride(from: leap, through: 20_000 + leap, by: leap)
    guard let end = first(of: leaps, apart: leap),
      let step = first(of: stride(from: max(1, end - 2 * leap), through: end, by: 1), apart: 1)
    else { return nil }
    return Double(step - 1) * grid...Double(step) * grid
  }
}
