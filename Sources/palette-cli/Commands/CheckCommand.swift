import PaletteCore

let checkCommand = Command<Context>(
  "check", "Check how well a palette's colours can be told apart and read on one another.",
  discussion: [
    "Every pair of colours gets its WCAG 2 contrast ratio and its difference, as seen with ordinary "
      + "vision and with each colour-vision deficiency at its full severity; see 'contrast', "
      + "'difference' and 'simulate'. A terminal shows the ratios, where there is room for them, how "
      + "many pairs reach 3, 4.5 and 7, and the two colours that look most alike.",
    "Colours are compared as a screen shows them: in eight bits, mapped into sRGB, and laid over "
      + "--background where they can be seen through.",
    "A pipe gets a line for each pair: the hexes, the ratio, then the differences for normal, protan, "
      + "deutan and tritan. A ratio is never rounded up to one that would pass.",
    "With --against only the pairs with one colour count, as a background has them with all that is "
      + "written on it. It is first looked for among the names and ids of the palette.",
    "With --least-contrast or --least-difference the exit status is 1 where a pair stays below. Two "
      + "equal colours, such as one and its alias, are no pair to be read: --least-contrast passes "
      + "over them, --least-difference does not. The files of a catalogue are checked by 'catalogue "
      + "check'.",
  ],
  examples: [
    "palette-cli check tailwind/slate",
    "palette-cli check brand.gpl --against white --least-contrast aa-large",
    "palette-cli check okabe-ito --metric 2000 --least-difference 5",
  ]
) {
  Action(
    .positional("PALETTE", "A palette or a category, 'favourites', or a file.", as: .palette),
    .option(
      "metric", placeholder: "METRIC", "How differences are measured.",
      as: .choice(of: Difference.Metric.self), default: .ok),
    .option(
      "background", placeholder: "COLOUR", "What lies behind colours that can be seen through.",
      as: .colour, default: "white"),
    .option(
      "against", placeholder: "COLOUR",
      "Take only the pairs with this colour, of the palette or any.",
      as: .colour),
    .option(
      "least-contrast", placeholder: "RATIO",
      "Fail where a pair has less contrast: a ratio, as 4.5 or 4.5:1, or aa (4.5), aa-large (3) or "
        + "aaa (7).", as: .contrastRatio),
    .option(
      "least-difference", placeholder: "NUMBER", "Fail where two colours differ less.",
      as: .number(in: 0...1000))
  ) { context, palette, metric, background, other, contrast, difference in
    let backdrop = try context.colour(background).colour.composited(over: RGB8(255, 255, 255))
    let document = try context.document(of: palette)
    let against = try other.map { try context.checkedColour($0, in: document) }
    let answer = PaletteCheck(
      document, asTyped: palette, over: backdrop, metric: metric, against: against)
    try tellMapped(document.entries + (against?.outside ?? []), over: background, context)
    switch context.form {
    case .json: try answer.writeJSON(to: context.output)
    case .records: try answer.writeRecords(to: context.output)
    case .picture: try context.picture { $0.check(answer) }
    }
    try answer.demand(contrast: contrast, difference: difference)
  }
}

/// Tells of colours that are not compared as they are.
private func tellMapped(
  _ entries: [PaletteDocument.Entry], over background: String, _ context: Context
) throws {
  func tell(_ count: Int, one: String, several: String) throws {
    if count > 0 { try context.notice(count == 1 ? "One colour \(one)." : "\(count) \(several).") }
  }
  let outside = entries.count { !$0.colour.isInGamut }
  try tell(
    outside, one: "lies outside sRGB and was mapped into it",
    several: "colours lie outside sRGB and were mapped into it")
  let clear = entries.count { $0.colour.alpha < 1 }
  try tell(
    clear, one: "can be seen through; it is taken over \(background)",
    several: "colours can be seen through; they are taken over \(background)")
}

extension ArgumentForm<Double> {
  /// A ratio of contrast, or what asks for one.
  fileprivate static var contrastRatio: ArgumentForm {
    let ratio = number(in: 1...21)
    return ArgumentForm(
      rule: "a ratio from 1 to 21, like 4.5 or 4.5:1, or one of aa, aa-large, aaa",
      placeholder: "RATIO", text: ratio.text,
      read: { text throws(ArgumentRefusal) in
        switch text.lowercased() {
        case "aa": return Contrast.Requirement.aaText.leastRatio
        case "aa-large": return Contrast.Requirement.aaLarge.leastRatio
        case "aaa": return Contrast.Requirement.aaaText.leastRatio
        default:
          let parts = text.filter { $0 != " " }
            .split(separator: ":", omittingEmptySubsequences: false).map(String.init)
          guard parts.count == 1 || parts.dropFirst() == ["1"] else { throw .breaksRule }
          return try ratio.read(parts[0])
        }
      })
  }
}
