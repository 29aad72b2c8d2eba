import Testing

@testable import PaletteCore

/// Photoshop's colour tables and Microsoft's palettes: colours without names.
@Suite struct ColourTableTests {
  private let six: [UInt8] = SwatchSamples.six.flatMap { [$0.rgb.red, $0.rgb.green, $0.rgb.blue] }

  private func table(_ tail: String = "") -> [UInt8] {
    six + [UInt8](repeating: 0, count: 768 - six.count) + [UInt8](hex: tail)
  }

  private func read(_ bytes: [UInt8], _ format: PaletteFormat) throws -> PaletteReading {
    try PaletteReading(bytes, name: "file", as: format)
  }

  /// Case file-act-772.
  @Test func tablesTellHowManyCount() throws {
    let reading = try read(table("0006 ffff"), .act)
    #expect(SwatchSamples.text(of: reading.document) == SwatchSamples.unnamedText)
    #expect(reading.warnings == [])
    #expect(try read(table(), .act).document.count == 256)
    #expect(try read(table("0000 ffff"), .act).document.count == 256)
    #expect(try read(table("0101 ffff"), .act).document.count == 256)
    #expect(try read(table("0006 0002"), .act).warnings.map(\.fact) == [.transparentColour])
    #expect(try read(table("0006 0006"), .act).warnings == [])
  }

  @Test func tablesAreWritten() throws {
    #expect(try PaletteFormat.act.file(of: SwatchSamples.document) == table("0006 ffff"))
    let many = PaletteDocument(groups: [
      .init(entries: (0..<300).map { .init(nil, Colour(RGB8(packed: UInt32($0)))) })
    ])
    let file = try PaletteFormat.act.file(of: many)
    #expect(file.count == 772)
    #expect(file[765..<772].elementsEqual([0, 0, 255, 1, 0, 255, 255]))
    #expect(PaletteFormat.act.losses(of: many) == [.beyond(44, maximum: 256)])
  }

  @Test func tablesOfOtherSizesAreRefused() {
    for count in [1, 767, 769, 771, 773, 1_000] {
      let fault = fault(of: [UInt8](repeating: 0, count: count), as: .act)
      #expect(fault?.reason == .expected("768 or 772 bytes in all, not \(count)"))
    }
  }

  private func riff(
    size: Int? = nil, chunks: [[UInt8]], form: String = "'PAL_'"
  ) -> [UInt8] {
    let content = [UInt8](hex: form) + chunks.flatMap { $0 }
    return [UInt8](hex: "'RIFF'") + [UInt8](big: size ?? content.count, 4).reversed() + content
  }

  private func chunk(_ name: String, _ content: [UInt8], length: Int? = nil) -> [UInt8] {
    [UInt8](hex: "'\(name)'") + [UInt8](big: length ?? content.count, 4).reversed() + content
  }

  private var sixChunk: [UInt8] {
    let colours: [UInt8] = SwatchSamples.six.flatMap {
      [$0.rgb.red, $0.rgb.green, $0.rgb.blue, 0]
    }
    return chunk("data", [UInt8](hex: "0003 0600") + colours)
  }

  @Test func chunksAreWalkedOver() throws {
    let file = riff(chunks: [sixChunk])
    #expect(file.count == 48)
    #expect(try PaletteFormat.riff.file(of: SwatchSamples.document) == file)
    // A chunk of odd length is followed by a byte that is not counted.
    let odd = riff(chunks: [chunk("plth", [1, 2, 3]) + [0], sixChunk, chunk("olpl", [])])
    for file in [file, odd] {
      let reading = try read(file, .riff)
      #expect(SwatchSamples.text(of: reading.document) == SwatchSamples.unnamedText)
      #expect(reading.warnings == [])
    }
    #expect(try read(file + [0, 0], .riff).warnings.map(\.fact) == [.trailingBytes])
    var version = file
    version[21] = 4
    #expect(
      try read(version, .riff).warnings == [PaletteFileWarning(.unusualVersion, at: .byte(20))])
  }

  @Test func lengthsOfChunksAreNotBelieved() {
    #expect(
      fault(of: riff(size: 41, chunks: [sixChunk]), as: .riff)
        == PaletteFileFault(expecting: "a length of at most 40, not 41", at: .byte(4)))
    #expect(
      fault(of: riff(chunks: [chunk("data", [0, 3], length: 0xFFFF_FFFF)]), as: .riff)
        == PaletteFileFault(expecting: "a chunk of 4294967295 bytes, not 2", at: .byte(20)))
    let short = chunk("data", [UInt8](hex: "0003 ffff 01020300"))
    #expect(
      fault(of: riff(chunks: [short]), as: .riff)
        == PaletteFileFault(.otherCount(said: 65_535, found: 1), at: .byte(22)))
    #expect(
      fault(of: riff(chunks: [chunk("plth", [])]), as: .riff)
        == PaletteFileFault(expecting: "a chunk 'data'", at: .byte(20)))
    #expect(
      fault(of: riff(chunks: [sixChunk], form: "'WAVE'"), as: .riff)
        == PaletteFileFault(expecting: "'PAL '", at: .byte(8)))
  }

  @Test func everyBundledPaletteComesBack() throws {
    for document in SwatchSamples.bundled where document.count <= 256 {
      for format in [PaletteFormat.act, .riff] {
        let reading = try read(format.file(of: document), format)
        #expect(
          reading.document.entries.map(\.colour) == document.entries.map(\.colour), "\(format)")
        #expect(reading.warnings == [])
      }
    }
  }

  @Test func everyBeginningIsRefusedOrTold() throws {
    #expect(try silentBeginnings(of: riff(chunks: [sixChunk]), as: .riff) == 0)
    // A table without its end is one of the older form, and all 256 colours count.
    #expect(throws: PaletteFileFault.self) { try read(Array(table("0006 ffff").dropLast()), .act) }
  }
}
