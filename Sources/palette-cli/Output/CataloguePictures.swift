import PaletteCore

// The pictures of categories and palettes.

extension Pictures {
  func categories(_ categories: [Category.Heading]) -> [String] {
    var table = Table(columns: [
      Table.Column(importance: 3), Table.Column(), Table.Column(importance: 4, leastWidth: 6),
      Table.Column(importance: 2, alignment: .right), Table.Column(importance: 1, leastWidth: 16),
    ])
    for category in categories {
      let count = category.paletteCount
      table.append([
        strip(category.mainColours, most: 6, each: isNarrow ? 1 : 2), [.text(category.id, .bold)],
        nameBeside(category.id, category.name),
        [.text(count == 1 ? "1 palette" : "\(count) palettes", .plain)],
        (category.summary?.text(in: language)).map { [.text($0, .dim)] } ?? [],
      ])
    }
    return lines(of: table)
  }

  /// A name that stands beside an id; one that says the same is left out for the other.
  private func nameBeside(_ id: String, _ name: LocalisedText) -> [Table.Piece] {
    let pieces = self.name(name)
    let repeatsID = name.text(in: language).lowercased() == id
    return repeatsID ? pieces.last.map { [$0] } ?? [] : pieces
  }

  func category(_ category: Category) -> [String] {
    var picture = [line(of: name(category.name, style: .bold))]
    if let text = category.detail ?? category.summary {
      picture += paragraph(text.text(in: language), style: .dim)
    }
    return picture + [""]
      + palettes(
        category.palettes.map { ($0, Address(category: category.id, palette: $0.id)) })
  }

  func palettes(_ palettes: [(palette: Palette, address: Address)], showsAddress: Bool = false)
    -> [String]
  {
    var table = Table(columns: [
      Table.Column(), Table.Column(), Table.Column(importance: 5, leastWidth: 8),
      Table.Column(importance: 2, leastWidth: 6), Table.Column(importance: 4),
      Table.Column(importance: 1, leastWidth: 12),
    ])
    for (palette, address) in palettes {
      table.append([
        strip(palette.colours.map(\.rgb), most: 12, each: swatchWidth(palette)),
        [.text(palette.colours.first?.rgb.hex ?? "", .plain)], name(palette.name),
        (palette.mood?.text(in: language)).map { [.text($0, .dim)] } ?? [],
        combinations(palette.combinations),
        showsAddress ? [.text(address.description, .dim)] : [],
      ])
    }
    let rows = lines(of: table)
    guard !showsColour else { return rows }
    // Without colour a combination can only be read.
    return zip(rows, palettes).flatMap { row, entry in
      [row] + combinationText(entry.palette.combinations)
    }
  }

  private func swatchWidth(_ palette: Palette) -> Int {
    switch palette.colours.count {
    case 1: isNarrow ? 2 : 4
    case 2...6: isNarrow ? 1 : 2
    default: 1
    }
  }

  private func combinations(_ combinations: [Combination]) -> [Table.Piece] {
    guard showsColour else { return [] }
    return Array(
      combinations.map { combination in
        combination.colours.map { Table.Piece.swatch($0, width: isNarrow ? 1 : 2) }
      }.joined(separator: [.text(" ", .plain)]))
  }

  private func combinationText(_ combinations: [Combination]) -> [String] {
    let each = 3 * 7 + 2
    let room = max(1, (width - 4 + 3) / (each + 3))
    // As many to a line as make lines of equal length.
    let perLine = (1...room).last { combinations.count.isMultiple(of: $0) } ?? 1
    return stride(from: 0, to: combinations.count, by: perLine).map { start in
      let shown = combinations[start..<min(start + perLine, combinations.count)]
      return "    "
        + shown.map { $0.colours.map(\.hex).joined(separator: " ") }.joined(separator: "   ")
    }
  }

  /// A palette by itself: its colours, and its combinations with their values.
  func palette(_ palette: Palette, at address: Address) -> [String] {
    var title = name(palette.name, style: .bold)
    if let mood = palette.mood?.text(in: language) { title.append(.text(dot + mood, .plain)) }
    title.append(.text(dot + address.description, .dim))
    var picture = [line(of: title), ""]
    picture += colours(palette.colours.map { ListedColour($0, in: address) })
    guard !palette.combinations.isEmpty else { return picture }
    var table = Table(columns: [Table.Column(), Table.Column(), Table.Column()])
    for combination in palette.combinations {
      table.append(
        combination.colours.map { rgb in
          strip([rgb], most: 1, each: isNarrow ? 2 : 8)
            + [.text(showsColour ? " " + rgb.hex : rgb.hex, .plain)]
        })
    }
    return picture + [""] + lines(of: table)
  }

  func colours(_ colours: [ListedColour]) -> [String] {
    var table = Table(columns: [
      Table.Column(), Table.Column(), Table.Column(importance: 2),
      Table.Column(importance: 3, leastWidth: 8), Table.Column(importance: 1, leastWidth: 12),
    ])
    for colour in colours {
      table.append([
        strip([colour.rgb], most: 1, each: isNarrow ? 4 : 6), [.text(colour.rgb.hex, .plain)],
        isWide ? [.text(colour.rgb.decimal, .dim)] : [], colour.name.map { name($0) } ?? [],
        (colour.address?.description).map { [.text($0, .dim)] } ?? [],
      ])
    }
    return lines(of: table)
  }

  /// One line of pieces, cut to the terminal.
  func line(of pieces: [Table.Piece]) -> String {
    var table = Table(columns: [Table.Column(leastWidth: 1)])
    table.append([pieces])
    return lines(of: table).first ?? ""
  }
}
