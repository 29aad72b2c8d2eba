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

  @Test(arguments: [Notation.oklch, .oklab, .lab, .lch, .xyz, .p3, .prophotoRGB])
  func theSurfaceStaysWhereItIsWhenItIsWrittenAndRead(notation: Notation) throws {
    let levels = Array(stride(from: UInt8(0), through: 255, by: 15))
    for end in [UInt8(0), 255] {
      for (a, b) in levels.flatMap({ a in levels.map { (a, $0) } }) {
        for rgb in [RGB8(end, a, b), RGB8(a, end, b), RGB8(a, b, end)] {
          let text = notation.text(of: Colour(rgb))
          let read = try Colour(parsing: text)
          if !read.isInGamut || read.rgb8 != rgb { Issue.record("\(rgb.hex) as \(text)") }
        }
      }
    }
  }

  @Test func mappingKeepsAlphaAndWhatNeedsNoMapping() {
    let inside = Colour(.srgb, [0.2, 0, 0.9], missing: .second, alpha: 0.5)
    #expect(inside.mappedToGamut() == inside)
    let outside = Colour(.displayP3, [0, 1, 0], alpha: 0.5)
    #expect(outside.mappedToGamut().alpha == 0.5)
  }
}
