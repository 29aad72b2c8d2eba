extension Catalogue {
  /// The colours that a text finds, best first: for a single search.
  ///
  /// Many searches are quicker with one `SearchIndex`.
  ///
  /// - Parameters:
  ///   - text: A name or mood in any language, an id, an address, a colour, or the beginning of a hex
  ///     code.
  ///   - count: How many to give at most.
  /// - Returns: The colours with their addresses; equally good ones in catalogue order.
  /// - Complexity: O(*n*) in the number of names, to make the index.
  public func search(_ text: String, count: Int = SearchIndex.nearestCount) -> [Found] {
    let index = SearchIndex(self)
    return index.colours(for: text, count: count).map { index.colours[$0] }
  }
}

extension SearchIndex {
  /// How many of the nearest colours a search gives unless told otherwise.
  public static let nearestCount = 20

  /// The colours that a text finds, best first.
  ///
  /// Names count in every language, pinyin and romaji also without marks and spaces; then ids, moods,
  /// and the names of the palette and category a colour is in, so that `slate 500` finds
  /// `tailwind/slate/500`. A text that is a colour and no name finds the nearest colours. Where
  /// nothing else is found, small errors of typing are forgiven.
  ///
  /// - Parameters:
  ///   - text: A name or mood in any language, an id, an address, a colour, or the beginning of a hex
  ///     code.
  ///   - count: How many to give at most; where it is `nil`, all of a name and `nearestCount` of a
  ///     colour.
  /// - Returns: Places in `colours`; equally good ones in catalogue order.
  public func colours(for text: String, count: Int? = nil) -> [Int] {
    let query = SearchQuery(text)
    let most = max(0, count ?? .max)
    guard !query.isEmpty else { return [] }
    let begun = query.hex.map(colours(beginningWith:)) ?? []
    if query.hex?.isMarked != true {
      let ranks = ranks(of: query).colours
      if ranks.contains(where: { $0 != .none }) {
        return Array(ranks.order(placing: begun, at: .hexPrefix).prefix(most))
      }
    }
    if let colour = query.colour {
      let search = Catalogue.NearestSearch(among: colours, asked: .once)
      let near = search.matches(for: colour, count: count ?? Self.nearestCount).map(\.index)
      return Array(near.followed(by: begun).prefix(most))
    }
    guard begun.isEmpty, let corrected = corrected(query) else { return Array(begun.prefix(most)) }
    return Array(ranks(of: corrected).colours.order().prefix(most))
  }

  /// The palettes that a text finds, best first.
  ///
  /// - Parameter text: As for `colours(for:count:)`; here tags count too, and the colours of
  ///   combinations.
  /// - Returns: The palettes; equally good ones in catalogue order.
  public func palettes(for text: String) -> Catalogue.Palettes {
    palettes.chosen(palettePlaces(for: SearchQuery(text)))
  }

  private func palettePlaces(for query: SearchQuery) -> [Int] {
    guard !query.isEmpty else { return [] }
    let begun = query.hex.map(palettes(withColourBeginningWith:)) ?? []
    if query.hex?.isMarked != true {
      let ranks = ranks(of: query).palettes
      if ranks.contains(where: { $0 != .none }) {
        return ranks.order(placing: begun, at: .hexPrefix)
      }
    }
    if let colour = query.colour {
      let near = palettes.near(colour)
      return near.followed(by: begun)
    }
    guard begun.isEmpty, let corrected = corrected(query) else { return begun }
    return ranks(of: corrected).palettes.order()
  }

  private func colours(beginningWith digits: HexDigits) -> [Int] {
    colours.values.enumerated().filter { digits.begin($0.element) }.map(\.offset)
  }

  private func palettes(withColourBeginningWith digits: HexDigits) -> [Int] {
    palettes.indices.filter { palettes.values(at: $0).contains(where: digits.begin) }
  }
}

extension [Int] {
  /// These, then those others that are not among them.
  fileprivate func followed(by others: [Int]) -> [Int] {
    let own = Set(self)
    return self + others.filter { !own.contains($0) }
  }
}
