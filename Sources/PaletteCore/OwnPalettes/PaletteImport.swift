extension OwnPalettes {
  /// A palette file to be imported.
  public struct Incoming: Sendable {
    /// What it holds.
    public let document: PaletteDocument
    /// The name of a palette where the document has none: that of its file.
    public let name: String

    /// Creates one.
    ///
    /// - Parameters:
    ///   - document: What the file holds.
    ///   - name: The name of a palette where the document has none; `nil` if the file has none either.
    public init(_ document: PaletteDocument, name: String?) {
      self.document = document
      self.name = name.flatMap(PaletteText.nonemptyLine) ?? "Palette"
    }
  }

  /// The palettes that files become: one each, unless told otherwise.
  ///
  /// - Parameters:
  ///   - files: The files.
  ///   - name: The name of the one palette that all of them become; `my/` before it does not count.
  ///   - isSplit: Whether each group becomes a palette of its own.
  /// - Returns: The palettes; their ids differ, and are those of palettes which they would replace.
  /// - Throws: `emptyName`.
  public func palettes(
    of files: [Incoming], into name: String? = nil, splitting isSplit: Bool = false
  ) throws(OwnPaletteError) -> [Palette] {
    if let name { return [try palette(of: files, named: Self.bareName(name))] }
    let made = files.flatMap { file in
      isSplit
        ? file.document.palettes(named: file.name) : [file.document.palette(named: file.name)]
    }
    return zip(made, ids(for: made)).map { $0.changed(id: $1) }
  }

  private func palette(
    of files: [Incoming], named name: String
  ) throws(OwnPaletteError) -> Palette {
    guard let name = PaletteText.nonemptyLine(name) else { throw .emptyName }
    let whole: Palette
    if files.count == 1 {
      whole = files[0].document.palette(named: name)
    } else {
      let groups = files.flatMap { file in
        file.document.groups.map { group in
          var group = group
          group.name = group.name ?? file.document.name ?? file.name
          return group
        }
      }
      whole = PaletteDocument(name: name, groups: groups).palette(named: name)
    }
    let id = Identifier.made(from: name)
    // The name in all languages, where it is the one that was typed.
    let isSaid = id != nil && Identifier.made(from: whole.name.text) == id
    let named = whole.changed(
      id: id ?? Palette.idWithoutName, name: isSaid ? whole.name : LocalisedText(name))
    return named.changed(id: ids(for: [named])[0])
  }

  /// The ids of palettes to be added, all different.
  ///
  /// A palette whose name leaves no id is told from others by its name: it has the id of the palette
  /// that is called so, or a new one.
  ///
  /// - Parameter new: The palettes.
  /// - Returns: An id for each.
  func ids(for new: [Palette]) -> [String] {
    var named = Identifier.Taken([])
    let ids = new.map { $0.hasIDWithoutName ? nil : named.distinct($0.id) }
    let taken = Set(ids.compactMap(\.self))
    var old = Dictionary(
      palettes.filter { !taken.contains($0.id) }.map { ($0.name.text, $0.id) },
      uniquingKeysWith: { first, _ in first })
    var free = Identifier.Taken(taken.union(palettes.map(\.id)))
    return zip(new, ids).map { palette, id in
      id ?? old.removeValue(forKey: palette.name.text) ?? free.distinct(Palette.idWithoutName)
    }
  }
}

extension Palette {
  /// Whether its name left no id.
  fileprivate var hasIDWithoutName: Bool {
    id == Self.idWithoutName && Identifier.made(from: name.text) == nil
  }
}
