/// Writes categories in the compact form.
struct CompactWriter {
  private var categories = CompactForm.Writer()
  private var palettes = CompactForm.Writer()
  private var values = CompactForm.Writer()
  private var cells = CompactForm.Writer()
  private var names = CompactForm.Writer()
  private var records = CompactForm.Writer()
  private var counts = (categories: 0, palettes: 0, colours: 0)

  /// The compact form of categories.
  ///
  /// - Parameter categories: Categories with distinct ids.
  /// - Returns: The bytes: UTF-8, printable if the texts are.
  static func bytes(of categories: [Category]) -> [UInt8] {
    var writer = CompactWriter()
    for category in categories { writer.add(category) }
    return writer.finished()
  }

  private mutating func add(_ category: Category) {
    categories.write(fixed: records.bytes.count)
    categories.write(fixed: counts.palettes)
    counts.categories += 1
    records.write(category.id)
    records.write(category.name)
    records.write(category.summary)
    records.write(category.source)
    records.write(category.licence)
    records.write(category.tags) { $0.write($1) }
    records.write(category.heading.sample) { $0.write($1) }
    records.write(category.detail)
    for palette in category.palettes { add(palette) }
  }

  private mutating func add(_ palette: Palette) {
    palettes.write(fixed: records.bytes.count)
    palettes.write(fixed: counts.colours)
    counts.palettes += 1
    records.write(palette.id)
    records.write(palette.name)
    records.write(palette.mood)
    records.write(palette.tags) { $0.write($1) }
    records.write(palette.source)
    records.write(palette.licence)
    records.write(palette.combinations) { writer, combination in
      for rgb in combination.colours { writer.write(rgb) }
    }
    for colour in palette.colours { add(colour) }
  }

  private mutating func add(_ colour: NamedColour) {
    values.write(colour.rgb)
    cells.write(ColourCell(colour.rgb))
    names.write(fixed: records.bytes.count)
    counts.colours += 1
    records.write(colour.id)
    records.write(colour.name)
  }

  private mutating func finished() -> [UInt8] {
    categories.write(fixed: records.bytes.count)
    categories.write(fixed: counts.palettes)
    palettes.write(fixed: records.bytes.count)
    palettes.write(fixed: counts.colours)
    var whole = CompactForm.Writer()
    for count in [counts.categories, counts.palettes, counts.colours] { whole.write(fixed: count) }
    for part in [categories, palettes, values, cells, names, records] { whole.append(part) }
    return whole.bytes
  }
}
