import PaletteCore

let showCommand = Command<Context>(
  "show", "Show colours and palettes with all that is known of them.",
  discussion: [
    "With -o they are written to a file: a sheet to look at where its name ends in .html, .svg or "
      + ".png, or a file of another program, as 'palette-cli export' writes it."
  ],
  examples: [
    "palette-cli show '#ce332d'", "palette-cli show reds/scarlet",
    "palette-cli show tailwind/slate tailwind/sky -o blues.html",
  ]
) {
  Action(
    .positionals(
      "COLOUR|PALETTE", "A colour in any notation, by name or by address, or a palette's address.",
      as: .colourOrPalette, atLeast: 1, hintWhenMissing: hashHint),
    .option(
      "output", short: "o", placeholder: "FILE",
      "Write to this file, in the format of its ending.", as: .file),
    .option("to", placeholder: "FORMAT", "The format to write.", as: .paletteFormat(.written)),
    .flag("force", "Replace the file if there is one.")
  ) { context, texts, file, told, mayReplace in
    // All are read before anything is shown: a bad one spoils nothing.
    let things = try context.expanded(texts).map(context.thing)
    guard file == nil, told == nil else {
      if context.options.json { throw UsageError.Fault.conflict("--json", "-o") }
      var target = try PaletteTarget(told: told, file: file, picture: .pngSheet)
      target.mayReplace = mayReplace
      return try context.write(
        PaletteDocument(things, in: context.language), to: target,
        title: texts.joined(separator: ", "))
    }
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

extension PaletteDocument {
  /// Colours and palettes in one document: the palettes as groups, where there are several things.
  fileprivate init(_ things: [Thing], in language: Language) {
    if things.count == 1, case .palette(let palette, _, _) = things[0] {
      self.init(palette, in: language)
      return
    }
    self.init()
    var categories: [Category.Heading?] = []
    for thing in things {
      switch thing {
      case .palette(let palette, let category, _):
        categories.append(category)
        groups.append(Group(palette, in: language))
      case .colour(let colour):
        categories.append(nil)
        // Colours that follow one another are in no group together.
        if groups.last.map({ $0.palette != nil }) ?? true { groups.append(Group()) }
        groups[groups.count - 1].entries.append(
          Entry(colour.listed.name?.text(in: language), colour.colour))
      }
    }
    if let first = categories.first ?? nil, categories.allSatisfy({ $0?.id == first.id }) {
      name = first.name.text(in: language)
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
