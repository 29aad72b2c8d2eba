import PaletteCore

let convertCommand = Command<Context>(
  "convert", "Write colours in another notation.",
  discussion: [
    "Without colours, reads standard input: one colour a line, which may be followed by a tab and "
      + "other fields; these are passed on. A line that is no colour is reported and passed over."
  ],
  examples: [
    "palette-cli convert --to hsl '#336699'",
    "palette-cli list reds/scarlet | palette-cli convert --to oklch",
  ]
) {
  Action(
    .positionals(
      "COLOUR", "A colour; '-' stands for standard input.", as: .colour),
    .option(
      "to", placeholder: "NOTATION", "The notation to write.", as: .choice(of: Notation.self),
      default: .hex)
  ) { context, texts, notation in
    if texts.isEmpty || texts == ["-"] { return try convertStream(to: notation, context) }
    let typed = try context.expanded(texts)
    let colours = try typed.map(context.colourValue)
    for (text, colour) in zip(typed, colours) {
      switch context.form {
      case .json: try context.json(conversion(of: colour, typed: text, to: notation))
      case .records: try context.output.line(notation.text(of: colour))
      case .picture:
        try context.picture { [$0.swatched(notation.text(of: colour), colour.rgb8)] }
      }
    }
  }
}

private func convertStream(to notation: Notation, _ context: Context) throws {
  let isJSON = context.form == .json
  try context.forEachLine { line throws in
    let (text, rest) = firstField(of: line)
    let colour = try context.colourValue(text)
    if isJSON {
      try context.json(conversion(of: colour, typed: text, to: notation))
    } else {
      try context.output.line(notation.text(of: colour) + rest)
    }
  }
}

private func conversion(of colour: Colour, typed text: String, to notation: Notation) -> JSON {
  let parts = notation.parts(of: colour)
  return .object([
    "input": .string(text), "hex": .string(Notation.hex.text(of: colour)),
    "value": .string(notation.text(of: colour)), "space": .string(parts.space),
    "components": .array(parts.components.map { $0.map(JSON.number) ?? .null }),
    "alpha": parts.alpha.map(JSON.number) ?? .null, "inGamut": .bool(colour.isInGamut),
  ])
}

extension Pictures {
  /// A text with the colour that it stands for before it.
  func swatched(_ text: String, _ rgb: RGB8) -> String {
    line(of: strip([rgb], most: 1, each: 4) + [.text((showsColour ? " " : "") + text, .plain)])
  }
}
