import PaletteCore
import Testing

@Suite struct RoundTripTests {
  static let exact: [Notation] = [
    .hex, .hexUpper, .rgb, .css, .hsl, .hsv, .hwb, .lab, .lch, .oklab, .oklch, .xyz, .p3,
    .srgb, .srgbLinear, .a98RGB, .prophotoRGB, .rec2020, .xyzD50,
  ]

  @Test(arguments: exact) func whatIsWrittenIsReadAsTheSameBytes(notation: Notation) throws {
    var wrong: [String] = []
    for red in stride(from: 0, through: 255, by: 51) {
      for green in stride(from: 0, through: 255, by: 15) {
        for blue in stride(from: 0, through: 255, by: 51) {
          let rgb = RGB8(UInt8(red), UInt8(green), UInt8(blue))
          let text = notation.text(of: Colour(rgb))
          if try Colour(parsing: text).rgb8 != rgb { wrong.append(text) }
        }
      }
    }
    #expect(wrong.isEmpty)
  }

  @Test(arguments: exact) func opacityIsReadBack(notation: Notation) throws {
    for alpha in UInt8.min...UInt8.max {
      let colour = Colour(.srgb, [0.2, 0.4, 0.6], alpha: Double(alpha) / 255)
      #expect(try Colour(parsing: notation.text(of: colour)).alpha8 == alpha)
    }
  }
}
