/// Photoshop's swatches, `.aco`: colours of five numbers, and then all of them again with names.
///
/// Source: Adobe Photoshop File Formats Specification, "Color Swatches" and "Color Structure".
enum PhotoshopSwatches: PaletteFileReader, PaletteFileWriter {
  /// How the numbers of a colour are to be understood.
  private enum Space: Int {
    case rgb = 0
    case hsb = 1
    case cmyk = 2
    case lab = 7
    case grey = 8
    /// Not in the specification: inks in hundredths of a per cent, more of them for larger numbers.
    case wideCMYK = 9
  }

  private static let mostColours = 65_535
  /// The word of a whole component, and of one that is given in hundredths of a per cent.
  private static let full = 65_535.0
  private static let wideFull = 10_000.0
  /// The ends of the range of Lab: of the specification, in hundredths.
  private static let labRange = (
    lowest: SIMD3(0, -12_800.0, -12_800), highest: SIMD3(10_000.0, 12_700, 12_700)
  )

  static func read(
    _ bytes: [UInt8], noting warnings: inout [PaletteFileWarning]
  ) throws(PaletteFileFault) -> PaletteDocument {
    var cursor = ByteCursor(bytes, .big)
    let version = try cursor.number16("version 1 or 2")
    guard version <= 2 else { throw cursor.fault(expecting: "version 1 or 2", at: 0) }
    let count = cursor.next16
    var notes: [PaletteFileWarning] = []
    var entries = try section(&cursor, hasNames: version == 2, noting: &notes)
    if version < 2, cursor.next16 == 2 {
      let start = cursor.place
      _ = try cursor.number16("version 2")
      var (named, namedNotes) = (cursor, [PaletteFileWarning]())
      // Damage in the part with the names leaves the colours as they are.
      if named.next16 == count,
        let all = try? section(&named, hasNames: true, noting: &namedNotes)
      {
        (entries, notes, cursor) = (all, namedNotes, named)
      } else {
        notes.note(.namesCutOff, at: .byte(start))
        _ = try cursor.bytes(cursor.remaining, "the rest")
      }
    }
    warnings += notes
    if cursor.remaining > 0 {
      warnings.note(.trailingBytes, at: .byte(cursor.place))
    }
    return PaletteDocument(groups: [PaletteDocument.Group(entries: entries)])
  }

  /// The colours of one part, behind its version.
  private static func section(
    _ cursor: inout ByteCursor, hasNames: Bool, noting warnings: inout [PaletteFileWarning]
  ) throws(PaletteFileFault) -> [PaletteDocument.Entry] {
    let count = try cursor.number16("the number of colours")
    var entries: [PaletteDocument.Entry] = []
    for index in 0..<count {
      var numbers = try cursor.part(10, "colour \(index + 1) of \(count)")
      var name: String?
      if hasNames {
        let units = try cursor.number32("the length of a name")
        let letters = try cursor.bytes(units * 2, "a name of \(units) units")
        name = SwatchName.text(of: letters, noting: &warnings)
      }
      if let entry = try entry(name, &numbers, noting: &warnings) { entries.append(entry) }
    }
    return entries
  }

  /// A colour of a space and four numbers; `nil` where they stand for no colour by themselves.
  private static func entry(
    _ name: String?, _ numbers: inout ByteCursor, noting warnings: inout [PaletteFileWarning]
  ) throws(PaletteFileFault) -> PaletteDocument.Entry? {
    let start = numbers.place
    let space = Space(rawValue: try numbers.number16("a colour space"))
    var values = SIMD4<Double>()
    for index in 0..<4 { values[index] = Double(try numbers.number16("a component")) }
    let part = values / full
    switch space {
    case .rgb: return PaletteDocument.Entry(name, Colour(.srgb, SIMD3(part.x, part.y, part.z)))
    case .hsb:
      // A whole turn is red again.
      let hue = part.x < 1 ? part.x * 360 : 0
      return PaletteDocument.Entry(
        name, Colour(.hsv, SIMD3(hue, part.y, part.z)).withoutPowerlessHue)
    case .cmyk: return inks(name, 1 - part)
    case .wideCMYK: return inks(name, values / wideFull)
    case .lab:
      let words = SIMD3(values.x, signed(values.y), signed(values.z))
      let lab = words.clamped(lowerBound: labRange.lowest, upperBound: labRange.highest)
      if lab != words { warnings.note(.clamped, at: .byte(start)) }
      return PaletteDocument.Entry(name, Colour(.lab, lab / 100))
    case .grey:
      warnings.note(.greyScale)
      let grey = min(values.x / wideFull, 1)
      return PaletteDocument.Entry(name, Colour(.srgb, SIMD3(repeating: grey)))
    case nil:
      warnings.note(.bookColour)
      return nil
    }
  }

  private static func inks(_ name: String?, _ inks: SIMD4<Double>) -> PaletteDocument.Entry {
    let inks = inks.clamped(lowerBound: SIMD4(), upperBound: .one)
    return PaletteDocument.Entry(
      name, inks: CMYK(cyan: inks.x, magenta: inks.y, yellow: inks.z, black: inks.w))
  }

  private static func signed(_ word: Double) -> Double { word < 32_768 ? word : word - 65_536 }

  static func write(
    _ document: PaletteDocument, style: PaletteFileStyle
  ) throws(PaletteFileRefusal) -> [UInt8] {
    let entries = document.flattenedEntries.prefix(mostColours)
    var file: [UInt8] = []
    for version in [UInt16(1), 2] {
      file.append(bigEndian: version)
      file.append(bigEndian: UInt16(entries.count))
      for entry in entries {
        for word in words(of: entry) { file.append(bigEndian: word) }
        guard version == 2 else { continue }
        let units = SwatchName.units(of: entry.name)
        file.append(bigEndian: UInt32(units.count))
        for unit in units { file.append(bigEndian: unit) }
      }
    }
    return file
  }

  /// The space and the four numbers of a colour; greys are RGB, since programs differ about theirs.
  private static func words(of entry: PaletteDocument.Entry) -> [UInt16] {
    if let inks = entry.inks {
      let light = [inks.cyan, inks.magenta, inks.yellow, inks.black].map { word(1 - $0) }
      return [UInt16(Space.cmyk.rawValue)] + light
    }
    if entry.colour.space == .lab || !entry.colour.isInGamut {
      let lab = (entry.colour.converted(to: .lab).components * 100)
        .clamped(lowerBound: labRange.lowest, upperBound: labRange.highest)
      let words = [lab.x, lab.y, lab.z].map { UInt16(bitPattern: Int16($0.rounded())) }
      return [UInt16(Space.lab.rawValue)] + words + [0]
    }
    let rgb = entry.colour.mappedToGamut().components
    return [UInt16(Space.rgb.rawValue), word(rgb.x), word(rgb.y), word(rgb.z), 0]
  }

  /// The word of a component: of an eight-bit one its byte twice.
  private static func word(_ component: Double) -> UInt16 {
    UInt16((min(max(component, 0), 1) * full).rounded())
  }
}
