import PaletteCore
import Testing

@Suite struct InterpolationTests {
  @Test(arguments: Mix.all) func matchesTheReference(row: Mix?) throws {
    let mix = try #require(row)
    let made = Interpolation.mix(
      try Colour(parsing: mix.a), try Colour(parsing: mix.b), at: mix.fraction, space: mix.space,
      hue: mix.hue)
    expect(made, mix.space, mix.components, alpha: mix.alpha, "\(mix)")
  }

  /// Compares components to 1e-6, of CIE spaces and hues to 1e-5; NaN stands for missing ones.
  private func expect(
    _ made: Colour, _ space: ColourSpace, _ components: SIMD3<Double>, alpha: Double,
    _ comment: Comment
  ) {
    #expect(made.space == space, comment)
    var missing: Colour.Missing = alpha.isNaN ? .alpha : []
    for index in 0..<3 {
      let expected = components[index]
      if expected.isNaN { missing.insert(Colour.Missing(rawValue: 1 << UInt8(index))) }
      let tolerance = abs(expected) > 2 ? 1e-5 : 1e-6
      #expect(expected.isNaN || abs(made.components[index] - expected) < tolerance, comment)
    }
    #expect(made.missing == missing, comment)
    #expect(alpha.isNaN || abs(made.alpha - alpha) < 1e-8, comment)
  }

  @Test(arguments: [
    ("#ff0000", "#0000ff", ColourSpace.srgb, HuePath.shorter, "#800080", "#800080"),
    ("#ff0000", "#0000ff", .oklab, .shorter, "#8c53a2", "#8c53a2"),
    ("#ff0000", "#0000ff", .oklch, .shorter, "#b700be", "#ba00c2"),
    ("#ff0000", "#0000ff", .oklch, .longer, "#008a0e", "#009300"),
    ("#ffffff", "#0000ff", .oklab, .shorter, "#74a3ff", "#74a3ff"),
    ("#ff0000", "#ffffff", .hsl, .shorter, "#df9f9f", "#df9f9f"),
    ("#000000", "#ffffff", .srgbLinear, .shorter, "#bcbcbc", "#bcbcbc"),
    ("hsl(350 100% 50%)", "hsl(10 100% 50%)", .hsl, .shorter, "#ff0000", "#ff0000"),
  ]) func midpointsAreWhatOtherToolsSay(
    a: String, b: String, space: ColourSpace, hue: HuePath, mapped: String, clipped: String
  ) throws {
    let made = Interpolation.mix(
      try Colour(parsing: a), try Colour(parsing: b), space: space, hue: hue)
    #expect(Notation.hex.text(of: made.mappedToGamut(.css)) == mapped)
    #expect(Notation.hex.text(of: made.mappedToGamut(.clip)) == clipped)
  }

  /// CSS Color 4 §12.2: the other's value is taken before alpha is multiplied in, so that components
  /// that are all missing change nothing but alpha.
  @Test func whatIsMissingTakesTheOthersValueBeforeAlphaCounts() throws {
    let missing = try Colour(parsing: "rgb(none none none / 50%)")
    let other = try Colour(parsing: "#22c9dc")
    let made = Interpolation.mix(missing, other, at: 0.25)
    expect(made, .oklab, other.converted(to: .oklab).components, alpha: 0.625, "")
  }

  /// CSS Color 4 §12.2: what has no counterpart is carried forward as a set, but only as a whole.
  @Test func componentsWithoutCounterpartsAreCarriedForwardTogether() throws {
    let target = Colour(.hwb, [200, 0.3, 0.1])
    let whole = Interpolation.mix(
      try Colour(parsing: "oklch(none none 30)"), target, at: 0.5, space: .hwb)
    #expect(abs(whole.components.y - 0.3) < 1e-9)
    #expect(abs(whole.components.z - 0.1) < 1e-9)
    let half = Interpolation.mix(
      try Colour(parsing: "oklch(0.9 none 30)"), target, at: 0.5, space: .hwb)
    #expect(abs(half.components.y - 0.3) > 0.1)
  }

  @Test(arguments: ColourSpace.allCases) func theEndsAreTheVeryColours(space: ColourSpace) throws {
    let a = try Colour(parsing: "rgb(255 0 64 / 0)")
    let b = try Colour(parsing: "hsl(120 0% 50%)")
    for hue in HuePath.allCases {
      #expect(Interpolation.mix(a, b, at: 0, space: space, hue: hue) == a)
      #expect(Interpolation.mix(a, b, at: 1, space: space, hue: hue) == b)
      #expect(Interpolation.mix(a, b, at: -3, space: space, hue: hue) == a)
      #expect(Interpolation.mix(a, b, at: 7, space: space, hue: hue) == b)
    }
  }

  @Test func anEndThatIsMissingSomethingTakesIt() throws {
    let made = Interpolation.mix(
      try Colour(parsing: "oklch(0.5 0.1 none)"), Colour(.oklch, [0.7, 0.2, 140]), at: 0,
      space: .oklch)
    #expect(made == Colour(.oklch, [0.5, 0.1, 140]))
  }

  /// From coloraide 8.13.1, `Color.steps` with five colours through three stops.
  @Test(arguments: [
    (ColourSpace.oklab, HuePath.shorter, ["#ff0000", "#a66900", "#008000", "#006a9b", "#0000ff"]),
    (.hsl, .longer, ["#ff0000", "#0000c0", "#008000", "#c00000", "#0000ff"]),
  ]) func gradientsPassEveryStop(space: ColourSpace, hue: HuePath, hexes: [String]) throws {
    let stops = try ["#ff0000", "#008000", "#0000ff"].map { try Colour(parsing: $0) }
    let colours = Interpolation.gradient(stops, count: 5, space: space, hue: hue)
    #expect(colours.map { Notation.hex.text(of: $0.mappedToGamut(.clip)) } == hexes)
    #expect(colours[0] == stops[0] && colours[2] == stops[1] && colours[4] == stops[2])
  }

  @Test func gradientsOfFewColoursOrStops() {
    let (red, blue) = (Colour(RGB8(255, 0, 0)), Colour(RGB8(0, 0, 255)))
    #expect(Interpolation.gradient([], count: 3).isEmpty)
    #expect(Interpolation.gradient([red, blue], count: 0).isEmpty)
    #expect(Interpolation.gradient([red, blue], count: -1).isEmpty)
    #expect(Interpolation.gradient([red, blue], count: 1) == [red])
    #expect(Interpolation.gradient([red], count: 3) == [red, red, red])
    #expect(Interpolation.gradient([red, blue, red], count: 2) == [red, red])
  }

  @Test(arguments: ColourSpace.allCases) func mixesAreTheSameTheOtherWayRound(space: ColourSpace) {
    var random = RandomColours(seed: 9)
    for _ in 0..<50 {
      guard let first = random.next(), let second = random.next() else { return }
      let (a, b) = (Colour(first), Colour(second))
      let there = Interpolation.mix(a, b, at: 0.3, space: space).converted(to: .oklab)
      let back = Interpolation.mix(b, a, at: 0.7, space: space).converted(to: .oklab)
      #expect(Difference.ok(there, back) < 1e-6, "seed 9: \(first.hex) \(second.hex)")
    }
  }
}
