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
  /// All named colours with their addresses, in catalogue order.
  public var colours: [Found] {
    categories.flatMap { category in
      category.palettes.flatMap { palette in
        palette.colours.map { colour in
          Found(
            address: Address(category: category.id, palette: palette.id, colour: colour.id),
            colour: colour)
        }
      }
    }
  }

  /// All colours of a name, in any language, whatever case, marks and spaces it is written with.
  ///
  /// - Parameter name: The name: `Scarlet`, `绯`, `fēi`, `fei`.
  /// - Returns: The colours in catalogue order.
  public func colours(named name: String) -> [Found] {
    let query = SearchQuery(name)
    return colours.filter { query.rank(of: $0.colour.name) == .exact }
  }

  /// The named colours nearest to a colour, by ΔE OK.
  ///
  /// - Parameters:
  ///   - rgb: The colour.
  ///   - count: How many to give at most.
  /// - Returns: The nearest first; equally near ones in catalogue order.
  public func nearest(to rgb: RGB8, count: Int) -> [Neighbour] {
    let colours = colours
    return NearestColours(among: colours.map(\.colour.rgb)).matches(for: rgb, count: count)
      .map { Neighbour(found: colours[$0.index], difference: $0.difference) }
  }

  /// The catalogue with a user's categories: one with an id that is taken takes its place, and is
  /// reported; others follow.
  ///
  /// - Parameters:
  ///   - user: The user's catalogue.
  ///   - file: The file it comes from, to report under.
  /// - Returns: The catalogue of both, and a warning for each category replaced.
  public func merging(
    _ user: Catalogue, from file: String
  ) -> (catalogue: Catalogue, problems: [CatalogueProblem]) {
    var merged = categories
    var problems: [CatalogueProblem] = []
    for category in user.categories {
      if let index = merged.firstIndex(where: { $0.id == category.id }) {
        merged[index] = category
        problems.append(CatalogueProblem(file: file, value: category.id, rule: .replacesCategory))
      } else {
        merged.append(category)
      }
    }
    return (Catalogue(categories: merged), problems)
  }
}
