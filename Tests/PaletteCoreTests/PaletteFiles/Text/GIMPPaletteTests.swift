import Testing

@testable import PaletteCore

@Suite struct GIMPPaletteTests {
  /// As GIMP 2.10 writes it.
  private static let six = """
    GIMP Palette
    Name: Six
    Columns: 3
    #
    255   0   0\tRed
      0 255   0\tLime
      0   0 255\tBlue
     26  43  60\tInk blue
    208 162   0\tMustard
    128 128 128\tMid grey

    """

  private func read(_ text: String) throws(PaletteFileFault) -> PaletteReading {
    try PaletteReading(text, name: "a.gpl")
  }

  private func entries(_ lines: String) throws -> [PaletteDocument.Entry] {
    try read("GIMP Palette\nName: a\n#\n" + lines).document.entries
  }

  private func refusal(_ text: String) -> String? {
    do {
      _ = try read(text)
      return nil
    } catch {
      return error.description
    }
  }

  @Test("file-gpl-basic") func readsAndWritesAsGIMPDoes() throws {
    let reading = try read(Self.six)
    let document = PaletteSamples.document(PaletteSamples.six, name: "Six", columns: 3)
    #expect(reading.format == .gpl)
    #expect(reading.document == document)
    #expect(reading.warnings.isEmpty)
    #expect(try PaletteFormat.gpl.text(of: document) == Self.six)
  }

  @Test("file-gpl-name-number") func aFourthNumberIsAName() throws {
    #expect(
      try entries("70 80 90 12\n70\t80  90\t12") == [
        PaletteSamples.entry("12", 0x46505A), PaletteSamples.entry("12", 0x46505A),
      ])
  }

  @Test(
    "file-gpl-crlf",
    arguments: ["\r\n", "\r", "\n", "\n\r\n  \t\n", "\u{B}\n"])
  func lineEndsAndBlankLinesDoNotMatter(end: String) throws {
    let text = Self.six.replacing("\n", with: end)
    #expect(try read(text).document == read(Self.six).document)
    #expect(try read("\u{FEFF}" + text).document == read(Self.six).document)
  }

  @Test("file-gpl-alpha") func readsTheOpacityThatAsepriteWrites() throws {
    let text = """
      GIMP Palette
      Channels: RGBA
      #
      255   0   0 128\tHalf red
        0   0   0   0\tClear
      """
    #expect(
      try read(text).document.entries == [
        PaletteSamples.entry("Half red", 0xFF0000, alpha: 128),
        PaletteSamples.entry("Clear", 0, alpha: 0),
      ])
    let opaque = text.replacing("RGBA", with: "RGB")
    #expect(try read(opaque).document.entries.map(\.name) == ["128\tHalf red", "0\tClear"])
    #expect(
      refusal(text.replacing("RGBA", with: "CMYK"))
        == "is damaged: at line 2, column 11 there should be 'RGBA' or 'RGB'")
    #expect(
      refusal(text + "\n1 2 3 name")
        == "is damaged: at line 6, column 7 there should be a number from 0 to 255")
  }

  @Test("file-gpl-hash-name") func aNameMayBeginWithAHash() throws {
    let document = PaletteSamples.document([PaletteSamples.entry("#1 red", 0x0A141E)])
    let text = try PaletteFormat.gpl.text(of: document)
    #expect(text == "GIMP Palette\nName: Untitled\nColumns: 0\n#\n 10  20  30\t#1 red\n")
    #expect(try read(text).document == document)
  }

  @Test func readsWhatOtherProgramsWrite() throws {
    // Numbers to the left, several blanks, no line end at the end.
    #expect(
      try entries("255 0   0     Red\n0   128 255   Two  words") == [
        PaletteSamples.entry("Red", 0xFF0000), PaletteSamples.entry("Two  words", 0x0080FF),
      ])
    // The old layout without a name, and colours without one.
    let old = try read("GIMP Palette\n# no Name line\n1 2 3 first\n4 5 6\n  7\t8\t9\t\n").document
    #expect(old.name == nil)
    #expect(old.columns == nil)
    #expect(old.comment == "no Name line")
    #expect(old.entries.map(\.name) == ["first", nil, nil])
    #expect(old.entries.map { $0.colour.rgb8.packed } == [0x010203, 0x040506, 0x070809])
  }

  @Test func aNameInACommentCountsWhereThereIsNoOther() throws {
    let text =
      "GIMP Palette\n#Palette Name: Sweet 16\n#Description: \n#Colors: 1\n1\t2\t3\t010203\n"
    let document = try read(text).document
    #expect(document.name == "Sweet 16")
    #expect(document.comment == "Palette Name: Sweet 16\nDescription:\nColors: 1")
    #expect(document.entries == [PaletteSamples.entry("010203", 0x010203)])
    let named = text.replacing("GIMP Palette\n", with: "GIMP Palette\nName: Other\n")
    #expect(try read(named).document.name == "Other")
  }

  @Test func untitledIsNoName() throws {
    let text = "GIMP Palette\nName: Untitled\n#\n1 2 3\tUntitled\n4 5 6\tUntitled red\n"
    let document = try read(text).document
    #expect(document.name == nil)
    #expect(document.entries.map(\.name) == [nil, "Untitled red"])
    #expect(
      try PaletteFormat.gpl.text(of: document).hasSuffix(
        "  1   2   3\tUntitled\n  4   5   6\tUntitled red\n"))
  }

  @Test func columnsAreThoseThatGIMPHasRoomFor() throws {
    func columns(_ text: String) throws -> Int? {
      try read("GIMP Palette\nName: a\nColumns: \(text)\n#\n1 2 3\n").document.columns
    }
    #expect(try columns("16") == 16)
    #expect(try columns("0") == nil)
    #expect(try columns("256") == 256)
    #expect(try columns("257") == nil)
    let wrong = try read("GIMP Palette\nName: a\nColumns: many\n1 2 3\n")
    #expect(wrong.document.columns == nil)
    #expect(
      wrong.warnings.map(\.description) == [
        "at line 3, column 10 a number of columns that is none was passed over"
      ])
    let document = PaletteSamples.document(PaletteSamples.six, columns: 4)
    func written(_ columns: Int?) throws -> Bool {
      try PaletteFormat.gpl.text(of: document, style: PaletteFileStyle(columns: columns))
        .contains("\nColumns: \(columns ?? 4)\n")
    }
    #expect(try written(nil))
    #expect(try written(256))
    #expect(try !written(300))
  }

  @Test(arguments: [
    ("", "is empty"), ("gimp palette\n1 2 3", "at line 1 there should be 'GIMP Palette'"),
    ("GIMP Palette\n", "has no colours"),
    ("GIMP Palette\n300 0 0 over", "at line 2, column 1 there should be a number from 0 to 255"),
    ("GIMP Palette\n0 -1 0 under", "at line 2, column 3 there should be a number from 0 to 255"),
    ("GIMP Palette\n#\n1 2 short", "at line 3, column 5 there should be a number from 0 to 255"),
    ("GIMP Palette\n1 2", "at line 2, column 4 there should be a number from 0 to 255"),
    ("GIMP Palette\n1 2 3x", "at line 2, column 5 there should be a number from 0 to 255"),
    ("GIMP Palette\nred", "at line 2, column 1 there should be a number from 0 to 255"),
    ("GIMP Palette\n1 2 3\nName: a", "at line 3, column 1 there should be a number from 0 to 255"),
    (
      "GIMP Palette\n99999999999999999999 2 3",
      "at line 2, column 1 there should be a number from 0 to 255"
    ),
  ])
  func refusesWhatIsNoPalette(text: String, problem: String) throws {
    let message = try #require(refusal(text))
    #expect(message.hasSuffix(problem), "\(message)")
  }

  @Test func unknownLinesBeforeTheColoursArePassedOver() throws {
    let reading = try read("GIMP Palette\nName: a\nAuthor: b\n1 2 3\n")
    #expect(reading.document.entries == [PaletteSamples.entry(nil, 0x010203)])
    #expect(
      reading.warnings.map(\.description) == [
        "at line 3 something that is no colour was left out"
      ])
  }

  @Test func namesAndCommentsSurviveOnALineEach() throws {
    let names = ["粉 🎨", "Café  au lait", "a\"b'c<&>\\", "#", "Ein\u{A0}Wort", "\u{3000}x"]
    let document = PaletteSamples.document(
      names.map { PaletteSamples.entry($0, 0x336699) }, name: "中文 🌈",
      comment: "One\n\n# Two\nThree")
    let text = try PaletteFormat.gpl.text(of: document)
    #expect(try read(text).document == document)
    let broken = PaletteSamples.document(
      [PaletteSamples.entry(" a\r\n\tb\u{2028}c\0 ", 0)], name: "x\ny")
    let read = try read(PaletteFormat.gpl.text(of: broken)).document
    #expect(read.name == "x y")
    #expect(read.entries.map(\.name) == ["a b c"])
  }

  @Test func groupsGoBeforeTheNames() throws {
    let document = PaletteDocument(groups: [
      PaletteDocument.Group(name: "Warm", entries: [PaletteSamples.entry("Red", 0xFF0000)]),
      PaletteDocument.Group(name: "Cold", entries: [PaletteSamples.entry(nil, 0x0000FF)]),
    ])
    let read = try read(PaletteFormat.gpl.text(of: document)).document
    #expect(read.entries.map(\.name) == ["Warm Red", "Cold"])
  }

  @Test func everyBundledPaletteSurvives() throws {
    for document in PaletteSamples.bundled {
      #expect(try read(PaletteFormat.gpl.text(of: document)).document == document)
    }
  }
}
