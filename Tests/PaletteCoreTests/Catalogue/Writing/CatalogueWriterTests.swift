import Testing

@testable import PaletteCore

@Suite struct CatalogueWriterTests {
  private func read(_ bytes: [UInt8]) -> CatalogueReading {
    CatalogueReader.read(bytes, file: "written.plist")
  }

  @Test func theBundledCatalogueIsWrittenAsItsFileIs() throws {
    let file = try #require(PackageFiles.bytes("Resources/palettes.plist"))
    #expect(CatalogueWriter.file(of: Catalogue.bundled.categories) == file)
  }

  @Test func whatIsWrittenIsReadAgain() throws {
    let categories = Catalogue.bundled.categories
    let reading = read(CatalogueWriter.file(of: categories))
    #expect(reading.categories == categories)
    #expect(reading.problems.filter { !$0.rule.onlyTells } == [])
  }

  private func category(named name: LocalisedText) -> PaletteCore.Category {
    let colour = NamedColour(id: "a", name: name, rgb: RGB8(1, 2, 3))
    let palette = Palette(
      id: "p", name: name, mood: name, tags: [name.text], source: name.text, licence: name.text,
      colours: [colour],
      combinations: [Combination(RGB8(1, 2, 3), RGB8(4, 5, 6), RGB8(7, 8, 9))])
    return Category(
      id: "c", name: name, summary: name, detail: name, source: name.text, licence: name.text,
      tags: [name.text], palettes: [palette])
  }

  @Test(arguments: [
    "<b>&amp;\"'</b> ]]> <!-- -->", "绯红", "e\u{301} 👩‍👩‍👧 \u{1F600}", "one\ntwo\r\nthree\rfour\tfive",
    "\u{202E}right", "#1 $x {y}", "\u{FEFF}x", "\u{10FFFF}",
  ])
  func anyTextIsReadBack(_ text: String) {
    let name = LocalisedText(
      text,
      translations: [.init(language: "zh-Hans", text: text), .init(language: "x&<y", text: text)])
    let reading = read(CatalogueWriter.file(of: [category(named: name)]))
    #expect(reading.categories == [category(named: name)])
    #expect(reading.problems == [])
  }

  @Test(arguments: ["a\u{0}b", "a\u{1B}b", "a\u{FFFE}b", "a\u{FFFF}b"])
  func whatXMLCannotWriteIsReplaced(_ text: String) throws {
    let reading = read(CatalogueWriter.file(of: [category(named: LocalisedText(text))]))
    #expect(try #require(reading.categories)[0].name.text == "a\u{FFFD}b")
  }
}
