/// Krita's palettes, `.kpl`: an archive with a file of colours in a grid, in groups.
///
/// Source: docs.krita.org, "The Krita Palette format KPL", and Krita's own files. This file writes;
/// `KritaPaletteReader` reads.
enum KritaPalette: PaletteFileReader, PaletteFileWriter {
  static let fileName = "colorset.xml"
  /// The file that tells an archive from others; it stands first and is not packed.
  static let typeName = "mimetype"
  static let type = "application/x-krita-palette"
  /// The profile that Krita has built in and takes for sRGB.
  private static let profile = "sRGB-elle-V2-srgbtrc.icc"
  /// So many columns at most does Krita read.
  static let mostColumns = 4_096
  private static let usualColumns = 8

  static func read(
    _ bytes: [UInt8], noting warnings: inout [PaletteFileWarning]
  ) throws(PaletteFileFault) -> PaletteDocument {
    guard let file = try ZIPReader(bytes).file(fileName) else {
      throw PaletteFileFault(expecting: "a file '\(fileName)' in it", at: .byte(bytes.count))
    }
    let text = try PaletteText.decode(file, noting: &warnings)
    var reader = try KritaPaletteReader(text)
    defer { warnings += reader.warnings }
    return try reader.document()
  }

  static func write(
    _ document: PaletteDocument, style: PaletteFileStyle
  ) throws(PaletteFileRefusal) -> [UInt8] {
    var archive = ZIPWriter()
    archive.append(Array(type.utf8), named: typeName)
    archive.append(Array("<Profiles/>\n".utf8), named: "profiles.xml")
    archive.append(Array(text(of: document, style).utf8), named: fileName)
    return archive.archive
  }

  private static func text(of document: PaletteDocument, _ style: PaletteFileStyle) -> String {
    let largest = document.groups.map(\.entries.count).max() ?? 1
    let columns = min(
      style.columns ?? document.columns ?? min(largest, usualColumns), mostColumns)
    // Colours without a group stand in the root, wherever they were.
    let loose = document.groups.filter { $0.name == nil }.flatMap(\.entries)
    let name = XMLText.escaped(document.name ?? "", isQuoted: true)
    let comment = XMLText.escaped(document.comment ?? "", isQuoted: true)
    var text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <ColorSet version="2.0" name="\(name)" comment="\(comment)" columns="\(columns)" \
      rows="\(rows(loose.count, columns))" readonly="false">

      """
    append(loose, columns, indent: " ", to: &text)
    // Krita would put groups of one name upon each other.
    var names = Identifier.Taken([])
    for group in document.groups {
      guard let name = group.name else { continue }
      let unique = XMLText.escaped(
        names.distinct(name) { "\($0) (\($1))" }, isQuoted: true)
      text += " <Group name=\"\(unique)\" rows=\"\(rows(group.entries.count, columns))\">\n"
      append(group.entries, columns, indent: "  ", to: &text)
      text += " </Group>\n"
    }
    return text + "</ColorSet>\n"
  }

  private static func rows(_ count: Int, _ columns: Int) -> Int { (count + columns - 1) / columns }

  private static func append(
    _ entries: [PaletteDocument.Entry], _ columns: Int, indent: String, to text: inout String
  ) {
    for (index, entry) in entries.enumerated() {
      let rgb = entry.colour.rgb8
      let parts = [rgb.red, rgb.green, rgb.blue].map { "\(Double($0) / 255)" }
      let name = XMLText.escaped(entry.name ?? "", isQuoted: true)
      text += """
        \(indent)<ColorSetEntry id="\(index)" name="\(name)" bitdepth="U8" spot="false">
        \(indent) <RGB r="\(parts[0])" g="\(parts[1])" b="\(parts[2])" space="\(profile)"/>
        \(indent) <Position row="\(index / columns)" column="\(index % columns)"/>
        \(indent)</ColorSetEntry>

        """
    }
  }
}
