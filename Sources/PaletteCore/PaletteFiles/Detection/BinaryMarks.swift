/// What the bytes of files that are no text tell of their format.
enum BinaryMarks {
  /// The format of a file.
  ///
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - name: The file's name in lower case.
  /// - Returns: The format; `nil` if it is a text, or nothing that is known.
  /// - Throws: That it is a file of a known kind that is not read.
  static func format(
    of bytes: [UInt8], name: String
  ) throws(PaletteFileFault) -> PaletteFormat? {
    if bytes.starts(with: [0x89] + Array("PNG".utf8)) { return .png }
    if bytes.starts(with: "ASEF".utf8) { return .ase }
    if bytes.starts(with: "RIFF".utf8), bytes.dropFirst(8).starts(with: "PAL ".utf8) {
      return .riff
    }
    if bytes.starts(with: [0x50, 0x4B, 0x03, 0x04]) { return try archive(bytes) }
    if bytes.starts(with: "bplist00".utf8) {
      if name.hasSuffix(".clr") || isArchivedColours(bytes) {
        throw PaletteFileFault(.appleColourList)
      }
      return .plist
    }
    if bytes.starts(with: [0x04, 0x0B] + Array("streamtyped".utf8)) {
      throw PaletteFileFault(.appleColourList)
    }
    if isSprite(bytes, name: name) { throw PaletteFileFault(.aseprite) }
    if name.hasSuffix(".act"), bytes.count == 768 || bytes.count == 772 { return .act }
    return isPhotoshopSwatches(bytes) ? .aco : nil
  }

  /// Whether a property list holds an archive of Apple's colours.
  static func isArchivedColours(_ bytes: [UInt8]) -> Bool {
    ByteSearch.contains("NSKeyedArchiver", in: bytes) && ByteSearch.contains("NSColor", in: bytes)
  }

  /// Whether it is a sprite of Aseprite, whose files may end like Adobe's: the size in four bytes, the
  /// lower ones first, and 0xA5E0 behind it (Aseprite's description of its file format).
  private static func isSprite(_ bytes: [UInt8], name: String) -> Bool {
    guard bytes.count >= 6, bytes[4] == 0xE0, bytes[5] == 0xA5 else { return false }
    let size = (0..<4).reduce(0) { $0 | Int(bytes[$1]) << (8 * $1) }
    return size == bytes.count || name.hasSuffix(".ase") || name.hasSuffix(".aseprite")
  }

  /// Whether it is Photoshop's swatches: they have no mark, but a version, and a number of colours that
  /// must agree with the length.
  private static func isPhotoshopSwatches(_ bytes: [UInt8]) -> Bool {
    func word(_ offset: Int) -> Int? {
      offset + 1 < bytes.count ? Int(bytes[offset]) << 8 | Int(bytes[offset + 1]) : nil
    }
    guard let version = word(0), version <= 2, let count = word(2), count > 0 else { return false }
    if version == 1 {
      // Ten bytes a colour, and then nothing or the same colours again with names.
      let end = 4 + 10 * count
      return bytes.count == end || word(end) == 2 && word(end + 2) == count
    }
    var offset = 4
    for _ in 0..<count {
      guard word(offset + 10) == 0, let length = word(offset + 12) else { return false }
      offset += 14 + 2 * length
    }
    return offset <= bytes.count
  }

  /// The format of a ZIP archive, by the names of what is in it.
  private static func archive(_ bytes: [UInt8]) throws(PaletteFileFault) -> PaletteFormat? {
    for name in archivedNames(bytes) {
      let last = name.split(separator: "/").last ?? ""
      switch last {
      case "Swatches.json": return .procreate
      case "colorset.xml": return .kpl
      case "swatchbook.xml": throw PaletteFileFault(.swatchBooker)
      default: continue
      }
    }
    return nil
  }

  /// The names in an archive's headers, found by the marks of these (PKWARE's APPNOTE, 4.3.7 and
  /// 4.3.12): a damaged archive too is recognised.
  private static func archivedNames(_ bytes: [UInt8]) -> [String] {
    /// Behind which mark a header has the length of its name, and the name.
    let layouts: [(mark: [UInt8], length: Int, name: Int)] = [
      ([0x50, 0x4B, 0x03, 0x04], 26, 30), ([0x50, 0x4B, 0x01, 0x02], 28, 46),
    ]
    var names: [String] = []
    var offset = 0
    while let mark = bytes[offset...].firstIndex(of: 0x50), names.count < 4_096 {
      offset = mark + 1
      for layout in layouts where bytes[mark...].starts(with: layout.mark) {
        guard mark + layout.name <= bytes.count else { continue }
        let length = Int(bytes[mark + layout.length]) | Int(bytes[mark + layout.length + 1]) << 8
        let name = bytes[(mark + layout.name)...].prefix(length)
        names.append(String(decoding: name, as: UTF8.self))
      }
    }
    return names
  }
}
