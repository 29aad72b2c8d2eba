import Testing

@testable import PaletteCore

@Suite struct PaletteTextTests {
  private func decode(_ bytes: [UInt8]) throws(PaletteFileFault) -> (
    text: String, warnings: [PaletteFileWarning.Fact]
  ) {
    var warnings: [PaletteFileWarning] = []
    let text = try PaletteText.decode(bytes, noting: &warnings)
    return (String(decoding: text, as: UTF8.self), warnings.map(\.fact))
  }

  @Test func readsEveryEncoding() throws {
    let text = "Café 粉 🎨"
    let little = PaletteSamples.utf16(text)
    let big = PaletteSamples.utf16(text, isBigEndian: true)
    for bytes in [
      Array(text.utf8), [0xEF, 0xBB, 0xBF] + Array(text.utf8), little, big, [0xFF, 0xFE] + little,
      [0xFE, 0xFF] + big,
    ] {
      let decoded = try decode(bytes)
      #expect(decoded.text == text)
      #expect(decoded.warnings.isEmpty)
      #expect(PaletteText.unchecked(bytes) == Array(text.utf8))
    }
  }

  @Test func onlyOneMarkIsTakenAway() throws {
    #expect(try decode(Array("\u{FEFF}\u{FEFF}￿a".utf8)).text == "\u{FEFF}￿a")
    #expect(try decode([0xFE, 0xFF, 0xFF, 0x5E]).text == "\u{FF5E}")
  }

  @Test func whatIsNoUTF8IsLatin1() throws {
    let decoded = try decode([0x43, 0xE9, 0xFF, 0x80, 0x0A])
    #expect(decoded.text == "Céÿ\u{80}\n")
    #expect(decoded.warnings == [.latin1])
  }

  @Test func damagedUTF16IsRefused() {
    for bytes: [UInt8] in [
      [0xFF, 0xFE, 0x41], [0xFE, 0xFF, 0xD8, 0x00], [0xFE, 0xFF, 0xDC, 0, 0, 0x41],
    ] {
      #expect(throws: PaletteFileFault(expecting: "UTF-16, as the file begins", at: .byte(0))) {
        try decode(bytes)
      }
    }
  }

  @Test(arguments: [
    ("", ""), ("a", "a"), ("  a  b  ", "a  b"), ("a\r\nb\tc", "a b c"), ("\n\n", ""),
    ("a\u{85}\u{2028}\u{2029}b", "a b"), ("a\0\u{1B}[31mb", "a [31mb"),
    ("\u{3000}a\u{A0}", "\u{3000}a\u{A0}"),
    ("👩‍👩‍👧 粉", "👩‍👩‍👧 粉"), ("a \n b", "a   b"),
  ])
  func aLineHasNoLineEnds(text: String, line: String) {
    #expect(PaletteText.line(text) == line)
    #expect(PaletteText.line(line) == line)
  }

  @Test func commentsMayTellTheName() {
    func name(_ comment: String) -> String? {
      var lines = PaletteLines(Array(comment.utf8))
      return lines.next() ? lines.paletteName : nil
    }
    #expect(name("Palette Name: A b ") == "A b")
    #expect(name(" Palette Name:A") == "A")
    #expect(name("Palette Name: ") == nil)
    #expect(name("Palette") == nil)
  }
}
