/// The tables of a compact form, where they lie: what stands at a place is read from there alone.
///
/// It lives as long as the bytes are lent; `CompactCatalogue` lends them.
struct CompactTables {
  let categoryCount: Int
  let paletteCount: Int
  let colourCount: Int

  private let bytes: UnsafeBufferPointer<UInt8>
  // Where the tables begin.
  private let categories: Int
  private let palettes: Int
  private let values: Int
  private let cells: Int
  private let names: Int
  private let records: Int

  private static let entryWidth = 2 * CompactForm.fixedWidth

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    var reader = CompactForm.Reader(bytes)
    (categoryCount, paletteCount, colourCount) = (reader.fixed(), reader.fixed(), reader.fixed())
    categories = reader.position
    palettes = categories + (categoryCount + 1) * Self.entryWidth
    values = palettes + (paletteCount + 1) * Self.entryWidth
    cells = values + colourCount * CompactForm.colourWidth
    names = cells + colourCount * CompactForm.cellWidth
    records = names + colourCount * CompactForm.fixedWidth
  }

  private func fixed(at position: Int) -> Int {
    var reader = CompactForm.Reader(bytes, at: position)
    return reader.fixed()
  }

  private func record(at position: Int) -> CompactForm.Reader {
    CompactForm.Reader(bytes, at: records + fixed(at: position))
  }

  // MARK: Places

  /// The palettes of a category.
  func palettes(ofCategory category: Int) -> Range<Int> {
    let entry = categories + category * Self.entryWidth + CompactForm.fixedWidth
    return fixed(at: entry)..<fixed(at: entry + Self.entryWidth)
  }

  /// The colours of palettes that follow one another.
  func colours(ofPalettes range: Range<Int>) -> Range<Int> {
    firstColour(ofPalette: range.lowerBound)..<firstColour(ofPalette: range.upperBound)
  }

  private func firstColour(ofPalette palette: Int) -> Int {
    fixed(at: palettes + palette * Self.entryWidth + CompactForm.fixedWidth)
  }

  /// The palette that a colour is in, of palettes that hold it.
  func palette(ofColour colour: Int, among range: Range<Int>) -> Int {
    var (low, high) = (range.lowerBound, range.upperBound)
    while high - low > 1 {
      let middle = (low + high) / 2
      if firstColour(ofPalette: middle) <= colour { low = middle } else { high = middle }
    }
    return low
  }

  // MARK: Records, which begin with their ids

  func recordOfCategory(_ category: Int) -> CompactForm.Reader {
    record(at: categories + category * Self.entryWidth)
  }

  func recordOfPalette(_ palette: Int) -> CompactForm.Reader {
    record(at: palettes + palette * Self.entryWidth)
  }

  func recordOfColour(_ colour: Int) -> CompactForm.Reader {
    record(at: names + colour * CompactForm.fixedWidth)
  }

  /// The value of a colour.
  func rgb(_ colour: Int) -> RGB8 {
    var reader = CompactForm.Reader(bytes, at: values + colour * CompactForm.colourWidth)
    return reader.colour()
  }

  /// The box of OKLab that a colour is in.
  func cell(_ colour: Int) -> ColourCell {
    let position = cells + colour * CompactForm.cellWidth
    return ColourCell(
      lightness: bytes[position] &- CompactForm.zero, a: bytes[position + 1] &- CompactForm.zero,
      b: bytes[position + 2] &- CompactForm.zero)
  }

  /// Calls with the place of every colour of just this value, in order.
  func forEachColour(_ range: Range<Int>, of rgb: RGB8, _ body: (Int) -> Void) {
    var digits = CompactForm.Writer()
    digits.write(rgb)
    let (first, second, third, fourth) =
      (digits.bytes[0], digits.bytes[1], digits.bytes[2], digits.bytes[3])
    var position = values + range.lowerBound * CompactForm.colourWidth
    for colour in range {
      // The last digit differs most often.
      if bytes[position + 3] == fourth, bytes[position + 2] == third, bytes[position + 1] == second,
        bytes[position] == first
      {
        body(colour)
      }
      position += CompactForm.colourWidth
    }
  }
}
