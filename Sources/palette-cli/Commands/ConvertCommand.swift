import PaletteCore

let convertCommand = Command<Context>(
  "convert", "Write colours in another notation.",
  discussion: [
    "A colour is anything that CSS Color 4 can write, such as '#abc', 'rgb(0 0 255 / 50%)', "
      + "'oklch(60% 0.15 50)' or 'teal'; also '206,51,45', 'ce332d', '0xCE332D' and 'hsv(210 60% "
      + "80%)'; and a name or an address of the catalogue, such as 'scarlet' or 'reds/scarlet'.",
    streamHelp,
    "A colour keeps its full precision from notation to notation. Only notations that can hold no "
      + "more than sRGB map what lies outside, and a note says so: --gamut css lessens the chroma "
      + "as CSS Color 4 does, clip cuts each component.",
    "lab, lch and xyz-d50 are relative to D50, xyz to D65. cmyk is the naive formula, without an ink "
      + "profile. android has the opacity first. ansi256 (16 to 255) and name (of CSS) are the "
      + "nearest by CIEDE2000; these, int, cmyk, swiftui, uikit and android are not read back.",
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
