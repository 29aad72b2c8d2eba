import PaletteCore

// The pictures of palettes in a list, a line each.

extension Pictures {
  typealias ListedPalette = (palette: Palette, address: Address)

  /// Palettes of one category or, with their addresses, of several.
  func palettes(_ palettes: [ListedPalette], showsAddress: Bool = false) -> [String] {
    let areSingle = palettes.allSatisfy { $0.palette.colours.count == 1 }
    let labels = palettes.map { showsAddress ? $0.address.description : label(of: $0.palette) }
    let hasRoom = labels.allSatisfy { $0.utf8.count + 2 + 9 <= width }
    let rows =
      areSingle
      ? singleColours(palettes, showsAddress: showsAddress).map { [$0] }
      : hasRoom ? bars(palettes, labels).map { [$0] } : stacked(palettes, labels)
    // Without colour a combination can only be read.
    return zip(rows, palettes).flatMap { rows, entry in
      rows + (showsColour ? [] : combinationText(entry.palette.combinations))
    }
  }

  /// The id, spelt as its name where only that has the capitals that it is known by: `OrRd`, `VanGogh1`.
  private func label(of palette: Palette) -> String {
    let (id, name) = (palette.id, palette.name.text)
    return name.lowercased() == id && name.dropFirst() != id.dropFirst() ? name : id
  }

  /// Palettes of one colour each, like those of the hue families: their combinations are what there is
  /// to see.
  private func singleColours(_ palettes: [ListedPalette], showsAddress: Bool) -> [String] {
    var table = Table(columns: [
      Table.Column(), Table.Column(), Table.Column(importance: 5, leastWidth: 8),
      Table.Column(importance: 1, leastWidth: 6), Table.Column(importance: 2),
      Table.Column(importance: 4),
    ])
    for (palette, address) in palettes {
      table.append([
        bar(palette.colours.map(\.rgb), width: isNarrow ? 2 : 4),
        [.text(palette.colours.first?.rgb.hex ?? "", .plain)], name(palette.name),
        (palette.mood?.text(in: language)).map { [.text($0, .dim)] } ?? [],
        combinations(palette.combinations),
        showsAddress ? [.text(address.description, .dim)] : [],
      ])
    }
    // What a palette is called is never cut where something else can go. Combinations are worth more
    // than words and digits, but take the room of both.
    let (hex, mood, combinations) = (1, 3, 4)
    let choices =
      showsAddress
      ? [
        [], [mood], [mood, hex], [combinations], [combinations, mood], [combinations, mood, hex],
      ]
      : [[], [mood], [combinations], [combinations, mood]]
    return lines(ofFirstFitting: choices.map(table.leavingOut))
  }

  /// Palettes of several colours, each as a bar between what it is called and what it is good for.
  ///
  /// All bars are of one width, so that the eye can go down the edges, and a palette takes one line:
  /// of more colours than there are columns some are chosen evenly, and the number beside the bar tells
  /// how many there are. `show` has them all.
  private func bars(_ palettes: [ListedPalette], _ labels: [String]) -> [String] {
    let counts = palettes.map(\.palette.colours.count)
    let most = counts.max()
    let bar = barLayout(for: counts)
    var table = Table(columns: [
      Table.Column(), Table.Column(importance: 6, leastWidth: bar.least, step: bar.step),
      Table.Column(importance: 4, alignment: .right),
      // The ids are English: to that reader a name says less than tags, to another it says all.
      Table.Column(importance: language == .english ? 1 : 5),
      Table.Column(importance: 2), Table.Column(importance: 3),
    ])
    for (label, (palette, _)) in zip(labels, palettes) {
      let colours = palette.colours.map(\.rgb)
      let isSingle = colours.count == 1 && !palette.combinations.isEmpty
      let facts = [palette.mood?.text(in: language)].compactMap(\.self) + palette.tags
      table.append([
        [.text(label, .bold)],
        !showsColour
          ? hexes(colours, isLongest: colours.count == most)
          : isSingle ? single(palette) : self.bar(colours, width: bar.width),
        [.text(isWide ? Self.count(colours.count, "colour") : String(colours.count), .dim)],
        nameBeside(palette.id, palette.name), [.text(facts.joined(separator: ", "), .dim)],
        isSingle ? [] : combinations(palette.combinations),
      ])
    }
    return lines(of: table)
  }

  /// Instead of a bar of one colour: the colour, and the combinations that go with it.
  private func single(_ palette: Palette) -> [Table.Piece] {
    palette.combinations.reduce(bar(palette.colours.map(\.rgb), width: isNarrow ? 2 : 4)) {
      $0 + [.text(" ", .plain)] + bar($1.colours, width: isNarrow ? 3 : 6)
    }
  }

  /// The same where a bar has no room beside what it is called: below it.
  private func stacked(_ palettes: [ListedPalette], _ labels: [String]) -> [[String]] {
    zip(labels, palettes).map { label, entry in
      wrapped(label, to: width).map { painter.paint($0, .bold) }
        + [painted(entry.palette.colours.map(\.rgb), width: width)].compactMap(\.self)
    }
  }

  /// How wide bars are, down to where they may be narrowed, and by how much at a time: if all palettes
  /// have as many colours, each colour gets as many columns as the next.
  private func barLayout(for counts: [Int]) -> (width: Int, least: Int, step: Int) {
    guard showsColour, let most = counts.max() else { return (0, 9, 8) }
    let each = width < 100 ? 4 : width < 160 ? 6 : 8
    guard most <= width / 3 else { return (min(most * each, width), min(24, width / 3), 1) }
    let least = 2 * most <= width / 2 ? 2 * most : most
    return (most * each, least, counts.allSatisfy { $0 == most } ? most : 1)
  }

  /// The colours as hex, eight columns each, and in the longest row one for the sign that there are more.
  private func hexes(_ colours: [RGB8], isLongest: Bool) -> [Table.Piece] {
    // More do not fit into any terminal.
    let hexes: [[Table.Piece]] = colours.prefix(64).map { [.text($0.hex, .plain)] }
    return Array(hexes.joined(separator: [.text(" ", .plain)]))
      + (isLongest ? [.text("  ", .plain)] : [])
  }

  /// A name that stands beside an English id; one that says the same is left out for the other.
  private func nameBeside(_ id: String, _ name: LocalisedText) -> [Table.Piece] {
    let pieces = language == .english ? self.name(name) : [.text(name.text(in: language), .plain)]
    return name.isSaid(by: id, in: language) ? Array(pieces.dropFirst(2)) : pieces
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
    return stride(from: 0, to: combinations.count, by: perLine).flatMap { start in
      let shown = combinations[start..<min(start + perLine, combinations.count)]
      let text = shown.map { $0.colours.map(\.hex).joined(separator: " ") }
        .joined(separator: "   ")
      return width < each + 4 ? wrapped(text, to: width - 2).map { "  " + $0 } : ["    " + text]
    }
  }
}
