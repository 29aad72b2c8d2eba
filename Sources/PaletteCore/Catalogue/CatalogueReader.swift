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
    CatalogueReading(catalogue: nil, problems: [])
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
    CatalogueReading(catalogue: nil, problems: [])
  }

  /// What a catalogue must have beyond the schema.
  public enum Requirements: Sendable {
    /// Nothing more.
    case schema
    /// `source` and `licence` in every category, as the bundled catalogue has.
    case provenance
  }
}
