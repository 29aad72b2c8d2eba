import PaletteCore

let shadesCommand = Command<Context>(
  "shades", "Make a scale from light to dark around a colour.",
  discussion: [
    "The steps are even in OKLCH lightness, and the colour itself is one of them. They have its hue "
      + "and its chroma, or as much of it as sRGB has at their lightness. Without -n there are "
      + "eleven, which design systems call 50, 100, 200 and so on to 900 and 950.",
    madeTemplateHelp,
  ],
  examples: ["palette-cli shades '#336699'", "palette-cli shades teal -n 5 --to oklch"]
) {
  Action(
    .positional(
      "COLOUR", "The colour that the scale goes through.", as: .colour, hintWhenMissing: hashHint),
    .option(
      "count", short: "n", "How many steps.", as: .wholeNumber(in: 2...50),
      default: Shades.names.count),
    .notation, .gamut, .template
  ) { context, text, count, notation, gamut, template in
    let colour = try context.colourValue(text)
    let style = ColourStyle(notation: notation, gamut: gamut, template: template)
    let answers = try ColourAnswers(context, as: style, areTyped: false)
    try answers.write(
      Shades.scale(around: colour, count: count),
      labels: count == Shades.names.count ? Shades.names : [])
  }
}
