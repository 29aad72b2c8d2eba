import PaletteCore

// How our own types are read from the command line.

extension ArgumentForm<Language> {
  /// A language tag whose first part is one that we have names in.
  static var language: ArgumentForm {
    ArgumentForm(
      rule: "en or zh", placeholder: "TAG",
      choices: DeferredTexts { Language.allCases.map { $0.rawValue } },
      text: { $0.rawValue },
      read: { text throws(ArgumentRefusal) in
        guard let language = Language(tag: text) else { throw .breaksRule }
        return language
      })
  }
}

extension ArgumentForm<String> {
  /// A colour in any notation, by name, or by address.
  static var colour: ArgumentForm {
    .text("COLOUR", completion: .offered("colour"))
  }

  /// A category or a palette.
  static var place: ArgumentForm {
    .text("CATEGORY[/PALETTE]", completion: .offered("place"))
  }

  /// A colour or a palette.
  static var colourOrPalette: ArgumentForm {
    .text("COLOUR|PALETTE", completion: .offered("address"))
  }

  /// A palette or a category of the catalogue, the favourites, or a file.
  static var palette: ArgumentForm {
    .text("PALETTE", completion: .offeredOrFile("palette"))
  }

  /// A palette of the user's.
  static var ownPalette: ArgumentForm {
    .text("PALETTE", completion: .offered("own"))
  }

  /// A product, by its identifier or the last part of it.
  static var product: ArgumentForm {
    .text("PRODUCT", completion: .offered("product"))
  }
}

extension ArgumentForm<PaletteFormat> {
  /// What is done with a format.
  enum PaletteUse {
    case read
    case written
  }

  /// A format of palette files that is read, or one that is written.
  static func paletteFormat(_ use: PaletteUse) -> ArgumentForm {
    var form = choice(of: PaletteFormat.self, placeholder: "FORMAT")
    form.choices = DeferredTexts {
      PaletteFormat.allCases.filter { use == .read ? $0.facts.isRead : $0.facts.isWritten }
        .map(\.rawValue)
    }
    form.rule = { [choices = form.choices] in "one of \(choices.all.joined(separator: ", "))" }
    return form
  }
}

extension ArgumentForm<Notation> {
  /// A notation that style sheets can be written in.
  static var sourceNotation: ArgumentForm {
    let notations: [Notation] = [
      .hex, .hexUpper, .css, .hsl, .hwb, .lab, .lch, .oklab, .oklch, .xyz, .p3, .srgb,
    ]
    let all = choice(of: Notation.self, placeholder: "NOTATION")
    var form = all
    form.choices = DeferredTexts { notations.map(\.rawValue) }
    form.rule = { "one of \(notations.map(\.rawValue).joined(separator: ", "))" }
    form.read = { text throws(ArgumentRefusal) in
      let notation = try all.read(text)
      guard notations.contains(notation) else { throw .breaksRule }
      return notation
    }
    return form
  }
}

extension ArgumentForm<ColourSpace> {
  /// A space by the name that CSS has for it; `xyz` is that of D65.
  static var colourSpace: ArgumentForm {
    var form = choice(of: ColourSpace.self, placeholder: "SPACE")
    form.choices = DeferredTexts { [choices = form.choices] in choices.all + ["xyz"] }
    form.read = { [read = form.read] text throws(ArgumentRefusal) in
      try read(text == "xyz" ? ColourSpace.xyzD65.rawValue : text)
    }
    return form
  }
}

/// What to say when a colour is missing: an unquoted `#` begins a comment in most shells.
let hashHint = "If you typed #ff8800, quote it: '#ff8800', or leave the # out."
