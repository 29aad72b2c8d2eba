/// Microsoft's palettes, `.pal`: chunks of the Resource Interchange File Format, of which one holds the
/// colours.
///
/// Source: Microsoft and IBM, "Multimedia Programming Interface and Data Specifications 1.0", 1991,
/// "Palette File Format" and the description of `LOGPALETTE`.
enum RIFFPalette: PaletteFileReader, PaletteFileWriter {
  private static let version = 0x300
  private static let mostColours = 65_535

  static func read(
    _ bytes: [UInt8], noting warnings: inout [PaletteFileWarning]
  ) throws(PaletteFileFault) -> PaletteDocument {
    var cursor = ByteCursor(bytes, .little)
    try expect("RIFF", &cursor)
    let said = try cursor.number32("the length of the file")
    guard said <= cursor.remaining else {
      throw cursor.fault(expecting: "a length of at most \(cursor.remaining), not \(said)", at: 4)
    }
    if said < cursor.remaining { warnings.note(.trailingBytes) }
    var form = try cursor.part(said, "the whole file")
    try expect("PAL ", &form)
    while form.remaining > 0 {
      let name = try form.bytes(4, "the name of a chunk")
      let length = try form.number32("the length of a chunk")
      let most = form.remaining
      var chunk = try form.part(length, "a chunk of \(length) bytes, not \(most)")
      if name.elementsEqual("data".utf8) {
        let entries = try colours(&chunk, noting: &warnings)
        return PaletteDocument(groups: [PaletteDocument.Group(entries: entries)])
      }
      if !length.isMultiple(of: 2), form.remaining > 0 { _ = try form.bytes(1, "a byte") }
    }
    throw form.fault(expecting: "a chunk 'data'")
  }

  private static func expect(
    _ letters: String, _ cursor: inout ByteCursor
  ) throws(PaletteFileFault) {
    let start = cursor.place
    guard try cursor.bytes(4, "'\(letters)'").elementsEqual(letters.utf8) else {
      throw cursor.fault(expecting: "'\(letters)'", at: start)
    }
  }

  private static func colours(
    _ chunk: inout ByteCursor, noting warnings: inout [PaletteFileWarning]
  ) throws(PaletteFileFault) -> [PaletteDocument.Entry] {
    if try chunk.number16("a version") != version {
      warnings.note(.unusualVersion, at: .byte(chunk.place - 2))
    }
    let count = try chunk.number16("the number of colours")
    guard count * 4 <= chunk.remaining else {
      throw PaletteFileFault(
        .otherCount(said: count, found: chunk.remaining / 4), at: .byte(chunk.place - 2))
    }
    var entries: [PaletteDocument.Entry] = []
    for _ in 0..<count {
      let bytes = try chunk.bytes(4, "a colour")
      let first = bytes.startIndex
      entries.append(
        PaletteDocument.Entry(nil, Colour(RGB8(bytes[first], bytes[first + 1], bytes[first + 2]))))
    }
    return entries
  }

  static func write(
    _ document: PaletteDocument, style: PaletteFileStyle
  ) throws(PaletteFileRefusal) -> [UInt8] {
    let entries = document.entries.prefix(mostColours)
    let length = 4 + entries.count * 4
    var file = Array("RIFF".utf8)
    file.append(littleEndian: UInt32(12 + length))
    file += "PAL data".utf8
    file.append(littleEndian: UInt32(length))
    file.append(littleEndian: UInt16(version))
    file.append(littleEndian: UInt16(entries.count))
    for rgb in entries.lazy.map(\.colour.rgb8) { file += [rgb.red, rgb.green, rgb.blue, 0] }
    return file
  }
}
