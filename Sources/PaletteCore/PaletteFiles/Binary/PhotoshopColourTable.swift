/// Photoshop's colour tables, `.act`: 256 colours of three bytes, then perhaps how many of them count
/// and which one stands for transparency.
///
/// Source: Adobe Photoshop File Formats Specification, "Color Table".
enum PhotoshopColourTable: PaletteFileReader, PaletteFileWriter {
  private static let slots = 256
  private static let noIndex = 0xFFFF

  static func read(
    _ bytes: [UInt8], noting warnings: inout [PaletteFileWarning]
  ) throws(PaletteFileFault) -> PaletteDocument {
    let expected = "768 or 772 bytes in all, not \(bytes.count)"
    var cursor = ByteCursor(bytes, .big)
    let table = try cursor.bytes(slots * 3, expected)
    var count = slots
    if cursor.remaining > 0 {
      guard cursor.remaining == 4 else { throw cursor.fault(expecting: expected) }
      let said = try cursor.number16(expected)
      if (1...slots).contains(said) { count = said }
      if try cursor.number16(expected) < count {
        warnings.note(.transparentColour)
      }
    }
    let entries = (0..<count).map { index in
      let colour = table[(index * 3)...]
      return PaletteDocument.Entry(
        nil, Colour(RGB8(colour[index * 3], colour[index * 3 + 1], colour[index * 3 + 2])))
    }
    return PaletteDocument(groups: [PaletteDocument.Group(entries: entries)])
  }

  static func write(
    _ document: PaletteDocument, style: PaletteFileStyle
  ) throws(PaletteFileRefusal) -> [UInt8] {
    let entries = document.entries.prefix(slots)
    var file: [UInt8] = []
    for rgb in entries.lazy.map(\.colour.rgb8) { file += [rgb.red, rgb.green, rgb.blue] }
    file += [UInt8](repeating: 0, count: (slots - entries.count) * 3)
    file.append(bigEndian: UInt16(entries.count))
    file.append(bigEndian: UInt16(noIndex))
    return file
  }
}
