// One document from several palettes, and several from one.

extension PaletteDocument {
  /// A document for each group that has colours; one without groups stays as it is.
  public var split: [PaletteDocument] {
    guard hasGroups else { return [self] }
    return groups.filter { !$0.entries.isEmpty }.map { group in
      var alone = group
      alone.name = nil
      return PaletteDocument(
        name: group.name ?? name, comment: comment, columns: columns, groups: [alone])
    }
  }

  /// The document in parts of at most so many colours, numbered where there are several.
  ///
  /// - Parameter most: How many colours a part may have, at least 1; no limit if `nil`.
  /// - Returns: The parts in order; groups stay together only where all fits.
  public func parts(ofAtMost most: Int?) -> [PaletteDocument] {
    let entries = flattenedEntries
    guard let most, entries.count > most else { return [self] }
    return stride(from: 0, to: entries.count, by: most).map { start in
      let part = Array(entries[start..<min(start + most, entries.count)])
      let number = start / most + 1
      return PaletteDocument(
        name: name.map { number == 1 ? $0 : "\($0) \(number)" }, comment: comment,
        columns: columns, groups: [Group(entries: part)])
    }
  }

  /// The document with the combinations of its palettes, each as a group of three.
  public var withCombinations: PaletteDocument {
    var document = self
    document.groups = groups.flatMap { group -> [Group] in
      guard let palette = group.palette, !palette.combinations.isEmpty else { return [group] }
      var own = group
      own.palette = nil
      let title = group.name ?? name
      own.name = title
      let combinations = palette.combinations.enumerated().map { index, combination in
        let number = String(index + 1)
        return Group(
          name: title.map { "\($0) \(number)" } ?? number,
          entries: combination.colours.map { Entry($0.hex, Colour($0)) })
      }
      return [own] + combinations
    }
    return document
  }

  /// Names of files for documents, each another one.
  public struct FileNames {
    private var taken = Identifier.Taken([])

    /// Creates a set of no names.
    public init() {}

    /// The name of a document's file without its ending: its own name in letters that every file
    /// system takes, with a number behind it where that is taken.
    ///
    /// - Parameter document: The document.
    /// - Returns: The name: `[a-z0-9-]+`.
    public mutating func name(of document: PaletteDocument) -> String {
      let id = document.groups.first?.palette?.id
      let name = id ?? document.name.flatMap(Identifier.made(from:)) ?? "palette"
      // File systems have room for 255 bytes, and an ending follows.
      return taken.distinct(String(name.prefix(200)))
    }
  }
}

extension PaletteFormat {
  /// How many colours a part may have of a palette that is cut for the format; `nil` for no limit.
  ///
  /// A theme has none: it takes the colours that it needs out of a whole palette, by their names.
  public var mostInPart: Int? { self == .alacritty || self == .kitty ? nil : facts.maximum }
}
