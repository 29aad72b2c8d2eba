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
  public var colours: [Found] { categories.flatMap(\.found) }

  /// All colours of a name, in any language, whatever case, marks and spaces it is written with.
  ///
  /// - Parameter name: The name: `Scarlet`, `绯`, `fēi`, `fei`.
  /// - Returns: The colours in catalogue order.
  public func colours(named name: String) -> [Found] {
    let query = SearchQuery(name)
    return colours.filter { query.rank(of: $0.colour.name) == .exact }
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

extension Category {
  /// Its colours with their addresses, in order.
  var found: [Catalogue.Found] { palettes.flatMap { $0.found(in: self) } }
}

extension Palette {
  /// Its colours with the addresses they have in that category, in order.
  func found(in category: Category) -> [Catalogue.Found] {
    colours.map { colour in
      Catalogue.Found(
        address: Address(category: category.id, palette: id, colour: colour.id), colour: colour)
    }
  }
}
