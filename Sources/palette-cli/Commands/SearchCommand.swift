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
    let index = try context.part(place) { SearchIndex($0, in: $1) }
    if wantsPalettes {
      let filter = try context.filter(options)
      try showPalettes(
        index.palettes(for: text).matching(filter), most: count, showsAddress: place == nil, context
      )
    } else {
      let found = index.colours(for: text, count: count)
      try showColours(found.count, most: count, context) { ListedColour(index.colours[found[$0]]) }
    }
  }
}
