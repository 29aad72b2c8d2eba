import PaletteCore

let harmonyCommand = Command<Context>(
  "harmony", "Find the colours that go with one.",
  discussion: [
    "The hue is turned by set angles, and the colour itself is among the answers: complementary 0 "
      + "180, analogous -30 0 30, triadic 0 120 240, tetradic 0 30 180 210, square 0 90 180 270, "
      + "split-complementary -150 0 150. The angles are those of HSL, as most tools have it; in "
      + "oklch all of them look equally light. A grey has no hue and goes with itself. HSL means "
      + "something within sRGB only: a colour that lies outside is mapped into it first.",
    madeTemplateHelp,
  ],
  examples: [
    "palette-cli harmony '#dc3522'",
    "palette-cli harmony teal --scheme split-complementary --space oklch",
  ]
) {
  Action(
    .positional("COLOUR", "The colour to start from.", as: .colour, hintWhenMissing: hashHint),
    .option(
      "scheme", placeholder: "SCHEME", "Which angles.", as: .choice(of: Harmony.self),
      default: .complementary),
    .polarModel, .notation, .gamut, .template
  ) { context, text, harmony, model, notation, gamut, template in
    let colour = try context.colourValue(text)
    let style = ColourStyle(notation: notation, gamut: gamut, template: template)
    let answers = try ColourAnswers(context, as: style, areTyped: false)
    let base = model == .hsl ? answers.mapped(colour) : colour
    let degree = context.screen.capabilities.unicode ? "°" : ""
    try answers.write(
      harmony.colours(around: base, in: model, gamut: gamut),
      labels: harmony.angles.map { "\(Int($0))\(degree)" })
  }
}
