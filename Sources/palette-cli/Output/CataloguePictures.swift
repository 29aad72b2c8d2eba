import PaletteCore

// The pictures of the catalogue and of its categories.

extension Pictures {
  /// The categories, a line each, and how much there is in all of them.
  func categories(_ categories: [Category.Heading]) -> [String] {
    // An English name says little that the id does not; a Chinese one says all. What else a thing is
    // called is worth less than a summary that is whole.
    let withNames = table(of: categories) { name($0) }
    let withLess = table(of: categories) { name in
      language == .english ? [] : [.text(name.text(in: language), .plain)]
    }
    let palettes = categories.reduce(0) { $0 + $1.paletteCount }
    let colours = categories.reduce(0) { $0 + $1.colourCount }
    let totals =
      "The numbers count palettes: \(palettes) in \(Self.count(categories.count, "category", "categories"))"
      + ", with \(Self.count(colours, "colour"))."
    return lines(ofFirstFitting: [withNames, withLess]) + [""] + paragraph(totals, style: .dim)
  }

  private func table(
    of categories: [Category.Heading], naming: (LocalisedText) -> [Table.Piece]
  ) -> Table {
    var table = Table(columns: [
      Table.Column(importance: 4), Table.Column(), Table.Column(importance: 2, alignment: .right),
      Table.Column(importance: 3, leastWidth: 8), Table.Column(importance: 1, leastWidth: 20),
    ])
    for category in categories {
      table.append([
        bar(category.sample, width: category.sample.count * (isNarrow ? 1 : isWide ? 3 : 2)),
        [.text(category.id, .bold)], [.text(String(category.paletteCount), .plain)],
        naming(category.name),
        (category.summary?.text(in: language)).map { [.text($0, .dim)] } ?? [],
      ])
    }
    return table
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
