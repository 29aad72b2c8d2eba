import PaletteCore

/// Answers a shell that completes a word: `VALUE<TAB>DESCRIPTION` lines.
///
/// Whatever goes wrong, a shell that completes wants neither errors nor a status.
let completeCommand = Command<Context>(
  "__complete", "Offer values for a word that is being typed.", isHidden: true
) {
  Action(
    .positional("KIND", "What is wanted.", as: .text("KIND")),
    .positional("PREFIX", "What was typed so far.", as: .text("PREFIX")),
    .positionals("WORD", "The words of the line before it.", as: .text("WORD"), atLeast: 0)
  ) { context, kind, prefix, words in
    let line = TypedLine(words)
    let offers = (try? context.heeding(line).offers(of: kind, beginning: prefix, line)) ?? []
    for offer in offers where offer.value.hasPrefix(prefix) {
      try context.record([offer.value, offer.description])
    }
  }
}

extension Context {
  fileprivate typealias Offer = (value: String, description: String)

  /// The context that a line will run in, as far as its common options are typed.
  fileprivate func heeding(_ line: TypedLine) -> Context {
    var options = options
    options.catalogues += line.values(of: "catalogue", "catalog").map(expanded)
    if let folder = line.values(of: "data-dir").last { options.dataDirectory = expanded(folder) }
    if let tag = line.values(of: "lang").last { options.language = Language(tag: tag) }
    return Context(options: options, output: output, notices: notices)
  }

  /// A path as the shell will hand it on.
  private func expanded(_ path: String) -> String {
    guard path.hasPrefix("~/"), let home = environment["HOME"] else { return path }
    return home + path.dropFirst()
  }

  fileprivate func offers(
    of kind: String, beginning typed: String, _ line: TypedLine
  ) throws -> [Offer] {
    switch kind {
    case "place": try steps(from: typed, lastIsPalette: true)
    case "palette": try steps(from: typed, lastIsPalette: true) + [("favourites", "")]
    case "address", "colour": try steps(from: typed, lastIsPalette: false) + names(typed)
    case "own": try ownPalettes()
    case "edit": try editArguments(typed, line)
    case "tag": try catalogue.whole.palettes()?.tags.map { ($0, "") } ?? []
    case "favourite":
      try (favourites()?.list() ?? []).enumerated().map { index, favourite in
        ("@\(index + 1)", title(of: favourite))
      }
    case "product":
      try ProductsFile(reading: productsFile(line.values(of: "products").last.map(expanded)))
        .products.map { ($0.id, $0.name(in: language.rawValue)) }
    case "setting-value":
      line.words.lazy.compactMap(StoreSetting.init(rawValue:)).first?.choices?.map { ($0, "") }
        ?? []
    default: []
    }
  }

  private func ownPalettes() throws -> [Offer] {
    try ownPalettesFile().palettes().palettes.map { palette in
      (OwnPalettes.address(of: palette.id).description, palette.name.text(in: language))
    }
  }

  /// What the action of `edit` takes next: any colour that can be added, else one of the palette.
  private func editArguments(_ typed: String, _ line: TypedLine) throws -> [Offer] {
    let words = line.words.drop { $0 != "edit" }.dropFirst()
    switch words.lazy.compactMap(EditAction.init(rawValue:)).first {
    case .add: return try offers(of: "colour", beginning: typed, line)
    case .rename, .move, .remove:
      let own = try ownPalettesFile().palettes()
      let palette = words.lazy.compactMap { own.palette($0) }.first
      return (palette?.colours ?? []).enumerated().flatMap { index, colour in
        let title = "\(colour.name.text(in: language)) \(colour.rgb.hex)"
        return [("@\(index + 1)", title), (colour.id, title)]
      }
    case .title, nil: return []
    }
  }

  /// The next ids of an address; a slash behind one says that it can go on.
  private func steps(from typed: String, lastIsPalette: Bool) throws -> [Offer] {
    try catalogue.whole.addressSteps(from: typed).compactMap { step in
      let name = step.name.text(in: language)
      if let rgb = step.rgb {
        return lastIsPalette ? nil : (step.address.description, "\(name) \(rgb.hex)")
      }
      let isLast = lastIsPalette && step.address.palette != nil
      return (step.address.description + (isLast ? "" : "/"), name)
    }
  }

  /// The names that begin so, once there is more than one letter: those of one letter are too many to
  /// choose from.
  private func names(_ typed: String) throws -> [Offer] {
    guard typed.utf8.count > 1, typed.first?.isLetter == true else { return [] }
    return try catalogue.whole.nameCompletions(of: typed).map { ($0.text, $0.rgb.hex) }
  }
}
