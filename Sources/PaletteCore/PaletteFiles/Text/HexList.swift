/// Lists of hexadecimal digits as Lospec's site has them: `rrggbb` in a line each.
///
/// Eight digits end with the opacity. A `#` may stand before the digits; lines that begin with `;`,
/// with `//`, or with `#` and a blank are comments, and so is what follows `;` or `//`.
enum HexList: PaletteFileReader, PaletteFileWriter {
  static func read(
    _ bytes: [UInt8], noting warnings: inout [PaletteFileWarning]
  ) throws(PaletteFileFault) -> PaletteDocument {
    var lines = PaletteLines(try PaletteText.decode(bytes, noting: &warnings))
    var entries: [PaletteDocument.Entry] = []
    entries.reserveCapacity(min(lines.mostLines(ofAtLeast: 7), PaletteReading.maximumColours))
    while lines.nextFilled() {
      if skipComment(&lines) { continue }
      let place = lines.place
      guard let colour = colour(&lines) else {
        throw PaletteFileFault(expecting: "six or eight hexadecimal digits", at: place)
      }
      try entries.add(PaletteDocument.Entry(nil, colour))
    }
    return PaletteDocument(groups: [PaletteDocument.Group(entries: entries)])
  }

  /// Skips the mark of a line that is a comment.
  ///
  /// - Returns: Whether it is one.
  static func skipComment(_ lines: inout PaletteLines) -> Bool {
    lines.skip(";") || lines.skip("//") || lines.skip("# ") || lines.skip("#\t")
  }

  /// Reads the six or eight digits of a line that holds them and no more than a comment beside.
  static func digits(_ lines: inout PaletteLines) -> (value: UInt32, count: Int)? {
    _ = lines.skip("#")
    let (value, count) = lines.digits()
    lines.skipBlanks()
    guard count == 6 || count == 8, lines.isAtEnd || lines.skip(";") || lines.skip("//") else {
      return nil
    }
    return (value, count)
  }

  /// Reads the colour of a line that holds one and no more than a comment beside.
  static func colour(_ lines: inout PaletteLines) -> Colour? {
    guard let (value, count) = digits(&lines) else { return nil }
    guard count == 8 else { return Colour(RGB8(packed: value)) }
    return Colour(RGB8(packed: value >> 8), alpha: UInt8(truncatingIfNeeded: value))
  }

  static func write(
    _ document: PaletteDocument, style: PaletteFileStyle
  ) throws(PaletteFileRefusal) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(document.count * 7)
    for entry in document.entries {
      Hexadecimal.append(sixDigitsOf: entry.colour.rgb8.packed, to: &bytes)
      let alpha = entry.colour.alpha8
      if alpha < 255 { bytes += Hexadecimal.text(of: [alpha]).utf8 }
      bytes.append(0x0A)
    }
    return bytes
  }
}
