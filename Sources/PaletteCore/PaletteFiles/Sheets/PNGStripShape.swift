extension PNGStrip {
  /// How the cells of a picture lie.
  struct Shape {
    /// The sides of cells that are tried, where none was told.
    private static let sides = [32, 16, 8, 4, 2, 1]

    let columns: Int
    let rows: Int
    let side: Int
    /// The cells at the end that have no colour.
    let gaps: Int

    var width: Int { columns * side }
    var height: Int { rows * side }

    /// As few rows as there can be, unless the columns are told, and equally long ones.
    static func fitting(
      _ count: Int, style: PaletteFileStyle
    ) throws(PaletteFileRefusal) -> Shape {
      let longest = RasterImage.sides.upperBound
      var pixels = 0
      for side in style.cell.map({ [$0] }) ?? sides {
        let room = longest / side
        let rows = (count + room - 1) / room
        let columns = min(style.columns ?? (count + rows - 1) / rows, count)
        let shape = Shape(
          columns: columns, rows: (count + columns - 1) / columns, side: side, of: count)
        pixels = max(shape.width, shape.height)
        if pixels <= longest, shape.width * shape.height <= RasterImage.mostPixels { return shape }
      }
      throw .tooLarge(pixels: pixels, atMost: longest)
    }

    /// The keyword of the text that tells the cells.
    private static let keyword = "Palette cells"

    /// The side of a cell in pixels and the number of colours, as the file tells them.
    var note: (keyword: String, text: String) {
      (Self.keyword, "\(side) \(columns * rows - gaps)")
    }

    /// The cells that a file tells of; `nil` if it does not, or has others.
    init?(noted notes: [String: String], in image: RasterImage, cellSide: Int) {
      let numbers = (notes[Self.keyword] ?? "").split(separator: " ").compactMap { Int($0) }
      guard numbers.count == 2, numbers[0] > 0, cellSide.isMultiple(of: numbers[0]) else {
        return nil
      }
      let (columns, rows) = (image.width / numbers[0], image.height / numbers[0])
      guard numbers[1] <= columns * rows, numbers[1] > columns * (rows - 1) else { return nil }
      self.init(columns: columns, rows: rows, side: numbers[0], of: numbers[1])
    }

    private init(columns: Int, rows: Int, side: Int, of count: Int) {
      self.columns = columns
      self.rows = rows
      self.side = side
      gaps = columns * rows - count
    }
  }
}
