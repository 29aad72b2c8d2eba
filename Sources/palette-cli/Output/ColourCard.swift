import PaletteCore

/// All that is known of one colour.
struct ColourCard {
  let colour: Colour
  let listed: ListedColour
  let nearest: [Catalogue.Neighbour]
  let isFavourite: Bool

  init(_ argument: ColourArgument, in context: Context) throws {
    colour = argument.colour
    listed = argument.listed
    nearest = try context.catalogue.whole.nearest(to: argument.rgb, count: 3)
    isFavourite = try context.favourites()?.contains(argument.rgb) ?? false
  }

  static let notations = Notation.allCases

  /// What the card says: a label and its text, line by line.
  func rows(in language: Language) -> [(label: String, text: String)] {
    var rows = Self.notations.map { ($0.rawValue, $0.text(of: colour)) }
    if let address = listed.address { rows.append(("address", address.description)) }
    for neighbour in nearest where neighbour.found.address != listed.address {
      let name = neighbour.found.colour.name.text(in: language)
      let difference = DecimalText.text(neighbour.difference, decimals: 3)
      rows.append(("nearest", "\(name)  \(neighbour.found.address)  \(difference)"))
    }
    for (label, other) in [("white", RGB8(255, 255, 255)), ("black", RGB8(0, 0, 0))] {
      let ratio = Contrast.text(ofRatio: Contrast.ratio(listed.rgb, other), decimals: 2)
      rows.append(("on \(label)", "\(ratio) : 1"))
    }
    rows.append(("kept", isFavourite ? "yes" : "no"))
    return rows
  }
}

extension Pictures {
  /// A card: the swatch to the left of its facts, or above them where there is no room.
  func card(_ card: ColourCard) -> [String] {
    let title =
      card.listed.name.map { name($0, style: .bold) } ?? [.text(card.listed.rgb.hex, .bold)]
    let rows = card.rows(in: language)
    let labelWidth = rows.reduce(0) { max($0, TextWidth.columns($1.label)) }
    let isBeside = !isNarrow && showsColour
    let swatch = isBeside ? 14 : 0
    let room = max(10, width - labelWidth - 2 - (isBeside ? swatch + 2 : 0))
    var table = Table(columns: [Table.Column(), Table.Column(), Table.Column()])
    for row in rows {
      // A value is never cut: what does not fit goes on in the next line.
      for (index, text) in wrapped(row.text, to: room).enumerated() {
        let isPainted = table.rows.count < 7
        table.append([
          !isBeside
            ? []
            : isPainted
              ? [.swatch(card.listed.rgb, width: swatch)]
              : [.text(String(repeating: " ", count: swatch), .plain)],
          [.text(index == 0 ? row.label : " ", .dim)], [.text(text, .plain)],
        ])
      }
    }
    let block =
      isNarrow && showsColour ? [painter.swatch(card.listed.rgb, width: min(width, 24))] : []
    return [line(of: title)] + block + lines(of: table)
  }

  /// Where a palette's values come from, and under what terms.
  func origin(of palette: Palette, in category: Category.Heading) -> [String] {
    let facts = [
      ("source", palette.source ?? category.source),
      ("licence", palette.licence ?? category.licence),
    ]
    return [""]
      + facts.flatMap { label, text in
        text.map { paragraph("\(label): \($0)", style: .dim) } ?? []
      }
  }
}
