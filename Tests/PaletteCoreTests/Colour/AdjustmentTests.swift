import PaletteCore
import Testing

@Suite struct AdjustmentTests {
  private func hex(_ text: String, _ adjustments: Adjustment..., model: PolarModel = .hsl) throws
    -> String
  {
    let colour = adjustments.reduce(try Colour(parsing: text)) { $1.applied(to: $0, in: model) }
    return Notation.hex.text(of: colour)
  }

  /// `#dc3522` is hsl(6.129 73.228% 49.804%); the hexes are coloraide's 8.13.1.
  @Test(arguments: [
    (Adjustment.lightness(by: 0.2), "#ea857a"), (.lightness(by: -0.2), "#842014"),
    (.lightness(by: 0.9), "#ffffff"), (.lightness(by: -0.9), "#000000"),
    (.saturation(by: 0.2), "#f52109"), (.saturation(by: -0.2), "#c3493b"),
    (.saturation(by: 1), "#fe1a00"), (.saturation(by: -1), "#7f7f7f"),
    (.hue(by: 180), "#22c9dc"), (.hue(by: -30), "#dc226c"), (.hue(by: 750), "#dc9222"),
    (.invert, "#23cadd"), (.grey, "#757575"),
  ]) func changesInHSL(adjustment: Adjustment, expected: String) throws {
    #expect(try hex("#dc3522", adjustment) == expected)
  }

  /// From coloraide 8.13.1: the component set in OKLCH, then fitted with `oklch-chroma`.
  @Test(arguments: [
    (Adjustment.lightness(by: 0.1), "#ff5a44"), (.lightness(by: -0.1), "#b80000"),
    (.saturation(by: -0.1), "#cc4c3b"), (.hue(by: 90), "#708900"), (.hue(by: -180), "#008fa5"),
  ]) func changesInOKLCH(adjustment: Adjustment, expected: String) throws {
    #expect(try hex("#dc3522", adjustment, model: .oklch) == expected)
  }

  /// Relative luminance by hand; averaging the channels would give other greys.
  @Test(arguments: [
    ("#dc3522", "#757575"), ("#ffff00", "#f7f7f7"), ("#0000ff", "#4c4c4c"),
    ("#00ff00", "#dcdcdc"), ("#ff000080", "#7f7f7f80"), ("color(display-p3 0 1 0)", "#d9d9d9"),
  ]) func theGreyHasTheSameLuminance(text: String, expected: String) throws {
    #expect(try hex(text, .grey) == expected)
  }

  @Test func greysStayAsTheyAre() throws {
    for value in UInt8.min...UInt8.max {
      let grey = Colour(RGB8(value, value, value))
      for model in PolarModel.allCases {
        for change in [Adjustment.grey, .saturation(by: 0.5), .saturation(by: -1), .hue(by: 70)] {
          let changed = change.applied(to: grey, in: model)
          #expect(changed.rgb8 == RGB8(value, value, value))
        }
        let turned = Adjustment.hue(by: 70).applied(to: grey, in: model)
        #expect(turned.missing == (model == .hsl ? .first : .third))
      }
    }
    // The hue that was typed with a grey means nothing either.
    #expect(try hex("hsl(200 0% 50%)", .saturation(by: 0.5)) == "#808080")
  }

  @Test func aMissingHueStaysMissingAndOthersBecomeNumbers() throws {
    let missing = try Colour(parsing: "oklch(none 0.1 none)")
    #expect(
      Adjustment.hue(by: 40).applied(to: missing, in: .oklch).missing == [.first, .third])
    let lightened = Adjustment.lightness(by: 0.3).applied(to: missing, in: .oklch)
    #expect(lightened == Colour(.oklch, [0.3, 0.1, 0], missing: .third))
  }

  @Test func alphaStays() throws {
    let changes: [Adjustment] = [
      .lightness(by: 0.1), .saturation(by: 0.1), .hue(by: 10), .grey, .invert,
    ]
    for text in ["rgb(10 20 30 / 0.3)", "oklch(0.5 0.1 20 / none)"] {
      let colour = try Colour(parsing: text)
      for change in changes {
        for model in PolarModel.allCases {
          let changed = change.applied(to: colour, in: model)
          #expect(changed.alpha == colour.alpha)
          #expect(changed.missing.contains(.alpha) == colour.missing.contains(.alpha))
        }
      }
    }
  }

  @Test func severalChangesLoseNothing() throws {
    let small = Array(repeating: Adjustment.lightness(by: 0.0005), count: 100)
    let colour = try Colour(parsing: "#336699")
    let inSteps = small.reduce(colour) { $1.applied(to: $0) }
    let atOnce = Adjustment.lightness(by: 0.05).applied(to: colour)
    #expect(Difference.ok(inSteps, atOnce) < 1e-12)
  }

  @Test(arguments: PolarModel.allCases) func thereAndBackIsTheSame(model: PolarModel) {
    let seed: UInt64 = 20
    var colours = RandomColours(seed: seed)
    for _ in 0..<200 {
      guard let rgb = colours.next() else { return }
      for pair in [
        (Adjustment.hue(by: 123), Adjustment.hue(by: -123)), (.hue(by: 180), .hue(by: 180)),
        (.invert, .invert), (.lightness(by: 0.00001), .lightness(by: -0.00001)),
      ] {
        let back = pair.1.applied(to: pair.0.applied(to: Colour(rgb), in: model), in: model)
        let isChecked = pair.0 != .invert || model == .hsl
        #expect(!isChecked || back.rgb8 == rgb, "seed \(seed): \(rgb.hex) \(pair)")
      }
    }
  }

  @Test func coloursOutsideAreMappedBeforeTheyAreInverted() throws {
    #expect(try hex("color(display-p3 0 1 0)", .invert) == "#ff04d6")
    let green = try Colour(parsing: "color(display-p3 0 1 0)")
    #expect(Adjustment.invert.applied(to: green, gamut: .clip).rgb8.hex == "#ff00ff")
  }
}
