/// What the declarations in a style sheet, or in a program that is none, tell of its format.
enum StyleSheetMarks {
  /// The format of a text that may be a style sheet.
  ///
  /// - Parameter text: Text in UTF-8.
  /// - Returns: Sass where a variable is declared at the top level, Tailwind's theme where there is
  ///   one, Tailwind's configuration where a module is; else CSS where a custom property is declared.
  static func format(of text: [UInt8]) -> PaletteFormat? {
    var (depth, offset) = (0, 0)
    var hasProperty = false
    while offset < text.count {
      switch text[offset] {
      case UInt8(ascii: "{"), UInt8(ascii: "("): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: ")"): depth -= 1
      case UInt8(ascii: "/"): offset = endOfComment(in: text, at: offset) ?? offset
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        offset = ByteSearch.endOfString(in: text, from: offset + 1, quote: text[offset])
      case UInt8(ascii: "$") where depth == 0:
        if isDeclared(in: text, from: offset + 1) { return .scss }
      case UInt8(ascii: "@") where ByteSearch.has("@theme", in: text, at: offset):
        if endOfName(in: text, from: offset + 1) == offset + 6 { return .tailwind }
      case UInt8(ascii: "-") where !hasProperty && ByteSearch.has("--", in: text, at: offset):
        hasProperty = isDeclared(in: text, from: offset + 2)
        offset = endOfName(in: text, from: offset) - 1
      case UInt8(ascii: "m"), UInt8(ascii: "e"):
        if depth == 0, isModule(in: text, at: offset) { return .tailwind3 }
      default: break
      }
      offset += 1
    }
    return hasProperty ? .css : nil
  }

  /// Whether a name stands there and a colon behind it.
  private static func isDeclared(in text: [UInt8], from start: Int) -> Bool {
    let end = endOfName(in: text, from: start)
    guard end > start, let next = ByteSearch.filled(in: text, from: end) else { return false }
    return text[next] == UInt8(ascii: ":")
  }

  private static func isModule(in text: [UInt8], at offset: Int) -> Bool {
    guard offset == 0 || !isNamed(text[offset - 1]) else { return false }
    return ByteSearch.has("module.exports", in: text, at: offset)
      || ByteSearch.has("export default", in: text, at: offset)
  }

  private static func endOfName(in text: [UInt8], from start: Int) -> Int {
    var offset = start
    while offset < text.count, isNamed(text[offset]) { offset += 1 }
    return offset
  }

  /// Whether a character may be part of a name in CSS.
  private static func isNamed(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F, 0x2D, 0x80...: true
    default: false
    }
  }

  /// The last byte of a comment; `nil` if there is none.
  private static func endOfComment(in text: [UInt8], at offset: Int) -> Int? {
    if ByteSearch.has("/*", in: text, at: offset) {
      return (ByteSearch.end(of: "*/", in: text, from: offset + 2) ?? text.count) - 1
    }
    // Behind a colon two slashes are part of an address.
    guard ByteSearch.has("//", in: text, at: offset),
      offset == 0 || text[offset - 1] != UInt8(ascii: ":")
    else { return nil }
    var end = offset + 1
    while end + 1 < text.count, text[end + 1] != 0x0A, text[end + 1] != 0x0D { end += 1 }
    return end
  }
}
