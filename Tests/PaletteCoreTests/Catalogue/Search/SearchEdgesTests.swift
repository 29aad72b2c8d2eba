import Testing

@testable import PaletteCore

/// Searches where there is little to find, much to look for, or more than one catalogue.
@Suite struct SearchEdgesTests {
  private static func colour(_ id: String, _ name: String, _ packed: UInt32) -> NamedColour {
    NamedColour(id: id, name: LocalisedText(name), rgb: RGB8(packed: packed))
  }

  private static func palette(_ id: String, tags: [String] = [], _ colours: [NamedColour])
    -> Palette
  {
    Palette(id: id, name: LocalisedText(id), tags: tags, colours: colours)
  }

  private static let bundle = Catalogue(categories: [
    Category(
      id: "sea", name: LocalisedText("Sea"), tags: ["wet"],
      palettes: [
        palette("deep", [colour("500", "Abyss", 0x000040), colour("600", "Trench", 0x000020)]),
        palette("plate-2", tags: ["calm"], [colour("2", "Foam", 0xE0FFFF)]),
      ]),
    Category(
      id: "land", name: LocalisedText("Land"), palettes: [palette("dry", [colour("x", "Sand", 1)])]),
  ])

  private static let merged = bundle.merging(
    Catalogue(categories: [
      Category(
        id: "sky", name: LocalisedText("Sky"),
        palettes: [palette("low", [colour("fog", "Fog", 0xDDDDDD)])]),
      Category(
        id: "sea", name: LocalisedText("My Sea"),
        palettes: [palette("mine", [colour("500", "Foam", 0xE0FFFE)])]),
    ]), from: "mine.plist"
  ).catalogue

  private func found(_ text: String, _ index: SearchIndex) -> [String] {
    index.colours(for: text).map { index.colours[$0].address.description }
  }

  @Test(arguments: ["red", "#ff0000", "#f", "fad", "sea/deep/500", "rgb(1 2 3)", "mistypd words"])
  func nothingIsFoundInNothing(text: String) {
    let nothing = Catalogue(categories: [])
    let index = SearchIndex(nothing)
    #expect(index.colours(for: text).isEmpty && index.palettes(for: text).isEmpty)
    #expect(nothing.search(text).isEmpty)
    #expect(CatalogueSuggestions(nothing).suggestions(for: text).isEmpty)
    #expect(ColourNameIndex(nothing).colour(named: text) == nil)
    #expect(nothing.addressSteps(from: text).isEmpty && nothing.nameCompletions(of: text).isEmpty)
    #expect(
      nothing.palettes()?.matching(PaletteFilter(near: Colour(RGB8(0, 0, 0)))).isEmpty == true)
  }

  @Test(arguments: [
    ("500", ["sea/deep/500"]), ("deep 500", ["sea/deep/500"]), ("sea/deep/500", ["sea/deep/500"]),
    ("2", ["sea/plate-2/2"]), ("plate-2/2", ["sea/plate-2/2"]), ("5019", []), ("deep 501", []),
  ])
  func idsOfDigitsAreFoundAsTheyAre(text: String, addresses: [String]) {
    #expect(found(text, SearchIndex(Self.bundle)) == addresses)
  }

  @Test func aPaletteIsSearchedAlone() throws {
    let index = try #require(SearchIndex(Self.bundle, in: Address("sea/plate-2")))
    #expect(index.colours.count == 1 && index.palettes.count == 1)
    #expect(found("foam", index) == ["sea/plate-2/2"] && found("abyss", index).isEmpty)
    // What it stands in counts there too.
    #expect(found("sea", index) == ["sea/plate-2/2"])
    #expect(found("#000040", index) == ["sea/plate-2/2"])
    #expect(index.palettes(for: "sea").map(\.address.description) == ["sea/plate-2"])
  }

  @Test func tagsOfACategoryAreThoseOfItsPalettes() {
    let index = SearchIndex(Self.bundle)
    func found(_ text: String) -> [String] {
      index.palettes(for: text).map(\.address.description)
    }
    #expect(found("wet") == ["sea/deep", "sea/plate-2"])
    #expect(found("wet calm") == ["sea/plate-2"] && found("calm land").isEmpty)
  }

  @Test func aUsersCategoriesAreFoundWhereTheyStand() {
    let index = SearchIndex(Self.merged)
    #expect(
      index.colours.map(\.address.description) == ["sea/mine/500", "land/dry/x", "sky/low/fog"])
    #expect(found("foam", index) == ["sea/mine/500"] && found("abyss", index).isEmpty)
    #expect(found("fog", index) == ["sky/low/fog"] && found("sky low", index) == ["sky/low/fog"])
    #expect(found("#e0fffe", index).first == "sea/mine/500")
    #expect(Self.merged.suggestions(for: "smd/dry/x").isEmpty)
    #expect(Self.merged.suggestions(for: "lnad/dry/x") == ["land/dry/x"])
    #expect(Self.merged.suggestions(for: "foan") == ["Foam"])
    #expect(ColourNameIndex(Self.merged).colour(of: RGB8(packed: 0xDDDDDD))?.colour.id == "fog")
  }

  @Test func oneCallSearchesAsAnIndexDoes() {
    let index = SearchIndex(Self.bundle)
    for text in ["sea", "500", "#000030", "fom", "nothing"] {
      let found = index.colours(for: text, count: 2).map { index.colours[$0] }
      #expect(Self.bundle.search(text, count: 2) == found)
    }
    #expect(Self.bundle.search("sea", count: 0).isEmpty && Self.bundle.search("sea").count == 3)
  }

  @Test func asManyWordsAsAreTyped() {
    let index = SearchIndex(Self.bundle)
    let words = ["sea", "deep", "500"]
    for count in 3...40 {
      let text = (0..<count).map { words[$0 % words.count] }.joined(separator: " ")
      #expect(found(text, index) == (count <= SearchQuery.mostWords ? ["sea/deep/500"] : []))
      _ = index.palettes(for: text)
    }
  }
}
