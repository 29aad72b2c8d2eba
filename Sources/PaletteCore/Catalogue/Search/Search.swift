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
  /// What a search found.
  public struct Answer<Found: Sendable>: Sendable {
    /// What was found, best first.
    public let found: Found
    /// Whether nothing is called as was typed, so that this is what is written much like it.
    public let isCorrected: Bool

    init(_ found: Found, isCorrected: Bool = false) {
      (self.found, self.isCorrected) = (found, isCorrected)
    }
  }

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
    colourAnswer(to: text, count: count).found
  }

  /// The colours that a text finds, as `colours(for:count:)` gives them, and whether it is called so.
  ///
  /// - Parameters:
  ///   - text: What to look for.
  ///   - count: How many to give at most.
  /// - Returns: Places in `colours`.
  public func colourAnswer(to text: String, count: Int? = nil) -> Answer<[Int]> {
    let query = SearchQuery(text)
    let most = max(0, count ?? .max)
    guard !query.isEmpty else { return Answer([]) }
    let begun = query.hex.map(colours(beginningWith:)) ?? []
    if query.hex?.isMarked != true, let ranks = firstRanks(of: text, { $0.colours }) {
      return Answer(Array(ranks.order(placing: begun, at: .hexPrefix).prefix(most)))
    }
    if let colour = query.colour {
      let search = Catalogue.NearestSearch(among: colours, asked: .once)
      let near = search.matches(for: colour, count: count ?? Self.nearestCount).map(\.index)
      return Answer(Array(near.followed(by: begun).prefix(most)))
    }
    guard begun.isEmpty, let corrected = corrected(query) else {
      return Answer(Array(begun.prefix(most)))
    }
    return Answer(Array(ranks(of: corrected).colours.order().prefix(most)), isCorrected: true)
  }

  /// The palettes that a text finds, best first.
  ///
  /// - Parameter text: As for `colours(for:count:)`; here tags count too, and the colours of
  ///   combinations.
  /// - Returns: The palettes; equally good ones in catalogue order.
  public func palettes(for text: String) -> Catalogue.Palettes { paletteAnswer(to: text).found }

  /// The palettes that a text finds, as `palettes(for:)` gives them, and whether they are called so.
  ///
  /// - Parameter text: What to look for.
  /// - Returns: The palettes.
  public func paletteAnswer(to text: String) -> Answer<Catalogue.Palettes> {
    let answer = palettePlaces(for: text)
    return Answer(palettes.chosen(answer.found), isCorrected: answer.isCorrected)
  }

  private func palettePlaces(for text: String) -> Answer<[Int]> {
    let query = SearchQuery(text)
    guard !query.isEmpty else { return Answer([]) }
    let begun = query.hex.map(palettes(withColourBeginningWith:)) ?? []
    if query.hex?.isMarked != true, let ranks = firstRanks(of: text, { $0.palettes }) {
      return Answer(ranks.order(placing: begun, at: .hexPrefix))
    }
    if let colour = query.colour {
      let near = palettes.near(colour)
      return Answer(near.followed(by: begun))
    }
    guard begun.isEmpty, let corrected = corrected(query) else { return Answer(begun) }
    return Answer(ranks(of: corrected).palettes.order(), isCorrected: true)
  }

  /// How well each thing fits the first reading of a text that anything fits, `nil` if none does.
  private func firstRanks(
    of text: String, _ things: ((colours: [SearchOrder], palettes: [SearchOrder])) -> [SearchOrder]
  ) -> [SearchOrder]? {
    for reading in SearchQuery.readings(of: text) {
      let ranks = things(ranks(of: reading))
      if ranks.contains(where: { $0 != .none }) { return ranks }
    }
    return nil
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
