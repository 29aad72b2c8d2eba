/// What reading a catalogue file gave: its categories, and everything that is wrong with the file.
public struct CatalogueReading: Equatable, Sendable {
  /// The categories; `nil` if a problem is an error.
  public let categories: [Category]?
  /// All problems, file by file.
  public let problems: [CatalogueProblem]

  /// The catalogue of the categories; `nil` if a problem is an error.
  ///
  /// - Complexity: O(*n*) in the number of colours, each time.
  public var catalogue: Catalogue? { categories.map { Catalogue(categories: $0) } }
}

/// Reads catalogue files: our own schema, and the old app's.
///
/// It is handed bytes; reading files is for the edge of the program.
public enum CatalogueReader {
  /// How large a file may be.
  public static var maximumMebibytes: Int { PropertyListReader.maximumMebibytes }

  /// Reads a catalogue file that stands alone.
  ///
  /// - Parameters:
  ///   - bytes: The whole file: an XML, binary or old-style property list.
  ///   - file: The name to report problems under; of an old family file also its category's id.
  ///   - requirements: What must be there beyond the schema.
  /// - Returns: The catalogue and the problems.
  public static func read(
    _ bytes: [UInt8], file: String, requirements: Requirements = .schema
  ) -> CatalogueReading {
    read(bytes, file: file, requirements: requirements) { _ in nil }
  }

  /// Reads a catalogue file that others may lie beside.
  ///
  /// - Parameters:
  ///   - bytes: The whole file: an XML, binary or old-style property list.
  ///   - file: The name to report problems under; of an old family file also its category's id.
  ///   - requirements: What must be there beyond the schema.
  ///   - sibling: The bytes of a file in the same folder, by its name, or `nil` if there is none;
  ///     asked only for the families that a `colorList.plist` names.
  /// - Returns: The catalogue and the problems.
  /// - Throws: What `sibling` throws.
  public static func read(
    _ bytes: [UInt8], file: String, requirements: Requirements = .schema,
    sibling: (String) throws -> [UInt8]?
  ) rethrows -> CatalogueReading {
    let list: PropertyList
    do {
      list = try PropertyListReader.read(bytes)
    } catch {
      return failure(problem(with: file, error))
    }
    var walk = CatalogueWalk(file: file, list: list)
    switch shape(of: list) {
    case .catalogue:
      let categories = walk.categories(PropertyList.root, requirements: requirements)
      return reading(categories, walk.problems)
    case .familyList: return try read(walk.families(PropertyList.root), walk: &walk, sibling)
    case .family:
      let palettes = walk.entries(PropertyList.root)
      let category = category(named: lastComponent(file), palettes: palettes)
      return reading([category], walk.problems)
    case .other:
      walk.report(.unknownShape, at: PropertyList.root, value: list.found(PropertyList.root))
      return CatalogueReading(categories: nil, problems: walk.problems)
    }
  }

  /// Reads a folder in the old app's shape, or one that holds a `palettes.plist`.
  ///
  /// - Parameters:
  ///   - folder: The folder's name, to report problems under.
  ///   - contents: The bytes of a file in the folder, by its name, or `nil` if there is none.
  /// - Returns: The catalogue and the problems.
  /// - Throws: What `contents` throws.
  public static func read(
    folder: String, contents: (String) throws -> [UInt8]?
  ) rethrows -> CatalogueReading {
    for name in ["colorList.plist", "palettes.plist"] {
      if let bytes = try contents(name) {
        return try read(bytes, file: joined(folder, name), sibling: contents)
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
    case catalogue, familyList, family, other
  }

  /// What a list is: a dictionary is a catalogue, an array what the first of its dictionaries tells.
  private static func shape(of list: PropertyList) -> Shape {
    switch list.kind(PropertyList.root) {
    case .dictionary: return .catalogue
    case .array:
      for node in list.children(of: PropertyList.root) where list.kind(node) == .dictionary {
        if list.value(of: "plistName", in: node) != nil { return .familyList }
        let keys: [StaticString] = ["color", "colorName"]
        if keys.contains(where: { list.value(of: $0, in: node) != nil }) { return .family }
      }
      return .other
    default: return .other
    }
  }

  private static func read(
    _ families: [CatalogueWalk.Family], walk: inout CatalogueWalk,
    _ sibling: (String) throws -> [UInt8]?
  ) rethrows -> CatalogueReading {
    let folder = walk.file.dropLast(lastComponent(walk.file).count)
    var problems: [CatalogueProblem] = []
    var categories: [Category] = []
    for family in families {
      guard let bytes = try sibling(family.fileName) else {
        walk.reportMissingFile(of: family)
        continue
      }
      let (palettes, found) = palettes(of: bytes, file: String(folder) + family.fileName)
      problems += found
      categories.append(
        Category(
          id: family.id, name: LocalisedText(family.name),
          summary: family.summary.map { LocalisedText($0) },
          detail: family.detail.map { LocalisedText($0) }, palettes: palettes))
    }
    return reading(categories, walk.problems + problems)
  }

  private static func palettes(
    of bytes: [UInt8], file: String
  ) -> (palettes: [Palette], problems: [CatalogueProblem]) {
    do {
      let list = try PropertyListReader.read(bytes)
      var walk = CatalogueWalk(file: file, list: list)
      guard list.kind(PropertyList.root) == .array else {
        walk.report(
          .wrongType(expected: "an array of colours"), at: PropertyList.root,
          value: list.described(PropertyList.root))
        return ([], walk.problems)
      }
      let palettes = walk.entries(PropertyList.root)
      return (palettes, walk.problems)
    } catch {
      return ([], [problem(with: file, error)])
    }
  }

  /// The category of a family file that is read alone, named after the file.
  private static func category(named file: Substring, palettes: [Palette]) -> Category {
    let name = String(file.hasSuffix(".plist") ? file.dropLast(6) : file)
    return Category(
      id: Identifier.made(from: name) ?? "colours", name: LocalisedText(name), palettes: palettes)
  }

  private static func problem(
    with file: String, _ error: PropertyListError
  ) -> CatalogueProblem {
    CatalogueProblem(
      file: file, line: error.place?.line, column: error.place?.column,
      rule: .notAPropertyList(error.reason.description))
  }

  private static func reading(
    _ categories: [Category], _ problems: [CatalogueProblem]
  ) -> CatalogueReading {
    let isUsable = problems.allSatisfy { $0.severity == .warning }
    return CatalogueReading(categories: isUsable ? categories : nil, problems: problems)
  }

  private static func failure(_ problem: CatalogueProblem) -> CatalogueReading {
    CatalogueReading(categories: nil, problems: [problem])
  }

  private static func lastComponent(_ file: String) -> Substring {
    file.lastIndex(of: "/").map { file[file.index(after: $0)...] } ?? file[...]
  }

  private static func joined(_ folder: String, _ name: String) -> String {
    folder.isEmpty || folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }
}
