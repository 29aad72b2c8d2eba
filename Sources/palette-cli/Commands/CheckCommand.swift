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
    "With --least-contrast or --least-difference the exit status is 1 where a pair stays below. The "
      + "files of a catalogue are checked by 'catalogue check'.",
  ],
  examples: [
    "palette-cli check tailwind/slate",
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
      "least-contrast", placeholder: "RATIO", "Fail where a pair has less contrast.",
      as: .number(in: 1...21)),
    .option(
      "least-difference", placeholder: "NUMBER", "Fail where two colours differ less.",
      as: .number(in: 0...1000))
  ) { context, palette, metric, background, contrast, difference in
    let backdrop = try context.colour(background).colour.composited(over: RGB8(255, 255, 255))
    let document = try context.document(of: palette)
    let answer = PaletteCheck(
      document, asTyped: palette, over: backdrop, metric: metric)
    try tellMapped(document.entries, over: background, context)
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

/// A palette whose pairs are checked.
struct PaletteCheck {
  /// What the user typed.
  let typed: String
  /// The name of the palette, if it has one.
  let name: String?
  /// The colours' names, empty where they have none.
  let names: [String]
  let pairs: ColourPairs

  var colours: [RGB8] { pairs.colours }

  init(
    _ document: PaletteDocument, asTyped typed: String, over background: RGB8,
    metric: Difference.Metric
  ) {
    let entries = document.flattenedEntries
    self.typed = typed
    name = document.name
    names = entries.map { $0.name.map(PaletteCheck.line) ?? "" }
    pairs = ColourPairs(
      of: entries.map { $0.colour.composited(over: background) }, metric: metric)
  }

  /// A name on one line.
  private static func line(_ name: String) -> String {
    name.split { $0.isNewline }.joined(separator: " ")
  }

  /// A colour in a sentence: `'Slate' #64748b`.
  func words(_ place: Int) -> String {
    (names[place].isEmpty ? "" : "'\(names[place])' ") + colours[place].hex
  }

  func text(ofDifference difference: Double) -> String {
    DecimalText.text(difference, decimals: pairs.metric.decimals)
  }

  // MARK: Demands

  /// Fails where a pair does not reach what is asked of all.
  func demand(contrast: Double?, difference: Double?) throws {
    let faults = [
      contrast.flatMap(contrastFault), difference.flatMap(differenceFault),
    ].compactMap(\.self)
    guard faults.isEmpty else { throw Failure(.no, faults.joined(separator: " ")) }
  }

  private func contrastFault(_ least: Double) -> String? {
    guard let pair = pairs.leastContrasts(1).first, pairs.ratio(pair) < least else { return nil }
    let below = pairs.count - pairs.count(reaching: least)
    return "\(words(pair.first)) and \(words(pair.second)) have a contrast of only "
      + "\(Contrast.text(ofRatio: pairs.ratio(pair), decimals: 2)) : 1; "
      + "\(below) of \(counted(pairs.count, "pair")) \(below == 1 ? "stays" : "stay") below "
      + "\(DecimalText.text(least, decimals: 9))."
  }

  private func differenceFault(_ least: Double) -> String? {
    let worst = Sight.allCases.compactMap { sight in
      pairs.mostAlike(sight).map { (sight: sight, distance: $0) }
    }.min { $0.distance.difference < $1.distance.difference }
    guard let worst, worst.distance.difference < least else { return nil }
    let pair = worst.distance.pair
    return "\(words(pair.first)) and \(words(pair.second)) differ by only "
      + "\(text(ofDifference: worst.distance.difference))\(worst.sight.afterNumber), and "
      + "\(DecimalText.text(least, decimals: 9)) is wanted."
  }

  private func counted(_ count: Int, _ noun: String) -> String {
    count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
  }
}

extension Sight {
  /// Whose eyes a number holds for, as it follows the number.
  fileprivate var afterNumber: String {
    self == .normal ? "" : " as \(rawValue) sees them"
  }
}
