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

  /// A user's file may be large, and a binary one holds a text many times.
  @Test(arguments: [0, 1, 63, 64, 1 << 30, 1 << 31, (1 << 36) - 1])
  func placesAreOfAnySize(number: Int) {
    var writer = CompactForm.Writer()
    writer.write(fixed: number)
    writer.write(number)
    writer.bytes.withUnsafeBufferPointer { bytes in
      var reader = CompactForm.Reader(bytes)
      #expect(reader.fixed() == number && reader.position == CompactForm.fixedWidth)
      #expect(reader.number() == number && reader.position == bytes.count)
    }
  }

  @Test func singleFieldsAreThoseOfTheValues() {
    for categories in [categories, Catalogue.bundled.categories] {
      CompactCatalogue(categories).withTables { tables in
        for (place, category) in categories.enumerated() {
          #expect(tables.tags(ofCategory: place) == category.tags)
          for (place, palette) in zip(tables.palettes(ofCategory: place), category.palettes) {
            #expect(tables.tags(ofPalette: place) == palette.tags)
            #expect(
              tables.combinedColours(ofPalette: place) == palette.combinations.flatMap(\.colours))
          }
        }
      }
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
