import Testing

@testable import PaletteCore

@Suite struct PhotoshopSwatchesTests {
  private static let spaces = [
    "0000 1111 2222 3333 0000", "0001 0000 ffff ffff 0000", "0002 ffff 8000 0000 ffff",
    "0007 1388 0fa0 f830 0000", "0008 09c4 0000 0000 0000",
  ]

  /// A part of a file: its version, its number of colours, and the colours with or without names.
  private func part(_ version: Int, _ colours: [String], names: [String]? = nil) -> [UInt8] {
    let head = [UInt8](big: version, 2) + [UInt8](big: colours.count, 2)
    return colours.indices.reduce(head) { bytes, index in
      let colour = bytes + [UInt8](hex: colours[index])
      guard let name = names?[index] else { return colour }
      return colour + [UInt8](big: name.utf16.count, 4) + [UInt8](utf16: name)
    }
  }

  private func read(_ bytes: [UInt8]) throws -> PaletteReading {
    try PaletteReading(bytes, name: "a.aco", as: .aco)
  }

  private let two = ["0000 ffff 0000 0000 0000", "0000 1a1a 2b2b 3c3c 0000"]

  /// Case file-aco-v1v2.
  @Test func namesOfTheSecondPartAreTaken() throws {
    let named = part(2, two, names: ["Red\0", "Ink blue\0"])
    for file in [part(1, two) + named, part(0, two) + named, named] {
      let reading = try read(file)
      #expect(SwatchSamples.text(of: reading.document) == "Red #ff0000, Ink blue #1a2b3c")
      #expect(reading.warnings == [])
    }
    let reading = try read(part(1, two) + part(2, two, names: ["Red", ""]))
    #expect(SwatchSamples.text(of: reading.document) == "Red #ff0000, - #1a2b3c")
  }

  /// Case file-aco-v1only.
  @Test func theFirstPartAlone() throws {
    let reading = try read(part(1, two))
    #expect(SwatchSamples.text(of: reading.document) == "- #ff0000, - #1a2b3c")
    #expect(reading.warnings == [])
  }

  /// Case file-aco-cut.
  @Test func whatIsCutInTheSecondPartLeavesTheFirst() throws {
    let first = part(1, two)
    let second = part(2, two, names: ["Red\0", "Ink blue\0"])
    for length in 2..<second.count {
      let reading = try read(first + second.prefix(length))
      #expect(SwatchSamples.text(of: reading.document) == "- #ff0000, - #1a2b3c")
      #expect(reading.warnings == [PaletteFileWarning(.namesCutOff, at: .byte(24))])
    }
    let other = try read(first + part(2, [two[0]], names: ["Red\0"]))
    #expect(other.document.count == 2)
    #expect(other.warnings.map(\.fact) == [.namesCutOff])
  }

  /// Case file-aco-spaces.
  @Test func everySpaceIsRead() throws {
    let reading = try read(part(1, Self.spaces))
    let entries = reading.document.entries
    #expect(entries[0].colour == Colour(RGB8(0x11, 0x22, 0x33)))
    #expect(entries[1].colour == Colour(.hsv, [0, 1, 1]))
    let inks = try #require(entries[2].inks)
    #expect((inks.cyan, inks.yellow, inks.black) == (0, 1, 0))
    #expect(abs(inks.magenta - 0.5) < 1e-4)
    #expect(entries[3].colour == Colour(.lab, [50, 40, -20]))
    #expect(entries[4].colour == Colour(.srgb, [0.25, 0.25, 0.25]))
    #expect(reading.warnings.map(\.fact) == [.greyScale])
    let wide = try read(part(1, ["0009 0000 1388 2710 ffff"])).document.entries[0]
    #expect(wide.inks == CMYK(cyan: 0, magenta: 0.5, yellow: 1, black: 1))
  }

  /// Lightness 128.5, and 300 and -200 across.
  @Test func labBeyondItsRangeIsClamped() throws {
    let beyond = ["0007 3232 7530 b1e0 0000", "0007 3232 8000 7fff 0000"]
    let reading = try read(part(1, ["0007 2710 319c ce00 0000"] + beyond))
    #expect(
      reading.document.entries.map(\.colour) == [
        Colour(.lab, [100, 127, -128]), Colour(.lab, [100, 127, -128]),
        Colour(.lab, [100, -128, 127]),
      ])
    #expect(reading.warnings == [PaletteFileWarning(.clamped, at: .byte(14))])
    let again = try read(PaletteFormat.aco.file(of: reading.document))
    #expect(again.document == reading.document)
    #expect(again.warnings == [])
  }

  @Test func everySpaceIsWrittenBack() throws {
    let document = try read(part(1, Self.spaces)).document
    var expected = Self.spaces
    // Hue, saturation and greys become light: there is no doubt about that.
    expected[1] = "0000 ffff 0000 0000 0000"
    expected[4] = "0000 4000 4000 4000 0000"
    let file = try PaletteFormat.aco.file(of: document)
    #expect(Array(file.prefix(54)) == part(1, expected))
  }

  /// Case file-aco-x257.
  @Test func componentsAreBytesTwice() throws {
    let document = PaletteDocument(groups: [
      .init(name: "Sea", entries: [.init("A😀", Colour(RGB8(0x11, 0x22, 0x33)))])
    ])
    let colour = "0000 1111 2222 3333 0000"
    #expect(
      try PaletteFormat.aco.file(of: document)
        == part(1, [colour]) + part(2, [colour], names: ["Sea A😀\0"]))
  }

  @Test func coloursOfBooksAreLeftOut() throws {
    let books = [3, 4, 5, 6, 10].map { "000\(String($0, radix: 16)) 1111 2222 3333 4444" }
    let reading = try read(part(1, books + [two[0]]))
    #expect(SwatchSamples.text(of: reading.document) == "- #ff0000")
    #expect(reading.warnings.map(\.fact) == [.bookColour])
    #expect(fault(of: part(1, books), as: .aco) == PaletteFileFault(.noColours))
  }

  @Test func damageTellsTheByte() {
    #expect(
      fault(of: [UInt8](hex: "0003 0001"), as: .aco)
        == PaletteFileFault(expecting: "version 1 or 2", at: .byte(0)))
    #expect(
      fault(of: [UInt8](hex: "0001 ffff 0000 1111 2222 3333 0000"), as: .aco)
        == PaletteFileFault(expecting: "colour 2 of 65535", at: .byte(14)))
    #expect(
      fault(of: [UInt8](hex: "0002 0001 \(two[0]) ffffffff 0041"), as: .aco)
        == PaletteFileFault(expecting: "a name of 4294967295 units", at: .byte(18)))
  }

  @Test func bytesBehindTheEndAreTold() throws {
    #expect(
      try read(part(1, two) + [9]).warnings == [PaletteFileWarning(.trailingBytes, at: .byte(24))])
  }

  @Test func wideColoursAreLab() throws {
    let colour = Colour(.displayP3, [0, 1, 0])
    let document = PaletteDocument(groups: [.init(entries: [.init("P3", colour)])])
    let read = try read(PaletteFormat.aco.file(of: document)).document.entries[0].colour
    #expect(read.space == .lab)
    let difference = read.components - colour.converted(to: .lab).components
    #expect(max(difference.max(), -difference.min()) <= 0.005)
  }

  @Test func noMoreThanCanBeCounted() throws {
    let entry = PaletteDocument.Entry("x", Colour(RGB8(1, 2, 3)))
    let many = PaletteDocument(groups: [.init(entries: Array(repeating: entry, count: 65_537))])
    #expect(try read(PaletteFormat.aco.file(of: many)).document.count == 65_535)
  }

  @Test func everyBundledPaletteComesBack() throws {
    for document in SwatchSamples.bundled + [SwatchSamples.hardDocument] {
      let reading = try PaletteReading(PaletteFormat.aco.file(of: document), name: "x.aco")
      #expect(reading.format == .aco)
      #expect(SwatchSamples.text(of: reading.document) == SwatchSamples.text(of: document))
      #expect(reading.warnings == [])
    }
  }

  @Test func everyBeginningIsRefusedOrTold() throws {
    let file = try PaletteFormat.aco.file(of: SwatchSamples.hardDocument)
    // The first part by itself is a whole file, with or without a byte more.
    #expect(try silentBeginnings(of: file, as: .aco) == 1)
  }
}
