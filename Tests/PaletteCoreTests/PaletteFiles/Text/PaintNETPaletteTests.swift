import Testing

@testable import PaletteCore

@Suite struct PaintNETPaletteTests {
  private static let header = """
    ; paint.net Palette File\r
    ; Lines that start with a semicolon are comments\r
    ; Colors are written as 8-digit hexadecimal numbers: aarrggbb\r

    """

  private func refusal(_ text: String) -> String? {
    do {
      _ = try PaletteReading(text, name: "a.txt", as: .paintnet)
      return nil
    } catch {
      return error.description
    }
  }

  @Test("file-pdn-alpha") func theOpacityComesFirst() throws {
    let digits = "FFFF0000\r\nFF00FF00\r\nFF0000FF\r\nFF1A2B3C\r\nFFD0A200\r\nFF808080\r\n"
    let text = Self.header + digits + "8000FF00\r\n"
    let entries = PaletteSamples.unnamedSix + [PaletteSamples.entry(nil, 0x00FF00, alpha: 0x80)]
    let reading = try PaletteReading(text, name: "a.txt")
    #expect(reading.format == .paintnet)
    #expect(reading.document == PaletteSamples.document(entries))
    #expect(try PaletteFormat.paintnet.text(of: reading.document) == text)
  }

  @Test("file-pdn-96") func moreThanIsReadIsWrittenAndTold() throws {
    let entries = (0..<97).map { PaletteSamples.entry(nil, UInt32($0)) }
    let document = PaletteSamples.document(entries)
    #expect(
      PaletteFormat.paintnet.losses(of: document).map(\.description) == [
        "1 colour that will not be read, since only 96 are"
      ])
    let text = try PaletteFormat.paintnet.text(of: document)
    #expect(try PaletteReading(text, name: "a.txt").document.count == 97)
  }

  @Test func readsSixDigitsCommentsAndTheNameInOne() throws {
    let text = """
      ; Paint.NET-Palettendatei
      ;Palette Name: Süß
      ; Palette Name: another
        ff0000
      80FF0000 ; half
      ;00FF00
      """
    #expect(
      try PaletteReading(text, name: "a.txt").document
        == PaletteSamples.document(
          [PaletteSamples.entry(nil, 0xFF0000), PaletteSamples.entry(nil, 0xFF0000, alpha: 0x80)],
          name: "Süß"))
  }

  @Test func opacityThatSeemsToStandLastIsTold() throws {
    func warnings(_ text: String) throws -> [PaletteFileWarning.Fact] {
      try PaletteReading(text, name: "a.txt", as: .paintnet).warnings.map(\.fact)
    }
    #expect(try warnings("FF0000FF\n00FF00FF\nD0A200FF") == [.opacityAtEnd])
    #expect(try warnings("FF0000FF\nFF00FFFF") == [])
    #expect(try warnings("FF0000FF\n00FF00FF\n00FF0000") == [])
    #expect(try warnings("FF0000FF\n00FF00FF\n0000FF") == [])
  }

  @Test func theNameStandsInAComment() throws {
    let document = PaletteSamples.document(PaletteSamples.unnamedSix, name: "A\nb ; c")
    let text = try PaletteFormat.paintnet.text(of: document)
    #expect(text.hasPrefix(Self.header + "; Palette Name: A b ; c\r\nFFFF0000\r\n"))
    #expect(try PaletteReading(text, name: "a.txt").document.name == "A b ; c")
  }

  @Test(arguments: [
    (";\nFFFF000", "line 2, column 1"), ("FFFF0000 red", "line 1, column 1"),
    ("#FF0000", "line 1, column 1"), ("FF00 0000", "line 1, column 1"),
  ])
  func refusesWhatIsNoColour(text: String, place: String) {
    #expect(
      refusal(text) == "is damaged: at \(place) there should be eight hexadecimal digits, aarrggbb")
  }

  @Test func theColoursOfEveryBundledPaletteSurvive() throws {
    for document in PaletteSamples.bundled {
      let reading = try PaletteReading(PaletteFormat.paintnet.text(of: document), name: "a.txt")
      #expect(reading.document.name == document.name)
      #expect(reading.document.entries.map(\.colour) == document.entries.map(\.colour))
    }
  }
}
