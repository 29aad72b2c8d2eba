import Testing

@testable import PaletteCore

/// A palette of colours `#000001`, `#000002` …, called as told.
func palette(_ id: String, named name: String? = nil, _ colours: String...) -> Palette {
  Palette(
    id: id, name: LocalisedText(name ?? id),
    colours: colours.enumerated().map { index, name in
      NamedColour(
        id: Identifier.made(from: name) ?? "c\(index)", name: LocalisedText(name),
        rgb: RGB8(0, 0, UInt8(index + 1)))
    })
}

@Suite struct OwnPalettesTests {
  private func own(_ palettes: Palette...) throws -> OwnPalettes {
    var own = OwnPalettes()
    try own.add(palettes)
    return own
  }

  @Test func theyAreOneCategoryOfTheirFile() throws {
    let own = try own(palette("a", "x"), palette("b", "y"))
    let bytes = try #require(try own.file())
    let reading = CatalogueReader.read(bytes, file: "palettes.plist")
    #expect(reading.problems == [])
    let categories = try #require(reading.categories)
    #expect(categories.map(\.id) == ["my"] && categories[0].name["zh-Hans"] == "我的配色")
    #expect(OwnPalettes(categories) == own)
  }

  @Test func whereNothingIsLeftThereIsNoFile() throws {
    var own = try own(palette("a", "x"))
    own.remove(["a", "other"])
    #expect(own == OwnPalettes())
    #expect(try own.file() == nil)
  }

  @Test func othersCategoriesStayInTheFile() throws {
    let other = Category(id: "other", name: LocalisedText("Other"), palettes: [palette("o", "x")])
    var own = OwnPalettes([other])
    #expect(own.palettes == [])
    try own.add([palette("a", "x")])
    #expect(own.categories.map(\.id) == ["my", "other"] && own.categories[1] == other)
    own.remove(["a"])
    #expect(own.categories == [other])
  }

  @Test func whatIsThereIsReplacedOnlyWhereThatIsAllowed() throws {
    var own = try own(palette("a", "x"), palette("b", "y"))
    let before = own
    #expect(throws: OwnPaletteError.exists(id: "b")) {
      try own.add([palette("c", "z"), palette("b", "z"), palette("a", "z")], replacing: ["a"])
    }
    #expect(own == before, "all or nothing")
    #expect(own.taken(by: [palette("b", "z"), palette("c", "z")]) == ["b"])
    try own.add([palette("c", "z"), palette("a", "new")], replacing: ["a"])
    #expect(own.palettes == [palette("a", "new"), palette("b", "y"), palette("c", "z")])
  }

  @Test func aPaletteIsFoundByAddressIDOrName() throws {
    let named = Palette(
      id: "fei",
      name: LocalisedText("Scarlet", translations: [.init(language: "zh-Hans", text: "绯红")]),
      colours: palette("x", "x").colours)
    let own = try own(palette("a", named: "Ä b", "x"), named, palette("c", named: "Ä b", "x"))
    for text in ["my/a", "MY/A", "a"] { #expect(own.palette(text)?.id == "a") }
    for text in ["my/绯红", "绯红", "scarlet", "my/Scarlet"] { #expect(own.palette(text)?.id == "fei") }
    for text in ["Ä b", "reds/fei", "my/", "", "fe"] { #expect(own.palette(text) == nil) }
  }

  @Test func aChangeKeepsIDsApart() throws {
    var own = try own(palette("a", "x"), palette("b", "y"))
    #expect(throws: OwnPaletteError.taken(id: "b")) {
      _ = try own.change("a") { try $0.titled("B") }
    }
    #expect(throws: OwnPaletteError.noPalette("z")) { _ = try own.change("z") { $0 } }
    #expect(try own.change("a") { try $0.titled("C d") }.id == "c-d")
    #expect(own.palettes.map(\.id) == ["c-d", "b"])
  }

  @Test func aPaletteIsMadeOfColours() throws {
    var own = try own(palette("a", "x"))
    let made = try own.make(
      "my/My Brand", of: [("Red", RGB8(255, 0, 0)), ("", RGB8(0, 0, 1)), ("red", RGB8(1, 0, 0))])
    #expect(made.id == "my-brand" && made.name.text == "My Brand")
    #expect(made.colours.map(\.id) == ["red", "000001", "red-2"])
    #expect(made.colours.map(\.name.text) == ["Red", "#000001", "red"])
    #expect(own.palettes.last == made)
    #expect(throws: OwnPaletteError.taken(id: "my-brand")) {
      _ = try own.make("my brand", of: [("", RGB8(0, 0, 0))])
    }
    #expect(throws: OwnPaletteError.emptyName) {
      _ = try own.make("my/ \n", of: [("", RGB8(0, 0, 0))])
    }
  }

  @Test func namesThatLeaveNoIDGetDistinctOnes() throws {
    var own = OwnPalettes()
    #expect(try own.make("my/品牌", of: [("红", RGB8(255, 0, 0))]).id == "palette")
    #expect(try own.make("my/颜色", of: [("红", RGB8(255, 0, 0))]).id == "palette-2")
    #expect(own.palette("my/颜色")?.id == "palette-2")
  }
}
