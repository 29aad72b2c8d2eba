import PaletteCore

let contrastCommand = Command<Context>(
  "contrast", "Tell how well text can be read on a background.",
  discussion: [
    "WCAG 2 measures a ratio from 1 to 21. Text needs 4.5 for level AA and 7 for level AAA; large "
      + "text, of 24 pixels or of 18.66 in bold, needs 3 and 4.5. Ratios are compared unrounded: "
      + "4.4989 is not enough for 4.5.",
    "APCA measures Lc, from 106 to -108, negative where the text is the lighter of the two; about "
      + "75 is asked for body text, 60 for other text, 45 for headlines. It is a proposal, and its "
      + "version is told with it.",
    "--fix looks for the colour nearest to the text's own that reaches a level: its OKLCH "
      + "lightness is moved no further than needed, hue and chroma are kept. Where none does, as "
      + "with AAA on a middle grey, the best ratio is told and the exit status is 1.",
    "Text that can be seen through is laid over the background, and such a background over white.",
    "A pipe gets the ratio, yes or no for AA, AA large, AAA and AAA large, then Lc, and with --fix "
      + "the colour that passes.",
  ],
  examples: [
    "palette-cli contrast '#777777' white --fix aa",
    "palette-cli contrast gold navy --json",
  ]
) {
  Action(
    .positional("FG", "The colour of the text.", as: .colour, hintWhenMissing: hashHint),
    .positional("BG", "The colour behind it.", as: .colour, hintWhenMissing: hashHint),
    .option(
      "fix", placeholder: "LEVEL", "Find the nearest colour for the text that passes.",
      as: .choice(of: Contrast.Level.self))
  ) { context, text, backdrop, level in
    let answer = try ContrastAnswer(
      foreground: try context.colour(text), background: try context.colour(backdrop),
      level: level, context)
    for (typed, colour) in [(text, answer.typed.text), (backdrop, answer.typed.background)]
    where !colour.isInGamut {
      try context.notice("'\(typed)' lies outside sRGB and was mapped into it.")
    }
    if answer.typed.background.alpha < 1 {
      try context.notice("'\(backdrop)' can be seen through; it is taken over white.")
    }
    switch context.form {
    case .json: try context.json(answer.json)
    case .records: try context.record(answer.fields)
    case .picture: try context.picture { $0.contrast(answer) }
    }
  }
}

/// What `contrast` answers.
struct ContrastAnswer {
  /// The colours as they were given.
  let typed: (text: Colour, background: Colour)
  /// The colours as they are seen: opaque, in eight bits.
  let text: ListedColour
  let background: ListedColour
  let ratio: Double
  let lc: Double
  let fix: Fix?

  /// The colour that `--fix` found.
  struct Fix {
    let level: Contrast.Level
    let colour: ListedColour
    let ratio: Double
  }

  init(
    foreground: ColourArgument, background: ColourArgument, level: Contrast.Level?,
    _ context: Context
  ) throws {
    typed = (foreground.colour, background.colour)
    let behind = background.colour.composited(over: RGB8(255, 255, 255))
    let letters = foreground.colour.composited(over: behind)
    self.background =
      background.colour.alpha < 1 ? try context.listed(behind) : background.listed
    text = foreground.colour.alpha < 1 ? try context.listed(letters) : foreground.listed
    ratio = Contrast.ratio(letters, behind)
    lc = APCA.contrast(of: letters, on: behind)
    // What can be seen through has the lightness that is seen.
    let movable = foreground.colour.alpha < 1 ? Colour(letters) : foreground.colour
    fix = try level.map { try Self.fix(movable, on: behind, $0, context) }
  }

  private static func fix(
    _ colour: Colour, on background: RGB8, _ level: Contrast.Level, _ context: Context
  ) throws -> Fix {
    let fix = ContrastFix(colour, on: background, for: level.text)
    guard fix.passes else {
      let least = DecimalText.text(level.text.leastRatio, decimals: 1)
      let best = Contrast.text(ofRatio: fix.ratio, decimals: 2)
      throw Failure(
        .no,
        "No lightness reaches \(least) : 1 on \(background.hex); the best is \(fix.colour.hex) with "
          + "\(best) : 1. Choose a lighter or a darker background.")
    }
    return Fix(level: level, colour: try context.listed(fix.colour), ratio: fix.ratio)
  }

  var fields: [String] {
    [Contrast.text(ofRatio: ratio, decimals: 6)]
      + Contrast.Requirement.allCases.map { $0.passes(ratio) ? "yes" : "no" }
      + [DecimalText.text(lc, decimals: 4)] + (fix.map { [$0.colour.hex] } ?? [])
  }

  var json: JSON {
    .object([
      "foreground": text.json, "background": background.json,
      "wcag": .object([
        "ratio": .number(Contrast.text(ofRatio: ratio, decimals: 6)),
        "aaText": .bool(Contrast.Requirement.aaText.passes(ratio)),
        "aaLarge": .bool(Contrast.Requirement.aaLarge.passes(ratio)),
        "aaaText": .bool(Contrast.Requirement.aaaText.passes(ratio)),
        "aaaLarge": .bool(Contrast.Requirement.aaaLarge.passes(ratio)),
      ]),
      "apca": .object([
        "lc": .number(DecimalText.text(lc, decimals: 4)), "version": .string(APCA.version),
      ]),
      "fix": fix?.colour.json,
    ])
  }
}
