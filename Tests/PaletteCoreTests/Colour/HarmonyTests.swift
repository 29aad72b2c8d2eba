import PaletteCore
import Testing

@Suite struct HarmonyTests {
  /// HSL rotations from coloraide 8.13.1 (`harmony(space="hsl")`), in our order.
  @Test(arguments: [
    (Harmony.complementary, ["#dc3522", "#22c9dc"]),
    (.analogous, ["#dc226c", "#dc3522", "#dc9222"]),
    (.triadic, ["#dc3522", "#22dc35", "#3522dc"]),
    (.tetradic, ["#dc3522", "#dc9222", "#22c9dc", "#226cdc"]),
    (.square, ["#dc3522", "#6cdc22", "#22c9dc", "#9222dc"]),
    (.splitComplementary, ["#226cdc", "#dc3522", "#22dc92"]),
  ]) func matchesTheReference(harmony: Harmony, hexes: [String]) throws {
    let colours = harmony.colours(around: try Colour(parsing: "#dc3522"))
    #expect(colours.map(\.rgb8.hex) == hexes)
  }

  @Test(arguments: Harmony.allCases) func turnsTheOKLCHHueAlone(harmony: Harmony) throws {
    let base = Colour(.oklch, [0.7, 0.08, 10], alpha: 0.5)
    let colours = harmony.colours(around: base, in: .oklch)
    for (angle, colour) in zip(harmony.angles, colours) {
      let hue = (10 + angle + 360).truncatingRemainder(dividingBy: 360)
      #expect(colour == Colour(.oklch, [0.7, 0.08, hue], alpha: 0.5))
    }
  }

  @Test(arguments: PolarModel.allCases) func aGreyGoesWithItself(model: PolarModel) {
    for harmony in Harmony.allCases {
      let colours = harmony.colours(around: Colour(RGB8(119, 119, 119)), in: model)
      #expect(colours.count == harmony.angles.count)
      #expect(colours.allSatisfy { $0.rgb8 == RGB8(119, 119, 119) })
    }
  }

  @Test(arguments: PolarModel.allCases) func theColourItselfIsAmongThem(model: PolarModel) throws {
    for text in ["color(display-p3 0 1 0)", "oklch(0.5 0.1 none / 0.2)", "#12345678"] {
      let colour = try Colour(parsing: text)
      for harmony in Harmony.allCases {
        #expect(harmony.colours(around: colour, in: model).contains(colour), "\(text)")
      }
    }
  }

  /// HSL knows sRGB only, so that a colour outside is mapped before its hue is turned; from
  /// coloraide 8.13.1, fitted with `oklch-chroma` or clipped.
  @Test func coloursOutsideAreMappedIntoHSL() throws {
    let green = try Colour(parsing: "color(display-p3 0 1 0)")
    let colours = Harmony.complementary.colours(around: green)
    #expect(colours[1].rgb8.hex == "#fb00d3")
    #expect(Harmony.complementary.colours(around: green, gamut: .clip)[1].rgb8.hex == "#ff00ff")
  }
}
