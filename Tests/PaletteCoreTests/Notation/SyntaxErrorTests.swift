import PaletteCore
import Testing

@Suite struct SyntaxErrorTests {
  /// Every kind of mistake, and the place it is reported at.
  static let cases: [(input: String, position: Int)] = [
    ("", 0), ("  ", 0), ("rgb(10deg 0 0)", 4), (" rgb(10deg 0 0)", 5), ("rgb(255, 0 0)", 11),
    ("rgb(255 0, 0)", 9), ("rgb(1 2 3", 9), ("rgb(1 2", 7), ("rgb(", 4), ("rgb()", 4),
    ("rgb(1 2 3) x", 10), ("rgb(1 2 3));", 10), ("rgb(none, 0, 0)", 4), ("rgb(0, 0, 0, none)", 13),
    ("rgb(10%, 20, 30%)", 9), ("rgb(1, 2, 3 / 0.5)", 12), ("rgb(1 2 3 0.5)", 10),
    ("rgb(1 2 3 / 1deg)", 12), ("rgb(1 2 3 /)", 11), ("rgb(NaN 0 0)", 4), ("rgb(1. 2 3)", 5),
    ("rgb(1 /* two */ 2 3)", 6), ("rgb(1 2 3 /* c */)", 10), ("rgb(0xff 0 0)", 4),
    ("rgb(１ 2 3)", 4), ("rgb (1 2 3)", 3), ("hsl(50% 100% 50%)", 4),
    ("hsl(10px 100% 50%)", 4), ("hsl(120, 100, 50)", 9), ("hwb(120, 60%, 10%)", 7),
    ("hwba(120 60% 10%)", 0), ("color(lab 1 2 3)", 6), ("color(srgb 1 2 3deg)", 15),
    ("color()", 6), ("#f", 1), ("#ffg", 3), ("#ＦＦ００００", 1), ("#fff;", 4), ("#", 1),
    ("0xff88", 2), ("0xff8800ff", 2), ("0x", 2), ("12345", 0), ("1,2", 3), ("1,2,256", 4),
    ("1,2,3,4,5", 7), ("1,2,3.5", 4), ("1 2 3", 2), ("-120", 0), ("-1,2,3", 0), ("1,2,3,x", 6),
    ("1,2,3,4px", 6), ("0xFFCE332D", 2), ("rgb(calc(1) 2 3)", 4),
    ("hsl(from red h s l)", 4), ("color(from red srgb r g b)", 6), ("rgb(1 2 3 / var(--a))", 12),
    ("calc(1)", 0), ("color-mix(in srgb, red, blue)", 0), ("rgb(1 2 3 / 4 / 5)", 14),
    ("rgb(1,2)", 7),
    ("rgb(1\u{B}2 3)", 5), ("WindowText", 0),
    ("currentcolor", 0), ("CanvasText", 0), ("scarlet", 0), ("tailwind/slate/500", 0),
    ("\u{1B}[31m", 0), ("绯", 0), ("👩‍👩‍👧 #f", 0), ("faded", 0),
    (String(repeating: "#", count: 100), 1),
  ]

  @Test(arguments: cases) func reportsThePlace(input: String, position: Int) throws {
    let error = try #require(throws: ColourSyntaxError.self) { try Colour(parsing: input) }
    #expect(error.position == position)
    #expect(error.input == input)
  }

  @Test func everyMessageIsOneClearSentence() throws {
    var messages = ""
    for (input, _) in Self.cases {
      let error = try #require(throws: ColourSyntaxError.self) { try Colour(parsing: input) }
      messages += error.description + "\n"
    }
    try expectGolden(messages, "colour-syntax-errors.txt")
  }

  @Test(arguments: [
    "scarlet", "tailwind/slate/500", "3024/day", "60s", "Blue (Crayola)", "绯", "faded", "rgb",
    "oxblood",
    "hoarfrost (snow)", "- none -", "Red, dark",
  ]) func aNameIsNotAMalformedNotation(input: String) throws {
    let error = try #require(throws: ColourSyntaxError.self) { try Colour(parsing: input) }
    #expect(error.reason == .unknownName)
  }
}
