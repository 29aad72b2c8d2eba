import Testing

@testable import PaletteCore

@Suite struct CompactCatalogueTests {
  private let categories: [Category] = {
    let text = LocalisedText(
      "\"### \\###u{41} é",
      translations: [.init(language: "ja", text: String(repeating: "緋", count: 700))])
    let palette = Palette(
      id: "p", name: text, mood: text, tags: ["a", ""], source: "s", licence: "",
      colours: [NamedColour(id: "x", name: text, rgb: RGB8(255, 255, 255))],
      combinations: [Combination(RGB8(0, 0, 0), RGB8(1, 2, 3), RGB8(63, 64, 192))])
    return [
      Category(
        id: "c", name: text, summary: nil, detail: text, source: "", licence: nil, tags: [],
        palettes: Array(repeating: palette, count: 33)),
      Category(id: "d", name: text, palettes: []),
      Category(
        id: "e", name: text, tags: ["t"],
        palettes: [Palette(id: "q", name: text, colours: [])]),
    ]
  }()

  @Test func readsBackWhateverItHolds() {
    for categories in [[], categories, Catalogue.bundled.categories] {
      let catalogue = Catalogue(categories: categories)
      #expect(catalogue.categories == categories)
      #expect(catalogue.headings == categories.map(\.heading))
      let found = categories.flatMap { category in
        category.palettes.flatMap { palette in
          palette.colours.map { colour in
            Catalogue.Found(
              address: Address(category: category.id, palette: palette.id, colour: colour.id),
              colour: colour)
          }
        }
      }
      #expect(Array(catalogue.colours) == found)
      #expect(catalogue.colours.values == found.map(\.colour.rgb))
    }
  }

  /// The compiler takes minutes over control characters in a literal, and a literal is UTF-8.
  @Test func isPrintable() {
    let text = String(
      validating: CompactWriter.bytes(of: Catalogue.bundled.categories), as: UTF8.self)
    #expect(text?.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control } == true)
  }

  @Test func knowsTheColoursOfAValue() {
    let colours = Catalogue.bundled.colours
    let values = colours.values
    for value in Set(values.prefix(300)) {
      #expect(colours.places(of: value) == values.indices.filter { values[$0] == value })
    }
    #expect(
      colours.places(of: RGB8(1, 2, 3)) == values.indices.filter { values[$0] == RGB8(1, 2, 3) })
  }

  @Test func everyAddressLeadsToItsColour() throws {
    let catalogue = Catalogue.bundled
    for found in catalogue.colours {
      #expect(catalogue.find(found.address) == .colour(found))
    }
    for category in catalogue.categories {
      #expect(catalogue.find(Address(category: category.id)) == .category(category))
      for palette in category.palettes {
        let address = Address(category: category.id, palette: palette.id)
        #expect(catalogue.find(address) == .palette(palette, in: category.heading))
        #expect(catalogue.colours(at: address)?.map(\.colour) == palette.colours)
      }
    }
  }
}
