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

  @Test func emptyGroupsBecomeNothing() {
    let document = PaletteDocument(groups: [
      Group(name: "None"), Group(name: "Warm", entries: [Entry("Red", red)]),
    ])
    #expect(document.split.map(\.name) == ["Warm"])
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

  @Test func aGroupOfOneNameIsCalledOnce() {
    let document = PaletteDocument(groups: [Group(name: "Red", entries: [Entry("Red", red)])])
    #expect(document.flattenedEntries.map(\.name) == ["Red"])
  }

  /// Case file-proc-30.
  @Test func whatIsTooLargeBecomesParts() {
    let entries = (0..<31).map { Entry("c\($0)", red) }
    let document = PaletteDocument(name: "Many", groups: [Group(entries: entries)])
    let parts = document.parts(ofAtMost: 30)
    #expect(parts.map(\.count) == [30, 1])
    #expect(parts.map(\.name) == ["Many", "Many 2"])
    #expect(parts.flatMap(\.entries) == entries)
    #expect(document.parts(ofAtMost: 31) == [document])
    #expect(document.parts(ofAtMost: nil) == [document])
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
