import PaletteCore

let searchCommand = Command<Context>(
  "search", "Find colours by name in any language, by mood, or by hex.",
  examples: ["palette-cli search fei", "palette-cli search gorgeous --palettes"]
) {
  Action(
    .positionals("TEXT", "What to look for; several words are one text.", as: .text, atLeast: 1),
    .flag("palettes", "Find palettes instead of colours.")
  ) { context, words, wantsPalettes in
    let text = words.joined(separator: " ")
    guard !text.allSatisfy(\.isWhitespace) else {
      throw UsageError.Fault.rule("There is no text to look for. Write a name, a mood or a hex.")
    }
    let catalogue = try context.catalogue.whole
    if wantsPalettes {
      try showPalettes(catalogue.searchPalettes(text), context)
    } else {
      try showColours(catalogue.search(text).map(ListedColour.init), context)
    }
  }
}

private func showPalettes(_ found: [Catalogue.FoundPalette], _ context: Context) throws {
  switch context.form {
  case .json: try context.json(.array(found.map { $0.palette.json(at: $0.address) }))
  case .records:
    for entry in found {
      try context.record(entry.palette.fields(at: entry.address, in: context.language))
    }
  case .picture:
    try context.picture {
      $0.palettes(found.map { ($0.palette, $0.address) }, showsAddress: true)
    }
  }
  try finishSearch(found.isEmpty, context)
}

/// Shows colours in the form that is wanted, the ad below them.
func showColours(_ colours: [ListedColour], _ context: Context) throws {
  switch context.form {
  case .json: try context.json(.array(colours.map(\.json)))
  case .records:
    for colour in colours { try context.record(colour.fields(in: context.language)) }
  case .picture: try context.picture { $0.colours(colours) }
  }
  try finishSearch(colours.isEmpty, context)
}

private func finishSearch(_ isEmpty: Bool, _ context: Context) throws {
  guard !isEmpty else { throw Failure(.no, "Nothing of that kind was found. Try a shorter text.") }
  if context.form == .picture { try context.showAd() }
}
