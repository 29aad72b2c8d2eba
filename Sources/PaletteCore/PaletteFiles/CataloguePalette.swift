// Palettes of a catalogue as documents.

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
}
