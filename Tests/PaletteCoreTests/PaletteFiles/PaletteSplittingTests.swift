import Testing

@testable import PaletteCore

@Suite struct PaletteSplittingTests {
  typealias Entry = PaletteDocument.Entry
  typealias Group = PaletteDocument.Group

  private let red = Colour(RGB8(255, 0, 0))

  @Test func groupsBecomeDocuments() {
    let document = PaletteDocument(
      name: "All", columns: 4,
      groups: [
        Group(name: "Warm", entries: [Entry("Red", red)]), Group(entries: [Entry(nil, red)]),
      ])
    let split = document.split
    #expect(split.map(\.name) == ["Warm", "All"])
    #expect(split.map(\.hasGroups) == [false, false])
    #expect(split.flatMap(\.entries) == document.entries)
    #expect(split.map(\.columns) == [4, 4])
  }

  @Test func whatHasNoGroupsStaysWhole() {
    let document = PaletteDocument(name: "One", groups: [Group(entries: [Entry("Red", red)])])
    #expect(document.split == [document])
  }

  @Test func groupsGoBeforeNames() {
    let document = PaletteDocument(groups: [
      Group(name: "Warm", entries: [Entry("Red", red), Entry(nil, red)]),
      Group(entries: [Entry("Blue", red)]),
    ])
    #expect(document.flattenedEntries.map(\.name) == ["Warm Red", "Warm", "Blue"])
  }

  @Test func fileNamesAreDistinctAndPlain() {
    var names = PaletteDocument.FileNames()
    let made = ["Café Noir", "../etc", "Cafe noir", "绯", "绯"].map {
      names.name(of: PaletteDocument(name: $0))
    }
    #expect(made == ["cafe-noir", "etc", "cafe-noir-2", "palette", "palette-2"])
  }

  @Test(arguments: [
    ("a/six.gpl", "six"), ("six.tokens.json", "six"), ("six.json", "six"), ("Six.GPL", "Six"),
    ("six.v2.unknown", "six.v2"), ("six", "six"), (".gpl", ".gpl"), ("a.b/c", "c"),
  ]) func stemsAreNamesWithoutEndings(_ path: String, _ stem: String) {
    #expect(PaletteFormat.stem(ofFile: path) == stem)
  }

  @Test func everyEndingNamesAFormatThatIsWritten() {
    for format in PaletteFormat.allCases {
      for suffix in format.facts.suffixes {
        let named = PaletteFormat(name: "x.\(suffix)")
        #expect(named?.facts.suffixes.contains(suffix) == true, "\(suffix)")
        #expect(named?.facts.isWritten == true, "\(suffix)")
      }
    }
  }
}
