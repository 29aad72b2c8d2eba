import PaletteCore

let listCommand = Command<Context>(
  "list", "List categories, the palettes of one, or the colours of a palette.",
  discussion: [
    filterHelp + " Without a category those of all are listed, as records of palettes."
  ],
  examples: [
    "palette-cli list", "palette-cli list reds", "palette-cli list reds/scarlet",
    "palette-cli list --tag sequential --tag colour-blind-safe --min 5 --max 5",
  ]
) {
  Action(
    .optionalPositional(
      "CATEGORY[/PALETTE]", "What to list; all categories if left out.", as: .place),
    .tags, .fewestColours, .mostColours, .near
  ) { context, place, tags, fewest, most, near in
    let options = FilterOptions(tags: tags, fewest: fewest, most: most, near: near)
    guard options.first == nil else { return try listPalettes(in: place, options, context) }
    guard let place else { return try list(try context.catalogue.whole.headings, context) }
    switch try context.entry(at: place) {
    case .category(let category): try list(palettesOf: category, context)
    case .palette(let palette, let category):
      try list(palette, at: Address(category: category.id, palette: palette.id), context)
    case .colour(let colour): try showColours(1, most: nil, context) { _ in ListedColour(colour) }
    }
  }
}

extension Context {
  /// What is at an address that the user typed.
  func entry(at text: String) throws -> Catalogue.Entry {
    let catalogue = try catalogue.whole
    if let address = Address(text), let entry = catalogue.find(address) { return entry }
    throw nothing(at: text, in: catalogue)
  }

  /// The address of a category or a palette that the user typed.
  func address(ofPlace text: String, in catalogue: Catalogue) throws -> Address {
    guard let address = Address(text), catalogue.colours(at: address) != nil else {
      throw nothing(at: text, in: catalogue)
    }
    guard address.colour == nil else {
      throw Failure(
        .usage,
        "'\(text)' is a colour. Name a category or a palette, like '\(address.home)'.")
    }
    return address
  }

  /// What to say where nothing stands at an address that the user typed.
  func nothing(at text: String, in catalogue: Catalogue) -> Failure {
    Failure(
      .no,
      "There is no category or palette '\(text)'." + didYouMean(catalogue.suggestions(for: text)))
  }
}

/// Lists the palettes of a place, or all, that options let through.
private func listPalettes(
  in place: String?, _ options: FilterOptions, _ context: Context
) throws {
  let catalogue = try context.catalogue.whole
  let address = try place.map { try context.address(ofPlace: $0, in: catalogue) }
  let found = catalogue.palettes(in: address)?.matching(try context.filter(options))
  guard let found, !found.isEmpty else {
    throw Failure(.no, "No palette is like that. Leave out one of the options.")
  }
  try showPalettes(found, most: found.count, context)
}

private func list(_ categories: [Category.Heading], _ context: Context) throws {
  switch context.form {
  case .json: try context.json(.array(categories.map(\.json)))
  case .records:
    for category in categories { try context.record(category.fields(in: context.language)) }
  case .picture:
    try context.picture { pictures in pictures.categories(categories) }
    try context.showAd()
  }
}

private func list(palettesOf category: Category, _ context: Context) throws {
  switch context.form {
  case .json: try context.json(category.json)
  case .records:
    for palette in category.palettes {
      let address = Address(category: category.id, palette: palette.id)
      try context.record(palette.fields(at: address, in: context.language))
    }
  case .picture:
    try context.picture { pictures in pictures.category(category) }
    try context.showAd()
  }
}

private func list(_ palette: Palette, at address: Address, _ context: Context) throws {
  switch context.form {
  case .json: try context.json(palette.json(at: address))
  case .records:
    for colour in palette.colours {
      try context.record(ListedColour(colour, in: address).fields(in: context.language))
    }
  case .picture:
    try context.picture { pictures in pictures.palette(palette, at: address) }
    try context.showAd()
  }
}
