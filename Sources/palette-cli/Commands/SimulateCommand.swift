import PaletteCore

let simulateCommand = Command<Context>(
  "simulate", "Show colours as people with a colour-vision deficiency see them.",
  discussion: [
    "The model is that of Machado, Oliveira and Fernandes (2009), in linear light. protan stands "
      + "for the cones of long waves, deutan for those of middle waves, tritan for those of short "
      + "waves. Severity 1 is the full deficiency, such as deuteranopia; below it the deficiency "
      + "is partial.",
    streamHelp, templateHelp,
  ],
  examples: [
    "palette-cli simulate red green --deficiency deutan --severity 0.6",
    "palette-cli list reds/scarlet | palette-cli simulate --deficiency tritan",
  ]
) {
  Action(
    .colours,
    .requiredOption(
      "deficiency", placeholder: "KIND", "Which cones differ.", as: .deficiency),
    .option(
      "severity", placeholder: "FRACTION", "How much they differ, from 0 to 1.", as: .share,
      default: 1),
    .notation, .gamut, .template
  ) { context, texts, kind, severity, notation, gamut, template in
    let deficiency = VisionDeficiency(kind, severity: severity)
    let style = ColourStyle(notation: notation, gamut: gamut, template: template)
    // What is seen is always within sRGB, and so the colour has to be.
    let answers = try ColourAnswers(context, as: style, mapsInput: true)
    try answers.answer(texts, isCompared: true) { colour in
      deficiency.simulated(colour, mapping: gamut)
    }
  }
}

extension ArgumentForm<VisionDeficiency.Kind> {
  /// A kind by its short name, or by that of the full deficiency: `protan`, `protanopia`.
  fileprivate static var deficiency: ArgumentForm {
    var form = choice(of: VisionDeficiency.Kind.self, placeholder: "KIND")
    let fullNames: [String: VisionDeficiency.Kind] = [
      "protanopia": .protan, "deuteranopia": .deutan, "tritanopia": .tritan,
    ]
    form.read = { text throws(ArgumentRefusal) in
      guard let kind = fullNames[text] ?? VisionDeficiency.Kind(rawValue: text) else {
        throw .breaksRule
      }
      return kind
    }
    return form
  }
}
