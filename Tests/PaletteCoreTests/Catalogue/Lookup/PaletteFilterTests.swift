import Testing

@testable import PaletteCore

@Suite struct PaletteFilterTests {
  private let catalogue = Catalogue(categories: [
    Category(
      id: "sets", name: LocalisedText("Sets"), tags: ["data"],
      palettes: [
        palette("one", ["data2"], [0xFF0000]),
        palette("two", ["dark"], [0x000000, 0x4682B4]),
        Palette(
          id: "three", name: LocalisedText("Three"),
          colours: [colour(0xFFFFFF), colour(0xEEEEEE), colour(0xDDDDDD)],
          combinations: [Combination(RGB8(255, 255, 255), RGB8(9, 9, 255), RGB8(0, 0, 0))]),
      ]),
    Category(
      id: "other", name: LocalisedText("Other"), palettes: [palette("dark", ["dark"], [0x111111])]),
  ])

  private static func colour(_ packed: UInt32) -> NamedColour {
    NamedColour(id: "c\(packed)", name: LocalisedText("C"), rgb: RGB8(packed: packed))
  }

  private static func palette(_ id: String, _ tags: [String], _ colours: [UInt32]) -> Palette {
    Palette(id: id, name: LocalisedText(id), tags: tags, colours: colours.map(colour))
  }

  private func found(_ filter: PaletteFilter, in address: String? = nil) -> [String]? {
    catalogue.palettes(in: address.flatMap(Address.init))?.matching(filter)
      .map(\.address.description)
  }

  @Test func nothingIsAskedOfAPalette() {
    #expect(found(PaletteFilter()) == ["sets/one", "sets/two", "sets/three", "other/dark"])
    #expect(found(PaletteFilter(), in: "sets/two") == ["sets/two"])
    #expect(found(PaletteFilter(), in: "none") == nil)
    #expect(found(PaletteFilter(), in: "other/dark/c1118481") == nil)
  }

  @Test func allTagsMustHoldThoseOfTheCategoryToo() {
    #expect(found(PaletteFilter(tags: ["dark"])) == ["sets/two", "other/dark"])
    #expect(found(PaletteFilter(tags: ["dark", "data"])) == ["sets/two"])
    #expect(found(PaletteFilter(tags: ["none"])) == [])
    #expect(catalogue.palettes()?.tags == ["dark", "data", "data2"])
    #expect(catalogue.palettes()?.tag(like: "drak") == "dark")
    #expect(catalogue.palettes()?.tag(like: "nothing") == nil)
  }

  @Test(arguments: [
    ("colour-blind-safe", "colour-blind-safe"), ("colorblind-safe", "colour-blind-safe"),
    ("Color-Blind-Safe", "colour-blind-safe"), ("colorblind", "colour-blind-safe"),
    ("colour blind safe", "colour-blind-safe"), ("pixel", "pixel-art"), ("ui", "ui"),
    ("seq", nil), ("", nil), ("safe", nil),
  ])
  func tagsAreTakenInOtherSpellings(text: String, tag: String?) {
    #expect(Catalogue.bundled.palettes()?.tag(named: text) == tag)
  }

  @Test(arguments: [
    ("#808080", 0.05), ("#ffffff", 0.05), ("#0000ff", 0.2536), ("#000080", 0.1723),
  ])
  func howNearIsNearDependsOnHowVivid(hex: String, limit: Double) throws {
    let colour = try Colour(parsing: hex)
    #expect(abs(PaletteFilter.nearLimit(of: colour) - limit) < 0.0005)
    let palettes = try #require(Catalogue.bundled.palettes())
    let near = palettes.matching(PaletteFilter(near: colour))
    #expect(!near.isEmpty && near.count * 5 < palettes.count * 2)
  }

  @Test func coloursAreCounted() {
    #expect(found(PaletteFilter(counts: 2...2)) == ["sets/two"])
    #expect(found(PaletteFilter(counts: 2...9)) == ["sets/two", "sets/three"])
    #expect(found(PaletteFilter(tags: ["dark"], counts: 0...1)) == ["other/dark"])
  }

  @Test func theNearestComeFirstThoseOfCombinationsToo() {
    // Steel blue is a little farther from pure blue than what its word might mean.
    #expect(found(PaletteFilter(near: Colour(RGB8(0, 0, 255)))) == ["sets/three"])
    #expect(found(PaletteFilter(near: Colour(RGB8(65, 105, 225)))) == ["sets/two", "sets/three"])
    #expect(found(PaletteFilter(near: Colour(RGB8(0, 0, 0))))?.first == "sets/two")
  }
}
