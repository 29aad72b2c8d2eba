import PaletteCore

let searchCommand = Command<Context>(
  "search", "Find colours by name in any language, by mood, or near a colour.",
  discussion: [
    "Names count in every language, pinyin and romaji with or without tone marks and spaces. Words "
      + "may stand in the names of the colour, its palette and its category, in any order: "
      + "'tailwind slate 500', 'mocha mauve'. What fits best comes first: the name itself, whole "
      + "words, beginnings, then moods and what the palette or category is called; of equal names "
      + "the one of CSS. Inside a word three letters count. Where nothing fits, small errors of "
      + "typing are forgiven, and a notice says so: one in four letters or more, two from eight.",
    "A colour in any notation that is no name, like '#c8102e', finds the colours of just that value, "
      + "then the nearest, \(SearchIndex.nearestCount) in all or as many as --count says. Fewer "
      + "digits find the hex codes that begin with them.",
    "A terminal shows as many as fit on it, unless --count says otherwise; a pipe and JSON get all.",
    filterHelp + " With --palettes and one of them TEXT may be left out.",
  ],
  examples: [
    "palette-cli search yanzhi", "palette-cli search slate 500",
    "palette-cli search '#c8102e' -n 5 --in reds",
    "palette-cli search calm --palettes --near blue",
  ]
) {
  Action(
    .positionals("TEXT", "What to look for; several words are one text.", as: .text, atLeast: 0),
    .option("in", "Look only in this category or palette.", as: .place),
    .option(
      "count", short: "n", placeholder: "K", "How many to show at most, best first.",
      as: .wholeNumber(in: 1...1_000_000)),
    .flag("palettes", "Find palettes instead of colours."),
    .tags, .fewestColours, .mostColours, .near
  ) { context, words, place, count, wantsPalettes, tags, fewest, most, near in
    let text = words.joined(separator: " ")
    let options = FilterOptions(tags: tags, fewest: fewest, most: most, near: near)
    let isBlank = text.allSatisfy(\.isWhitespace)
    guard !isBlank || wantsPalettes && options.first != nil else {
      throw UsageError.Fault.rule("There is no text to look for. Write a name, a mood or a hex.")
    }
    if !wantsPalettes, let first = options.first {
      throw UsageError.Fault.needs(first, "--palettes")
    }
    let index = try context.part(place) { SearchIndex($0, in: $1) }
    if wantsPalettes {
      let filter = try context.filter(options)
      let answer = index.paletteAnswer(to: text)
      let found = (isBlank ? index.palettes : answer.found).matching(filter)
      guard !found.isEmpty else {
        throw isBlank || !answer.found.isEmpty
          ? noSuchPalette : context.nothing(like: text, in: index)
      }
      try context.tell(answer.isCorrected, text)
      try showPalettes(found, most: count, showsAddress: place == nil, context)
    } else {
      let answer = index.colourAnswer(to: text, count: count)
      let found = answer.found
      if found.isEmpty || answer.isCorrected, let tag = index.palettes.tag(named: text) {
        throw Failure(
          .no, "No colour is called '\(text)', but palettes are: 'palette-cli list --tag \(tag)'.")
      }
      guard !found.isEmpty else { throw context.nothing(like: text, in: index) }
      try context.tell(answer.isCorrected, text)
      try showColours(found.count, most: count, context) { ListedColour(index.colours[found[$0]]) }
    }
  }
}

extension Context {
  /// Tells on standard error that what was found is not called as was typed.
  fileprivate func tell(_ isCorrected: Bool, _ text: String) throws {
    guard isCorrected else { return }
    try notice(
      "Nothing is called '\(shortened(text))'; this is what is written much like it.")
  }

  /// What to say where a text finds nothing.
  fileprivate func nothing(like text: String, in index: SearchIndex) -> Failure {
    let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
    // The last word is mostly what a thing is, those before it of which kind.
    let known =
      words.count < 2
      ? nil
      : words.suffix(8).last { word in
        let answer = index.colourAnswer(to: word, count: 1)
        return !answer.isCorrected && !answer.found.isEmpty
      }
    let advice =
      known.map { "Search for '\($0)' alone" }
      ?? "See what there is with 'palette-cli list', or search near a colour like '#c8102e'"
    return Failure(.no, "Nothing is called '\(shortened(text))'. \(advice).")
  }
}
