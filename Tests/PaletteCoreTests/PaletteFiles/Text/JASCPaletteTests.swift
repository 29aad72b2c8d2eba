import Testing

@testable import PaletteCore

@Suite struct JASCPaletteTests {
  private static let six = [
    "JASC-PAL", "0100", "6", "255 0 0", "0 255 0", "0 0 255", "26 43 60", "208 162 0",
    "128 128 128", "",
  ]

  private func refusal(_ text: String) -> String? {
    do {
      _ = try PaletteReading(text, name: "a.pal")
      return nil
    } catch {
      return error.description
    }
  }

  @Test("file-jasc-crlf", arguments: ["\r\n", "\n", "\r", " \r\n\r\n"])
  func readsEveryLineEndAndWritesCRLF(end: String) throws {
    let reading = try PaletteReading(Self.six.joined(separator: end), name: "a.pal")
    #expect(reading.format == .jasc)
    #expect(reading.document == PaletteSamples.document(PaletteSamples.unnamedSix))
    #expect(reading.warnings.isEmpty)
    let document = PaletteSamples.document(PaletteSamples.six, name: "Six")
    #expect(try PaletteFormat.jasc.text(of: document) == Self.six.joined(separator: "\r\n"))
  }

  @Test("file-jasc-count") func theNumberOfColoursIsAPromise() {
    #expect(
      refusal("JASC-PAL\r\n0100\r\n9\r\n255 0 0\r\n")
        == "is damaged: at line 3 it tells of 9 colours and has 1")
    #expect(
      refusal("JASC-PAL\n0100\n1\n255 0 0\n1 2 3\n")
        == "is damaged: at line 3 it tells of 1 colours and has 2")
  }

  @Test("file-jasc-alpha") func aFourthNumberIsTheOpacity() throws {
    let text = "JASC-PAL\r\n0100\r\n2\r\n255 0 0 128\r\n1\t2\t3\r\n"
    #expect(
      try PaletteReading(text, name: "a").document.entries == [
        PaletteSamples.entry(nil, 0xFF0000, alpha: 128), PaletteSamples.entry(nil, 0x010203),
      ])
  }

  @Test(arguments: [
    ("JASC-PALX\n0100\n1\n1 2 3", "line 1 there should be 'JASC-PAL'"),
    ("JASC-PAL", "line 1 there should be the version, '0100'"),
    ("JASC-PAL\nx\n1\n1 2 3", "line 2 there should be the version, '0100'"),
    ("JASC-PAL\n0100", "line 2 there should be the number of colours"),
    ("JASC-PAL\n0100\n-1\n1 2 3", "line 3 there should be the number of colours"),
    ("JASC-PAL\n0100\n1\n1 2 256", "line 4, column 5 there should be a number from 0 to 255"),
    ("JASC-PAL\n0100\n1\n1 2", "line 4, column 4 there should be a number from 0 to 255"),
    ("JASC-PAL\n0100\n1\n1 2 3 4 5", "line 4, column 9 there should be a line end"),
    ("JASC-PAL\n0100\n0\n", "has no colours"),
    ("JASC-PAL\n0100\n18446744073709551616\n1 2 3", "colours and has 1"),
  ])
  func refusesWhatIsNoPalette(text: String, problem: String) throws {
    let message = try #require(refusal(text))
    #expect(message.hasSuffix(problem), "\(message)")
  }

  @Test func anotherVersionIsTold() throws {
    let reading = try PaletteReading("JASC-PAL\n0200\n1\n1 2 3", name: "a")
    #expect(reading.warnings.map(\.fact) == [.unusualVersion])
  }

  @Test func theColoursOfEveryBundledPaletteSurvive() throws {
    for document in PaletteSamples.bundled {
      let reading = try PaletteReading(PaletteFormat.jasc.text(of: document), name: "a")
      #expect(reading.document.entries.map(\.colour) == document.entries.map(\.colour))
    }
  }
}
