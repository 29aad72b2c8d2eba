import PaletteCore
import Testing

@Suite struct GamutTests {
  /// The mapping of CSS Color 4, computed with coloraide 8.13.1 and Color.js.
  @Test(arguments: [
    ("color(display-p3 0 1 0)", "#00fb29"), ("oklch(0.9 0.4 145)", "#53ff69"),
    ("oklch(0% 0.2 30)", "#000000"), ("oklch(100% 0.2 30)", "#ffffff"),
    ("hsl(30 100% 110%)", "#ffffff"),
  ]) func reducesChroma(input: String, hex: String) throws {
    let colour = try Colour(parsing: input)
    #expect(!colour.isInGamut)
    #expect(colour.rgb8.hex == hex)
    #expect(colour.mappedToGamut().isInGamut)
  }

  @Test(arguments: ["#ffffff", "#ff0000", "#00ff00", "#0000ff", "#ffff00", "#00ffff", "#ff00ff"])
  func theSurfaceStaysWhereItIsWhenItIsWrittenAndRead(hex: String) throws {
    for notation in [Notation.oklch, .oklab, .lab, .lch, .xyz, .p3] {
      let text = notation.text(of: try Colour(parsing: hex))
      let read = try Colour(parsing: text)
      if hex == "#ffffff" || hex == "#ff0000" { #expect(read.isInGamut, "\(text)") }
      #expect(read.rgb8.hex == hex)
    }
  }

  @Test func mappingKeepsAlphaAndWhatNeedsNoMapping() {
    let inside = Colour(.srgb, [0.2, 0, 0.9], missing: .second, alpha: 0.5)
    #expect(inside.mappedToGamut() == inside)
    let outside = Colour(.displayP3, [0, 1, 0], alpha: 0.5)
    #expect(outside.mappedToGamut().alpha == 0.5)
  }
}
