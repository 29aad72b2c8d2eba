import PaletteCore

/// How a command writes the colours that it makes, as its options say.
struct ColourStyle: Sendable {
  var notation = Notation.hex
  var gamut = GamutMapping.css
  var template: Template?

  /// Whether what is written can only hold colours of the sRGB gamut.
  var isLimitedToSRGB: Bool { template?.isLimitedToSRGB ?? notation.isLimitedToSRGB }

  func text(of colour: Colour) -> String {
    // Only what must become sRGB is mapped; another notation holds the colour as it is.
    notation.text(of: notation.isLimitedToSRGB ? shown(colour) : colour)
  }

  /// The colour as it is written where only sRGB can be.
  func shown(_ colour: Colour) -> Colour {
    colour.isInGamut ? colour : colour.mappedToGamut(gamut)
  }

  /// Appends a colour: in the notation and with the line's other fields behind it, or as the template
  /// says.
  ///
  /// - Parameters:
  ///   - colour: The colour.
  ///   - input: What was typed.
  ///   - rest: The line's other fields with the tab before them.
  ///   - output: The text so far.
  func append(
    _ colour: Colour, input: some Collection<UInt8>, rest: some Collection<UInt8>,
    to output: inout [UInt8]
  ) {
    if let template {
      template.append(
        colour, shown: shown(colour), input: input, rest: rest.dropFirst(), to: &output)
    } else {
      notation.append(notation.isLimitedToSRGB ? shown(colour) : colour, to: &output)
      output += rest
    }
  }

  /// Refuses a template for an answer that is no text, and one that asks what was typed of colours
  /// that are made.
  func check(_ form: Context.Form, areTyped: Bool) throws {
    guard let template else { return }
    if form == .json { throw UsageError.Fault.conflict("--template", "--json") }
    if !areTyped, let field = Template.Field.ofTyping.first(where: template.uses) {
      throw UsageError.Fault.rule(
        "'{\(field.rawValue)}' says nothing here: these colours are made, not typed. Leave it out.")
    }
  }
}

extension Template.Field {
  /// The fields that tell what was typed.
  static let ofTyping: [Template.Field] = [.input, .rest]
}
