import PaletteCore

/// How a command writes the colours that it makes, as its options say.
struct ColourStyle: Sendable {
  var notation = Notation.hex
  var gamut = GamutMapping.css

  func text(of colour: Colour) -> String {
    // Only what must become sRGB is mapped; another notation holds the colour as it is.
    notation.text(of: notation.isLimitedToSRGB ? shown(colour) : colour)
  }

  /// The colour as eight bits show it: mapped where it lies outside sRGB.
  func shown(_ colour: Colour) -> Colour {
    colour.isInGamut ? colour : colour.mappedToGamut(gamut)
  }
}

extension Argument<Notation> {
  /// `--to NOTATION`, for commands that answer with colours.
  static var notation: Argument {
    .option(
      "to", placeholder: "NOTATION", "The notation to write.", as: .choice(of: Notation.self),
      default: .hex)
  }
}

extension Argument<GamutMapping> {
  /// `--gamut METHOD`, for commands whose colours may lie outside sRGB.
  static var gamut: Argument {
    .option(
      "gamut", placeholder: "METHOD", "How a colour outside sRGB becomes one inside.",
      as: .choice(of: GamutMapping.self), default: .css)
  }
}
