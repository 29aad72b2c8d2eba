import PaletteCore

let sortCommand = Command<Context>(
  "sort", "Put colours in order.",
  discussion: [
    "Hue, lightness and chroma are those of OKLCH; luminance is WCAG's. Colours that are equal in "
      + "it keep their order, and greys, which have no hue, come last by hue. Lightness, chroma and "
      + "luminance grow from line to line.",
    "Without colours, reads standard input: one colour a line, which may be followed by a tab and "
      + "other fields; these stay with it. A line that is no colour is reported and left out.",
  ],
  examples: [
    "palette-cli sort '#0000ff' '#ff0000' '#00ff00'",
    "palette-cli list reds/scarlet | palette-cli sort --by lightness",
    "palette-cli random -n 20 --seed 1 | palette-cli sort --by chroma --unique",
  ]
) {
  Action(
    .positionals("COLOUR", "A colour; '-' stands for standard input.", as: .colour),
    .option(
      "by", placeholder: "MEASURE", "What to go by.", as: .choice(of: ColourOrder.self),
      default: .hue),
    .flag("unique", "Leave out colours that are the same in eight bits, alpha included."),
    .notation, .gamut, .template
  ) { context, texts, order, isUnique, notation, gamut, template in
    let (found, failure) = try context.sortable(texts)
    let style = ColourStyle(notation: notation, gamut: gamut, template: template)
    let kept = isUnique ? firstOfEach(found, gamut: gamut) : found
    let sorted = order.sorted(kept) { $0.colour }
    let answers = ColourAnswers(context, as: style)
    if context.form == .json {
      try answers.write(sorted.map(\.colour))
    } else {
      for one in sorted { try answers.write(one.colour, rest: one.rest) }
    }
    try answers.finish()
    if let failure { throw failure }
  }
}

/// A colour to be put in order, and what followed it on its line.
private struct Sortable {
  let colour: Colour
  let rest: Substring
}

extension Context {
  /// All colours, and the failure to end with where some lines held none.
  fileprivate func sortable(_ texts: [String]) throws -> (found: [Sortable], failure: Failure?) {
    var found: [Sortable] = []
    do {
      try forEachColour(texts) { found.append(Sortable(colour: $0.colour, rest: $0.rest)) }
    } catch let failure as Failure where failure.status == .badData && failure.message.isEmpty {
      return (found, failure)
    }
    return (found, nil)
  }
}

/// Leaves out every colour that looks just like one before it.
private func firstOfEach(_ colours: [Sortable], gamut: GamutMapping) -> [Sortable] {
  var seen: Set<UInt32> = []
  return colours.filter { one in
    let rgb = one.colour.mappedToGamut(gamut).rgb8
    return seen.insert(rgb.packed << 8 | UInt32(one.colour.alpha8)).inserted
  }
}
