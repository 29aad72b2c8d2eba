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

  /// Refuses a template for an answer that is no text, and one that asks what cannot be told.
  func check(_ form: Context.Form, fields: @autoclosure () -> [Template.Field]) throws {
    guard let template else { return }
    let fields = fields()
    if form == .json { throw UsageError.Fault.conflict("--template", "--json") }
    let unknown = Template.Field.allCases.first { template.uses($0) && !fields.contains($0) }
    if let unknown {
      throw UsageError.Fault.rule(
        "'{\(unknown.rawValue)}' says nothing of the colours of this command. Leave it out.")
    }
  }
}

extension Template.Field {
  /// What can be told of a colour that a command made.
  static let ofMadeColours: [Template.Field] = [.red, .green, .blue, .alpha]
  /// What can be told of one that answers a colour which was typed.
  static let ofTypedColours = ofMadeColours + [.input, .rest]
}
