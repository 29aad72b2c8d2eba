/// The walk through our own schema.
extension CatalogueWalk {
  mutating func catalogue(
    _ root: Int, requirements: CatalogueReader.Requirements
  ) -> Catalogue {
    version(root)
    guard let array = requiredArray(root, "categories", of: "category") else {
      return Catalogue(categories: [])
    }
    var ids = NameCheck(key: "id", rule: .duplicateID)
    let categories: [Category] = list.children(of: array).compactMap { node in
      guard isDictionary(node) else { return nil }
      let id = id(node)
      if let id { ids.add(id, of: node) }
      return category(id, node, requirements)
    }
    report(ids)
    return Catalogue(categories: categories)
  }

  private mutating func version(_ root: Int) {
    guard let node = list.value(of: "version", in: root) else {
      return report(.missing(key: "version"), at: root)
    }
    let isText = isOldStyle && list.kind(node) == .string
    if list.kind(node) == .integer || isText {
      if list.found(node) != "1" { report(.unknownVersion, at: node, value: list.found(node)) }
    } else {
      report(.wrongType(expected: "the integer 1"), at: node, value: list.described(node))
    }
  }

  private mutating func category(
    _ id: String?, _ node: Int, _ requirements: CatalogueReader.Requirements
  ) -> Category? {
    let name = localised(requiredText(node, "name"), node, "names")
    let summary = localised(optionalText(node, "summary"), node, "summaries")
    let detail = localised(optionalText(node, "detail"), node, "details")
    let source = provenance(node, "source", requirements)
    let licence = provenance(node, "licence", requirements)
    let tags = tags(node)
    let palettes = palettes(node)
    guard let id, let name else { return nil }
    return Category(
      id: id, name: name, summary: summary, detail: detail, source: source, licence: licence,
      tags: tags, palettes: palettes)
  }

  private mutating func provenance(
    _ node: Int, _ key: StaticString, _ requirements: CatalogueReader.Requirements
  ) -> String? {
    switch requirements {
    case .schema: optionalText(node, key)
    case .provenance: requiredText(node, key)
    }
  }

  private mutating func palettes(_ category: Int) -> [Palette] {
    guard let array = requiredArray(category, "palettes", of: "palette") else { return [] }
    var ids = NameCheck(key: "id", rule: .duplicateID)
    var names = NameCheck(key: "name", rule: .repeatedPaletteName)
    let palettes: [Palette] = list.children(of: array).compactMap { node in
      guard isDictionary(node) else { return nil }
      let id = id(node)
      let name = requiredText(node, "name")
      if let id { ids.add(id, of: node) }
      if let name { names.add(name, of: node) }
      return palette(id, name, node)
    }
    report(ids)
    report(names)
    return palettes
  }

  private mutating func palette(_ id: String?, _ name: String?, _ node: Int) -> Palette? {
    let name = localised(name, node, "names")
    let mood = localised(optionalText(node, "mood"), node, "moods")
    let tags = tags(node)
    let source = optionalText(node, "source")
    let licence = optionalText(node, "licence")
    let (colours, main) = colours(node)
    let combinations = combinations(node, "combinations", main: main)
    guard let id, let name else { return nil }
    return Palette(
      id: id, name: name, mood: mood, tags: tags, source: source, licence: licence,
      colours: colours, combinations: combinations)
  }

  /// A colour whose id may still have to be made.
  private struct Draft {
    let id: String?
    let name: LocalisedText
    let rgb: RGB8
  }

  private mutating func colours(_ palette: Int) -> (colours: [NamedColour], main: RGB8?) {
    guard let array = requiredArray(palette, "colours", of: "colour") else { return ([], nil) }
    var ids = NameCheck(key: "id", rule: .duplicateID)
    var names = NameCheck(key: "name", rule: .repeatedColourName)
    let drafts: [Draft?] = list.children(of: array).map { node in
      guard isDictionary(node) else { return nil }
      let id = list.value(of: "id", in: node) == nil ? nil : id(node)
      let name = localised(requiredText(node, "name"), node, "names")
      let rgb = requiredColour(node, "rgb")
      if let id { ids.add(id, of: node) }
      if let name { names.add(name.text, of: node) }
      guard let name, let rgb else { return nil }
      return Draft(id: id, name: name, rgb: rgb)
    }
    report(ids)
    report(names)
    let lacksID = drafts.contains { $0 != nil && $0?.id == nil }
    var taken = Identifier.Taken(lacksID ? Set(ids.names) : [])
    let colours = drafts.compactMap(\.self).map { draft in
      let id = draft.id ?? taken.distinct(Identifier.made(for: draft.name, rgb: draft.rgb))
      return NamedColour(id: id, name: draft.name, rgb: draft.rgb)
    }
    return (colours, drafts.first.flatMap(\.self)?.rgb)
  }
}
