// Palettes of a catalogue as documents, and documents as palettes.

extension PaletteDocument.Group {
  /// Creates a group of a catalogue's palette.
  ///
  /// - Parameters:
  ///   - palette: The palette.
  ///   - language: The language of the names.
  public init(_ palette: Palette, in language: Language) {
    self.init(
      name: palette.name.text(in: language),
      entries: palette.colours.map {
        PaletteDocument.Entry($0.name.text(in: language), Colour($0.rgb))
      },
      palette: palette)
  }

  /// The palette that the group was made from, as long as its colours are still the palette's.
  fileprivate var origin: Palette? {
    guard let palette, palette.colours.count == entries.count,
      zip(palette.colours, entries).allSatisfy({ $0.rgb == $1.colour.rgb8 })
    else { return nil }
    return palette
  }

  /// The group as a palette: the one that it was made from, or a new one.
  ///
  /// - Parameter name: The name of a new one; one line, not empty.
  /// - Returns: The palette.
  fileprivate func palette(named name: String) -> Palette {
    if let origin { return origin }
    var ids = Identifier.Taken([])
    let colours = entries.map { entry in
      let rgb = entry.colour.rgb8
      let name = LocalisedText(entry.line ?? rgb.hex)
      return NamedColour(
        id: ids.distinct(Identifier.made(for: name, rgb: rgb)), name: name, rgb: rgb)
    }
    return Palette(id: Palette.id(made: name), name: LocalisedText(name), colours: colours)
  }
}

extension PaletteDocument.Entry {
  /// The name on one line; `nil` if nothing of it is left.
  fileprivate var line: String? { name.flatMap(PaletteText.nonemptyLine) }
}

extension PaletteText {
  /// A text on one line; `nil` if nothing of it is left.
  static func nonemptyLine(_ text: String) -> String? {
    let line = line(text)
    return line.isEmpty ? nil : line
  }
}

extension Palette {
  /// The id of a palette of which a name leaves nothing.
  static let idWithoutName = "palette"

  /// The id made from a palette's name.
  static func id(made name: String) -> String { Identifier.made(from: name) ?? idWithoutName }
}

extension PaletteDocument {
  /// Creates a document of one palette of a catalogue: its colours are in no group.
  ///
  /// - Parameters:
  ///   - palette: The palette.
  ///   - language: The language of the names.
  public init(_ palette: Palette, in language: Language) {
    var group = Group(palette, in: language)
    let name = group.name
    group.name = nil
    self.init(name: name, groups: [group])
  }

  /// Creates a document of several palettes of a catalogue, a group for each.
  ///
  /// - Parameters:
  ///   - palettes: The palettes in order.
  ///   - name: The name of the whole.
  ///   - language: The language of the names.
  public init(_ palettes: [Palette], named name: String?, in language: Language) {
    self.init(name: name, groups: palettes.map { Group($0, in: language) })
  }

  /// The groups as palettes of a catalogue, their ids distinct.
  ///
  /// A group that was made from a palette becomes that one again, with all that it has; others get an
  /// id made from their name.
  ///
  /// - Parameter fallback: The name of a group without one, where the document has none either.
  /// - Returns: A palette for each group that has colours.
  public func palettes(named fallback: String) -> [Palette] {
    var ids = Identifier.Taken([])
    return groups.filter { !$0.entries.isEmpty }.map { group in
      let name = (group.name ?? name).flatMap(PaletteText.nonemptyLine) ?? fallback
      let palette = group.palette(named: name)
      return palette.changed(id: ids.distinct(palette.id))
    }
  }

  /// All colours as one palette of a catalogue.
  ///
  /// Of several groups the name of each goes before those of its colours.
  ///
  /// - Parameter fallback: The name of the palette, where nothing in the document has one.
  /// - Returns: The palette; its id is made from its name, unless it is a catalogue's palette again.
  public func palette(named fallback: String) -> Palette {
    let groups = groups.filter { !$0.entries.isEmpty }
    let only = groups.count == 1 ? groups[0].name : nil
    let name = (name ?? only).flatMap(PaletteText.nonemptyLine) ?? fallback
    if groups.count == 1 { return groups[0].palette(named: name) }
    let parts = groups.map { group in
      let title = group.name.flatMap(PaletteText.nonemptyLine)
      return (title, group.palette(named: title ?? name))
    }
    return Palette(joining: parts, named: name)
  }
}

extension Palette {
  /// One palette of several, which keeps what all of them can share.
  ///
  /// - Parameters:
  ///   - parts: The palettes, each with the title to put before the names of its colours.
  ///   - name: The name of the whole.
  fileprivate init(joining parts: [(title: String?, palette: Palette)], named name: String) {
    var ids = Identifier.Taken([])
    let colours = parts.flatMap { title, palette in
      palette.colours.map { colour in
        let name = title.map { colour.name.behind($0, palette.name) } ?? colour.name
        return NamedColour(
          id: ids.distinct(Identifier.made(for: name, rgb: colour.rgb)), name: name,
          rgb: colour.rgb)
      }
    }
    func shared<Value: Equatable>(_ value: (Palette) -> Value?) -> Value? {
      guard let first = parts.first.flatMap({ value($0.palette) }) else { return nil }
      return parts.allSatisfy { value($0.palette) == first } ? first : nil
    }
    self.init(
      id: Self.id(made: name), name: LocalisedText(name), tags: shared(\.tags) ?? [],
      source: shared(\.source), licence: shared(\.licence), colours: colours,
      combinations: parts.flatMap(\.palette.combinations))
  }

  /// The palette with another id, name or other colours.
  func changed(
    id: String? = nil, name: LocalisedText? = nil, colours: [NamedColour]? = nil
  ) -> Palette {
    Palette(
      id: id ?? self.id, name: name ?? self.name, mood: mood, tags: tags, source: source,
      licence: licence, colours: colours ?? self.colours, combinations: combinations)
  }
}

extension LocalisedText {
  /// The text behind a title, in each language that both of them have; said once where they are equal.
  fileprivate func behind(_ title: String, _ titles: LocalisedText) -> LocalisedText {
    func joined(_ title: String, _ text: String) -> String {
      title == text ? title : "\(title) \(text)"
    }
    return LocalisedText(
      joined(title, text),
      translations: translations.compactMap { translation in
        titles[translation.language].map { title in
          Translation(language: translation.language, text: joined(title, translation.text))
        }
      })
  }
}
