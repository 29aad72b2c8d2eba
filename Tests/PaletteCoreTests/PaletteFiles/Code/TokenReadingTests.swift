@testable import PaletteCore
import Testing

/// Design tokens of other programs, and with mistakes.
@Suite struct TokenReadingTests {
  private func reading(
    _ text: String, as format: PaletteFormat? = .tokens
  ) throws -> PaletteReading {
    try PaletteReading(Array(text.utf8), name: "x", as: format)
  }

  private func fault(_ text: String) -> PaletteFileFault? {
    do throws(PaletteFileFault) {
      _ = try PaletteReading(Array(text.utf8), name: "x", as: .tokens)
      return nil
    } catch { return error }
  }

  @Test func readsTheOldFormOfTokensStudio() throws {
    let reading = try reading(
      ##"""
      {"global": {"colors": {"brand": {"primary": {"value": "#0055ff", "type": "color"},
           "second": {"type": "color", "value": "{colors.brand.primary}"}}},
         "gap": {"value": "4", "type": "spacing"}},
       "dark": {"text": {"value": "{global.colors.brand.primary}", "type": "color"},
         "link": {"value": "{colors.brand.second}", "type": "color"},
         "old": {"value": "#fff"}},
       "$themes": []}
      """##, as: nil)
    #expect(reading.format == .tokens)
    #expect(reading.document.groups.map(\.name) == ["global colors brand", "dark"])
    #expect(
      reading.document.entries.map(\.name) == ["primary", "second", "text", "link", "old"])
    #expect(
      reading.document.entries.map(\.colour.rgb8.hex)
        == Array(repeating: "#0055ff", count: 4) + ["#ffffff"])
    #expect(reading.warnings == [])
    let file = try PaletteFormat.tokens.file(of: reading.document)
    #expect(!String(decoding: file, as: UTF8.self).contains("\"value\""))
  }

  @Test(arguments: [
    ##"{"value": "#fff", "other": {"type": "color"}}"##, ##"{"value": "#fff", "type": "colour"}"##,
    ##"{"a": "value", "b": "type", "c": "color"}"##, ##"}{"value": 1]"type": "color"}"##,
    ##"{"type": "color""##,
  ])
  func otherTextsAreNoOldTokens(text: String) {
    #expect(JSONMarks.format(of: Array(text.utf8)) == nil)
  }

  @Test func tellsOnceWhatIsNotKept() throws {
    let reading = try reading(
      ##"""
      {"$description": "For all", "six": {"$type": "color", "$description": "Six",
        "$extensions": {"a": 1},
        "red": {"$value": "#ff0000", "$description": "Red", "$deprecated": false},
        "blue": {"$value": "#0000ff", "$description": "For links", "$deprecated": "no"},
        "green": {"$value": "#00ff00", "$description": "Not for links", "$deprecated": true},
        "size": {"$type": "dimension", "$value": 1, "$extensions": {}}}}
      """##)
    #expect(reading.document.comment == "For all")
    #expect(reading.document.entries.map(\.name) == ["Red", "blue", "green"])
    #expect(
      reading.warnings.map(\.description) == [
        "at 'six' there are data of another program, and such data are not kept",
        "at 'six.blue' there is a description, and descriptions are not kept",
        "at 'six.blue' there is a mark of deprecation, and such marks are not kept",
      ])
  }

  @Test func takesTheLastOfWhatHasOneName() throws {
    let reading = try reading(
      ##"""
      {"six": {"red": {"$value": "#000000"}, "blue": {"$value": "#0000ff"},
        "red": {"$value": "#ff0000"}}, "like": {"$value": "{six.red}"}}
      """##)
    #expect(
      reading.document.entries.map(\.colour.rgb8.hex) == ["#0000ff", "#ff0000", "#ff0000"])
    #expect(
      reading.warnings.map(\.description) == [
        "at 'six.red' a name is given twice, and what stands last was taken"
      ])
  }

  @Test(arguments: [
    (##"{"six": {"red": "#ff0000"}}"##, "a token or a group of tokens", "six.red"),
    (##"{"six": ["#ff0000"]}"##, "a token or a group of tokens", "six"),
    (##"{"six": {"$type": "color", "red": {"$value": [1, 2, 3]}}}"##, "a colour", "six.red"),
    (##"{"red": {"$value": {"colorSpace": "x", "components": [1, 2, 3]}}}"##, "a colour", "red"),
  ])
  func tellsWhereThereShouldBeAColour(text: String, expected: String, path: String) {
    #expect(fault(text) == PaletteFileFault(expecting: expected, at: .path(path)))
  }

  @Test func tellsWhereAMissingNameIs() {
    #expect(
      fault(#"{"a": {"b": {"$value": "{c}"}}}"#)
        == PaletteFileFault(.noSuchName("c"), at: .path("a.b")))
    #expect(
      fault(#"{"a": {"$type": "number", "$value": 1}}"#) == PaletteFileFault(.noColours))
  }

  @Test func tellsOfFewOfVeryManyMistakes() throws {
    let tokens = (0..<5000).map { #""t\#($0)": {"$value": "{none\#($0)}"}"# }
    let reading = try reading(
      ##"{"$type": "color", "red": {"$value": "#f00"},"## + tokens.joined(separator: ",") + "}")
    #expect(reading.document.count == 1)
    #expect(reading.warnings.count == 100)
  }
}
