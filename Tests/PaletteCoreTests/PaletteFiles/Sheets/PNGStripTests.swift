import Testing

@testable import PaletteCore

/// Pictures with a cell for each colour.
@Suite struct PNGStripTests {
  private static let six = ["#ff0000", "#00ff00", "#0000ff", "#1a2b3c", "#d0a200", "#808080"]

  private func document(_ colours: [String]) throws -> PaletteDocument {
    PaletteDocument(groups: [
      PaletteDocument.Group(entries: try colours.map { .init(nil, try Colour(parsing: $0)) })
    ])
  }

  private func read(_ bytes: [UInt8]) throws -> PaletteReading {
    try PaletteReading(bytes, name: "strip.png", as: .png)
  }

  private func hexes(_ reading: PaletteReading) -> [String] {
    reading.document.entries.map { Notation.hex.text(of: $0.colour) }
  }

  private func image(_ rows: [[String]], times side: Int = 1) throws -> [UInt8] {
    let pixels = try rows.flatMap { row in
      let line = try row.flatMap { hex in
        let colour = try Colour(parsing: hex)
        let rgb = colour.rgb8
        return [[UInt8]](
          repeating: [rgb.red, rgb.green, rgb.blue, colour.alpha8], count: side
        ).joined()
      }
      return [[UInt8]](repeating: line, count: side).joined()
    }
    return PNGWriter.file(
      width: rows[0].count * side, height: rows.count * side, .rgbAlpha, Array(pixels))
  }

  /// Case file-png-strip: a wide cell is one colour, not many.
  @Test(arguments: [1, 2, 7, 8, 32]) func filePngStrip(side: Int) throws {
    let reading = try read(image([Self.six], times: side))
    #expect(hexes(reading) == Self.six)
    #expect(reading.warnings == [])
    #expect(reading.document.columns == nil)
    #expect(reading.document.groups.map(\.name) == [nil])
  }

  /// Case file-png-many: more colours than a byte can count.
  @Test func filePngMany() throws {
    let many = (0..<272).map { RGB8(UInt8($0 % 256), UInt8($0 / 256), 7).hex }
    #expect(try hexes(read(PaletteFormat.png.file(of: document(many)))) == many)
    #expect(try hexes(read(image([many]))) == many)
    let indexed = ImageSamples.pngFile(
      300, 1, type: 3,
      before: [ImageSamples.pngChunk("PLTE", (0..<256).flatMap { [UInt8($0), 1, 2] })],
      rows: [0] + (0..<300).map { UInt8($0 % 256) })
    #expect(try read(indexed).document.count == 300)
  }

  /// Case file-png-alpha: alpha is straight, and colours stay what they are.
  @Test func filePngAlpha() throws {
    let colours = ["#ff000080", "#00000000"]
    #expect(try hexes(read(image([colours], times: 8))) == colours)
    let file = try PaletteFormat.png.file(of: document(colours))
    #expect(try hexes(read(file)) == colours)
  }

  @Test func neighboursMayBeEqual() throws {
    let colours = ["#ff0000", "#ff0000", "#00ff00", "#ff0000", "#ff0000", "#ff0000"]
    for side in [1, 8] { #expect(try hexes(read(image([colours], times: side))) == colours) }
    #expect(try hexes(read(image([["#123456", "#123456"]], times: 4))) == ["#123456", "#123456"])
  }

  @Test(arguments: [1, 8]) func rowsAreReadInOrder(side: Int) throws {
    let rows = [Array(Self.six[..<3]), Array(Self.six[3...])]
    let reading = try read(image(rows, times: side))
    #expect(hexes(reading) == Self.six)
    #expect(reading.document.columns == 3)
    let gaps = try read(image([rows[0], ["#1a2b3c", "#00000000", "#00000000"]], times: side))
    #expect(hexes(gaps) == Array(Self.six[..<4]))
    #expect(gaps.warnings == [PaletteFileWarning(.gaps(2))])
  }

  @Test func otherPicturesGiveTheirDifferentColours() throws {
    // Bars that are higher than wide, and a drawing.
    let bars = try image([
      ["#111111", "#222222"], ["#111111", "#222222"], ["#111111", "#222222"],
    ])
    #expect(try hexes(read(bars)) == ["#111111", "#222222"])
    let drawing = try image([
      ["#00000000", "#ff0000", "#ff0000", "#00ff00"], ["#ff0000", "#0000ff", "#00ff00", "#ff0000"],
      ["#ff0000", "#0000ff", "#00ff00", "#00000000"],
    ])
    #expect(try hexes(read(drawing)) == ["#ff0000", "#00ff00", "#0000ff"])
  }

  @Test func picturesOfManyColoursAreRefused() throws {
    func picture(_ width: Int, _ height: Int) -> [UInt8] {
      let pixels = (0..<width * height).flatMap { (index: Int) -> [UInt8] in
        [0, 8, 16].map { UInt8(truncatingIfNeeded: index >> $0) }
      }
      return PNGWriter.file(width: width, height: height, .rgb, pixels)
    }
    #expect(try read(picture(64, 64)).document.count == 4_096)
    #expect(throws: PaletteFileFault(.picture(mostColours: 4_096))) { try read(picture(241, 17)) }
    // A strip has as many as it likes.
    #expect(try read(picture(5_000, 1)).document.count == 5_000)
  }

  @Test func whatIsWrittenHasTheShapeThatWasAskedFor() throws {
    func size(_ count: Int, _ style: PaletteFileStyle) throws -> [Int] {
      let colours = (0..<count).map { RGB8(packed: UInt32($0)).hex }
      let file = try PaletteFormat.png.file(of: document(colours), style: style)
      #expect(try hexes(read(file)) == colours)
      let image = try RasterImage(reading: file)
      return [image.width, image.height]
    }
    #expect(try size(6, PaletteFileStyle()) == [192, 32])
    #expect(try size(6, PaletteFileStyle(cell: 1)) == [6, 1])
    #expect(try size(6, PaletteFileStyle(cell: 8)) == [48, 8])
    #expect(try size(5, PaletteFileStyle(columns: 3, cell: 8)) == [24, 16])
    #expect(try size(3, PaletteFileStyle(columns: 16)) == [96, 32])
    #expect(try size(1, PaletteFileStyle(cell: 512)) == [512, 512])
    // Two rows, since one would be longer than images are read.
    #expect(try size(1_001, PaletteFileStyle()) == [501 * 32, 64])
    #expect(throws: PaletteFileRefusal.tooLarge(pixels: 20_480, atMost: 16_384)) {
      try size(40, PaletteFileStyle(columns: 1, cell: 512))
    }
  }

  /// Colours come back; of names a strip has none.
  @Test func everyBundledPaletteComesBack() throws {
    for category in Catalogue.bundled.categories {
      for palette in category.palettes {
        let file = try PaletteFormat.png.file(
          of: PaletteDocument(palette, in: .english), style: PaletteFileStyle(cell: 2))
        #expect(try read(file).document.entries.map(\.colour.rgb8) == palette.colours.map(\.rgb))
      }
    }
  }

  @Test func opaqueColoursNeedNoAlpha() throws {
    let opaque = try PaletteFormat.png.file(of: document(Self.six))
    #expect(opaque[25] == PNGHeader.ColourType.rgb.rawValue)
    let clear = try PaletteFormat.png.file(of: document(Self.six + ["#00000001"]))
    #expect(clear[25] == PNGHeader.ColourType.rgbAlpha.rawValue)
  }

  @Test func sixteenBitsAreKept() throws {
    let file = ImageSamples.pngFile(
      1, 1, depth: 16, type: 2, rows: [0, 0x12, 0x34, 0x56, 0x78, 0x9A, 0xBC])
    let colour = try #require(try read(file).document.entries.first?.colour)
    #expect(colour.components.x == Double(0x1234) / 65_535)
  }

  @Test func otherProfilesAreTold() throws {
    let file = ImageSamples.pngFile(
      1, 1, type: 0, before: [ImageSamples.pngChunk("iCCP", Array("Display P3\0\0".utf8))],
      rows: [0, 0])
    #expect(try read(file).warnings == [PaletteFileWarning(.profile)])
  }

  @Test func damageIsToldWhereItIs() throws {
    let file = try PaletteFormat.png.file(of: document(Self.six), style: PaletteFileStyle(cell: 1))
    for end in 0..<file.count {
      #expect(throws: PaletteFileFault.self) { try read(Array(file[..<end])) }
    }
    #expect(
      throws: PaletteFileFault(
        expecting: "the eight bytes that a PNG begins with", at: .byte(0))
    ) { try read(Array("GIMP Palette".utf8)) }
    var wrong = file
    wrong[16] = 0xFF
    #expect(throws: PaletteFileFault(expecting: "the checksum of 'IHDR' at byte 8", at: .byte(29)))
    { try read(wrong) }
  }
}
