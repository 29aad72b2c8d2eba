/// The walk through our own schema.
extension CatalogueWalk {
  mutating func catalogue(
    _ root: [String: PropertyList], requirements: CatalogueReader.Requirements
  ) -> Catalogue {
    version(root["version"])
    let elements = requiredElements(root, "categories", of: "category") ?? []
    var ids: [(index: Int, id: String)] = []
    let categories: [Category] = down(.key("categories")) { walk in
      elements.enumerated().compactMap { index, value in
        walk.down(.index(index)) { walk in
          guard let members = walk.dictionary(value) else { return nil }
          let id = walk.id(members)
          if let id { ids.append((index, id)) }
          return walk.category(id, members, requirements)
        }
      }
    }
    reportDuplicates(of: ids, in: "categories")
    return Catalogue(categories: categories)
  }

  private mutating func version(_ value: PropertyList?) {
    switch value {
    case nil: report(.missing(key: "version"))
    case .integer(1): break
    // An old-style list holds nothing but strings.
    case .string("1") where isOldStyle: break
    case .some(let value):
      if case .integer = value {
        report(.unknownVersion, at: .key("version"), value: value.found)
      } else if case .string = value, isOldStyle {
        report(.unknownVersion, at: .key("version"), value: value.found)
      } else {
        report(.wrongType(expected: "the integer 1"), at: .key("version"), value: value.kind)
      }
    }
  }

  private mutating func category(
    _ id: String?, _ members: [String: PropertyList], _ requirements: CatalogueReader.Requirements
  ) -> Category? {
    let name = localised(requiredText(members, "name"), members, "names")
    let summary = localised(optionalText(members, "summary"), members, "summaries")
    let detail = localised(optionalText(members, "detail"), members, "details")
    let source = provenance(members, "source", requirements)
    let licence = provenance(members, "licence", requirements)
    let tags = tags(members)
    let palettes = palettes(members)
    guard let id, let name else { return nil }
    return Category(
      id: id, name: name, summary: summary, detail: detail, source: source, licence: licence,
      tags: tags, palettes: palettes)
  }

  private mutating func provenance(
    _ members: [String: PropertyList], _ key: String, _ requirements: CatalogueReader.Requirements
  ) -> String? {
    switch requirements {
    case .schema: optionalText(members, key)
    case .provenance: requiredText(members, key)
    }
  }

  private mutating func palettes(_ members: [String: PropertyList]) -> [Palette] {
    let elements = requiredElements(members, "palettes", of: "palette") ?? []
    var ids: [(index: Int, id: String)] = []
    var names: [(index: Int, name: String)] = []
    let palettes: [Palette] = down(.key("palettes")) { walk in
      elements.enumerated().compactMap { index, value in
        walk.down(.index(index)) { walk in
          guard let members = walk.dictionary(value) else { return nil }
          let id = walk.id(members)
          let name = walk.requiredText(members, "name")
          if let id { ids.append((index, id)) }
          if let name { names.append((index, name)) }
          return walk.palette(id, name, members)
        }
      }
    }
    reportDuplicates(of: ids, in: "palettes")
    reportRepeats(of: names, in: "palettes", nameKey: "name", rule: .repeatedPaletteName)
    return palettes
  }

  private mutating func palette(
    _ id: String?, _ name: String?, _ members: [String: PropertyList]
  ) -> Palette? {
    let name = localised(name, members, "names")
    let mood = localised(optionalText(members, "mood"), members, "moods")
    let tags = tags(members)
    let source = optionalText(members, "source")
    let licence = optionalText(members, "licence")
    let (colours, main) = colours(members)
    let combinations = combinations(members, "combinations", main: main)
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

  private mutating func colours(
    _ members: [String: PropertyList]
  ) -> (colours: [NamedColour], main: RGB8?) {
    let elements = requiredElements(members, "colours", of: "colour") ?? []
    var ids: [(index: Int, id: String)] = []
    var names: [(index: Int, name: String)] = []
    let drafts: [Draft?] = down(.key("colours")) { walk in
      elements.enumerated().map { index, value in
        walk.down(.index(index)) { walk in
          guard let members = walk.dictionary(value) else { return nil }
          let id = members["id"] == nil ? nil : walk.id(members)
          let name = walk.localised(walk.requiredText(members, "name"), members, "names")
          let rgb = walk.requiredColour(members, "rgb")
          if let id { ids.append((index, id)) }
          if let name { names.append((index, name.text)) }
          guard let name, let rgb else { return nil }
          return Draft(id: id, name: name, rgb: rgb)
        }
      }
    }
    reportDuplicates(of: ids, in: "colours")
    reportRepeats(of: names, in: "colours", nameKey: "name", rule: .repeatedColourName)
    var taken = Set(ids.map(\.id))
    let colours = drafts.compactMap(\.self).map { draft in
      let made = { Identifier.made(for: draft.name, rgb: draft.rgb) }
      let id = draft.id ?? Identifier.distinct(made(), taken: &taken)
      return NamedColour(id: id, name: draft.name, rgb: draft.rgb)
    }
    return (colours, drafts.first.flatMap(\.self)?.rgb)
  }
}
