/// Paint Shop Pro's palettes: a mark, a version, the number of colours, and three numbers a line.
///
/// The layout is that of Paint Shop Pro's own files. Programs that read them want CRLF. Aseprite adds a
/// fourth number, the opacity, which is read and not written: others stop at it.
enum JASCPalette: PaletteFileReader, PaletteFileWriter {
  static func read(
    _ bytes: [UInt8], noting warnings: inout [PaletteFileWarning]
  ) throws(PaletteFileFault) -> PaletteDocument {
    var lines = PaletteLines(try PaletteText.decode(bytes, noting: &warnings))
    guard lines.next(), lines.skip("JASC-PAL"), lines.isAtEnd else {
      throw PaletteFileFault(expecting: "'JASC-PAL'", at: .line(1))
    }
    let said = try header(&lines, noting: &warnings)
    let countLine = lines.number
    var entries: [PaletteDocument.Entry] = []
    while lines.nextFilled() {
      let rgb = RGB8(try lines.component(), try lines.component(), try lines.component())
      let alpha = lines.isAtEnd ? 255 : try lines.component()
      guard lines.isAtEnd else { throw PaletteFileFault(expecting: "a line end", at: lines.place) }
      try entries.add(PaletteDocument.Entry(nil, Colour(rgb, alpha: alpha)))
    }
    guard entries.count == said else {
      throw PaletteFileFault(
        .otherCount(said: said, found: entries.count), at: .line(countLine))
    }
    return PaletteDocument(groups: [PaletteDocument.Group(entries: entries)])
  }

  /// The number of colours that the file tells of.
  private static func header(
    _ lines: inout PaletteLines, noting warnings: inout [PaletteFileWarning]
  ) throws(PaletteFileFault) -> Int {
    guard lines.nextFilled(), let version = lines.number(most: 10_000), lines.isAtEnd else {
      throw PaletteFileFault(expecting: "the version, '0100'", at: .line(lines.number))
    }
    if version != 100 { warnings.append(PaletteFileWarning(.unusualVersion, at: .line(2))) }
    guard lines.nextFilled(), let count = lines.number(most: .max / 16), lines.isAtEnd else {
      throw PaletteFileFault(expecting: "the number of colours", at: .line(lines.number))
    }
    return count
  }

  static func write(
    _ document: PaletteDocument, style: PaletteFileStyle
  ) throws(PaletteFileRefusal) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes += "JASC-PAL\r\n0100\r\n\(document.count)\r\n".utf8
    for entry in document.entries {
      let rgb = entry.colour.rgb8
      DecimalText.append(UInt64(rgb.red), to: &bytes)
      bytes.append(0x20)
      DecimalText.append(UInt64(rgb.green), to: &bytes)
      bytes.append(0x20)
      DecimalText.append(UInt64(rgb.blue), to: &bytes)
      bytes.append("\r\n")
    }
    return bytes
  }
}
