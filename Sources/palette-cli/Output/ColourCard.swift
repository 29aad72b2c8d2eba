import PaletteCore

/// All that is known of one colour.
struct ColourCard {
  let colour: Colour
  let listed: ListedColour
  /// How many addresses of the catalogue hold just this value.
  let addressCount: Int
  /// The palette that it was found in, if that has other colours too.
  let home: Home?
  let nearest: [Catalogue.Neighbour]
  let isFavourite: Bool

  /// A palette with a place in it.
  struct Home {
    let palette: Palette
    let address: Address
    let place: Int
  }

  init(_ argument: ColourArgument, in catalogue: Catalogue, isFavourite: Bool) {
    colour = argument.colour
    listed = argument.listed
    addressCount = listed.address == nil ? 0 : catalogue.colours.places(of: argument.rgb).count
    home = listed.address.flatMap { Home(of: $0, in: catalogue) }
    nearest = catalogue.nearest(to: argument.rgb, count: 3)
    self.isFavourite = isFavourite
  }

  static let notations = Notation.allCases

  /// What the card says: a label and its text, line by line.
  func rows(in language: Language) -> [(label: String, text: String)] {
    var rows = Self.notations.map { ($0.rawValue, $0.text(of: colour)) }
    if let address = listed.address {
      let more = addressCount > 1 ? ", and \(addressCount - 1) more" : ""
      rows.append(("address", "\(address)\(more)"))
    }
    if let home {
      rows.append(
        ("palette", "\(home.place + 1) of \(home.palette.colours.count) in \(home.address)"))
    }
    for (label, other) in [("white", RGB8(255, 255, 255)), ("black", RGB8(0, 0, 0))] {
      let ratio = Contrast.text(ofRatio: Contrast.ratio(listed.rgb, other), decimals: 2)
      rows.append(("on \(label)", "\(ratio) : 1"))
    }
    rows.append(("kept", isFavourite ? "yes" : "no"))
    return rows
  }
}

extension ColourCard.Home {
  fileprivate init?(of colour: Address, in catalogue: Catalogue) {
    guard case .palette(let palette, _) = catalogue.find(colour.home), palette.colours.count > 1,
      let place = palette.colours.firstIndex(where: { $0.id == colour.colour })
    else { return nil }
    self.init(palette: palette, address: colour.home, place: place)
  }
}

extension Pictures {
  /// A card: the swatch to the left of its facts, or above them where there is no room.
  func card(_ card: ColourCard) -> [String] {
    let title =
      card.listed.name.map { allNames(of: $0) } ?? [.text(card.listed.rgb.hex, .bold)]
    let isBeside = !isNarrow && showsColour
    let margin = isBeside ? 16 : 0
    let block = isNarrow ? [painted([card.listed.rgb], width: min(width, 24))] : []
    let facts = facts(card.rows(in: language), beside: margin).enumerated().map { index, fact in
      guard isBeside else { return fact }
      let swatch = index < 7 ? painter.swatch(card.listed.rgb, width: margin - 2) : nil
      return (swatch ?? String(repeating: " ", count: margin - 2)) + "  " + fact
    }
    return [line(of: title)] + block.compactMap(\.self) + facts
      + (card.home.map(strip) ?? []) + neighbours(of: card)
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
      Table.Column(importance: 4), Table.Column(), Table.Column(importance: 2, leastWidth: 8),
      Table.Column(importance: 3),
    ])
    for neighbour in others {
      let found = neighbour.found
      table.append([
        bar([card.listed.rgb, found.colour.rgb], width: isNarrow ? 4 : 8),
        [.text(DecimalText.text(neighbour.difference, decimals: 3), .dim)],
        name(found.colour.name), [.text(found.address.description, .dim)],
      ])
    }
    return ["", painter.paint("nearest", .dim)] + lines(of: table)
  }
}
