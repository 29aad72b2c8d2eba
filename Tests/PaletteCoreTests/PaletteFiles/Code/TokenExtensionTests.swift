@testable import PaletteCore
import Testing

/// Groups of design tokens that have what others have.
@Suite struct TokenExtensionTests {
  private func reading(_ text: String) throws -> PaletteReading {
    try PaletteReading(Array(text.utf8), name: "x.tokens.json", as: .tokens)
  }

  private func colours(_ reading: PaletteReading) -> [String] {
    reading.document.groups.flatMap { group in
      group.entries.map { "\(group.name ?? "") \($0.name ?? "") \($0.colour.rgb8.hex)" }
    }
  }

  @Test(arguments: [##""{base}""##, ##""#/base""##, ##"{"$ref": "#/base"}"##])
  func hasWhatItHasNotItself(reference: String) throws {
    let reading = try reading(
      ##"""
      {"new": {"$extends": \##(reference), "red": {"$value": "#fe0000"},
         "deep": {"black": {"$value": "#000001"}}},
       "base": {"$type": "color", "red": {"$value": "#ff0000"}, "blue": {"$value": "{base.red}"},
         "deep": {"white": {"$value": "#ffffff"}, "black": {"$value": "#000000"}}}}
      """##)
    #expect(
      colours(reading) == [
        "new red #fe0000", "new blue #ff0000", "new deep black #000001", "new deep white #ffffff",
        "base red #ff0000", "base blue #ff0000", "base deep white #ffffff",
        "base deep black #000000",
      ])
    #expect(reading.warnings == [])
  }

  @Test func followsGroupsThatOthersExtendAndHave() throws {
    let reading = try reading(
      ##"""
      {"c": {"$extends": "{b.inner}"}, "b": {"$extends": "{a}"},
       "a": {"inner": {"red": {"$value": "#ff0000"}},
         "sibling": {"$extends": "{a.inner}"}}}
      """##)
    #expect(
      colours(reading) == [
        "c red #ff0000", "b inner red #ff0000", "b sibling red #ff0000", "a inner red #ff0000",
        "a sibling red #ff0000",
      ])
  }

  @Test(arguments: [
    (#"{"a": {"$extends": "{b}"}, "b": {"$extends": "{a}"}}"#, ["a", "b", "a"]),
    (#"{"a": {"$extends": "{a}"}}"#, ["a", "a"]),
    (#"{"a": {"b": {"$extends": "{a}"}}}"#, ["a", "a.b", "a"]),
  ])
  func namesACircle(text: String, names: [String]) {
    #expect(throws: PaletteFileFault(.circle(names))) { try reading(text) }
  }

  @Test func tellsOfWhatIsNotThere() throws {
    let reading = try reading(
      ##"{"a": {"$extends": "{b}", "red": {"$type": "color", "$value": "#f00"}}}"##)
    #expect(reading.warnings == [PaletteFileWarning(.noSuchName("b"), at: .path("a"))])
    #expect(reading.document.count == 1)
  }

  /// Each group has the one before it twice: 2^60 tokens.
  @Test func endsWhereFilesWouldBeEndless() {
    let groups = (1...60).map { number in
      #""g\#(number)": {"a": {"$extends": "{g\#(number - 1)}"}, "b": {"$extends": "{g\#(number - 1)}"}}"#
    }
    let text = ##"{"g0": {"red": {"$value": "#f00"}},"## + groups.joined(separator: ",") + "}"
    #expect(throws: PaletteFileFault.self) { try reading(text) }
  }

  @Test func endsWhereChainsAreVeryLong() {
    let groups = (1...20_000).map { #""g\#($0)": {"$extends": "{g\#($0 + 1)}"}"# }
    let text = "{" + groups.joined(separator: ",") + ##", "g20001": {"red": {"$value": "#f00"}}}"##
    #expect(throws: PaletteFileFault.self) { try reading(text) }
  }
}
