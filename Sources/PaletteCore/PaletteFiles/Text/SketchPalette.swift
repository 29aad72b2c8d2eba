/// Palettes of the plug-in Sketch Palettes: JSON with components from 0 to 1.
///
/// The layout is that of the plug-in's versions 2.0 (names) and 1.4 (none), and of the older ones, whose
/// colours are texts (github.com/andrewfiorillo/sketch-palettes).
enum SketchPalette: PaletteFileReader, PaletteFileWriter {
  static func read(
    _ bytes: [UInt8], noting warnings: inout [PaletteFileWarning]
  ) throws(PaletteFileFault) -> PaletteDocument {
    let text = try PaletteText.decode(bytes, noting: &warnings)
    guard let colours = try PaletteText.json(text)["colors"]?.elements else {
      throw PaletteFileFault(expecting: "an array of colours", at: .path("colors"))
    }
    var entries: [PaletteDocument.Entry] = []
    for (index, colour) in colours.enumerated() {
      try entries.add(try entry(colour, at: "colors[\(index)]", noting: &warnings))
    }
    return PaletteDocument(groups: [PaletteDocument.Group(entries: entries)])
  }

  private static func entry(
    _ json: JSON, at path: String, noting warnings: inout [PaletteFileWarning]
  ) throws(PaletteFileFault) -> PaletteDocument.Entry {
    if let text = json.string {
      var lines = PaletteLines(Array(text.utf8))
      guard lines.next(), let colour = HexList.colour(&lines) else {
        throw PaletteFileFault(expecting: "a colour as '#rrggbb'", at: .path(path))
      }
      return PaletteDocument.Entry(nil, colour)
    }
    func part(
      _ name: String, _ usual: Double?, _ warnings: inout [PaletteFileWarning]
    ) throws(PaletteFileFault) -> Double {
      let place = PaletteFilePlace.path("\(path).\(name)")
      guard let number = json[name].map(\.double) ?? usual else {
        throw PaletteFileFault(expecting: "a number from 0 to 1", at: place)
      }
      let part = min(max(number, 0), 1)
      if part != number { warnings.note(.clamped, at: place) }
      return part
    }
    let components = SIMD3(
      try part("red", nil, &warnings), try part("green", nil, &warnings),
      try part("blue", nil, &warnings))
    let alpha = try part("alpha", 1, &warnings)
    return PaletteDocument.Entry(
      json["name"]?.string, Colour(.srgb, components, alpha: alpha))
  }

  static func write(
    _ document: PaletteDocument, style: PaletteFileStyle
  ) throws(PaletteFileRefusal) -> [UInt8] {
    let colours = document.flattenedEntries.map { entry in
      let colour = entry.colour.mappedToGamut()
      return JSON.object([
        "name": entry.name.map { .string($0) } ?? .null,
        "red": number(colour.components.x), "green": number(colour.components.y),
        "blue": number(colour.components.z), "alpha": number(colour.alpha),
      ])
    }
    let file = JSON.object([
      "compatibleVersion": .string("2.0"), "pluginVersion": .string("2.29"),
      "colors": .array(colours), "gradients": .array([]), "images": .array([]),
    ])
    var bytes: [UInt8] = []
    file.append(to: &bytes)
    bytes.append(0x0A)
    return bytes
  }

  /// A part in the fewest digits that read as the same number.
  private static func number(_ part: Double) -> JSON {
    part == part.rounded() ? .integer(Int(part)) : .number("\(part)")
  }
}
