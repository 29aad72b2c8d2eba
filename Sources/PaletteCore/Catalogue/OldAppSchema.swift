/// The walk through the files of the old app: a list of families, and a file for each family.
extension CatalogueWalk {
  /// A family as `colorList.plist` announces it.
  struct Family {
    let index: Int
    let fileName: String
    let id: String
    let name: String
    let summary: String?
    let detail: String?
  }

  /// The families of a `colorList.plist`.
  mutating func families(_ elements: [PropertyList]) -> [Family] {
    let families: [Family] = elements.enumerated().compactMap { index, value in
      down(.index(index)) { walk in
        guard let members = walk.dictionary(value) else { return nil }
        let fileName = walk.requiredText(members, "plistName")
        let name = walk.requiredText(members, "name")
        let summary = walk.optionalText(members, "descriptionName")
        let detail = walk.optionalText(members, "detail")
        guard let fileName, let name else { return nil }
        // The name is that of a file in the same folder, never a way out of it.
        guard !fileName.contains(where: { "/\\\0".contains($0) }),
          let id = Identifier.made(from: fileName)
        else {
          walk.report(.badFileName, at: .key("plistName"), value: fileName)
          return nil
        }
        return Family(
          index: index, fileName: "\(fileName).plist", id: id, name: name, summary: summary,
          detail: detail)
      }
    }
    reportDuplicates(of: families.map { ($0.index, $0.id) }, in: nil, idKey: "plistName")
    return families
  }

  /// The palettes of a family file: each entry is one named colour with its mood and combinations.
  mutating func entries(_ elements: [PropertyList]) -> [Palette] {
    if elements.isEmpty { report(.emptyArray(of: "colour")) }
    var names: [(index: Int, name: String)] = []
    var taken: Set<String> = []
    let palettes: [Palette] = elements.enumerated().compactMap { index, value in
      down(.index(index)) { walk in
        guard let members = walk.dictionary(value) else { return nil }
        let name = walk.requiredText(members, "colorName")
        if let name { names.append((index, name)) }
        return walk.entry(members, name: name, taken: &taken)
      }
    }
    reportRepeats(of: names, in: nil, nameKey: "colorName", rule: .repeatedPaletteName)
    return palettes
  }

  private mutating func entry(
    _ members: [String: PropertyList], name: String?, taken: inout Set<String>
  ) -> Palette? {
    let main = requiredColour(members, "color")
    let mood = optionalText(members, "colorDescription")
    let combinations = combinations(members, "colors", main: main)
    guard let name, let main else { return nil }
    let text = LocalisedText(name)
    let id = Identifier.distinct(Identifier.made(for: text, rgb: main), taken: &taken)
    return Palette(
      id: id, name: text, mood: mood.map { LocalisedText($0) },
      colours: [NamedColour(id: id, name: text, rgb: main)], combinations: combinations)
  }
}
