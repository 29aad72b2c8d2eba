/// The walk through the files of the old app: a list of families, and a file for each family.
extension CatalogueWalk {
  /// A family as `colorList.plist` announces it.
  struct Family {
    /// Its entry in the list.
    let node: Int
    let fileName: String
    let id: String
    let name: String
    let summary: String?
    let detail: String?
  }

  /// The families of a `colorList.plist`, each id once.
  mutating func families(_ array: Int) -> [Family] {
    var ids = NameCheck(rule: .duplicateID, expecting: list.count(array))
    let families: [Family] = list.children(of: array).compactMap { node in
      guard isDictionary(node), let family = family(node) else { return nil }
      let name = list.value(of: "plistName", in: node) ?? node
      return ids.add(family.id, at: name) ? family : nil
    }
    report(ids)
    return families
  }

  private mutating func family(_ node: Int) -> Family? {
    let fileName = requiredText(node, "plistName")
    let name = requiredText(node, "name")
    let summary = optionalText(node, "descriptionName")
    let detail = optionalText(node, "detail")
    guard let fileName, let name else { return nil }
    // The name is that of a file in the same folder, never a way out of it.
    guard !fileName.contains(where: { "/\\\0".contains($0) }),
      let id = Identifier.made(from: fileName)
    else {
      report(.badFileName, at: list.value(of: "plistName", in: node) ?? node, value: fileName)
      return nil
    }
    return Family(
      node: node, fileName: "\(fileName).plist", id: id, name: name, summary: summary,
      detail: detail)
  }

  /// Reports that the file of a family is missing.
  mutating func reportMissingFile(of family: Family) {
    let node = list.value(of: "plistName", in: family.node) ?? family.node
    report(.fileMissing, at: node, value: family.fileName)
  }

  /// The palettes of a family file: each entry is one named colour with its mood and combinations.
  mutating func entries(_ array: Int) -> [Palette] {
    if list.count(array) == 0 { report(.emptyArray(of: "colour"), at: array) }
    var names = NameCheck(rule: .repeatedPaletteName, expecting: list.count(array))
    var taken = Identifier.Taken([])
    let palettes: [Palette] = list.children(of: array).compactMap { node in
      guard isDictionary(node) else { return nil }
      let name = name(node, "colorName", among: &names)
      return entry(node, name: name, taken: &taken)
    }
    report(names)
    return palettes
  }

  private mutating func entry(
    _ node: Int, name: String?, taken: inout Identifier.Taken
  ) -> Palette? {
    let main = requiredColour(node, "color")
    let mood = optionalText(node, "colorDescription")
    let combinations = combinations(node, "colors", main: main)
    guard let name, let main else { return nil }
    let text = LocalisedText(name)
    let id = taken.distinct(Identifier.made(for: text, rgb: main))
    return Palette(
      id: id, name: text, mood: mood.map { LocalisedText($0) },
      colours: [NamedColour(id: id, name: text, rgb: main)], combinations: combinations)
  }
}
