/// Paint.NET's palettes: lines of eight hexadecimal digits, the opacity in the first two.
///
/// The layout is told in the files' own first lines (getpaint.net, "Working with Palettes"). Six digits
/// are an opaque colour; what follows a semicolon is a comment. Paint.NET itself reads the first 96.
enum PaintNETPalette: PaletteFileReader, PaletteFileWriter {
  static func read(
    _ bytes: [UInt8], noting warnings: inout [PaletteFileWarning]
  ) throws(PaletteFileFault) -> PaletteDocument {
    var lines = PaletteLines(try PaletteText.decode(bytes, noting: &warnings))
    var name: String?
    var entries: [PaletteDocument.Entry] = []
    // Some programs put the opacity where CSS has it.
    var isOpaqueAtEnd = true
    while lines.nextFilled() {
      if lines.skip(";") {
        name = name ?? lines.paletteName
        continue
      }
      let place = lines.place
      let (value, count) = lines.digits()
      lines.skipBlanks()
      guard count == 6 || count == 8, lines.isAtEnd || lines.skip(";") else {
        throw PaletteFileFault(expecting: "eight hexadecimal digits, aarrggbb", at: place)
      }
      isOpaqueAtEnd = isOpaqueAtEnd && count == 8 && value & 0xFF == 0xFF
      let alpha = count == 6 ? 255 : UInt8(value >> 24)
      try entries.add(PaletteDocument.Entry(nil, Colour(RGB8(packed: value), alpha: alpha)))
    }
    if isOpaqueAtEnd, entries.contains(where: { $0.colour.alpha < 1 }) {
      warnings.append(PaletteFileWarning(.opacityAtEnd))
    }
    return PaletteDocument(name: name, groups: [PaletteDocument.Group(entries: entries)])
  }

  static func write(
    _ document: PaletteDocument, style: PaletteFileStyle
  ) throws(PaletteFileRefusal) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.append("; paint.net Palette File\r\n")
    bytes.append("; Lines that start with a semicolon are comments\r\n")
    bytes.append("; Colors are written as 8-digit hexadecimal numbers: aarrggbb\r\n")
    let name = PaletteText.line(document.name ?? "")
    if !name.isEmpty { bytes += "; \(PaletteLines.nameLabel) \(name)\r\n".utf8 }
    for entry in document.entries {
      bytes += Hexadecimal.text(of: [entry.colour.alpha8]).uppercased().utf8
      Hexadecimal.append(sixDigitsOf: entry.colour.rgb8.packed, isUpperCase: true, to: &bytes)
      bytes.append("\r\n")
    }
    return bytes
  }
}
