import PaletteCore

/// A colour to work on: what was typed, its value, and what followed it on its line.
struct ColourInput {
  let text: String
  let colour: Colour
  /// The line's other fields with the tab before them; empty for an argument.
  let rest: Substring
}

extension Context {
  /// Does something with every colour named: those of the arguments, or, where there are none or one
  /// is `-`, those of standard input, one a line.
  ///
  /// An argument that is no colour ends the command before anything is written. A line that is none is
  /// reported with its number, the rest goes on, and the command ends with `badData`.
  func forEachColour(_ texts: [String], _ body: (ColourInput) throws -> Void) throws {
    let arguments = try (texts.isEmpty ? ["-"] : texts).map { text in
      text == "-" ? nil : ColourInput(text: text, colour: try colourValue(text), rest: "")
    }
    for argument in arguments {
      if let argument {
        try body(argument)
      } else {
        try forEachLine { line throws in
          let (text, rest) = firstField(of: line)
          try body(ColourInput(text: text, colour: try colourValue(text), rest: rest))
        }
      }
    }
  }
}
