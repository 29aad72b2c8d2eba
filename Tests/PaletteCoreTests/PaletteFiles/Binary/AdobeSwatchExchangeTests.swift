import Testing

@testable import PaletteCore

@Suite struct AdobeSwatchExchangeTests {
  private typealias File = SwatchExchangeFile

  private func read(_ file: SwatchExchangeFile) throws -> PaletteReading {
    try PaletteReading(file.bytes, name: "a.ase")
  }

  private func facts(_ file: SwatchExchangeFile) throws -> [PaletteFileWarning.Fact] {
    try read(file).warnings.map(\.fact)
  }

  /// Case file-ase-models.
  @Test func everyModelIsKept() throws {
    let reading = try read(File.models)
    #expect(reading.format == .ase)
    #expect(reading.document.name == "Models")
    #expect(reading.document.groups.map(\.name) == [nil])
    let entries = reading.document.entries
    #expect(entries[0] == .init("orange", Colour(RGB8(255, 128, 0)), kind: .process))
    #expect(
      entries[1]
        == .init("ink", inks: CMYK(cyan: 0, magenta: 0.5, yellow: 1, black: 0), kind: .process))
    #expect(entries[2] == .init("lab", Colour(.lab, [50, 40, 20]), kind: .spot))
    #expect(entries[3] == .init("grey", Colour(.srgb, [0.25, 0.25, 0.25]), kind: .global))
    #expect(entries.map(\.colour.rgb8.hex) == ["#ff8000", "#ff8000", "#b95857", "#404040"])
    #expect(reading.warnings == [])
  }

  @Test func everyModelIsWrittenBack() throws {
    let document = try read(File.models).document
    var expected = File.models
    // A grey is written as the light that it is.
    expected.blocks[4] = File.colour("grey", "RGB ", [0.25, 0.25, 0.25], kind: 0)
    #expect(try PaletteFormat.ase.file(of: document) == expected.bytes)
  }

  @Test func greyGoesByManyNames() throws {
    for model in ["Gray", "GRAY", "Grey", "GREY"] {
      let file = File(blocks: [File.colour("g", model, [0.5])])
      #expect(try read(file).document.entries[0].colour == Colour(.srgb, [0.5, 0.5, 0.5]))
    }
  }

  /// Case file-ase-unicode.
  @Test func namesBeyondSixteenBits() throws {
    let names = SwatchSamples.hardNames
    let file = File(blocks: names.map { File.rgb($0, 1, 2, 3) })
    let reading = try read(file)
    #expect(reading.document.entries.map(\.name) == names)
    #expect(reading.warnings == [])
    #expect(Array(File.rgb("A😀", 1, 2, 3)[6...7]) == [0, 4])
  }

  /// Case file-ase-grapheme.
  @Test func lengthsOfNamesCountUnits() throws {
    let name = "é 👩‍👩‍👧"
    #expect(name.count == 3 && name.utf16.count == 10)
    let document = PaletteDocument(groups: [.init(entries: [.init(name, Colour(RGB8(1, 2, 3)))])])
    let file = try PaletteFormat.ase.file(of: document)
    #expect(file == File(blocks: [File.rgb(name, 1, 2, 3)]).bytes)
    #expect(Array(file[18...19]) == [0, 11])
  }

  /// Case file-ase-trunc.
  @Test func truncationTellsTheByte() {
    let bytes = Array(File.models.bytes.prefix(60))
    #expect(
      fault(of: bytes, as: .ase)
        == PaletteFileFault(expecting: "a block of 34 bytes, not 20", at: .byte(40)))
    #expect(
      fault(of: Array(bytes.prefix(35)), as: .ase)
        == PaletteFileFault(expecting: "block 2 of 6", at: .byte(34)))
  }

  /// Case file-ase-hugelen.
  @Test func lengthsBeyondTheFileAreNotBelieved() {
    let blocks = [File.block(0xC001, File.name("x"), length: 0xFFFF_FFFF)]
    #expect(
      fault(of: File(blocks: blocks).bytes, as: .ase)
        == PaletteFileFault(expecting: "a block of 4294967295 bytes, not 6", at: .byte(18)))
    #expect(
      fault(of: File(count: 0xFFFF_FFFF, blocks: [File.end]).bytes, as: .ase)?.place == .byte(18))
    let name = File.block(1, [UInt8](hex: "ffff 0041 0000 'RGB_'"))
    #expect(
      fault(of: File(blocks: [name]).bytes, as: .ase)
        == PaletteFileFault(expecting: "a name of 65535 units", at: .byte(20)))
    let short = File.block(1, [UInt8](hex: "0001 0000 'RGB_' 3f800000 3f800000"))
    #expect(
      fault(of: File(blocks: [short]).bytes, as: .ase)
        == PaletteFileFault(expecting: "a component of RGB", at: .byte(34)))
  }

  /// Case file-ase-version.
  @Test func theVersionOfOneNumberIsReadAndNotWritten() throws {
    var file = File.models
    file.version = "0000 0001"
    let reading = try read(file)
    #expect(reading.document.count == 4)
    #expect(reading.warnings.first == PaletteFileWarning(.unusualVersion, at: .byte(4)))
    let written = try PaletteFormat.ase.file(of: reading.document)
    #expect(Array(written[4...7]) == [0, 1, 0, 0])
  }

  /// Case file-ase-solarized.
  @Test func severalGroupsOfLab() throws {
    let lab = Colour(.lab, [15, -12, -12])
    let file = File(blocks: [
      File.group("Bases"), File.colour("Base 03", "LAB ", [0.15, -12, -12], kind: 1), File.end,
      File.group("Accents"), File.rgb("Red", 220, 50, 47), File.end,
      File.rgb("loose", 1, 2, 3), File.rgb("also loose", 1, 2, 3),
      File.group("Nobody"), File.end, File.rgb("later", 4, 5, 6),
    ])
    let reading = try read(file)
    #expect(reading.document.groups.map(\.name) == ["Bases", "Accents", nil])
    #expect(reading.document.groups.map(\.entries.count) == [1, 1, 3])
    let first = reading.document.entries[0].colour
    #expect((first.components - lab.components).max() < 1e-6)
    #expect(reading.warnings == [])
    let again = try PaletteFormat.ase.file(of: reading.document)
    #expect(try PaletteReading(again, name: "a.ase").document == reading.document)
  }

  /// Case file-ase-confuse.
  @Test func spritesOfAsepriteAreTold() {
    let sprite = [UInt8](hex: "10000000 e0a5 0100 20002000 0800")
    #expect(fault(of: sprite, as: .ase) == PaletteFileFault(.aseprite))
    #expect(
      fault(of: Array("GIMP Palette".utf8), as: .ase)
        == PaletteFileFault(expecting: "'ASEF'", at: .byte(0)))
  }

  @Test func groupsThatDoNotClose() throws {
    let red = File.rgb("Red", 255, 0, 0)
    #expect(try facts(File(blocks: [File.group("A"), red])) == [.unbalancedGroup])
    #expect(try facts(File(blocks: [File.end, red])) == [.unbalancedGroup])
    let nested = File(blocks: [File.group("A"), red, File.group("B"), red, File.end, File.end])
    #expect(try facts(nested) == [.unbalancedGroup])
    #expect(try read(nested).document.groups.map(\.name) == ["A", "B"])
  }

  @Test func blocksBeyondTheirNumber() throws {
    var file = File(blocks: [File.rgb("a", 1, 2, 3), File.rgb("b", 4, 5, 6)])
    file.count = 1
    #expect(try read(file).document.count == 2)
    #expect(try facts(file) == [.moreBlocks])
    file.count = 3
    #expect(
      fault(of: file.bytes, as: .ase)
        == PaletteFileFault(expecting: "block 3 of 3", at: .byte(file.bytes.count)))
    file.count = 2
    file.blocks.append([0, 0, 0])
    #expect(try facts(file) == [.trailingBytes])
  }

  @Test func whatIsUnknownIsPassedOver() throws {
    let file = File(blocks: [
      File.block(7, [1, 2, 3]), File.colour("x", "HSB ", [0, 1, 1]), File.rgb("a", 1, 2, 3),
      File.block(1, [UInt8](hex: "0000 'Gray' 3f800000 0002 ffffff")),
      File.block(1, [UInt8](hex: "0000 'Gray' 00000000")),
    ])
    let reading = try read(file)
    #expect(SwatchSamples.text(of: reading.document) == "a #010203, - #ffffff, - #000000")
    #expect(reading.document.entries.map(\.kind) == [.process, .process, nil])
    #expect(reading.warnings.map(\.fact) == [.notAColour])
  }

  @Test func lengthsThatCountLettersAreMended() throws {
    let file = File(blocks: [
      File.colour("A😀", "RGB ", [1, 0, 0], units: 3), File.rgb("b", 4, 5, 6),
    ])
    let reading = try read(file)
    #expect(SwatchSamples.text(of: reading.document) == "A😀 #ff0000, b #040506")
    #expect(reading.warnings == [PaletteFileWarning(.damagedName, at: .byte(20))])
  }

  /// A name of no units may have its zero behind it all the same, and may have no model.
  @Test func namesOfNoUnits() throws {
    let numbers = [UInt8](hex: "3f800000 00000000 00000000 0002")
    func file(_ behindLength: [UInt8]) -> SwatchExchangeFile {
      File(blocks: [File.block(1, [0, 0] + behindLength), File.rgb("b", 4, 5, 6)])
    }
    let plain = try read(file(Array("RGB ".utf8) + numbers))
    #expect(SwatchSamples.text(of: plain.document) == "- #ff0000, b #040506")
    #expect(plain.warnings == [])
    let mended = try read(file([0, 0] + Array("RGB ".utf8) + numbers))
    #expect(SwatchSamples.text(of: mended.document) == "- #ff0000, b #040506")
    #expect(mended.warnings.map(\.fact) == [.damagedName])
    for content in ["'ABCD'", "00000000", "0000 'ABCD' 0002", "0041 0000 'ABCD'"] {
      let reading = try read(file([UInt8](hex: content)))
      #expect(SwatchSamples.text(of: reading.document) == "b #040506")
      #expect(reading.warnings.map(\.fact) == [.notAColour])
    }
    for content in ["", "00", "0000", "0000 00"] {
      #expect(fault(of: file([UInt8](hex: content)).bytes, as: .ase)?.place == .byte(20))
    }
  }

  @Test func halvesOfCharactersAreMended() throws {
    let content = [UInt8](hex: "0003 0041 d83d 0000 'Gray' 3f800000 0002")
    let reading = try read(File(blocks: [File.block(1, content)]))
    #expect(reading.document.entries[0].name == "A\u{FFFD}")
    #expect(reading.warnings.map(\.fact) == [.damagedName])
  }

  @Test func numbersOutsideTheirRange() throws {
    let file = File(blocks: [File.colour("x", "RGB ", [1.5, -1, 0.5])])
    let reading = try read(file)
    #expect(reading.document.entries[0].colour == Colour(.srgb, [1, 0, 0.5]))
    #expect(reading.warnings.map(\.fact) == [.clamped])
    for number in [Float.nan, .infinity] {
      let file = File(blocks: [File.colour("x", "LAB ", [0.5, number, 0])])
      #expect(
        fault(of: file.bytes, as: .ase) == PaletteFileFault(expecting: "a number", at: .byte(32)))
    }
  }

  @Test func wideColoursAreLabAndOthersRGB() throws {
    let colours = [
      Colour(.displayP3, [0, 1, 0]), Colour(.oklch, [0.7, 0.1, 200]), Colour(.lab, [50, 10, 20]),
    ]
    let document = PaletteDocument(groups: [.init(entries: colours.map { .init(nil, $0) })])
    let file = try PaletteFormat.ase.file(of: document)
    let read = try PaletteReading(file, name: "a.ase").document.entries.map(\.colour)
    #expect(read.map(\.space) == [.lab, .srgb, .lab])
    for (before, after) in zip(colours, read) {
      let difference =
        before.converted(to: .xyzD50).components - after.converted(to: .xyzD50).components
      #expect(max(difference.max(), -difference.min()) < 1e-6)
    }
  }

  @Test func everyByteComesBackExactly() throws {
    let entries = (0...255).map { PaletteDocument.Entry(nil, Colour(RGB8(UInt8($0), 0, 255))) }
    let file = try PaletteFormat.ase.file(of: PaletteDocument(groups: [.init(entries: entries)]))
    let read = try PaletteReading(file, name: "a.ase").document.entries
    #expect(read.map(\.colour) == entries.map(\.colour))
  }

  @Test func everyBundledPaletteComesBack() throws {
    for document in SwatchSamples.bundled + [SwatchSamples.hardDocument] {
      let reading = try PaletteReading(PaletteFormat.ase.file(of: document), name: "x.ase")
      #expect(reading.document.name == document.name)
      #expect(SwatchSamples.text(of: reading.document) == SwatchSamples.text(of: document))
      #expect(reading.warnings == [])
    }
  }

  @Test func namesThatNoLengthCanTellAreCutOff() throws {
    let name = String(repeating: "😀", count: 40_000) + "\0x"
    let document = PaletteDocument(groups: [.init(entries: [.init(name, Colour(RGB8(1, 2, 3)))])])
    let read = try PaletteReading(PaletteFormat.ase.file(of: document), name: "x.ase").document
    #expect(read.entries[0].name == String(repeating: "😀", count: 32_767))
  }

  @Test func everyBeginningIsRefusedOrTold() throws {
    #expect(try silentBeginnings(of: File.models.bytes, as: .ase) == 0)
    let written = try PaletteFormat.ase.file(of: SwatchSamples.hardDocument)
    #expect(try silentBeginnings(of: written, as: .ase) == 0)
  }
}
