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
    let isJSON = context.form == .json
    try context.answerColours(texts) { line, output in
      if isJSON {
        let text = String(decoding: line.text, as: UTF8.self)
        conversion(of: line.colour, typed: text, to: notation).append(to: &output)
      } else {
        switch line.value {
        case .rgb(let rgb): notation.append(rgb, to: &output)
        case .colour(let colour): notation.append(colour, to: &output)
        }
        output += line.rest
      }
      output.append(UInt8(ascii: "\n"))
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
