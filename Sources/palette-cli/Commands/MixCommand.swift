import PaletteCore

let mixCommand = Command<Context>(
  "mix", "Mix two colours.",
  discussion: [
    "Colours are mixed as CSS Color 4 has it, in OKLab unless --space names another space: srgb for "
      + "what old programs did, srgb-linear for light, oklch or hsl to go round the hues. A grey "
      + "takes the other colour's hue there, and what can be seen through counts for less.",
    madeTemplateHelp,
  ],
  examples: [
    "palette-cli mix red white",
    "palette-cli mix '#dc3522' teal --at 0.25 --space oklch --hue longer",
  ]
) {
  Action(
    .positional("A", "The colour at 0.", as: .colour, hintWhenMissing: hashHint),
    .positional("B", "The colour at 1.", as: .colour, hintWhenMissing: hashHint),
    .option(
      "at", placeholder: "T", "How much of B there is, from 0 to 1.", as: .share, default: 0.5),
    .interpolationSpace, .huePath, .notation, .gamut, .template
  ) { context, first, second, fraction, space, hue, notation, gamut, template in
    let (a, b) = (try context.colourValue(first), try context.colourValue(second))
    try context.noticeUselessHuePath(hue, in: space)
    let style = ColourStyle(notation: notation, gamut: gamut, template: template)
    let answers = try ColourAnswers(context, as: style, areTyped: false)
    try answers.write(Interpolation.mix(a, b, at: fraction, space: space, hue: hue))
  }
}

extension Context {
  /// Tells that a way round the hues was asked for in a space that has none.
  func noticeUselessHuePath(_ hue: HuePath, in space: ColourSpace) throws {
    guard hue != .shorter, !space.hasHue else { return }
    try notice(
      "'--hue \(hue.rawValue)' changes nothing in \(space.rawValue), which has no hue. "
        + "Add '--space oklch' to go round the hues.")
  }
}
