/// Pictures with a square cell for each colour, in reading order: 1, 8 or 32 pixels wide as Lospec
/// (lospec.com) has them, or of any other width, in one row or several.
///
/// A picture of one row is a strip whatever it shows. One of several rows counts as a grid of cells
/// where at least half of them differ; of any other the different colours are taken. Alpha is
/// straight, and the samples are taken as sRGB.
///
/// What is written here says in a `tEXt` chunk how its cells lie, and is believed where that fits.
enum PNGStrip: PaletteFileReader, PaletteFileWriter {
  /// The most different colours of a picture that is no strip.
  static let mostColours = 4_096
  /// The most cells of a grid, and of one whose cells are single pixels: a larger one is a picture.
  private static let mostCells = (wide: 1 << 18, single: 4_096)

  static func read(
    _ bytes: [UInt8], noting warnings: inout [PaletteFileWarning]
  ) throws(PaletteFileFault) -> PaletteDocument {
    guard bytes.starts(with: PNGHeader.signature) else {
      throw PaletteFileFault(expecting: "the eight bytes that a PNG begins with", at: .byte(0))
    }
    var reader = PNGReader(bytes)
    let image: RasterImage
    do throws(ImageError) {
      image = try reader.image()
    } catch {
      guard case .damaged(_, let offset, let expected) = error else {
        throw PaletteFileFault(.unknownFormat)
      }
      throw PaletteFileFault(expecting: expected, at: .byte(offset))
    }
    if reader.hasOtherProfile { warnings.append(PaletteFileWarning(.profile)) }
    let side = image.cellSide
    if let cells = Shape(noted: reader.notes, in: image, cellSide: side) {
      let pixels = image.pixels(each: cells.side)
      return document(Array(pixels.dropLast(cells.gaps)), columns: cells.columns)
    }
    if image.height == side { return document(image.pixels(each: side), columns: nil) }
    if let cells = grid(of: image, side) {
      let gaps = cells.reversed().prefix(image.width / side - 1).prefix { $0 == .zero }.count
      if gaps > 0 { warnings.append(PaletteFileWarning(.gaps(gaps))) }
      return document(Array(cells.dropLast(gaps)), columns: image.width / side)
    }
    guard let colours = differentColours(of: image) else {
      throw PaletteFileFault(.picture(mostColours: mostColours))
    }
    return document(colours, columns: nil)
  }

  private static func document(
    _ pixels: [SIMD4<Double>], columns: Int?
  ) -> PaletteDocument {
    let entries = pixels.map { pixel in
      PaletteDocument.Entry(
        nil, Colour(.srgb, SIMD3(pixel.x, pixel.y, pixel.z), alpha: pixel.w))
    }
    return PaletteDocument(columns: columns, groups: [PaletteDocument.Group(entries: entries)])
  }

  /// The cells, if at least half of them differ.
  private static func grid(of image: RasterImage, _ side: Int) -> [SIMD4<Double>]? {
    let count = (image.width / side) * (image.height / side)
    guard count <= (side == 1 ? mostCells.single : mostCells.wide) else { return nil }
    let cells = image.pixels(each: side)
    let shown = cells[...(cells.lastIndex { $0 != .zero } ?? 0)]
    return Set(shown).count * 2 >= shown.count ? cells : nil
  }

  /// The different colours in reading order, but for what is transparent; `nil` of too many.
  private static func differentColours(of image: RasterImage) -> [SIMD4<Double>]? {
    var colours: [SIMD4<Double>] = []
    var seen: Set<SIMD4<Double>> = []
    for row in 0..<image.height {
      let (samples, size) = image.samples(ofRow: row)
      for column in 0..<image.width {
        let place = samples.startIndex + column * size
        if column > 0,
          (place..<place + size).allSatisfy({ samples[$0] == samples[$0 - size] })
        {
          continue
        }
        let pixel = image[column, row]
        guard pixel.w > 0, seen.insert(pixel).inserted else { continue }
        guard colours.count < mostColours else { return nil }
        colours.append(pixel)
      }
    }
    return colours
  }

  // MARK: Writing

  static func write(
    _ document: PaletteDocument, style: PaletteFileStyle
  ) throws(PaletteFileRefusal) -> [UInt8] {
    let entries = document.entries
    let shape = try Shape.fitting(entries.count, style: style)
    let isOpaque = shape.gaps == 0 && entries.allSatisfy { $0.colour.alpha8 == 255 }
    let content: PNGWriter.Content = isOpaque ? .rgb : .rgbAlpha
    var pixels: [UInt8] = []
    pixels.reserveCapacity(shape.width * shape.height * content.rawValue)
    for start in stride(from: 0, to: entries.count, by: shape.columns) {
      var row: [UInt8] = []
      for entry in entries[start...].prefix(shape.columns) {
        let rgb = entry.colour.rgb8
        let samples = [rgb.red, rgb.green, rgb.blue, entry.colour.alpha8].prefix(content.rawValue)
        for _ in 0..<shape.side { row += samples }
      }
      row += [UInt8](repeating: 0, count: shape.width * content.rawValue - row.count)
      for _ in 0..<shape.side { pixels += row }
    }
    return PNGWriter.file(
      width: shape.width, height: shape.height, content, pixels, note: shape.note)
  }
}

extension RasterImage {
  /// The first pixel of each cell of a grid, in reading order.
  fileprivate func pixels(each side: Int) -> [SIMD4<Double>] {
    stride(from: 0, to: height, by: side).flatMap { row in
      stride(from: 0, to: width, by: side).map { self[$0, row] }
    }
  }
}
