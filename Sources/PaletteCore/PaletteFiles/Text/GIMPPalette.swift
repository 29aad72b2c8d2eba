/// GIMP's palettes: lines of three numbers and a name.
///
/// The layout is that of GIMP's own description (developer.gimp.org, "GIMP Palette File Format") and
/// of what GIMP 2.10 writes. Read are also files without a name, with blank lines, tabs and CRLF, and
/// Aseprite's with a fourth number, the opacity, that `Channels: RGBA` announces.
///
/// `Untitled`, which GIMP gives to what has no name, is read as no name and written for it: some
/// programs drop colours that have none.
enum GIMPPalette: PaletteFileReader, PaletteFileWriter {
  /// What GIMP calls palettes and colours without a name.
  static let nameless = "Untitled"
  /// How many colours GIMP has room for in a row.
  static let maximumColumns = 256

  static func read(
    _ bytes: [UInt8], noting warnings: inout [PaletteFileWarning]
  ) throws(PaletteFileFault) -> PaletteDocument {
    var lines = PaletteLines(try PaletteText.decode(bytes, noting: &warnings))
    guard lines.next(), lines.skip("GIMP Palette") else {
      throw PaletteFileFault(expecting: "'GIMP Palette'", at: .line(1))
    }
    var header = GIMPPaletteHeader()
    var entries: [PaletteDocument.Entry] = []
    while lines.nextFilled() {
      if lines.skip("#") {
        header.add(commentOf: lines)
        continue
      }
      if entries.isEmpty, try header.read(&lines, noting: &warnings) { continue }
      try entries.add(try entry(&lines, hasAlpha: header.hasAlpha))
    }
    return PaletteDocument(
      name: header.name ?? header.nameInComment, comment: header.comment,
      columns: header.columns, groups: [PaletteDocument.Group(entries: entries)])
  }

  private static func entry(
    _ lines: inout PaletteLines, hasAlpha: Bool
  ) throws(PaletteFileFault) -> PaletteDocument.Entry {
    let rgb = RGB8(try lines.component(), try lines.component(), try lines.component())
    let alpha = hasAlpha ? try lines.component() : 255
    return PaletteDocument.Entry(name(lines.restText), Colour(rgb, alpha: alpha))
  }

  /// A name; `nil` for what stands for none.
  static func name(_ text: String) -> String? {
    text.isEmpty || text == nameless ? nil : text
  }

  static func write(
    _ document: PaletteDocument, style: PaletteFileStyle
  ) throws(PaletteFileRefusal) -> [UInt8] {
    var bytes: [UInt8] = []
    let columns = style.columns ?? document.columns ?? 0
    bytes += "GIMP Palette\nName: \(name(document.name))\n".utf8
    // Of more than it has room for GIMP makes 0, which lets the colours flow.
    bytes += "Columns: \((0...maximumColumns).contains(columns) ? columns : 0)\n#\n".utf8
    append(comment: document.comment ?? "", to: &bytes)
    for entry in document.flattenedEntries {
      let rgb = entry.colour.rgb8
      append(rgb.red, to: &bytes)
      bytes.append(0x20)
      append(rgb.green, to: &bytes)
      bytes.append(0x20)
      append(rgb.blue, to: &bytes)
      bytes.append(0x09)
      bytes += name(entry.name).utf8
      bytes.append(0x0A)
    }
    return bytes
  }

  private static func append(comment: String, to bytes: inout [UInt8]) {
    guard !comment.isEmpty else { return }
    for line in comment.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      let line = PaletteText.line(String(line))
      bytes += (line.isEmpty ? "#\n" : "# \(line)\n").utf8
    }
  }

  /// A name on one line.
  private static func name(_ name: String?) -> String {
    let line = PaletteText.line(name ?? "")
    return line.isEmpty ? nameless : line
  }

  /// Appends a number with blanks before it, three characters in all.
  private static func append(_ number: UInt8, to bytes: inout [UInt8]) {
    if number < 100 { bytes.append(0x20) }
    if number < 10 { bytes.append(0x20) }
    DecimalText.append(UInt64(number), to: &bytes)
  }
}
