import PaletteCore

// What several commands that take or answer with colours declare and say of them.

extension Argument<[String]> {
  /// `COLOUR ...`, for commands that answer each colour on its own.
  static var colours: Argument {
    .positionals("COLOUR", "A colour; '-' stands for standard input.", as: .colour)
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
      "Write this instead, with fields such as {hex}, {name} and {red}.",
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

extension Argument<ColourSpace> {
  /// `--space SPACE`, for commands that go from one colour to another.
  static var interpolationSpace: Argument {
    .option("space", "The colour space to mix in.", as: .colourSpace, default: .oklab)
  }
}

extension Argument<HuePath> {
  /// `--hue PATH`, for commands that go from one colour to another.
  static var huePath: Argument {
    .option(
      "hue", placeholder: "PATH", "Which way round to go in a space with hues.",
      as: .choice(of: HuePath.self), default: .shorter)
  }
}

extension Argument<PolarModel> {
  /// `--space hsl|oklch`, for commands that turn and lighten.
  static var polarModel: Argument {
    .option(
      "space", placeholder: "SPACE", "Whose hue, lightness and saturation.",
      as: .choice(of: PolarModel.self), default: .hsl)
  }
}

/// What such commands read, for their help.
let streamHelp =
  "Without colours, reads standard input: one colour a line, which may be followed by a tab and "
  + "other fields. These are passed on; JSON has them as \"fields\". A line that is no colour is "
  + "reported and left out, and the exit status is 65."

/// What a template can hold, for the help of commands whose colours are typed.
let templateHelp = fieldHelp(Template.Field.ofTypedColours)

/// The same for commands that make colours.
let madeTemplateHelp = fieldHelp(Template.Field.ofMadeColours)

/// The same for commands that find colours.
let foundTemplateHelp = fieldHelp(Template.Field.allCases)

private func fieldHelp(_ fields: [Template.Field]) -> String {
  let names = Notation.allCases.map(\.rawValue) + fields.map(\.rawValue)
  return "A template is any text with fields in braces: "
    + names.map { "{\($0)}" }.joined(separator: ", ")
    + ". {{ and }} are braces; \\t, \\n and \\\\ are a tab, a line end and a backslash."
}
