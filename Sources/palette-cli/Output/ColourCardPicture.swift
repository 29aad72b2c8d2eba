import PaletteCore

extension Pictures {
  /// A card, as short as it can be, so that a small terminal shows it whole: the swatch beside or above
  /// what is known of the colour, and below them its values.
  func card(_ card: ColourCard) -> [String] {
    let title =
      card.listed.name.map { allNames(of: $0) } ?? [.text(card.listed.rgb.hex, .bold)]
    return head(title, card) + notations(of: card.colour) + (card.home.map(strip) ?? [])
      + neighbours(of: card)
  }

  private func head(_ title: [Table.Piece], _ card: ColourCard) -> [String] {
    guard !isNarrow else {
      let block = painted([card.listed.rgb], width: min(width, 24))
      return [line(of: title)] + [block].compactMap(\.self) + facts(card.notes)
    }
    guard showsColour else { return [line(of: title)] + flow(card.notes) }
    let swatch = painter.swatch(card.listed.rgb, width: 14)
    let beside = Pictures(painter: painter, width: width - 16, language: language)
    let lines = [beside.line(of: title)] + beside.flow(card.notes)
    return lines.map { swatch + "  " + $0 }
  }

  /// All notations: those that are short one after the other, and the functions in two columns, with
  /// what `--to` calls them if there is room.
  private func notations(of colour: Colour) -> [String] {
    func fact(_ notation: Notation) -> (label: String, text: String) {
      (notation.rawValue, notation.text(of: colour))
    }
    let (left, right) = (0, 2)
    var table = Table(columns: [
      Table.Column(importance: 2), Table.Column(), Table.Column(importance: 1), Table.Column(),
    ])
    for (one, other) in ColourCard.functions {
      table.append(
        [fact(one), fact(other)].flatMap { fact in
          [[.text(fact.label, .dim)], [.text(fact.text, .plain)]]
        })
    }
    guard table.leavingOut([left, right]).fits(width) else {
      return [""] + facts(Notation.allCases.map(fact))
    }
    return flow(ColourCard.short.map(fact)) + lines(of: table) + flow(ColourCard.code.map(fact))
  }

  /// Labels, dimmed, with what they say, as many to a line as fit.
  private func flow(_ facts: [(label: String, text: String)]) -> [String] {
    var lines: [String] = []
    var room = 0
    for fact in facts {
      let columns = TextWidth.columns(fact.label) + 1 + TextWidth.columns(fact.text)
      let text = painter.paint(fact.label, .dim) + " " + fact.text
      if columns + 3 <= room, let last = lines.popLast() {
        lines.append(last + "   " + text)
        room -= columns + 3
      } else if columns <= width {
        lines.append(text)
        room = width - columns
      } else {
        lines += self.facts([fact])
        room = 0
      }
    }
    return lines
  }

  /// The colours around one in its palette, that one marked.
  private func strip(_ home: ColourCard.Home) -> [String] {
    guard showsColour else { return [] }
    let colours = home.palette.colours.map(\.rgb)
    let room = min(width, 78)
    let each = max(2, min(6, room / colours.count))
    // Of a long palette a part is shown that has the colour in its middle.
    let shown = min(colours.count, room / each)
    let start = max(0, min(home.place - shown / 2, colours.count - shown))
    let mark = painter.capabilities.unicode ? "●" : "*"
    let cells = (start..<(start + shown)).map { place in
      place == home.place
        ? painter.swatch(colours[place], label: mark, width: each)
        : painter.swatch(colours[place], width: each)
    }
    return ["", cells.joined()]
  }

  /// The nearest other colours of the catalogue, below an empty line.
  private func neighbours(of card: ColourCard) -> [String] {
    let others = card.nearest.filter { $0.found.address != card.listed.address }
    guard !others.isEmpty else { return [] }
    var table = Table(columns: [
      Table.Column(importance: 1), Table.Column(importance: 4), Table.Column(),
      Table.Column(importance: 2, leastWidth: 8), Table.Column(importance: 3),
    ])
    for (index, neighbour) in others.enumerated() {
      let found = neighbour.found
      table.append([
        index == 0 ? [.text("nearest", .dim)] : [],
        bar([card.listed.rgb, found.colour.rgb], width: isNarrow ? 4 : 8),
        [.text(DecimalText.text(neighbour.difference, decimals: 3), .dim)],
        name(found.colour.name), [.text(found.address.description, .dim)],
      ])
    }
    return [""] + lines(of: table)
  }
}
