/// Procreate's swatches, `.swatches`: an archive with one JSON text of at most 30 colours a palette.
///
/// The format is not published; the layout is that of files of Procreate 4 and 5. Their hue,
/// saturation and brightness are all from 0 to 1; the components beside them tell the same again.
enum ProcreateSwatches: PaletteFileReader, PaletteFileWriter {
  private static let fileName = "Swatches.json"
  private static let slots = 30

  static func read(
    _ bytes: [UInt8], noting warnings: inout [PaletteFileWarning]
  ) throws(PaletteFileFault) -> PaletteDocument {
    guard let text = try ZIPReader(bytes).file(fileName) else {
      throw PaletteFileFault(expecting: "a file '\(fileName)' in it", at: .byte(bytes.count))
    }
    let json: JSON
    do {
      json = try JSONReader.read(text)
    } catch {
      throw PaletteFileFault(
        expecting: "JSON", at: .inner(fileName, line: error.line, column: error.column))
    }
    let palettes = json.elements ?? [json]
    var groups: [PaletteDocument.Group] = []
    var gaps = 0
    for (index, palette) in palettes.enumerated() {
      let path = json.elements == nil ? "" : "[\(index)]."
      groups.append(try group(palette, at: path, counting: &gaps, noting: &warnings))
    }
    if gaps > 0 { warnings.note(.gaps(gaps)) }
    guard groups.count == 1 else { return PaletteDocument(groups: groups) }
    return PaletteDocument(
      name: groups[0].name, groups: [PaletteDocument.Group(entries: groups[0].entries)])
  }

  private static func group(
    _ palette: JSON, at path: String, counting gaps: inout Int,
    noting warnings: inout [PaletteFileWarning]
  ) throws(PaletteFileFault) -> PaletteDocument.Group {
    guard let swatches = palette["swatches"]?.elements else {
      throw PaletteFileFault(expecting: "a list of swatches", at: .path("\(path)swatches"))
    }
    let used = swatches.lastIndex { $0 != .null }.map { swatches[...$0] } ?? []
    gaps += used.count { $0 == .null }
    if hasProfiles(palette) { warnings.note(.profile) }
    var entries: [PaletteDocument.Entry] = []
    for (index, swatch) in used.enumerated() where swatch != .null {
      let path = "\(path)swatches[\(index)]"
      func number(_ name: String) throws(PaletteFileFault) -> Double {
        guard let number = swatch[name]?.double, number.isFinite else {
          throw PaletteFileFault(expecting: "a number", at: .path("\(path).\(name)"))
        }
        if !(0...1).contains(number) {
          warnings.note(.clamped, at: .path("\(path).\(name)"))
        }
        return min(max(number, 0), 1)
      }
      let hue = try number("hue")
      let components = SIMD3(
        hue < 1 ? hue * 360 : 0, try number("saturation"), try number("brightness"))
      let alpha = swatch["alpha"] == nil ? 1 : try number("alpha")
      entries.append(
        PaletteDocument.Entry(nil, Colour(.hsv, components, alpha: alpha).withoutPowerlessHue))
    }
    let name = palette["name"]?.string
    return PaletteDocument.Group(name: name == "" ? nil : name, entries: entries)
  }

  /// Whether a palette brings profiles of other spaces than sRGB.
  private static func hasProfiles(_ palette: JSON) -> Bool {
    (palette["colorProfiles"]?.elements ?? []).contains { profile in
      !(profile["iccName"]?.string ?? "sRGB").contains("sRGB")
    }
  }

  static func write(
    _ document: PaletteDocument, style: PaletteFileStyle
  ) throws(PaletteFileRefusal) -> [UInt8] {
    guard document.count <= slots else { throw .tooMany(document.count, atMost: slots) }
    let swatches = document.entries.map { entry in
      let hsv = Colour(entry.colour.rgb8).converted(to: .hsv).components
      return JSON.object([
        "hue": .number("\(hsv.x / 360)"), "saturation": .number("\(hsv.y)"),
        "brightness": .number("\(hsv.z)"), "alpha": .number("\(entry.colour.alpha)"),
        "colorSpace": .integer(0),
      ])
    }
    let padding = [JSON](repeating: .null, count: slots - swatches.count)
    let palette = JSON.object([
      "name": .string(document.name ?? document.groups.first?.name ?? ""),
      "swatches": .array(swatches + padding),
    ])
    var archive = ZIPWriter()
    archive.append(Array(JSON.array([palette]).text.utf8), named: fileName)
    return archive.archive
  }
}
