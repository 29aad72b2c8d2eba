import Testing

@testable import PaletteCore

@Suite struct PaletteEditsTests {
  private let three = palette("p", named: "P", "one", "two", "three")

  private func names(_ palette: Palette) -> [String] { palette.colours.map(\.name.text) }

  @Test func coloursAreAdded() throws {
    let red = RGB8(255, 0, 0)
    #expect(names(try three.adding([("red", red)])) == ["one", "two", "three", "red"])
    #expect(
      names(try three.adding([("a", red), (" b\n", red)], at: 1))
        == ["a", "b", "one", "two", "three"])
    #expect(names(try three.adding([("a", red)], at: 4)) == ["one", "two", "three", "a"])
    let twice = try three.adding([("One", red), ("", red), ("", red)])
    #expect(twice.colours.map(\.id) == ["one", "two", "three", "one-2", "ff0000", "ff0000-2"])
    for place in [0, -1, 5, Int.max] {
      #expect(throws: OwnPaletteError.noPlace(place, most: 4)) {
        _ = try three.adding([("a", red)], at: place)
      }
    }
  }

  @Test func anIDThatWasMadeFromANameFollowsIt() throws {
    let renamed = try three.renaming(at: 2, to: "Deep\nBlue")
    #expect(names(renamed) == ["one", "Deep Blue", "three"])
    #expect(renamed.colours.map(\.id) == ["one", "deep-blue", "three"])
    #expect(try three.renaming(at: 2, to: "One").colours[1].id == "one-2")
    #expect(try three.renaming(at: 2, to: "TWO").colours[1].id == "two")
    #expect(try three.renaming(at: 1, to: "").colours[0].name.text == "#000001")
    #expect(try three.renaming(at: 1, to: "红").colours[0].id == "000001")
    let pinyin = Palette(
      id: "p", name: LocalisedText("P"),
      colours: [NamedColour(id: "500", name: LocalisedText("Slate 500"), rgb: RGB8(1, 2, 3))])
    #expect(try pinyin.renaming(at: 1, to: "Main").colours[0].id == "500", "it was not made")
    #expect(try three.titled("Night").id == "night")
    #expect(try three.changed(id: "mine").titled("Night").id == "mine")
    #expect(try three.titled("夜").id == "p")
    #expect(throws: OwnPaletteError.emptyName) { _ = try three.titled(" \t") }
  }

  @Test func coloursAreMovedAndRemoved() throws {
    #expect(names(try three.moving(from: 3, to: 1)) == ["three", "one", "two"])
    #expect(names(try three.moving(from: 1, to: 3)) == ["two", "three", "one"])
    #expect(try three.moving(from: 2, to: 2) == three)
    #expect(throws: OwnPaletteError.noPlace(4, most: 3)) { _ = try three.moving(from: 1, to: 4) }
    #expect(names(try three.removing(at: [1, 3])) == ["two"])
    #expect(throws: OwnPaletteError.noPlace(9, most: 3)) { _ = try three.removing(at: [1, 9]) }
    #expect(throws: OwnPaletteError.noColourLeft(palette: "p")) {
      _ = try three.removing(at: [1, 2, 3])
    }
  }

  @Test func whatOnlyACatalogueHasStays() throws {
    let slate = Palette(
      id: "s", name: LocalisedText("S"), mood: LocalisedText("calm"), tags: ["ui"], source: "us",
      licence: "MIT", colours: three.colours,
      combinations: [Combination(RGB8(0, 0, 1), RGB8(0, 0, 2), RGB8(0, 0, 3))])
    let changed = try slate.removing(at: [1]).adding([("x", RGB8(9, 9, 9))]).moving(from: 1, to: 2)
    #expect(changed.changed(colours: three.colours) == slate)
  }

  private func place(_ text: String, in palette: Palette, _ rgb: RGB8 = RGB8(9, 9, 9)) throws -> Int
  {
    try palette.place(of: text) { rgb }
  }

  @Test func aColourIsMeantByPlaceIDNameOrValue() throws {
    #expect(try place("@2", in: three) == 2)
    for text in ["two", "TWO", " Two "] { #expect(try place(text, in: three) == 2) }
    #expect(try place("blue", in: three, RGB8(0, 0, 3)) == 3)
    #expect(throws: OwnPaletteError.noColour("blue", palette: "p")) {
      _ = try place("blue", in: three)
    }
    for text in ["@0", "@4", "@-1"] {
      #expect(throws: OwnPaletteError.self) { _ = try place(text, in: three) }
    }
    let twice = try three.adding([("Two", RGB8(0, 0, 2))])
    #expect(try place("two-2", in: twice) == 4)
    #expect(try place("two", in: twice) == 2, "an id is one colour's alone")
    #expect(throws: OwnPaletteError.severalColours("x", places: [2, 4])) {
      _ = try place("x", in: twice, RGB8(0, 0, 2))
    }
  }

  @Test func everyErrorSaysWhatToDo() {
    let errors: [OwnPaletteError] = [
      .noPalette("x"), .exists(id: "x"), .taken(id: "x"), .noColour("c", palette: "x"),
      .severalColours("c", places: Array(1...9)), .noPlace(4, most: 3), .noColourLeft(palette: "x"),
      .emptyName, .tooLarge(mebibytes: 128),
    ]
    for error in errors {
      #expect(error.description.contains(". ") && !error.description.contains("\n"))
    }
  }
}
