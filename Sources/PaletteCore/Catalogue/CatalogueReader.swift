/// What reading a catalogue file gave: the catalogue, and everything that is wrong with the file.
public struct CatalogueReading: Equatable, Sendable {
  /// The catalogue; `nil` if a problem is an error.
  public let catalogue: Catalogue?
  /// All problems, in the order of the file.
  public let problems: [CatalogueProblem]
}

/// Reads catalogue files: our own schema, and the old app's.
///
/// It is handed bytes; reading files is for the edge of the program.
public enum CatalogueReader {
  /// Reads a catalogue file.
  ///
  /// - Parameters:
  ///   - bytes: The whole file: an XML, binary or old-style property list.
  ///   - file: The name to report problems under; of an old family file also its category's id.
  ///   - requirements: What must be there beyond the schema.
  ///   - sibling: The bytes of a file in the same folder, by its name, or `nil` if there is none;
  ///     asked only for the families that a `colorList.plist` names.
  /// - Returns: The catalogue and the problems.
  public static func read(
    _ bytes: [UInt8], file: String, requirements: Requirements = .schema,
    sibling: (String) -> [UInt8]? = { _ in nil }
  ) -> CatalogueReading {
    let (root, format): (PropertyList, PropertyList.Format)
    do {
      (root, format) = try PropertyListReader.read(bytes)
    } catch {
      return failure(CatalogueProblem(file: file, rule: rule(for: error)))
    }
    var walk = CatalogueWalk(file: file, isOldStyle: format == .oldStyle)
    switch (root, shape(of: root)) {
    case (.dictionary(let members), _):
      return reading(walk.catalogue(members, requirements: requirements), walk.problems)
    case (.array(let elements), .familyList):
      return read(walk.families(elements), walk: &walk, sibling: sibling)
    case (.array(let elements), .family):
      let category = category(named: lastComponent(file), palettes: walk.entries(elements))
      return reading(Catalogue(categories: [category]), walk.problems)
    default:
      return failure(CatalogueProblem(file: file, value: root.found, rule: .unknownShape))
    }
  }

  /// Reads a folder in the old app's shape, or one that holds a `palettes.plist`.
  ///
  /// - Parameters:
  ///   - folder: The folder's name, to report problems under.
  ///   - contents: The bytes of a file in the folder, by its name, or `nil` if there is none.
  /// - Returns: The catalogue and the problems.
  public static func read(
    folder: String, contents: (String) -> [UInt8]?
  ) -> CatalogueReading {
    for name in ["colorList.plist", "palettes.plist"] {
      if let bytes = contents(name) {
        return read(bytes, file: joined(folder, name), sibling: contents)
      }
    }
    return failure(CatalogueProblem(file: folder, rule: .noColourList))
  }

  /// What a catalogue must have beyond the schema.
  public enum Requirements: Sendable {
    /// Nothing more.
    case schema
    /// `source` and `licence` in every category, as the bundled catalogue has.
    case provenance
  }

  private enum Shape {
    case familyList, family, other
  }

  /// What an array is, by the first of its dictionaries that tells.
  private static func shape(of root: PropertyList) -> Shape {
    guard case .array(let elements) = root else { return .other }
    for case .dictionary(let members) in elements {
      if members["plistName"] != nil { return .familyList }
      if members["color"] != nil || members["colorName"] != nil { return .family }
    }
    return .other
  }

  private static func read(
    _ families: [CatalogueWalk.Family], walk: inout CatalogueWalk, sibling: (String) -> [UInt8]?
  ) -> CatalogueReading {
    let folder = walk.file.dropLast(lastComponent(walk.file).count)
    let categories = families.map { family in
      let palettes = palettes(of: family, folder: folder, walk: &walk, sibling: sibling)
      return Category(
        id: family.id, name: LocalisedText(family.name),
        summary: family.summary.map { LocalisedText($0) },
        detail: family.detail.map { LocalisedText($0) }, palettes: palettes)
    }
    return reading(Catalogue(categories: categories), walk.problems)
  }

  private static func palettes(
    of family: CatalogueWalk.Family, folder: Substring, walk: inout CatalogueWalk,
    sibling: (String) -> [UInt8]?
  ) -> [Palette] {
    guard let bytes = sibling(family.fileName) else {
      walk.down(.index(family.index)) { walk in
        walk.report(.fileMissing, at: .key("plistName"), value: family.fileName)
      }
      return []
    }
    let file = String(folder) + family.fileName
    do {
      let (root, format) = try PropertyListReader.read(bytes)
      var entries = CatalogueWalk(file: file, isOldStyle: format == .oldStyle)
      guard case .array(let elements) = root else {
        walk.adopt([
          CatalogueProblem(
            file: file, value: root.kind, rule: .wrongType(expected: "an array of colours"))
        ])
        return []
      }
      let palettes = entries.entries(elements)
      walk.adopt(entries.problems)
      return palettes
    } catch {
      walk.adopt([CatalogueProblem(file: file, rule: rule(for: error))])
      return []
    }
  }

  /// The category of a family file that is read alone, named after the file.
  private static func category(named file: Substring, palettes: [Palette]) -> Category {
    let name = String(file.hasSuffix(".plist") ? file.dropLast(6) : file)
    return Category(
      id: Identifier.made(from: name) ?? "colours", name: LocalisedText(name), palettes: palettes)
  }

  private static func rule(for error: PropertyListError) -> CatalogueRule {
    switch error {
    case .empty: .empty
    case .notUTF8: .notUTF8
    case .tooDeep: .tooDeep(limit: PropertyListReader.maximumDepth)
    case .malformed(let reason): .notAPropertyList(reason)
    }
  }

  private static func reading(
    _ catalogue: Catalogue, _ problems: [CatalogueProblem]
  ) -> CatalogueReading {
    let isUsable = problems.allSatisfy { $0.severity == .warning }
    return CatalogueReading(catalogue: isUsable ? catalogue : nil, problems: problems)
  }

  private static func failure(_ problem: CatalogueProblem) -> CatalogueReading {
    CatalogueReading(catalogue: nil, problems: [problem])
  }

  private static func lastComponent(_ file: String) -> Substring {
    file.lastIndex(of: "/").map { file[file.index(after: $0)...] } ?? file[...]
  }

  private static func joined(_ folder: String, _ name: String) -> String {
    folder.isEmpty || folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }
}
