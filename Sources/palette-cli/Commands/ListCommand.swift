import PaletteCore

let listCommand = Command<Context>(
  "list", "List categories, the palettes of one, or the colours of a palette.",
  discussion: [
    "A category or a palette may be told by its address or, where no other is called so, by its name "
      + "in any language: 'Tailwind CSS', viridis, 中国传统色.",
    filterHelp + " Without a category those of all are listed, as records of palettes.",
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

/// Lists the palettes of a place, or all, that options let through.
private func listPalettes(
  in place: String?, _ options: FilterOptions, _ context: Context
) throws {
  let palettes = try context.part(place) { $0.palettes(in: $1) }
  let found = palettes.matching(try context.filter(options))
  guard !found.isEmpty else {
    throw noSuchPalette
  }
  try showPalettes(found, most: found.count, showsAddress: place == nil, context)
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

/// Shows the colours of a palette and its combinations.
func list(_ palette: Palette, at address: Address, _ context: Context) throws {
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
