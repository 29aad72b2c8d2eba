import PaletteCore

let randomCommand = Command<Context>(
  "random", "Make colours up.",
  discussion: [
    "Each of the 16,777,216 colours of eight bits is as likely as any other. A seed gives the same "
      + "colours every time and on every machine.",
    madeTemplateHelp,
  ],
  examples: ["palette-cli random", "palette-cli random -n 5 --seed 42 --to hsl"]
) {
  Action(
    .option(
      "count", short: "n", "How many colours.", as: .wholeNumber(in: 1...1_000_000), default: 1),
    .option(
      "seed", placeholder: "SEED", "A whole number, for colours that can be made again.",
      as: .wholeNumber(in: 0...Int(UInt32.max))),
    .notation, .template
  ) { context, count, seed, notation, template in
    let colours = RandomColours(seed: seed.map(UInt64.init) ?? unforeseeableSeed())
      .prefix(count).lazy.map(Colour.init)
    let style = ColourStyle(notation: notation, template: template)
    let answers = try ColourAnswers(context, as: style, areTyped: false)
    try answers.write(colours)
  }
}

private func unforeseeableSeed() -> UInt64 {
  System.randomBytes(8).reduce(0) { $0 << 8 | UInt64($1) }
}
