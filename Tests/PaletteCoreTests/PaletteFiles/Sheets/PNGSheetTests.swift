import Testing

@testable import PaletteCore

/// Pictures with names in a font of pixels.
@Suite struct PNGSheetTests {
  private func picture(of text: String) -> [String] {
    let width = PixelFont.width(of: text)
    var rows = [[Character]](
      repeating: [Character](repeating: ".", count: width), count: PixelFont.height)
    PixelFont.draw(text) { rows[$1][$0] = "#" }
    return rows.map { String($0) }
  }

  @Test func fontHasEveryPrintableCharacterOnce() {
    #expect(PixelFont.glyphs.count == 95)
    for (index, glyph) in PixelFont.glyphs.enumerated() {
      #expect(glyph.rows.count == PixelFont.height)
      #expect(index == 0 || glyph.rows.contains { !$0.isEmpty })
      #expect(
        PixelFont.glyphs.filter { $0 == glyph }.count == 1, "\(UnicodeScalar(UInt8(index + 32)))")
    }
  }

  @Test func textIsDrawn() {
    #expect(
      picture(of: "1i!") == [
        "..#....#..#", ".##.......#", "#.#...##..#", "..#....#..#", "..#....#..#", "..#....#...",
        "#####.###.#", "...........", "...........",
      ])
    #expect(picture(of: "") == [String](repeating: "", count: 9))
    #expect(PixelFont.width(of: "i i") == 3 + 1 + 3 + 1 + 3)
  }

  @Test func namesAreSpelledAsFarAsTheyCanBe() {
    #expect(PixelFont.spelled("Deep water") == "Deep water")
    #expect(PixelFont.spelled("Café ÀÇÉ ñ ø ß Ł") == "Cafe ACE n o ss L")
    #expect(PixelFont.spelled("“Night” – ‘x’…") == "\"Night\" - 'x'...")
    #expect(PixelFont.spelled("胭脂 rouge") == "rouge")
    #expect(PixelFont.spelled("🌅 sunrise") == "sunrise")
    #expect(PixelFont.spelled("胭脂") == nil)
    #expect(PixelFont.spelled("שלום !") == nil)
  }

  @Test func everyColourIsSeenInFull() throws {
    let image = try RasterImage(reading: PaletteFormat.pngSheet.file(of: SheetTests.sample))
    // Two columns of 128 are narrower than the least width, 320, and a margin of 32 is on each side.
    #expect(image.width == 384)
    func pixel(_ x: Int, _ y: Int) -> [UInt8] { (0..<3).map { UInt8(image[x, y][$0] * 255) } }
    // Margin, title and a heading.
    let top = 32 + 84 + 44
    #expect(pixel(32 + 64, top + 48) == [0x12, 0x35, 0x5B])
    #expect(pixel(32 + 144 + 64, top + 48) == [255, 255, 255])
    #expect(pixel(0, 0) == [255, 255, 255])
    // Below a swatch and its two rows of text comes the next heading.
    let second = top + 96 + 16 + 8 + 2 * 22 + 12 + 44
    // Half of red, on white and on the grey of the board.
    #expect(
      Set([pixel(32 + 60, second + 48), pixel(32 + 68, second + 48)]) == [
        [255, 127, 127], [238, 110, 110],
      ])
    #expect(pixel(32 + 144 + 64, second + 48) == [255, 11, 12])
    let corner = pixel(32, top)
    #expect(corner == [255, 255, 255])
  }

  @Test func namesThatTheFontCannotWriteAreLeftOut() throws {
    func sheet(_ name: String?) throws -> [UInt8] {
      try PaletteFormat.pngSheet.file(
        of: PaletteDocument(groups: [.init(entries: [.init(name, Colour(RGB8(1, 2, 3)))])]))
    }
    #expect(try sheet("胭脂") == sheet(nil))
    #expect(try sheet("胭脂 rouge") == sheet("rouge"))
    #expect(try sheet("rouge") != sheet(nil))
  }

  @Test func manyColoursGetNarrowerSwatches() throws {
    let many = PaletteDocument(groups: [
      .init(entries: (0..<10_000).map { .init("Colour \($0)", Colour(RGB8(packed: UInt32($0)))) })
    ])
    let layout = try PNGSheetLayout.fitting(many, style: PaletteFileStyle())
    #expect(layout.items.count == 10_000)
    #expect(layout.cell < 128 && layout.hasLabels)
    #expect(max(layout.width, layout.height) <= RasterImage.sides.upperBound)
    #expect(throws: PaletteFileRefusal.self) {
      try PNGSheetLayout.fitting(many, style: PaletteFileStyle(columns: 1))
    }
    let told = try PNGSheetLayout.fitting(many, style: PaletteFileStyle(columns: 100, cell: 16))
    #expect(!told.hasLabels && told.items[100].x == 32 && told.items[99].x == 32 + 99 * 32)
  }
}
