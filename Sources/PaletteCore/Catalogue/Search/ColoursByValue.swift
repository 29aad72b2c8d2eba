extension Catalogue {
  /// The named colours of just this value, in the catalogue's order.
  ///
  /// - Parameter rgb: The value.
  /// - Returns: Those colours with their addresses; empty if the value has no name.
  /// - Complexity: O(*n*) in the number of colours.
  public func colours(of rgb: RGB8) -> [Found] {
    categories.flatMap { category in
      category.palettes.flatMap { palette in
        palette.colours.lazy.filter { $0.rgb == rgb }.map { colour in
          Found(
            address: Address(category: category.id, palette: palette.id, colour: colour.id),
            colour: colour)
        }
      }
    }
  }
}
