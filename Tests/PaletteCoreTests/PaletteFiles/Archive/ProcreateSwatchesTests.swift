import Testing

@testable import PaletteCore

@Suite struct ProcreateSwatchesTests {
  private func swatches(_ text: String) -> [UInt8] {
    var archive = ZIPWriter()
    archive.append(Array(text.utf8), named: "Swatches.json")
    return archive.archive
  }

  private func read(_ text: String) throws -> PaletteReading {
    try PaletteReading(swatches(text), name: "a.swatches", as: .procreate)
  }

  private let red = #"{"hue":0,"saturation":1,"brightness":1,"alpha":1,"colorSpace":0}"#
  private let blue = #"{"hue":0.6666666666666666,"saturation":1.0,"brightness":1,"alpha":0.5}"#

  /// Case file-proc-null.
  @Test func emptyPlacesAreTold() throws {
    let reading = try read(#"[{"name":"Gaps","swatches":[null,\#(red),null,\#(blue),null,null]}]"#)
    #expect(reading.document.name == "Gaps")
    #expect(SwatchSamples.text(of: reading.document) == "- #ff0000, - #0000ff")
    #expect(reading.document.entries[1].colour.alpha == 0.5)
    #expect(reading.warnings.map(\.fact) == [.gaps(2)])
    #expect(try read(#"[{"name":"x","swatches":[\#(red),null]}]"#).warnings == [])
  }

  @Test func theObjectOfLaterVersions() throws {
    let newer =
      #"{"alpha":1,"origin":2,"colorModel":0,"brightness":0.67450982332229614,"components":[0.1,0.2,0.3],"#
      + #""version":"5.0","colorProfile":"K","saturation":0.59302324759373493,"hue":0.8986928055878558}"#
    let profile = #""colorProfiles":[{"hash":"K","iccName":"sRGB IEC61966-2.1"}]"#
    let reading = try read(#"{"name":"New","swatches":[\#(newer)],\#(profile)}"#)
    #expect(SwatchSamples.text(of: reading.document) == "- #ac4684")
    #expect(reading.document.name == "New")
    #expect(reading.warnings == [])
    let wide = profile.replacing("sRGB IEC61966-2.1", with: "Display P3")
    #expect(
      try read(#"{"swatches":[\#(newer)],\#(wide)}"#).warnings.map(\.fact) == [.profile])
  }

  @Test func severalPalettesAreGroups() throws {
    let reading = try read(
      #"[{"name":"A","swatches":[\#(red)]},{"name":"","swatches":[\#(blue)]}]"#)
    #expect(reading.document.groups.map(\.name) == ["A", nil])
    #expect(reading.document.name == nil)
  }

  @Test(arguments: [
    ("[{}]", PaletteFilePlace.path("[0].swatches"), "a list of swatches"),
    ("[1]", .path("[0].swatches"), "a list of swatches"),
    (
      #"{"swatches":[null,{"hue":0,"saturation":"x"}]}"#, .path("swatches[1].saturation"),
      "a number"
    ),
    (#"{"swatches":[{"hue":1e999,"saturation":0}]}"#, .path("swatches[0].hue"), "a number"),
    (#"[{"swatches":[7]}]"#, .path("[0].swatches[0].hue"), "a number"),
    ("[{\n \"swatches\":[}]", .inner("Swatches.json", line: 2, column: 14), "JSON"),
  ]) func damageTellsItsPlace(text: String, place: PaletteFilePlace, expected: String) {
    #expect(
      fault(of: swatches(text), as: .procreate) == PaletteFileFault(expecting: expected, at: place))
  }

  @Test func numbersOutsideTheirRange() throws {
    let reading = try read(#"[{"swatches":[{"hue":1,"saturation":2,"brightness":1}]}]"#)
    #expect(SwatchSamples.text(of: reading.document) == "- #ff0000")
    #expect(reading.warnings.map(\.fact) == [.clamped])
  }

  /// Case file-proc-30.
  @Test func noMoreThanThirty() throws {
    func document(_ count: Int) -> PaletteDocument {
      PaletteDocument(groups: [
        .init(entries: (0..<count).map { .init(nil, Colour(RGB8(UInt8($0), 2, 3))) })
      ])
    }
    #expect(throws: PaletteFileRefusal.tooMany(31, atMost: 30)) {
      try PaletteFormat.procreate.file(of: document(31))
    }
    for count in [1, 30] {
      let file = try PaletteFormat.procreate.file(of: document(count))
      let text = try #require(try ZIPReader(file).file("Swatches.json"))
      let json = try JSONReader.read(text)
      let slots = try #require(json.elements?.first?["swatches"]?.elements)
      #expect(slots.count == 30)
      #expect(slots.count { $0 == .null } == 30 - count)
      #expect(slots[0]["colorSpace"] == .integer(0))
    }
  }

  @Test func everyColourComesBack() throws {
    for document in SwatchSamples.bundled where document.count <= 30 {
      let file = try PaletteFormat.procreate.file(of: document)
      let reading = try PaletteReading(file, name: "x.swatches", as: .procreate)
      #expect(reading.document.name == document.name)
      #expect(reading.document.entries.map(\.colour.rgb8) == document.entries.map(\.colour.rgb8))
      #expect(reading.warnings == [])
    }
    let clear = PaletteDocument(groups: [
      .init(entries: [.init(nil, Colour(.srgb, [0, 0.5, 1], alpha: 0.25))])
    ])
    let file = try PaletteFormat.procreate.file(of: clear)
    let read = try PaletteReading(file, name: "x.swatches", as: .procreate).document.entries[0]
    #expect(read.colour.alpha == 0.25)
  }

  @Test func everyBeginningIsRefused() throws {
    let file = try PaletteFormat.procreate.file(of: SwatchSamples.document)
    #expect(try silentBeginnings(of: file, as: .procreate) == 0)
  }
}
