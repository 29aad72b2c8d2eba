/// Where everything lies on a picture of a palette.
struct PNGSheetLayout {
  /// A swatch and what stands below it.
  struct Item {
    let swatch: SheetSwatch
    let x: Int
    let y: Int
    /// The name, in rows.
    let rows: [String]
  }

  let margin = 32
  private let gap = 16
  /// The width of a swatch.
  let cell: Int
  private let columns: Int
  private(set) var title = ""
  private(set) var headings: [(text: String, y: Int)] = []
  private(set) var items: [Item] = []
  private(set) var width = 0
  private(set) var height = 0

  var swatchHeight: Int { cell * 3 / 4 }
  /// The side of the font's pixels below swatches.
  var scale: Int { cell < 88 ? 1 : 2 }
  var lineHeight: Int { (PixelFont.height + 2) * scale }
  /// Narrower swatches have no room for a hex.
  var hasLabels: Bool { cell >= 44 }

  /// The layout with the widest swatches, and then the fewest columns, that images are read with.
  ///
  /// - Parameters:
  ///   - document: The palette.
  ///   - style: What is told of the columns and of the width of a swatch.
  /// - Returns: The layout.
  /// - Throws: `PaletteFileRefusal.tooLarge` where there is none.
  static func fitting(
    _ document: PaletteDocument, style: PaletteFileStyle
  ) throws(PaletteFileRefusal) -> PNGSheetLayout {
    let longest = document.shownGroups.map(\.entries.count).max() ?? 1
    let usual = min(document.columns ?? 6, 16)
    let limit = RasterImage.sides.upperBound
    var pixels = 0
    for cell in style.cell.map({ [$0] }) ?? [128, 96, 64, 44] {
      for columns in style.columns.map({ [$0] }) ?? [usual, 24, 48, 96, 192] {
        let columns = min(columns, longest)
        let bare = PNGSheetLayout(columns: columns, cell: cell)
        // Breaking thousands of names takes a while: where there is no room without them, none is.
        let height = (document.count - 1) / columns * bare.rowHeight(names: 0)
        pixels = max(bare.width, height)
        guard pixels <= limit, bare.width * height <= RasterImage.mostPixels else { continue }
        let layout = PNGSheetLayout(document, columns: columns, cell: cell)
        pixels = max(layout.width, layout.height)
        if pixels <= limit, layout.width * layout.height <= RasterImage.mostPixels { return layout }
      }
    }
    throw .tooLarge(pixels: pixels, atMost: limit)
  }

  private init(columns: Int, cell: Int) {
    self.columns = columns
    self.cell = cell
    width = max(columns * (cell + gap) - gap, 320) + 2 * margin
  }

  private init(_ document: PaletteDocument, columns: Int, cell: Int) {
    self.init(columns: columns, cell: cell)
    let room = width - 2 * margin
    title =
      Self.fitted(SheetHeading(document).title, scale: 4, width: room, rows: 1).first ?? "Palette"
    var y = margin + 84
    for group in document.shownGroups {
      if document.hasGroups, let name = group.heading,
        let text = Self.fitted(name, scale: 3, width: room, rows: 1).first
      {
        headings.append((text, y))
        y += 44
      }
      place(group.entries, from: &y)
      y += 12
    }
    height = y - 12 - gap + margin
  }

  private mutating func place(_ entries: [PaletteDocument.Entry], from y: inout Int) {
    for start in stride(from: 0, to: entries.count, by: columns) {
      let swatches = entries[start...].prefix(columns).map(SheetSwatch.init)
      var most = 0
      for (column, swatch) in swatches.enumerated() {
        let rows =
          hasLabels
          ? swatch.name.map { Self.fitted($0, scale: scale, width: cell, rows: 2) } ?? [] : []
        most = max(most, rows.count)
        items.append(Item(swatch: swatch, x: margin + column * (cell + gap), y: y, rows: rows))
      }
      y += rowHeight(names: most)
    }
  }

  /// How high a row of swatches is whose names take so many rows of text.
  private func rowHeight(names: Int) -> Int {
    swatchHeight + gap + (hasLabels ? 4 * scale + (names + 1) * lineHeight : 0)
  }

  /// A name in the font's characters and in rows; none where it cannot write the name.
  private static func fitted(_ name: String, scale: Int, width: Int, rows: Int) -> [String] {
    guard let text = PixelFont.spelled(name) else { return [] }
    return LabelBreaking.rows(of: text, atMost: rows, ellipsis: "...") {
      PixelFont.width(of: $0) * scale <= width
    }
  }
}
