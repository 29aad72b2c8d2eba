import Testing

@testable import PaletteCore

@Suite struct CataloguePalettesTests {
  private func read(_ bytes: [UInt8]) throws -> PaletteReading {
    try PaletteReading(bytes, name: "x.plist", as: .plist)
  }

  @Test(arguments: Catalogue.bundled.categories.map(\.id))
  func aCategoryComesBackAsItWas(_ id: String) throws {
    let category = try #require(Catalogue.bundled.categories.first { $0.id == id })
    let document = PaletteDocument(
      category.palettes, named: category.name.text, in: .chinese)
    let bytes = try PaletteFormat.plist.file(of: document)
    let back = try read(bytes)
    #expect(back.warnings == [])
    #expect(back.document.palettes(named: "") == category.palettes)
    if category.palettes.count > 1 { #expect(back.document.name == category.name.text) }
  }

  @Test func onePaletteIsADocumentOfItsName() throws {
    let scarlet = try #require(Catalogue.bundled.categories.first?.palettes.first)
    let bytes = try PaletteFormat.plist.file(of: PaletteDocument(scarlet, in: .english))
    let back = try read(bytes).document
    #expect(back == PaletteDocument(scarlet, in: .english))
    #expect(!back.hasGroups && back.name == "Scarlet")
  }

  @Test func allFormatsOfPropertyListsAreRead() throws {
    let xml = try read(Samples.xmlFile).document
    #expect(xml.name == "P" && xml.entries.map(\.name) == ["Scarlet", "#x"])
    #expect(try read(Samples.oldStyle).document == xml)
    #expect(try read(try Samples.binaryFile()).document == xml)
  }

  @Test func aPaletteOfAnotherOriginGetsIDs() throws {
    let document = PaletteDocument(
      name: "Ink & <paper>",
      groups: [
        .init(entries: [.init("Tusche", Colour(RGB8(1, 2, 3))), .init(nil, Colour(RGB8(4, 5, 6)))]),
        .init(name: "绯\n红", entries: [.init("👩‍👩‍👧 \u{202E}x", Colour(RGB8(7, 8, 9)))]),
      ])
    let back = try read(try PaletteFormat.plist.file(of: document)).document
    #expect(back.name == "Ink & <paper>")
    #expect(back.groups.map(\.name) == ["Ink & <paper>", "绯 红"])
    #expect(back.entries.map(\.name) == ["Tusche", nil, "👩‍👩‍👧 \u{202E}x"])
    #expect(back.groups[0].palette?.colours.map(\.name.text) == ["Tusche", "#040506"])
    #expect(back.groups.compactMap(\.palette?.id) == ["ink-paper", "palette"])
    let nameless = PaletteDocument(groups: [.init(entries: [.init(nil, Colour(RGB8(0, 0, 0)))])])
    #expect(try read(try PaletteFormat.plist.file(of: nameless)).document.name == "Palettes")
  }

  @Test func aGroupWhoseColoursWereChangedIsNoLongerItsPalette() throws {
    let scarlet = try #require(Catalogue.bundled.categories.first?.palettes.first)
    var document = PaletteDocument(scarlet, in: .english)
    document.groups[0].entries.append(.init("More", Colour(RGB8(1, 1, 1))))
    let back = try read(try PaletteFormat.plist.file(of: document)).document
    #expect(back.entries.map(\.name) == ["Scarlet", "More"])
    #expect(back.groups[0].palette?.combinations == [])
  }

  @Test func whatTheCategorySaysForItsPalettesComesWithThem() throws {
    let file = Samples.file(
      Samples.root(category: [
        "source": "there", "licence": "MIT", "tags": (0..<64).map { "c\($0)" },
        "palettes": [Samples.palette.merging(["licence": "own", "tags": ["p"]]) { $1 }],
      ]))
    let palette = try #require(try read(file).document.groups[0].palette)
    #expect(palette.source == "there" && palette.licence == "own")
    #expect(palette.tags == ["p"] + (0..<63).map { "c\($0)" })
  }

  @Test func anErrorOfTheCatalogueIsTold() {
    func description(_ bytes: [UInt8]) -> String {
      do throws(PaletteFileFault) {
        _ = try PaletteReading(bytes, name: "x.plist", as: .plist)
        return ""
      } catch {
        return error.description
      }
    }
    #expect(
      description(Samples.file(Samples.root(colour: ["rgb": "1,2,300"])))
        .contains("'categories[0].palettes[0].colours[0].rgb': '1,2,300' has a component over 255"))
    #expect(description(Array("<plist>".utf8)).hasPrefix("is damaged: at line 1, column 8: "))
    #expect(description(Array("bplist00".utf8)).hasPrefix("is damaged: "))
    #expect(description(Samples.plist("<array/>")).contains("not a catalogue"))
  }

  @Test func whatWasLeftOutIsTold() throws {
    let file = Samples.root(palette: ["combinations": [["1,2,3", "1,2,3"]], "mood": 7])
    let reading = try read(Samples.file(file))
    #expect(
      reading.warnings.map(\.description) == ["1 combination left out; 1 value left out"])
  }

  @Test func everyTruncationIsRefused() throws {
    for bytes in [Samples.xmlFile, Samples.oldStyle, try Samples.binaryFile()] {
      for count in 0..<(bytes.count - 10) {
        #expect(throws: PaletteFileFault.self) { try read(Array(bytes[..<count])) }
      }
    }
  }
}
