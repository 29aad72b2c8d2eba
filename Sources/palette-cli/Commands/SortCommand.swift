import PaletteCore

let sortCommand = Command<Context>(
  "sort", "Put colours in order.",
  discussion: [
    "Hue, lightness and chroma are those of OKLCH; luminance is WCAG's. Colours that are equal in "
      + "it keep their order, and greys, which have no hue, come last by hue. Lightness, chroma and "
      + "luminance grow from line to line.",
    streamHelp, templateHelp,
  ],
  examples: [
    "palette-cli sort '#0000ff' '#ff0000' '#00ff00'",
    "palette-cli list reds/scarlet | palette-cli sort --by lightness",
    "palette-cli random -n 20 --seed 1 | palette-cli sort --by chroma --unique",
  ]
) {
  Action(
    .colours,
    .option(
      "by", placeholder: "MEASURE", "What to go by.", as: .choice(of: ColourOrder.self),
      default: .hue),
    .flag("unique", "Leave out colours that are the same in eight bits, alpha included."),
    .notation, .gamut, .template
  ) { context, texts, order, isUnique, notation, gamut, template in
    let answers = try ColourAnswers(
      context, as: ColourStyle(notation: notation, gamut: gamut, template: template))
    let (found, failure) = try context.allColours(texts)
    let kept = isUnique ? firstOfEach(found, gamut: gamut) : found
    try answers.write(order.sorted(kept) { $0.colour })
    if let failure { throw failure }
  }
}

/// Leaves out every colour that looks just like one before it.
private func firstOfEach(_ colours: [KeptColour], gamut: GamutMapping) -> [KeptColour] {
  var seen: Set<UInt32> = []
  return colours.filter { one in
    let rgb = one.colour.mappedToGamut(gamut).rgb8
    return seen.insert(rgb.packed << 8 | UInt32(one.colour.alpha8)).inserted
  }
}
