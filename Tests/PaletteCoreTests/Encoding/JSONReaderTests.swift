import Testing

@testable import PaletteCore

struct JSONReaderTests {
  private func read(_ text: String) throws(JSONSyntaxError) -> JSON {
    try JSONReader.read(Array(text.utf8))
  }

  @Test(arguments: [
    ("null", JSON.null), (" true ", .bool(true)), ("false", .bool(false)), ("0", .integer(0)),
    ("-12", .integer(-12)), ("1.50", .number("1.50")), ("1e3", .number("1e3")),
    ("-0.5E-7", .number("-0.5E-7")), ("99999999999999999999", .number("99999999999999999999")),
    (#""""#, .string("")), (#""a\"\\\/\b\f\n\r\tz""#, .string("a\"\\/\u{8}\u{C}\n\r\tz")),
    (#""\u7c89\ud83c\udfa8""#, .string("粉🎨")), (#""粉""#, .string("粉")),
    ("[]", .array([])), ("[1, [2]]", .array([.integer(1), .array([.integer(2)])])),
    ("{}", .object([:])), (#"{"b":1 , "a":[ ]}"#, .object(["b": .integer(1), "a": .array([])])),
    ("\u{FEFF}1", .integer(1)), ("\r\n\t 1\r\n", .integer(1)),
  ])
  func readsEveryKindOfValue(text: String, value: JSON) throws {
    #expect(try read(text) == value)
  }

  @Test(arguments: [
    ("", 1, 1), ("{", 1, 2), ("[1,]", 1, 4), (#"{"a":1,}"#, 1, 8), ("[1 2]", 1, 4),
    ("// c\n1", 1, 1), ("{\n\"a\" 1}", 2, 5), ("01", 1, 2), ("1.", 1, 3), ("-", 1, 2), ("+1", 1, 1),
    (".5", 1, 1), ("1e", 1, 3), ("tru", 1, 1), ("NaN", 1, 1), ("'a'", 1, 1), ("\"a\nb\"", 1, 3),
    (#""\x""#, 1, 3), (#""\u12g4""#, 1, 6), (#""\ud83c""#, 1, 8), (#""\udfa8""#, 1, 8),
    ("1 1", 1, 3), ("{1:2}", 1, 2), (#"{"a":}"#, 1, 6), ("\"abc", 1, 5),
  ])
  func saysWhereATextStopsBeingJSON(text: String, line: Int, column: Int) {
    #expect(throws: JSONSyntaxError(line: line, column: column)) { try read(text) }
  }

  @Test func bytesThatAreNotUTF8AreRefused() {
    #expect(throws: JSONSyntaxError(line: 1, column: 2)) {
      try JSONReader.read([0x22, 0xC0, 0x80, 0x22])
    }
  }

  @Test func deepNestingIsRefusedBeforeTheStackEnds() {
    #expect(throws: JSONSyntaxError.self) { try read(String(repeating: "[", count: 1_000_000)) }
    let deep = String(repeating: "[", count: 200) + String(repeating: "]", count: 200)
    #expect(throws: Never.self) { try read(deep) }
  }

  @Test func everyCutOfTheBundledFileIsRefused() throws {
    let bytes = try bundledBytes()
    #expect(try JSONReader.read(bytes)["version"]?["major"]?.integer == 4)
    for length in 0..<(bytes.count - 2) {
      #expect(throws: JSONSyntaxError.self) { try JSONReader.read(Array(bytes.prefix(length))) }
    }
  }

  @Test func whatIsWrittenIsReadBack() throws {
    let value = JSON.object([
      "粉": .array([.null, .bool(true), .integer(-5), .string("a\"\\\u{7F}\n")]), "x": .object([:]),
    ])
    #expect(try read(value.text) == value)
  }
}
