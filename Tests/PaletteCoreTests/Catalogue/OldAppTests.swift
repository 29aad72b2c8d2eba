import Testing

@testable import PaletteCore

@Suite struct OldAppTests {
  /// Two families with every defect that the old files have.
  private static var files: [String: Any] {
    [
      "colorList.plist": [
        ["plistName": "red", "name": "红色系", "descriptionName": "--x", "detail": "        a"],
        ["plistName": "blue", "name": "青色系", "detail": " b  "],
      ],
      "red.plist": [
        [
          "color": "206,51,45", "colorName": "绯", "colorDescription": "华丽",
          "colors": [["206,51,45", "0,0,0", "1,1,1"], ["1,1,1", "1533,105,184", "206,51,45"]],
        ],
        ["color": "232,36,108", "colorName": "绯", "colors": [["1,1,1", "2,2,2", "241,202,208"]]],
      ],
      "blue.plist": [
        [
          "color": "218,242,239 ", "colorName": "白青",
          "colors": [["218,242,239 ", "0,0,0", "1,1,1"]],
        ]
      ],
    ]
  }

  private func read(_ files: [String: Any]) -> CatalogueReading {
    CatalogueReader.read(folder: "old") { files[$0].map(Samples.file) }
  }

  @Test func aFolderIsReadAsItIs() throws {
    let reading = read(Self.files)
    #expect(
      reading.problems.map { "\($0.file) \($0.path)" } == [
        "old/colorList.plist [0].detail", "old/colorList.plist [1].detail",
        "old/red.plist [0].colors[1][1]", "old/red.plist [1].colors[0]",
        "old/red.plist [1].colorName", "old/blue.plist [0].color",
        "old/blue.plist [0].colors[0][0]",
      ])
    #expect(
      reading.problems.warningSummary
        == "1 combination left out; 4 values trimmed; "
        + "1 combination without its main colour (1 palette); 1 palette name used twice")
    let categories = try #require(reading.catalogue?.categories)
    #expect(categories.map(\.id) == ["red", "blue"] && categories[0].name.text == "红色系")
    #expect(categories[0].summary?.text == "--x" && categories[0].detail?.text == "a")
    let scarlet = categories[0].palettes[0]
    #expect(scarlet.id == "ce332d" && scarlet.mood?.text == "华丽")
    #expect(scarlet.colours.map(\.rgb) == [RGB8(206, 51, 45)] && scarlet.combinations.count == 1)
    #expect(categories[0].palettes[1].combinations.count == 1)
  }

  @Test func theListIsReadThroughItsSiblingsAndAFamilyAlone() {
    let list = CatalogueReader.read(
      Samples.file(Self.files["colorList.plist"] ?? 0), file: "old/colorList.plist"
    ) { Self.files[$0].map(Samples.file) }
    #expect(list == read(Self.files))
    let family = CatalogueReader.read(
      Samples.file(Self.files["blue.plist"] ?? 0), file: "a/My Blue.plist")
    #expect(family.catalogue?.categories.map(\.id) == ["my-blue"])
    #expect(family.problems.count == 2)
  }

  @Test func whatCannotBeReadIsReportedInEachFile() {
    var files = Self.files
    files["red.plist"] = nil
    files["blue.plist"] = [["color": "1,2", "colorName": 5], ["x": "y"]]
    files["colorList.plist"] = [
      ["plistName": "red", "name": "r"], ["plistName": "blue", "name": "b"],
      ["plistName": "../blue", "name": "b"], ["plistName": "Red", "name": "b"], ["name": "x"],
    ]
    let reading = read(files)
    #expect(reading.catalogue == nil)
    #expect(
      reading.problems.map(\.rule) == [
        .badFileName, .missing(key: "plistName"), .duplicateID, .fileMissing,
        .wrongType(expected: "a text"), .badColour(.syntax), .missing(key: "colorName"),
        .missing(key: "color"),
      ])
    #expect(read([:]).problems.map(\.rule) == [.noColourList])
  }

  @Test func theRealFolderHasItsKnownDefectsAndNothingElse() throws {
    let folder = "../shared/data/hue-families"
    guard PackageFiles.bytes("\(folder)/colorList.plist") != nil else { return }
    let reading = CatalogueReader.read(folder: folder) { PackageFiles.bytes("\(folder)/\($0)") }
    let catalogue = try #require(reading.catalogue)
    #expect(catalogue.categories.map(\.palettes.count) == [28, 28, 28, 28, 36, 20, 20])
    #expect(
      reading.problems.warningSummary
        == "1 combination left out; 12 values trimmed; "
        + "16 combinations without their main colour (4 palettes)")
    #expect(reading.problems.count == 29)
    #expect(reading.problems.filter { $0.path.hasSuffix("detail") }.count == 7)
    #expect(
      reading.problems.first { $0.rule == .combinationLeftOut(.range) }?.value == "1533,105,184")
    let bundled = Catalogue.bundled.categories.prefix(7).flatMap(\.palettes)
    let old = catalogue.categories.flatMap(\.palettes)
    #expect(old.map { $0.colours[0].rgb } == bundled.map { $0.colours[0].rgb })
    #expect(old.map(\.combinations) == bundled.map(\.combinations))
    #expect(old.map(\.name.text) == bundled.map { $0.name["zh-Hans"] })
  }
}
