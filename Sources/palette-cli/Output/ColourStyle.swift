import PaletteCore

/// How a command writes the colours that it makes, as its options say.
struct ColourStyle: Sendable {
  var notation = Notation.hex
  var gamut = GamutMapping.css
  var template: Template?

  /// Whether what is written can only hold colours of the sRGB gamut.
  var isLimitedToSRGB: Bool { template?.isLimitedToSRGB ?? notation.isLimitedToSRGB }

  func text(of colour: Colour) -> String {
    notation.text(of: notation.isLimitedToSRGB ? shown(colour) : colour)
  }

  /// The colour as it is written where only sRGB can be.
  func shown(_ colour: Colour) -> Colour {
    // Only what must become sRGB is mapped; another notation holds the colour as it is.
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

  /// Refuses a template for an answer that is no text.
  func check(_ form: Context.Form) throws {
    if template != nil, form == .json { throw UsageError.Fault.conflict("--template", "--json") }
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

extension Argument<Template?> {
  /// `--template TEXT`, for commands that answer with colours.
  static var template: Argument {
    .option(
      "template", placeholder: "TEXT",
      "Write this instead, with fields such as {hex}, {name}, {red}, {input} and {rest}.",
      as: .template)
  }
}

extension ArgumentForm<Template> {
  /// Text with fields in braces.
  fileprivate static var template: ArgumentForm {
    ArgumentForm(
      rule: "a template like '{hex} {name}'", placeholder: "TEXT", text: { _ in "" },
      read: { text throws(ArgumentRefusal) in
        do throws(TemplateError) {
          return try Template(text)
        } catch {
          throw .reason(error.description)
        }
      })
  }
}

/// What a template can hold, for a command's help.
let templateHelp =
  "A template is any text with fields in braces: every notation ({hex}, {oklch}, {name} ...), {input} "
  + "(as typed), {red}, {green}, {blue} (0 to 255), {alpha}, and {rest} (the line's other fields). "
  + "{{ and }} are braces; \\t, \\n and \\\\ are a tab, a line end and a backslash."
