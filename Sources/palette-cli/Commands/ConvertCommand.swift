import PaletteCore

let convertCommand = Command<Context>(
  "convert", "Write colours in another notation.",
  discussion: [
    streamHelp,
    "A colour keeps its full precision from notation to notation. Only notations that can hold no "
      + "more than sRGB map what lies outside, and a note says so: --gamut css lessens the chroma "
      + "as CSS Color 4 does, clip cuts each component.",
    templateHelp,
  ],
  examples: [
    "palette-cli convert --to hsl '#336699'",
    "palette-cli list reds/scarlet | palette-cli convert --to oklch",
    "palette-cli convert tomato --template '{name} {red}-{green}-{blue}'",
  ]
) {
  Action(
    .colours, .notation, .gamut, .template
  ) { context, texts, notation, gamut, template in
    let style = ColourStyle(notation: notation, gamut: gamut, template: template)
    try ColourAnswers(context, as: style).answer(texts, by: nil) { colour, line in
      conversion(of: colour, typed: String(decoding: line.text, as: UTF8.self), style)
    }
  }
}

private func conversion(of colour: Colour, typed text: String, _ style: ColourStyle) -> JSON {
  let shown = style.shown(colour)
  let parts = style.notation.parts(of: style.notation.isLimitedToSRGB ? shown : colour)
  return .object([
    "input": .string(text), "hex": .string(Notation.hex.text(of: shown)),
    "value": .string(style.text(of: colour)), "space": .string(parts.space),
    "components": .array(parts.components.map { $0.map(JSON.number) ?? .null }),
    "alpha": parts.alpha.map(JSON.number) ?? .null, "inGamut": .bool(colour.isInGamut),
  ])
}
