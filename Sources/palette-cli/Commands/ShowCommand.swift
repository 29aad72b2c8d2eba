import PaletteCore

let showCommand = Command<Context>(
  "show", "Show colours and palettes with all that is known of them.",
  examples: ["palette-cli show '#ce332d'", "palette-cli show reds/scarlet"]
) {
  Action(
    .positionals(
      "COLOUR|PALETTE", "A colour in any notation, by name or by address, or a palette's address.",
      as: .colourOrPalette, atLeast: 1, hintWhenMissing: hashHint)
  ) { context, texts in
    // All are read before anything is shown: a bad one spoils nothing.
    let things = try context.expanded(texts).map(context.thing)
    switch context.form {
    case .json: try context.json(.array(things.map(\.json)))
    case .records:
      for thing in things { try context.record(thing.fields(in: context.language)) }
    case .picture:
      for (index, thing) in things.enumerated() {
        if index > 0 { try context.output.line("") }
        switch thing {
        case .colour(let colour):
          let card = try ColourCard(
            colour, in: context.catalogue.whole,
            isFavourite: context.favourites()?.contains(colour.rgb) ?? false)
          try context.picture { $0.card(card) }
        case .palette(let palette, let category, let address):
          try context.picture { $0.card(of: palette, in: category, at: address) }
        }
      }
      try context.showAd()
    }
  }
}

/// What `show` can show.
enum Thing {
  case colour(ColourArgument)
  case palette(Palette, of: Category.Heading, at: Address)

  func fields(in language: Language) -> [String] {
    switch self {
    case .colour(let colour): colour.listed.fields(in: language)
    case .palette(let palette, _, let address): palette.fields(at: address, in: language)
    }
  }

  var json: JSON {
    switch self {
    case .colour(let colour): colour.listed.json
    case .palette(let palette, let category, let address):
      palette.json(at: address).adding([
        "source": (palette.source ?? category.source).map(JSON.string),
        "licence": (palette.licence ?? category.licence).map(JSON.string),
      ])
    }
  }
}

extension Context {
  /// A palette at that address, or else a colour.
  fileprivate func thing(_ text: String) throws -> Thing {
    guard text.contains("/"), let address = Address(text),
      case .palette(let palette, let category) = try catalogue.whole.find(address)
    else { return .colour(try colour(text)) }
    return .palette(palette, of: category, at: address)
  }
}
