import Testing

@testable import PaletteCore

@Suite struct HexListTests {
  private static let six = "ff0000\n00ff00\n0000ff\n1a2b3c\nd0a200\n808080\n"

  private func refusal(_ text: String) -> String? {
    do {
      _ = try PaletteReading(text, name: "a.hex")
      return nil
    } catch {
      return error.description
    }
  }

  @Test(arguments: ["\n", "\r\n", "\r", "\n\n", " \t\n"])
  func readsWhatLospecWrites(end: String) throws {
    let reading = try PaletteReading(Self.six.replacing("\n", with: end), name: "a.hex")
    #expect(reading.format == .hex)
    #expect(reading.document == PaletteSamples.document(PaletteSamples.unnamedSix))
    let document = PaletteSamples.document(PaletteSamples.six, name: "Six")
    #expect(try PaletteFormat.hex.text(of: document) == Self.six)
  }

  @Test("file-hex-utf16") func readsUTF16() throws {
    let little = PaletteSamples.utf16("\u{FEFF}ff0000\r\n")
    let big = PaletteSamples.utf16("\u{FEFF}ff0000\r\n", isBigEndian: true)
    for bytes in [little, big, Array(little[2...]), Array(big[2...])] {
      let reading = try PaletteReading(bytes, name: "a.hex")
      #expect(reading.document.entries == [PaletteSamples.entry(nil, 0xFF0000)])
    }
    #expect(throws: PaletteFileFault(expecting: "UTF-16, as the file begins", at: .byte(0))) {
      try PaletteReading(little.dropLast(), name: "a.hex")
    }
  }

  @Test("file-hex-words") func noColourIsMadeOfWords() {
    #expect(refusal("; face") == "has no colours")
    for text in ["decade note", "decades", "face", "facade!", "#facade x", "0xfacade", "12345"] {
      #expect(
        refusal(text)
          == "is damaged: at line 1, column 1 there should be six or eight hexadecimal digits")
    }
    #expect(
      refusal("ff0000\n  decade note")
        == "is damaged: at line 2, column 3 there should be six or eight hexadecimal digits")
  }

  @Test func readsHashesOpacityAndComments() throws {
    let text = """
      ; a list
      // of colours
      # that somebody typed
      #FF0000
      00ff0080
      #0000ff // the last
      """
    #expect(
      try PaletteReading(text, name: "a.hex").document.entries == [
        PaletteSamples.entry(nil, 0xFF0000), PaletteSamples.entry(nil, 0x00FF00, alpha: 0x80),
        PaletteSamples.entry(nil, 0x0000FF),
      ])
  }

  @Test func opacityTakesTwoMoreDigits() throws {
    let document = PaletteSamples.document([
      PaletteSamples.entry("a", 0x0A0B0C, alpha: 5), PaletteSamples.entry("b", 0xABCDEF),
    ])
    #expect(try PaletteFormat.hex.text(of: document) == "0a0b0c05\nabcdef\n")
  }

  @Test func theColoursOfEveryBundledPaletteSurvive() throws {
    for document in PaletteSamples.bundled {
      let reading = try PaletteReading(PaletteFormat.hex.text(of: document), name: "a.hex")
      #expect(reading.document.entries.map(\.colour) == document.entries.map(\.colour))
    }
  }

  /// A debug build takes long for each line; that it takes no longer for the later ones shows.
  @Test("file-file-huge") func aLongListTakesTimeInStep() throws {
    func duration(_ count: Int) throws -> Duration {
      let text = [UInt8]((0..<count).flatMap { _ in Array("d0a200\n".utf8) })
      return try ContinuousClock().measure {
        let reading = try PaletteReading(text, name: "a.hex")
        #expect(reading.document.count == count)
      }
    }
    let short = try duration(10_000)
    #expect(try duration(100_000) < short * 40)
  }

  @Test func thereIsALimit() throws {
    var entries: [PaletteDocument.Entry] = []
    try entries.add(PaletteSamples.entry(nil, 0))
    #expect(entries.count == 1)
    #expect(PaletteFileFault(.tooManyColours(atMost: 5)).description == "has more than 5 colours")
  }
}
