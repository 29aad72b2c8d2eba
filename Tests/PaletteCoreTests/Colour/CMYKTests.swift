import PaletteCore
import Testing

@Suite struct CMYKTests {
  /// By hand from the formula of CSS Color 5.
  @Test(arguments: [
    ("#ffffff", CMYK(cyan: 0, magenta: 0, yellow: 0, black: 0)),
    ("#000000", CMYK(cyan: 0, magenta: 0, yellow: 0, black: 1)),
    ("#ff0000", CMYK(cyan: 0, magenta: 1, yellow: 1, black: 0)),
    ("#00ffff", CMYK(cyan: 1, magenta: 0, yellow: 0, black: 0)),
    ("#333333", CMYK(cyan: 0, magenta: 0, yellow: 0, black: 0.8)),
    ("#336699", CMYK(cyan: 2 / 3.0, magenta: 1 / 3.0, yellow: 0, black: 0.4)),
  ]) func inksOfAColour(hex: String, inks: CMYK) throws {
    let colour = try Colour(parsing: hex)
    let found = CMYK(colour)
    #expect(abs(found.cyan - inks.cyan) < 1e-12)
    #expect(abs(found.magenta - inks.magenta) < 1e-12)
    #expect(abs(found.yellow - inks.yellow) < 1e-12)
    #expect(abs(found.black - inks.black) < 1e-12)
    #expect(inks.colour.rgb8.hex == hex)
  }

  @Test func everyColourComesBack() {
    for packed in stride(from: UInt32(0), through: 0xFFFFFF, by: 4099) {
      let rgb = RGB8(packed: packed)
      #expect(CMYK(Colour(rgb)).colour.rgb8 == rgb)
    }
  }

  @Test func tooMuchAndTooLittleInkIsClamped() {
    #expect(CMYK(cyan: 2, magenta: -1, yellow: 0, black: 0).colour.rgb8.hex == "#00ffff")
    #expect(CMYK(cyan: 0, magenta: 0, yellow: 0, black: 7).colour.rgb8.hex == "#000000")
  }

  @Test func aColourOutsideSRGBIsMappedFirst() throws {
    let green = try Colour(parsing: "color(display-p3 0 1 0)")
    #expect(CMYK(green).colour.rgb8 == green.rgb8)
  }
}
