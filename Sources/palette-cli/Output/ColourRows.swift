import PaletteCore

// The pictures of colours in a list.

extension Pictures {
  /// Colours from anywhere, a line each.
  ///
  /// An address is never cut: what is copied must lead somewhere.
  func colours(_ colours: [ListedColour]) -> [String] {
    var table = Table(columns: [
      Table.Column(), Table.Column(), Table.Column(importance: 1),
      Table.Column(importance: 3, leastWidth: 6), Table.Column(importance: 2),
    ])
    for colour in colours {
      table.append([
        bar([colour.rgb], width: swatchWidth), [.text(colour.rgb.hex, .plain)],
        isWide ? [.text(colour.rgb.decimal, .dim)] : [], colour.name.map { name($0) } ?? [],
        (colour.address?.description).map { [.text($0, .dim)] } ?? [],
      ])
    }
    return lines(of: table)
  }

  /// A palette by itself: its colours, and its combinations with their values.
  func palette(_ palette: Palette, at address: Address) -> [String] {
    var title = name(palette.name, style: .bold)
    if let mood = palette.mood?.text(in: language) { title.append(.text(dot + mood, .plain)) }
    let count = palette.colours.count
    if count > 1 { title.append(.text(dot + Self.count(count, "colour"), .dim)) }
    let withAddress = title + [.text(dot + address.description, .dim)]
    let head =
      Table.width(withAddress) <= width
      ? [line(of: withAddress)]
      : [line(of: title)] + paragraph(address.description, style: .dim)
    return head + [""] + colours(of: palette, at: address) + combinationRows(palette.combinations)
  }

  /// The colours of one palette: side by side where there are many and room for it, else a line each.
  func colours(of palette: Palette, at address: Address) -> [String] {
    let listed = palette.colours.map { ListedColour($0, in: address) }
    let names = listed.map { colour in Table.width(colour.name.map { name($0) } ?? []) }
    let cell = 4 + 2 + 7 + 2 + (names.max() ?? 0)
    let columns = min((width + 4) / (cell + 4), 6)
    guard columns > 1, listed.count > 24 else {
      let longest = listed.reduce(0) { max($0, $1.address?.description.utf8.count ?? 0) }
      // They begin alike, and the title tells how: the names are worth more.
      let hasRoom = cell + 2 + (isWide ? 13 : 0) + 2 + longest <= width
      return colours(hasRoom ? listed : listed.map { ListedColour($0.rgb, name: $0.name) })
    }
    var table = Table(columns: Array(repeating: Table.Column(), count: 3 * columns))
    for start in stride(from: 0, to: listed.count, by: columns) {
      var cells: [[Table.Piece]] = []
      for place in start..<(start + columns) {
        let gap: [Table.Piece] = place > start ? [.text("  ", .plain)] : []
        guard place < listed.count else {
          cells += [[], [], []]
          continue
        }
        let colour = listed[place]
        cells += [
          gap + bar([colour.rgb], width: 4), [.text(colour.rgb.hex, .plain)],
          colour.name.map { name($0) } ?? [],
        ]
      }
      table.append(cells)
    }
    return lines(of: table)
  }

  /// The combinations of a palette, a line each, below an empty one.
  func combinationRows(_ combinations: [Combination]) -> [String] {
    guard !combinations.isEmpty else { return [] }
    guard width >= 34 else {
      return [""]
        + combinations.flatMap { combination in
          [painted(combination.colours, width: width)].compactMap(\.self)
            + wrapped(combination.colours.map(\.hex).joined(separator: " "), to: width)
        }
    }
    var table = Table(columns: [Table.Column(), Table.Column(), Table.Column()])
    for combination in combinations {
      table.append(
        combination.colours.map { rgb in
          bar([rgb], width: isNarrow ? 2 : 8)
            + [.text(showsColour ? " " + rgb.hex : rgb.hex, .plain)]
        })
    }
    return [""] + lines(of: table)
  }

  private var swatchWidth: Int { width < 28 ? 2 : isNarrow ? 4 : 6 }

  /// One line of pieces, cut to the terminal.
  func line(of pieces: [Table.Piece]) -> String {
    var table = Table(columns: [Table.Column(leastWidth: 1)])
    table.append([pieces])
    return lines(of: table).first ?? ""
  }
}
