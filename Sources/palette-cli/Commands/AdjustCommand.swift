import PaletteCore

let adjustCommand = Command<Context>(
  "adjust", "Lighten, saturate, turn and otherwise change colours.",
  discussion: [
    "One change is made after the other, in the order in which they are given, and nothing is "
      + "rounded between them. AMOUNT is a percentage like 20% or a fraction like 0.2; it is added "
      + "to the lightness or saturation of HSL, or taken away from it, and is not a share of what is "
      + "there. In oklch it is added to lightness or to chroma, of which 100% is 0.4.",
    "HSL and --invert mean something within sRGB only: a colour that lies outside is mapped into it "
      + "first, and a note says so.",
    "A grey has no hue: it stays a grey, however it is saturated or turned.",
    streamHelp, templateHelp,
  ],
  examples: [
    "palette-cli adjust '#336699' --lighten 20%",
    "palette-cli adjust tomato --rotate 30 --desaturate 0.1 --space oklch",
    "palette-cli list reds/scarlet | palette-cli adjust --grey",
  ]
) {
  Action(
    .colours,
    .orderedOptions("lighten", "Add to the lightness.", as: .share),
    .orderedOptions("darken", "Take from the lightness.", as: .share),
    .orderedOptions("saturate", "Add to the saturation.", as: .share),
    .orderedOptions("desaturate", "Take from the saturation.", as: .share),
    .orderedOptions(
      "rotate", placeholder: "DEGREES", "Turn the hue; less than 0 turns it back.", as: .number),
    .orderedFlags(
      "grey", aliases: ["gray"], "Make the grey of the same luminance.", value: Adjustment.grey),
    .orderedFlags("complement", "Take the opposite hue.", value: Adjustment.hue(by: 180)),
    .orderedFlags("invert", "Take the opposite of red, green and blue.", value: .invert),
    .polarModel, .notation, .gamut, .template
  ) {
    context, texts, lighten, darken, saturate, desaturate, rotate, grey, complement, invert, model,
    notation, gamut, template in
    let changes = inOrder([
      lighten.map { Change($0.position, .lightness(by: $0.value)) },
      darken.map { Change($0.position, .lightness(by: -$0.value)) },
      saturate.map { Change($0.position, .saturation(by: $0.value)) },
      desaturate.map { Change($0.position, .saturation(by: -$0.value)) },
      rotate.map { Change($0.position, .hue(by: $0.value)) },
      (grey + complement + invert).map { Change($0.position, $0.value) },
    ])
    guard !changes.isEmpty else {
      throw UsageError.Fault.rule(
        "No change is given. Add one or more of --lighten, --darken, --saturate, --desaturate, "
          + "--rotate, --grey, --complement and --invert.")
    }
    let answers = try ColourAnswers(
      context, as: ColourStyle(notation: notation, gamut: gamut, template: template),
      mapsInput: changes.contains { $0.isWithinSRGB(in: model) })
    try answers.answer(texts) { colour in
      changes.reduce(colour) { $1.applied(to: $0, in: model, gamut: gamut) }
    }
  }
}

/// A change, and where it stood on the command line.
private struct Change {
  let position: Int
  let adjustment: Adjustment

  init(_ position: Int, _ adjustment: Adjustment) {
    self.position = position
    self.adjustment = adjustment
  }
}

private func inOrder(_ changes: [[Change]]) -> [Adjustment] {
  changes.joined().sorted { $0.position < $1.position }.map(\.adjustment)
}
