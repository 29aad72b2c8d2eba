extension Catalogue {
  /// What stands at an address.
  public enum Entry: Equatable, Sendable {
    /// A category.
    case category(Category)
    /// A palette and the category it is in.
    case palette(Palette, in: Category)
    /// A colour, the palette it is in, and the category of that.
    case colour(NamedColour, in: Palette, of: Category)
  }

  /// A colour with its address.
  public struct Found: Equatable, Sendable {
    /// Where the colour stands.
    public let address: Address
    /// The colour.
    public let colour: NamedColour
  }

  /// A palette with its address.
  public struct FoundPalette: Equatable, Sendable {
    /// Where the palette stands.
    public let address: Address
    /// The palette.
    public let palette: Palette
  }

  /// A colour of the catalogue and how far it is from another.
  public struct Neighbour: Equatable, Sendable {
    /// The colour with its address.
    public let found: Found
    /// The difference, ΔE OK.
    public let difference: Double
  }

  /// What stands at an address.
  ///
  /// - Parameter address: The address of a category, a palette or a colour.
  /// - Returns: What stands there, or `nil`.
  public func find(_ address: Address) -> Entry? {
    guard let category = categories.first(where: { $0.id == address.category }) else { return nil }
    guard let paletteID = address.palette else { return .category(category) }
    guard let palette = category.palettes.first(where: { $0.id == paletteID }) else { return nil }
    guard let colourID = address.colour else { return .palette(palette, in: category) }
    guard let colour = palette.colours.first(where: { $0.id == colourID }) else { return nil }
    return .colour(colour, in: palette, of: category)
  }
}

extension Catalogue {
  /// All colours of a name, in any language, whatever case, marks and spaces it is written with.
  ///
  /// - Parameter name: The name: `Scarlet`, `绯`, `fēi`, `fei`.
  /// - Returns: The colours in catalogue order.
  public func colours(named name: String) -> [Found] { [] }

  /// The colours that a text finds, best first.
  ///
  /// - Parameter text: A name or mood in any language, a hex code or its beginning, or an id.
  /// - Returns: The colours; equally good ones in catalogue order.
  public func search(_ text: String) -> [Found] { [] }

  /// The palettes that a text finds, best first.
  ///
  /// - Parameter text: As for `search(_:)`.
  /// - Returns: The palettes; equally good ones in catalogue order.
  public func searchPalettes(_ text: String) -> [FoundPalette] { [] }

  /// Names and addresses that are written much like a text which names nothing.
  ///
  /// - Parameters:
  ///   - text: What was asked for.
  ///   - count: How many to give at most.
  /// - Returns: The most alike first.
  public func suggestions(for text: String, count: Int = 3) -> [String] { [] }

  /// The named colours nearest to a colour, by ΔE OK.
  ///
  /// - Parameters:
  ///   - rgb: The colour.
  ///   - count: How many to give at most.
  /// - Returns: The nearest first; equally near ones in catalogue order.
  public func nearest(to rgb: RGB8, count: Int) -> [Neighbour] { [] }

  /// The catalogue with a user's categories: one with an id that is taken takes its place, and is
  /// reported; others follow.
  ///
  /// - Parameters:
  ///   - user: The user's catalogue.
  ///   - file: The file it comes from, to report under.
  /// - Returns: The catalogue of both, and a warning for each category replaced.
  public func merging(
    _ user: Catalogue, from file: String
  ) -> (catalogue: Catalogue, problems: [CatalogueProblem]) { (self, []) }
}

extension [CatalogueProblem] {
  /// The counts of warnings by rule in one sentence, or `nil` if there are none.
  public var warningSummary: String? { nil }
}
