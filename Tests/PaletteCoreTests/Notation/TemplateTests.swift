import Testing

@testable import PaletteCore

@Suite struct TemplateTests {
  private func filled(_ text: String, _ colour: String, rest: String = "") throws -> String {
    let value = try Colour(parsing: colour)
    var bytes: [UInt8] = []
    try Template(text).append(
      value, shown: value.mappedToGamut(), input: colour.utf8, rest: rest.utf8, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test(arguments: [
    ("", "red", ""), ("plain", "red", "plain"), ("{hex} {name}", "#ff6347", "#ff6347 tomato"),
    ("{input}={rgb}", "Tomato", "Tomato=255,99,71"),
    ("{red}-{green}-{blue}", "#0a0bff", "10-11-255"),
    ("{alpha}", "red", "1"), ("{alpha}", "rgb(1 2 3 / 50%)", "0.5"),
    ("{alpha}", "rgb(1 2 3 / none)", "none"), ("{{{hex}}}", "red", "{#ff0000}"),
    ("}}{{", "red", "}{"),
    ("a\\tb\\nc\\\\t", "red", "a\tb\nc\\t"), ("{hex-upper}é", "red", "#FF0000é"),
    ("{oklch}", "color(display-p3 0 1 0)", "oklch(0.84883 0.36853 145.645)"),
  ]) func fills(template: String, colour: String, text: String) throws {
    #expect(try filled(template, colour) == text)
  }

  @Test func everyNotationIsAField() throws {
    for notation in Notation.allCases {
      let text = try filled("<{\(notation.rawValue)}>", "#ce332d")
      #expect(text == "<\(notation.text(of: Colour(RGB8(206, 51, 45))))>")
    }
    #expect(try filled("{hex}\\t{rest}", "red", rest: "a\tb") == "#ff0000\ta\tb")
  }

  @Test(arguments: [
    ("{hxe}", 0, TemplateError.Reason.unknownField("hxe"), "Did you mean '{hex}'?"),
    ("a {colour}", 2, .unknownField("colour"), "Fields are: hex, "),
    ("{}", 0, .unknownField(""), "Fields are: "), ("{ hex}", 0, .unknownField(" hex"), "{hex}"),
    ("{hex", 0, .openBrace, "'{{'"), ("é{", 1, .openBrace, "character 2"),
    ("hex}", 3, .strayBrace, "'}}'"), ("{hex}}", 5, .strayBrace, "character 6"),
    ("a\\x", 1, .unknownEscape("\\x"), "'\\x'"), ("a\\", 1, .unknownEscape("\\"), "character 2"),
  ]) func refuses(
    text: String, position: Int, reason: TemplateError.Reason, words: String
  ) throws {
    let error = try #require(throws: TemplateError.self) { try Template(text) }
    #expect(error == TemplateError(position: position, reason: reason))
    #expect(error.description.contains(words), "\(error.description)")
  }

  @Test func knowsWhetherItNeedsSRGB() throws {
    for (text, isLimited) in [
      ("{oklch} {rest} {input} {alpha}", false), ("{oklch} {hex}", true), ("{red}", true),
      ("", false),
    ] {
      #expect(try Template(text).isLimitedToSRGB == isLimited)
    }
  }
}
