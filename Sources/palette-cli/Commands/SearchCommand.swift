import PaletteCore

let searchCommand = Command<Context>(
  "search", "Find colours by name in any language, by mood, or near a colour.",
  discussion: [
    "Names count in every language, pinyin and romaji with or without tone marks and spaces. Words "
      + "may stand in the names of the colour, its palette and its category, in any order: "
      + "'tailwind slate 500', 'mocha mauve'. What fits best comes first: the name itself, whole "
      + "words, beginnings, then moods and what the palette or category is called. Where nothing "
      + "fits, small errors of typing are forgiven.",
    "A colour in any notation that is no name, like '#c8102e', finds the colours of just that value, "
      + "then the nearest, \(SearchIndex.nearestCount) in all or as many as --count says. Fewer "
      + "digits find the hex codes that begin with them.",
    "A terminal shows as many as fit on it, unless --count says otherwise; a pipe and JSON get all.",
    filterHelp,
  ],
  examples: [
    "palette-cli search yanzhi", "palette-cli search slate 500",
    "palette-cli search '#c8102e' -n 5 --in reds",
    "palette-cli search calm --palettes --near blue",
  ]
) {
  Action(
    .positionals("TEXT", "What to look for; several words are one text.", as: .text, atLeast: 1),
    .option("in", "Look only in this category or palette.", as: .place),
    .option(
      "count", short: "n", placeholder: "K", "How many to show at most, best first.",
      as: .wholeNumber(in: 1...1_000_000)),
    .flag("palettes", "Find palettes instead of colours."),
    .tags, .fewestColours, .mostColours, .near
  ) { context, words, place, count, wantsPalettes, tags, fewest, most, near in
    let text = words.joined(separator: " ")
    guard !text.allSatisfy(\.isWhitespace) else {
      throw UsageError.Fault.rule("There is no text to look for. Write a name, a mood or a hex.")
    }
    let options = FilterOptions(tags: tags, fewest: fewest, most: most, near: near)
    if !wantsPalettes, let first = options.first {
      throw UsageError.Fault.needs(first, "--palettes")
    }
    let index = try context.searchIndex(in: place)
    if wantsPalettes {
      let filter = try context.filter(options)
      try showPalettes(index.palettes(for: text).matching(filter), most: count, context)
    } else {
      let found = index.colours(for: text, count: count)
      try showColours(found.count, most: count, context) { ListedColour(index.colours[found[$0]]) }
    }
  }
}

extension Context {
  /// The names to search: all, or those of a category or a palette that the user named.
  fileprivate func searchIndex(in place: String?) throws -> SearchIndex {
    let catalogue = try catalogue.whole
    guard let place else { return SearchIndex(catalogue) }
    let address = try address(ofPlace: place, in: catalogue)
    return SearchIndex(catalogue, in: address) ?? SearchIndex(catalogue)
  }

  /// How many of a listing to show: what the user said, else a screenful on a terminal, else all.
  fileprivate func shownCount(of count: Int, most: Int?) -> Int {
    // The prompt, the ad, and the line that tells of the rest need rows too.
    let fitting = output.isTerminal && form == .picture ? max(4, screen.size.rows - 5) : count
    return min(count, most ?? fitting)
  }
}

/// Shows palettes in the form that is wanted, the ad below them.
///
/// - Parameters:
///   - found: The palettes.
///   - most: How many to show at most, if the user said it.
///   - context: Where to show them.
/// - Throws: `Failure` if there are none.
func showPalettes(_ found: Catalogue.Palettes, most: Int?, _ context: Context) throws {
  let shown = found.prefix(context.shownCount(of: found.count, most: most))
  switch context.form {
  case .json: try context.json(.array(shown.map { $0.palette.json(at: $0.address) }))
  case .records:
    for entry in shown {
      try context.record(entry.palette.fields(at: entry.address, in: context.language))
    }
  case .picture:
    try context.picture {
      $0.palettes(shown.map { ($0.palette, $0.address) }, showsAddress: true)
    }
  }
  try finishSearch(shown: shown.count, of: found.count, most: most, context)
}

/// Shows colours in the form that is wanted, the ad below them.
///
/// - Parameters:
///   - count: How many there are.
///   - most: How many to show at most, if the user said it.
///   - context: Where to show them.
///   - colour: The colour of a place, which is asked only for what is shown.
/// - Throws: `Failure` if there are none.
func showColours(
  _ count: Int, most: Int?, _ context: Context, _ colour: (Int) -> ListedColour
) throws {
  let shown = (0..<context.shownCount(of: count, most: most)).map(colour)
  switch context.form {
  case .json: try context.json(.array(shown.map(\.json)))
  case .records:
    for colour in shown { try context.record(colour.fields(in: context.language)) }
  case .picture: try context.picture { $0.colours(shown) }
  }
  try finishSearch(shown: shown.count, of: count, most: most, context)
}

private func finishSearch(shown: Int, of count: Int, most: Int?, _ context: Context) throws {
  guard count > 0 else {
    throw Failure(.no, "Nothing of that kind was found. Try a shorter text.")
  }
  guard context.form == .picture else { return }
  if shown < count, most == nil {
    try context.picture {
      [$0.painter.paint("\(count - shown) more: '-n \(count)' shows them all.", .dim)]
    }
  }
  try context.showAd()
}
