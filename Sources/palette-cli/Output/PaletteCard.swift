import PaletteCore

extension Pictures {
  /// All that is known of one palette.
  func card(of palette: Palette, in category: Category.Heading, at address: Address) -> [String] {
    var facts = [("address", address.description)]
    if let mood = palette.mood?.text(in: language) { facts.append(("mood", mood)) }
    let tags = palette.tags + category.tags.filter { !palette.tags.contains($0) }
    if !tags.isEmpty { facts.append(("tags", tags.joined(separator: ", "))) }
    let summary = category.summary.map { ": " + $0.text(in: language) } ?? ""
    facts.append(("category", category.name.text(in: language) + summary))
    if palette.colours.count > 1 { facts.append(("colours", String(palette.colours.count))) }
    return [line(of: allNames(of: palette.name))]
      + [painted(palette.colours.map(\.rgb), width: min(width, 78))].compactMap(\.self)
      + self.facts(facts) + [""] + colours(of: palette, at: address)
      + combinationRows(palette.combinations) + origin(of: palette, in: category)
  }

  /// A name in every language that it is known in.
  func allNames(of name: LocalisedText) -> [Table.Piece] {
    let main = name.text(in: language)
    guard painter.capabilities.unicode else { return [.text(main, .bold)] }
    var names = [main]
    for other in [name.text] + name.translations.map(\.text) where !names.contains(other) {
      names.append(other)
    }
    return [.text(main, .bold)] + names.dropFirst().map { .text("  " + $0, .dim) }
  }

  /// Where a palette's values come from, and under what terms.
  private func origin(of palette: Palette, in category: Category.Heading) -> [String] {
    let facts = [
      ("source", palette.source ?? category.source),
      ("licence", palette.licence ?? category.licence),
    ]
    let told = facts.compactMap { label, text in text.map { (label: label, text: $0) } }
    return told.isEmpty ? [] : [""] + self.facts(told)
  }
}
