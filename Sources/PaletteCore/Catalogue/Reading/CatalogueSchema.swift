/// The walk through our own schema.
extension CatalogueWalk {
  mutating func categories(
    _ root: Int, requirements: CatalogueReader.Requirements
  ) -> [Category] {
    reportRepeatedKeys(root)
    version(root)
    guard let array = requiredArray(root, "categories", of: "category") else { return [] }
    var ids = NameCheck(rule: .duplicateID, expecting: list.count(array))
    let categories: [Category] = list.children(of: array).compactMap { node in
      guard isDictionary(node) else { return nil }
      return category(id(node, among: &ids), node, requirements)
    }
    report(ids)
    return categories
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
    var ids = NameCheck(rule: .duplicateID, expecting: list.count(array))
    var names = NameCheck(rule: .repeatedPaletteName, expecting: list.count(array))
    let palettes: [Palette] = list.children(of: array).compactMap { node in
      guard isDictionary(node) else { return nil }
      let id = id(node, among: &ids)
      let name = name(node, "name", among: &names)
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

  private mutating func colours(_ palette: Int) -> (colours: [NamedColour], main: RGB8?) {
    guard let array = requiredArray(palette, "colours", of: "colour") else { return ([], nil) }
    var ids = NameCheck(rule: .duplicateID, expecting: list.count(array))
    var names = NameCheck(rule: .repeatedColourName, expecting: list.count(array))
    var colours: [NamedColour] = []
    colours.reserveCapacity(list.count(array))
    var withoutID: [Int] = []
    var main: RGB8?
    for node in list.children(of: array) where isDictionary(node) {
      let hasID = list.value(of: "id", in: node) != nil
      let id = hasID ? id(node, among: &ids) : nil
      let name = localised(name(node, "name", among: &names), node, "names")
      let rgb = requiredColour(node, "rgb")
      guard let name, let rgb else { continue }
      if node == array + 1 { main = rgb }
      if id == nil { withoutID.append(colours.count) }
      colours.append(NamedColour(id: id ?? "", name: name, rgb: rgb))
    }
    report(ids)
    report(names)
    makeIDs(of: withoutID, in: &colours, besides: ids)
    return (colours, main)
  }

  /// Makes the ids of the colours that have none, once all that others have are known.
  private func makeIDs(of places: [Int], in colours: inout [NamedColour], besides ids: NameCheck) {
    guard !places.isEmpty else { return }
    var taken = Identifier.Taken(Set(ids.names))
    for place in places {
      let colour = colours[place]
      let id = taken.distinct(Identifier.made(for: colour.name, rgb: colour.rgb))
      colours[place] = NamedColour(id: id, name: colour.name, rgb: colour.rgb)
    }
  }
}
