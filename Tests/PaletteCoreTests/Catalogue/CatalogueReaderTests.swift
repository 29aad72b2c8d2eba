import Testing

@testable import PaletteCore

@Suite struct CatalogueReaderTests {
  private func read(_ bytes: [UInt8]) -> CatalogueReading {
    CatalogueReader.read(bytes, file: "my.plist")
  }

  @Test func readsTheSameFromAllThreeFormats() throws {
    let xml = read(Samples.xmlFile)
    #expect(xml.problems.isEmpty)
    let catalogue = try #require(xml.catalogue)
    #expect(read(Samples.oldStyle) == xml)
    #expect(read(try Samples.binaryFile()) == xml)
    #expect(read([0xEF, 0xBB, 0xBF] + Samples.xmlFile) == xml)

    let category = try #require(catalogue.categories.first)
    #expect(category.id == "warm" && category.name.text == "Wärm \"x\"")
    #expect(category.name["zh-Hans"] == "暖" && category.source == nil)
    let palette = try #require(category.palettes.first)
    #expect(palette.mood?.text == "calm")
    #expect(palette.colours.map(\.id) == ["fei", "x"])
    #expect(palette.colours.map(\.rgb) == [RGB8(206, 51, 45), RGB8(1, 2, 3)])
    #expect(
      palette.combinations
        == [Combination(RGB8(206, 51, 45), RGB8(16, 32, 48), RGB8(0, 0, 0))])
  }

  /// Root, then every problem as `path rule`, and the catalogue is gone if one is an error.
  private func check(
    _ root: Any, _ expected: [String], _ rules: [CatalogueRule],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let reading = read(Samples.file(root))
    #expect(reading.problems.map(\.path) == expected, sourceLocation: sourceLocation)
    #expect(reading.problems.map(\.rule) == rules, sourceLocation: sourceLocation)
    let isUsable = rules.allSatisfy { $0.severity == .warning }
    #expect((reading.catalogue != nil) == isUsable, sourceLocation: sourceLocation)
  }

  private let colours = "categories[0].palettes[0].colours"

  @Test func requiredKeysMustBeThere() {
    check(["x": 1], ["", ""], [.missing(key: "version"), .missing(key: "categories")])
    check(
      ["version": 1, "categories": [["id": "c"]]], ["categories[0]", "categories[0]"],
      [.missing(key: "name"), .missing(key: "palettes")])
    check(
      Samples.root(category: ["palettes": [[String: Any]()]]),
      Array(repeating: "categories[0].palettes[0]", count: 3),
      [.missing(key: "id"), .missing(key: "name"), .missing(key: "colours")])
    check(
      Samples.root(palette: ["colours": [["id": "a"]]]), ["\(colours)[0]", "\(colours)[0]"],
      [.missing(key: "name"), .missing(key: "rgb")])
  }

  @Test func requiredValuesMustBeOfTheirType() {
    check(
      ["version": true, "categories": 7], ["version", "categories"],
      [.wrongType(expected: "the integer 1"), .wrongType(expected: "an array")])
    check(
      ["version": "1", "categories": [Samples.category]], ["version"],
      [.wrongType(expected: "the integer 1")])
    check(["version": 2, "categories": [Samples.category]], ["version"], [.unknownVersion])
    check(
      ["version": 1, "categories": [1, Samples.category]], ["categories[0]"],
      [.wrongType(expected: "a dictionary")])
    check(
      Samples.root(category: ["name": 1, "palettes": [Any]()]),
      ["categories[0].name", "categories[0].palettes"],
      [.wrongType(expected: "a text"), .emptyArray(of: "palette")])
    check(
      Samples.root(colour: ["name": "", "rgb": 5]), ["\(colours)[0].name", "\(colours)[0].rgb"],
      [.emptyText, .badColour(.notText)])
  }

  @Test(arguments: [
    ("256,0,0", CatalogueRule.ColourFault.range), ("1533,105,184", .range),
    ("1,2,99999999999999999999", .range), ("1,2", .syntax), ("1,2,3,4", .syntax), ("", .syntax),
    ("-1,2,3", .syntax), ("1,,3", .syntax), ("#12345", .syntax), ("#1234567", .syntax),
    ("#12345g", .syntax), ("red", .syntax), ("１,2,3", .syntax), ("1.0,2,3", .syntax),
    ("0x102030", .syntax), ("#＃12345", .syntax), ("+1,2,3", .syntax),
  ])
  func refusesColours(text: String, fault: CatalogueRule.ColourFault) {
    check(Samples.root(colour: ["rgb": text]), ["\(colours)[0].rgb"], [.badColour(fault)])
    check(
      Samples.root(palette: ["combinations": [["206,51,45", text, "#000000"]]]),
      ["categories[0].palettes[0].combinations[0][1]"], [.combinationLeftOut(fault)])
  }

  @Test func idsMustBeWellFormedAndUnique() {
    check(Samples.root(category: ["id": "A b"]), ["categories[0].id"], [.badID])
    check(
      ["version": 1, "categories": [Samples.category, Samples.category, Samples.category]],
      ["categories[1].id", "categories[2].id"], [.duplicateID, .duplicateID])
    check(
      Samples.root(category: ["palettes": [Samples.palette, Samples.palette]]),
      ["categories[0].palettes[1].id", "categories[0].palettes[1].name"],
      [.duplicateID, .repeatedPaletteName])
    let twins = ["one", "two"].map { Samples.colour.merging(["id": "x", "name": $0]) { $1 } }
    check(Samples.root(palette: ["colours": twins]), ["\(colours)[1].id"], [.duplicateID])
  }

  @Test func missingIDsAreMadeWithoutGuessing() throws {
    let entries: [[String: Any]] = [
      ["name": "绯", "rgb": "206,51,45"], ["name": "红", "rgb": "#ce332d"],
      ["name": "Red Bean", "rgb": "0,0,0"], ["name": "red bean!", "rgb": "0,0,0"],
      ["name": "x", "id": "red-bean-2", "rgb": "0,0,0"],
      ["name": "Crimson", "names": ["romaji": "kurenai"], "rgb": "0,0,0"],
    ]
    let reading = read(Samples.file(Samples.root(palette: ["colours": entries])))
    let palette = try #require(reading.catalogue?.categories.first?.palettes.first)
    #expect(
      palette.colours.map(\.id)
        == ["ce332d", "ce332d-2", "red-bean", "red-bean-3", "red-bean-2", "kurenai"])
  }

  @Test func warningsMendOrLeaveOutOneValue() throws {
    let changes: [String: Any] = [
      "name": " P\u{3000}", "mood": 5, "tags": ["dark", 1],
      "combinations": [["1,2,3"], "x", ["206,51,45", " 1,2,3", "4, 5,6\n"]],
    ]
    let place = "categories[0].palettes[0]"
    check(
      Samples.root(palette: changes),
      [
        "name", "mood", "tags[1]", "combinations[0]", "combinations[1]", "combinations[2][1]",
        "combinations[2][2]",
      ].map { "\(place).\($0)" },
      [
        .trimmed, .leftOut(expected: "a text"), .leftOut(expected: "a text"), .combinationNotThree,
        .combinationNotThree, .trimmed, .trimmed,
      ])
    let palette = read(Samples.file(Samples.root(palette: changes))).catalogue?.categories[0]
      .palettes[0]
    #expect(palette?.name.text == "P" && palette?.tags == ["dark"] && palette?.mood == nil)
    #expect(
      palette?.combinations == [Combination(RGB8(206, 51, 45), RGB8(1, 2, 3), RGB8(4, 5, 6))])
  }

  @Test(arguments: [(64, true), (65, false)])
  func tagsAreAFew(count: Int, areTaken: Bool) {
    let tags = (0..<count).map { "t\($0)" }
    let reading = read(Samples.file(Samples.root(palette: ["tags": tags])))
    #expect(reading.catalogue?.categories.first?.palettes.first?.tags == (areTaken ? tags : []))
    #expect(
      reading.problems.map(\.message)
        == (areTaken
          ? []
          : ["Found an array of 65 where an array of at most 64 tags belongs. It is left out."]))
  }

  @Test func someWarningsOnlyTell() {
    let twice = [Samples.colour, Samples.colour]
    check(
      Samples.root(palette: ["colours": twice, "combinations": [["1,2,3", "4,5,6", "7,8,9"]]]),
      ["\(colours)[1].name", "categories[0].palettes[0].combinations[0]"],
      [.repeatedColourName, .combinationWithoutMain])
  }

  @Test func provenanceIsRequiredOfTheBundledCatalogue() {
    let reading = CatalogueReader.read(
      Samples.file(Samples.root), file: "f", requirements: .provenance)
    #expect(reading.problems.map(\.rule) == [.missing(key: "source"), .missing(key: "licence")])
  }

  @Test func summaryCountsByRule() {
    let combinations: Any = [
      ["256,0,0", "x", "0,0,0"], ["1,1,1", "2,2,2", "3,3,3"], ["1,1,1", "2,2,2", " 3,3,3"],
    ]
    let reading = read(
      Samples.file(Samples.root(palette: ["combinations": combinations, "mood": 1])))
    #expect(
      reading.problems.warningSummary
        == "1 combination left out; 1 value left out; 1 value trimmed; "
        + "2 combinations without their main colour (1 palette)")
    #expect([CatalogueProblem]().warningSummary == nil)
  }

  @Test func everyMessageReadsWell() throws {
    let fault = CatalogueRule.ColourFault.range
    let rules: [(CatalogueRule, String?)] = [
      (.unknownShape, nil), (.noColourList, nil), (.more(errors: 3, warnings: 1), nil),
      (.fileMissing, "red.plist"), (.missing(key: "id"), nil),
      (.wrongType(expected: "an array"), "the number 5"), (.unknownVersion, "2"), (.emptyText, ""),
      (.emptyArray(of: "palette"), nil), (.badID, "A b"), (.duplicateID, "reds"),
      (.badFileName, "../red"), (.badColour(fault), "256,0,0"), (.badColour(.syntax), "red"),
      (.badColour(.notText), "a dictionary"), (.combinationLeftOut(fault), "1533,105,184"),
      (.combinationNotThree, "an array of 2"), (.leftOut(expected: "a text"), "the number 5"),
      (.trimmed, " x "), (.repeatedKey, "rgb"),
      (.combinationWithoutMain, "#000000+#111111+#222222"),
      (.repeatedColourName, "Red"), (.repeatedPaletteName, "Red"), (.replacesCategory, "reds"),
    ]
    let problems = rules.map {
      CatalogueProblem(file: "my.plist", path: "categories[0]", value: $0.1, rule: $0.0)
    }
    let placed = CatalogueProblem(
      file: "my.plist", path: "version", line: 3, column: 7, value: "2", rule: .unknownVersion)
    try expectGolden(
      (problems + [placed]).map { $0.description + "\n" }.joined(), "catalogue-problems.txt")
  }
}
