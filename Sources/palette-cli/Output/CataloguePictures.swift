import PaletteCore

// The pictures of the catalogue and of its categories.

extension Pictures {
  /// The categories, a line each, and how much there is in all of them.
  func categories(_ categories: [Category.Heading]) -> [String] {
    // An English name says little that the id does not; a Chinese one says all.
    let showsNames = language != .english || width >= 150
    var table = Table(columns: [
      Table.Column(importance: 4), Table.Column(), Table.Column(importance: 2, alignment: .right),
      Table.Column(importance: 3, leastWidth: 8), Table.Column(importance: 1, leastWidth: 20),
    ])
    for category in categories {
      let summary = category.summary?.text(in: language)
      table.append([
        bar(category.sample, width: category.sample.count * (isNarrow ? 1 : isWide ? 3 : 2)),
        [.text(category.id, .bold)], [.text(String(category.paletteCount), .plain)],
        showsNames ? nameInList(category.name) : [],
        summary.map { [.text($0, .dim)] } ?? [],
      ])
    }
    let palettes = categories.reduce(0) { $0 + $1.paletteCount }
    let colours = categories.reduce(0) { $0 + $1.colourCount }
    let totals =
      "The numbers count palettes: \(palettes) in \(Self.count(categories.count, "category", "categories"))"
      + ", with \(Self.count(colours, "colour"))."
    return lines(of: table) + [""] + paragraph(totals, style: .dim)
  }

  /// The name in the reader's language; what else a thing is called only where there is room.
  private func nameInList(_ name: LocalisedText) -> [Table.Piece] {
    width >= 150 ? self.name(name) : [.text(name.text(in: language), .plain)]
  }

  /// A category: what it is, then its palettes.
  func category(_ category: Category) -> [String] {
    var title = name(category.name, style: .bold)
    let counts = [
      Self.count(category.palettes.count, "palette"), Self.count(category.colourCount, "colour"),
    ]
    title.append(.text(dot + counts.joined(separator: ", "), .dim))
    var picture = [line(of: title)]
    if let text = category.detail ?? category.summary {
      picture += paragraph(text.text(in: language), style: .dim)
    }
    return picture + [""]
      + palettes(
        category.palettes.map { ($0, Address(category: category.id, palette: $0.id)) })
  }

  /// `1 palette`, `28 palettes`.
  static func count(_ number: Int, _ one: String, _ many: String? = nil) -> String {
    "\(number) \(number == 1 ? one : many ?? one + "s")"
  }
}
