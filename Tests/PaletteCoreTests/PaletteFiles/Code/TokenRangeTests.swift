@testable import PaletteCore
import Testing

/// The ranges of the components of design tokens.
@Suite struct TokenRangeTests {
  private func reading(_ value: String) throws -> PaletteReading {
    let text = #"{"six": {"a": {"$type": "color", "$value": {\#(value)}}}}"#
    return try PaletteReading(Array(text.utf8), name: "x.tokens.json", as: .tokens)
  }

  private func components(of colour: Colour, in notation: Notation? = nil) -> String {
    let value = TokenColour.value(of: colour, in: notation)
    return (value["colorSpace"]?.string ?? "") + (value["components"]?.text ?? "")
  }

  @Test(arguments: [
    (#""srgb", "components": [255, 0, -1]"#, Colour(.srgb, [1, 0, 0])),
    (#""display-p3", "components": [0, 1.5, 0]"#, Colour(.displayP3, [0, 1, 0])),
    (#""hsl", "components": [30, 50, 101]"#, Colour(.hsl, [30, 0.5, 1])),
    (#""hwb", "components": [30, -50, 20]"#, Colour(.hwb, [30, 0, 0.2])),
    (#""lab", "components": [200, 300, -300]"#, Colour(.lab, [100, 300, -300])),
    (#""lch", "components": [-1, -1, 20]"#, Colour(.lch, [0, 0, 20])),
    (#""oklab", "components": [1.5, 0.1, 0]"#, Colour(.oklab, [1, 0.1, 0])),
    (#""oklch", "components": [0.5, -0.1, 20]"#, Colour(.oklch, [0.5, 0, 20])),
    (#""srgb", "components": [1, 0, 0], "alpha": 2"#, Colour(.srgb, [1, 0, 0])),
  ])
  func takesTheEndOfTheRange(value: String, expected: Colour) throws {
    let reading = try reading(#""colorSpace": "# + value)
    #expect(reading.document.entries.map(\.colour) == [expected])
    #expect(reading.warnings == [PaletteFileWarning(.clamped, at: .path("six.a"))])
  }

  @Test func turnsHues() throws {
    let reading = try reading(#""colorSpace": "hsl", "components": [400, 50, 50]"#)
    #expect(reading.document.entries.map(\.colour) == [Colour(.hsl, [40, 0.5, 0.5])])
    #expect(
      reading.warnings.map(\.description) == [
        "at 'six.a' a hue beyond 0 to 360 degrees was taken as the equal one within"
      ])
  }

  @Test(arguments: [
    (#""xyz-d65", "components": [0.95, 1, 1.089]"#, Colour(.xyzD65, [0.95, 1, 1.089])),
    (#""srgb", "components": [1.0000000596, 0, 0]"#, Colour(.srgb, [1, 0, 0])),
    (#""oklab", "components": [1, -0.7, 0.7]"#, Colour(.oklab, [1, -0.7, 0.7])),
  ])
  func leavesTheRestAsItIs(value: String, expected: Colour) throws {
    let reading = try reading(#""colorSpace": "# + value)
    #expect(reading.document.entries.map(\.colour) == [expected])
    #expect(reading.warnings == [])
  }

  @Test(arguments: [
    Colour(.srgb, [1.5, -0.2, 0.5]), Colour(.displayP3, [-0.1, 1, 0]),
    Colour(.xyzD65, [0.95, 1, 1.089]), Colour(.hsl, [30, 1.2, 0.5]), Colour(.rec2020, [0, 1.1, 0]),
  ])
  func writesInASpaceWithRoom(colour: Colour) throws {
    let written = components(of: colour)
    #expect(written.hasPrefix("oklch[") || written.hasPrefix("xyz-d65["))
    let document = PaletteDocument(name: "Six", groups: [.init(entries: [.init("a", colour)])])
    let file = try PaletteFormat.tokens.file(of: document)
    let reading = try PaletteReading(file, name: "x.tokens.json", as: .tokens)
    #expect(reading.warnings == [])
    let difference =
      try #require(reading.document.entries.first).colour.converted(to: .srgb).components
      - colour.converted(to: .srgb).components
    #expect(max(abs(difference.min()), abs(difference.max())) < 1e-5)
  }

  @Test func writesWhatIsBrighterThanWhiteWithLessLight() {
    #expect(components(of: Colour(.srgb, [2, 2, 2])).hasPrefix("oklch[1,0,"))
  }

  @Test func writesTheSpaceThatIsWanted() {
    let red = Colour(RGB8(255, 0, 0))
    #expect(components(of: red, in: .hsl) == "hsl[0,100,50]")
    #expect(components(of: red, in: .srgb) == "srgb[1,0,0]")
    #expect(components(of: red, in: .hex) == "srgb[1,0,0]")
    #expect(components(of: red, in: .hsv) == "srgb[1,0,0]")
    #expect(components(of: red, in: .oklch).hasPrefix("oklch[0.6279"))
    #expect(components(of: red, in: .p3).hasPrefix("display-p3[0.917"))
    let green = Colour(.displayP3, [0, 1, 0])
    #expect(components(of: green, in: .srgb) == "display-p3[0,1,0]")
    #expect(TokenColour.value(of: red, in: .oklch)["hex"]?.string == "#ff0000")
  }

  @Test func writesNoFullCircle() {
    let colour = Colour(.oklch, [0.5, 0.1, 359.999_999_999_9])
    #expect(components(of: colour) == "oklch[0.5,0.1,0]")
  }
}
