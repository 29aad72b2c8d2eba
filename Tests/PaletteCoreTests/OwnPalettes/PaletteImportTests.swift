import Testing

@testable import PaletteCore

@Suite struct PaletteImportTests {
  private typealias Entry = PaletteDocument.Entry
  private typealias Group = PaletteDocument.Group

  private let red = Colour(RGB8(255, 0, 0))
  private let own = OwnPalettes()

  private func incoming(
    _ document: PaletteDocument, from name: String? = "file"
  ) -> OwnPalettes.Incoming {
    OwnPalettes.Incoming(document, name: name)
  }

  @Test func aPaletteIsCalledAsTheDocumentElseTheGroupElseTheFile() throws {
    let entries = [Entry("a", red)]
    let documents = [
      PaletteDocument(name: "Whole", groups: [Group(entries: entries)]),
      PaletteDocument(groups: [Group(name: "Group", entries: entries)]),
      PaletteDocument(groups: [Group(entries: entries)]),
    ]
    let made = try own.palettes(of: documents.map { incoming($0) })
    #expect(made.map(\.id) == ["whole", "group", "file"])
    #expect(made.map(\.name.text) == ["Whole", "Group", "file"])
    #expect(made.flatMap(\.colours).map(\.name.text) == ["a", "a", "a"])
    #expect(try own.palettes(of: [incoming(documents[2], from: nil)])[0].name.text == "Palette")
  }

  private let groups = PaletteDocument(
    name: "Both",
    groups: [
      Group(
        name: "Warm",
        entries: [Entry("Red", Colour(RGB8(255, 0, 0))), Entry(nil, Colour(RGB8(9, 0, 0)))]),
      Group(name: "Empty"),
      Group(name: "Cold", entries: [Entry("Red", Colour(RGB8(0, 0, 255)))]),
    ])

  @Test func groupsAreNamesOrPalettes() throws {
    let one = try own.palettes(of: [incoming(groups)])
    #expect(one.map(\.id) == ["both"])
    #expect(one[0].colours.map(\.name.text) == ["Warm Red", "Warm #090000", "Cold Red"])
    #expect(one[0].colours.map(\.id) == ["warm-red", "warm-090000", "cold-red"])
    let each = try own.palettes(of: [incoming(groups)], splitting: true)
    #expect(each.map(\.id) == ["warm", "cold"])
    #expect(each.map { $0.colours.map(\.name.text) } == [["Red", "#090000"], ["Red"]])
  }

  /// A name in Chinese leaves no id: its palette takes none that another one has or gets.
  @Test func palettesWhoseNamesLeaveNoIDAreToldByTheirNames() throws {
    func files(_ names: String...) -> [OwnPalettes.Incoming] {
      names.map { name in
        incoming(PaletteDocument(name: name, groups: [Group(entries: [Entry("a", red)])]))
      }
    }
    var own = OwnPalettes()
    try own.add(try own.palettes(of: files("绯", "Palette 2")))
    #expect(own.palettes.map(\.id) == ["palette", "palette-2"])
    let more = try own.palettes(of: files("绿", "绯", "黄", "Palette 3"))
    #expect(more.map(\.id) == ["palette-4", "palette", "palette-5", "palette-3"])
    try own.add(more, replacing: ["palette"])
    #expect(own.palettes.map(\.name.text) == ["绯", "Palette 2", "绿", "黄", "Palette 3"])
    #expect(own.ids(for: own.palettes) == own.palettes.map(\.id))
  }

  @Test func filesBecomeOnePaletteOfAName() throws {
    let plain = PaletteDocument(groups: [Group(entries: [Entry("A", red)])])
    let two = [incoming(plain, from: "one"), incoming(groups)]
    let made = try own.palettes(of: two, into: "my/All of it")
    #expect(made.map(\.id) == ["all-of-it"] && made[0].name.text == "All of it")
    #expect(
      made[0].colours.map(\.name.text) == ["one A", "Warm Red", "Warm #090000", "Cold Red"])
    #expect(try own.palettes(of: [incoming(plain)], into: "X")[0].colours[0].name.text == "A")
    #expect(throws: OwnPaletteError.emptyName) {
      _ = try own.palettes(of: two, into: "my/ ")
    }
  }

  @Test func idsOfOneImportDiffer() throws {
    let plain = PaletteDocument(name: "Untitled", groups: [Group(entries: [Entry("A", red)])])
    let made = try own.palettes(of: [incoming(plain), incoming(plain)])
    #expect(made.map(\.id) == ["untitled", "untitled-2"])
  }

  @Test func whatIsImportedAgainIsThatPaletteAgain() throws {
    var own = own
    let chinese = [
      incoming(PaletteDocument(name: "红", groups: [Group(entries: [Entry("一", red)])])),
      incoming(PaletteDocument(name: "绿", groups: [Group(entries: [Entry("一", red)])])),
    ]
    let made = try own.palettes(of: chinese)
    #expect(made.map(\.id) == ["palette", "palette-2"])
    try own.add(made)
    #expect(try own.palettes(of: [chinese[1]]).map(\.id) == ["palette-2"])
    #expect(try own.palettes(of: [chinese[1]], into: "红").map(\.id) == ["palette"])
    #expect(try own.palettes(of: [chinese[1]], into: "蓝").map(\.id) == ["palette-3"])
  }

  @Test func aPaletteOfTheCatalogueStaysItself() throws {
    let found = try #require(
      Catalogue.bundled.palettes(in: Address(category: "reds", palette: "scarlet"))?.first)
    let document = PaletteDocument(found.palette, in: .chinese)
    #expect(try own.palettes(of: [incoming(document)]) == [found.palette])
    let into = try own.palettes(of: [incoming(document)], into: "Scarlet")
    #expect(into == [found.palette], "the name that was typed is its own, in all languages")
    let called = try own.palettes(of: [incoming(document)], into: "Mine")[0]
    #expect(called.id == "mine" && called.name == LocalisedText("Mine"))
    #expect(called.colours == found.palette.colours && called.mood == found.palette.mood)
  }

  @Test func palettesOfTheCatalogueKeepWhatTheyShare() throws {
    let reds = try #require(Catalogue.bundled.categories.first)
    let some = Array(reds.palettes.prefix(2))
    let document = PaletteDocument(some, named: "Reds", in: .english)
    let joined = try own.palettes(of: [incoming(document)])[0]
    #expect(joined.colours.map(\.name.text) == ["Scarlet", "Crimson"])
    #expect(joined.colours[0].name["zh-Hans"] == "绯")
    #expect(joined.combinations == some.flatMap(\.combinations))
    #expect(try own.palettes(of: [incoming(document)], splitting: true) == some)
  }
}
