extension Catalogue {
  /// The colours that a text finds, best first.
  ///
  /// Names count in every language, pinyin and romaji also without marks and spaces; then ids,
  /// addresses, moods, and the palette a colour is in. Linear in the size of the catalogue.
  ///
  /// - Parameter text: A name or mood in any language, a hex code or its beginning, or an id.
  /// - Returns: The colours; equally good ones in catalogue order.
  public func search(_ text: String) -> [Found] {
    let query = SearchQuery(text)
    guard !query.isEmpty else { return [] }
    var results: [(rank: SearchRank, found: Found)] = []
    forEachPalette { palette, place in
      let shared = SearchQuery.better(
        query.rank(ofMood: palette.mood),
        query.rank(ofPalette: palette, at: place).map { _ in .related })
      for colour in palette.colours {
        let address = Address(category: place.category, palette: palette.id, colour: colour.id)
        if let rank = SearchQuery.better(query.rank(ofColour: colour, at: address), shared) {
          results.append((rank, Found(address: address, colour: colour)))
        }
      }
    }
    return Self.ordered(results)
  }

  /// The palettes that a text finds, best first.
  ///
  /// - Parameter text: As for `search(_:)`; here the colours of combinations count too.
  /// - Returns: The palettes; equally good ones in catalogue order.
  public func searchPalettes(_ text: String) -> [FoundPalette] {
    let query = SearchQuery(text)
    guard !query.isEmpty else { return [] }
    var results: [(rank: SearchRank, found: FoundPalette)] = []
    forEachPalette { palette, place in
      let own = SearchQuery.better(
        query.rank(ofPalette: palette, at: place), query.rank(ofMood: palette.mood))
      if let rank = own ?? (query.findsColour(of: palette, at: place) ? .related : nil) {
        results.append((rank, FoundPalette(address: place, palette: palette)))
      }
    }
    return Self.ordered(results)
  }

  private func forEachPalette(_ body: (Palette, Address) -> Void) {
    for category in categories {
      for palette in category.palettes {
        body(palette, Address(category: category.id, palette: palette.id))
      }
    }
  }

  /// The standard library's sort is stable, so that catalogue order decides ties.
  private static func ordered<Result>(_ results: [(rank: SearchRank, found: Result)]) -> [Result] {
    results.sorted { $0.rank < $1.rank }.map(\.found)
  }
}

extension SearchQuery {
  fileprivate func rank(ofPalette palette: Palette, at place: Address) -> SearchRank? {
    Self.better(rank(of: palette.name), rank(ofID: palette.id, at: place))
  }

  fileprivate func rank(ofColour colour: NamedColour, at place: Address) -> SearchRank? {
    Self.better(
      Self.better(rank(of: colour.name), rank(ofID: colour.id, at: place)), rank(of: colour.rgb))
  }

  fileprivate func findsColour(of palette: Palette, at place: Address) -> Bool {
    palette.combinations.contains { $0.colours.contains { rank(of: $0) != nil } }
      || palette.colours.contains { colour in
        let address = Address(category: place.category, palette: palette.id, colour: colour.id)
        return rank(ofColour: colour, at: address) != nil
      }
  }
}
