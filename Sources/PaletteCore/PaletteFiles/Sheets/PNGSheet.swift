/// A picture with a swatch for each colour, its name and its hex below it in a font of pixels.
///
/// A name that the font cannot write goes without what it cannot, or is left out.
enum PNGSheet: PaletteFileWriter {
  private static let ink = RGB8(0x1C, 0x1C, 0x1E)
  private static let quiet = RGB8(0x66, 0x66, 0x6C)

  static func write(
    _ document: PaletteDocument, style: PaletteFileStyle
  ) throws(PaletteFileRefusal) -> [UInt8] {
    let document = document.asSheet
    let layout = try PNGSheetLayout.fitting(document, style: style)
    var canvas = PixelCanvas(width: layout.width, height: layout.height)
    let heading = SheetHeading(document)
    canvas.write(layout.title, x: layout.margin, y: layout.margin, scale: 4, ink)
    canvas.write(heading.count, x: layout.margin, y: layout.margin + 42, scale: 2, quiet)
    for heading in layout.headings {
      canvas.write(heading.text, x: layout.margin, y: heading.y, scale: 3, ink)
    }
    for item in layout.items {
      let height = layout.swatchHeight
      canvas.draw(item.swatch, x: item.x, y: item.y, width: layout.cell, height: height)
      var y = item.y + height + 4 * layout.scale
      for row in item.rows {
        canvas.write(row, x: item.x, y: y, scale: layout.scale, ink)
        y += layout.lineHeight
      }
      if layout.hasLabels {
        canvas.write(item.swatch.hex, x: item.x, y: y, scale: layout.scale, quiet)
      }
    }
    return PNGWriter.file(width: canvas.width, height: canvas.height, .rgb, canvas.pixels)
  }
}
