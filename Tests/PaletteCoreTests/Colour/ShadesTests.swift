import Testing

@testable import PaletteCore

@Suite struct ShadesTests {
  private func lightness(_ colour: Colour) -> Double { colour.converted(to: .oklch).components.x }

  private func luminance(_ colour: Colour) -> Double { colour.converted(to: .xyzD65).components.y }

  static let seed: UInt64 = 5

  /// Random colours, and those at the edges.
  private func samples() -> [Colour] {
    let edges = ["#000000", "#ffffff", "#ffff00", "#0000ff", "#010101", "#fefefe", "#00f"]
    var random = RandomColours(seed: Self.seed)
    return edges.compactMap { try? Colour(parsing: $0) }
      + (0..<100).compactMap { _ in random.next().map(Colour.init) }
  }

  @Test(arguments: [2, 3, 5, 11, 50]) func everyScaleGetsDarkerStepByStep(count: Int) {
    for colour in samples() {
      let scale = Shades.scale(around: colour, count: count)
      #expect(scale.count == count)
      #expect(scale.contains(colour))
      for (lighter, darker) in zip(scale, scale.dropFirst()) {
        #expect(
          luminance(lighter) > luminance(darker),
          "seed \(Self.seed): \(colour.rgb8.hex) in \(count)")
      }
    }
  }

  @Test func everyScaleIsEven() {
    for colour in samples() {
      let levels = Shades.scale(around: colour).map(lightness)
      let steps = zip(levels, levels.dropFirst()).map { $0 - $1 }
      let inner = steps.dropFirst().dropLast()
      guard let most = inner.max(), let least = inner.min() else { return }
      #expect(most - least < 1e-6, "seed \(Self.seed): \(colour.rgb8.hex) \(steps)")
      // Only an end that would leave 0 to 1 is nearer than the others.
      #expect(steps[0] < most + 1e-6 && steps[9] < most + 1e-6)
      #expect(levels[0] >= 1 - 1e-6 || abs(steps[0] - most) < 1e-6)
    }
  }

  @Test func everyShadeIsInsideTheGamutWithTheHueOfTheColour() {
    for colour in samples() where colour.converted(to: .oklch).components.y > 0.05 {
      let hue = colour.converted(to: .oklch).components.z
      for shade in Shades.scale(around: colour) {
        #expect(shade.mappedToGamut(.clip).components == shade.converted(to: .srgb).components)
        let lch = shade.converted(to: .oklch).components
        let turn = abs(lch.z - hue).truncatingRemainder(dividingBy: 360)
        #expect(lch.y < 0.02 || min(turn, 360 - turn) < 1, "\(colour.rgb8.hex) \(shade.rgb8.hex)")
      }
    }
  }

  @Test func coloursBeyondTheEndsAreTheEnds() throws {
    for (text, index) in [("#ffffff", 0), ("#fdfdfd", 0), ("#000000", 10), ("#0a0a0a", 10)] {
      let colour = try Colour(parsing: text)
      #expect(Shades.scale(around: colour)[index] == colour)
    }
    let greys = Shades.scale(around: Colour(RGB8(0, 0, 0)), count: 3).map(lightness)
    #expect(abs(greys[0] - 0.97) < 1e-9 && abs(greys[1] - 0.485) < 1e-9 && greys[2] < 1e-9)
  }

  @Test func alphaIsKeptAndAColourOutsideStaysItself() throws {
    let colour = try Colour(parsing: "color(display-p3 0 1 0 / 0.4)")
    let scale = Shades.scale(around: colour)
    #expect(scale.allSatisfy { $0.alpha == 0.4 })
    #expect(scale.filter { $0 == colour }.count == 1)
  }

  @Test(arguments: [1e300, -1e300, 1e9]) func coloursBeyondAllMeasureHaveAScale(size: Double) {
    let colour = Colour(.prophotoRGB, [size, size, size])
    let scale = Shades.scale(around: colour)
    #expect(scale.count == 11)
    #expect(scale.contains(colour))
    let lightest = Shades.steps(through: .infinity, count: 3)
    #expect(lightest.own == 0 && lightest.lightnesses == [1, 0.63, 0.26])
    #expect(Shades.steps(through: .nan, count: 3).own == 2)
  }

  @Test func aScaleOfOneOrNone() {
    let red = Colour(RGB8(255, 0, 0))
    #expect(Shades.scale(around: red, count: 1) == [red])
    #expect(Shades.scale(around: red, count: 0).isEmpty)
    #expect(Shades.names.count == Shades.scale(around: red).count)
  }
}
