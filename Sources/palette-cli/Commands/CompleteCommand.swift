import PaletteCore

/// Answers a shell that completes a word: `VALUE<TAB>DESCRIPTION` lines.
///
/// Whatever goes wrong, a shell that completes wants neither errors nor a status.
let completeCommand = Command<Context>(
  "__complete", "Offer values for a word that is being typed.", isHidden: true
) {
  Action(
    .positional("KIND", "What is wanted.", as: .text("KIND")),
    .optionalPositional("PREFIX", "What was typed so far.", as: .text("PREFIX"))
  ) { context, kind, prefix in
    let offers = (try? context.offers(of: kind)) ?? []
    for offer in offers where offer.value.hasPrefix(prefix ?? "") {
      try context.record([offer.value, offer.description])
    }
  }
}

extension Context {
  fileprivate typealias Offer = (value: String, description: String)

  fileprivate func offers(of kind: String) throws -> [Offer] {
    switch kind {
    case "place": try categories() + palettes()
    case "address": try palettes() + colours()
    case "colour": try colours()
    case "favourite":
      try (favourites()?.list() ?? []).enumerated().map { index, favourite in
        ("@\(index + 1)", title(of: favourite))
      }
    case "product":
      try ProductsFile(reading: productsFile(nil)).products.map {
        ($0.id, $0.name(in: language.rawValue))
      }
    default: []
    }
  }

  private func categories() throws -> [Offer] {
    try catalogue.whole.headings.map { ($0.id, $0.name.text(in: language)) }
  }

  private func palettes() throws -> [Offer] {
    try catalogue.whole.categories.flatMap { category in
      category.palettes.map { ("\(category.id)/\($0.id)", $0.name.text(in: language)) }
    }
  }

  private func colours() throws -> [Offer] {
    try catalogue.whole.categories.flatMap { category in
      category.palettes.flatMap { palette in
        palette.colours.map {
          ("\(category.id)/\(palette.id)/\($0.id)", "\($0.name.text(in: language)) \($0.rgb.hex)")
        }
      }
    }
  }
}
