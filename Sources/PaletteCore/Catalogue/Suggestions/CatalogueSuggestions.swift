extension Catalogue {
  /// Names and addresses that are written much like a text which names nothing: for a single text.
  ///
  /// - Parameters:
  ///   - text: What was asked for.
  ///   - names: More names to choose from.
  ///   - count: How many to give at most.
  /// - Returns: The most alike first.
  public func suggestions(for text: String, also names: [String] = [], count: Int = 3) -> [String] {
    CatalogueSuggestions(self, also: names).suggestions(for: text, count: count)
  }
}

/// The names and addresses of a catalogue, prepared to be suggested for many texts that name nothing.
///
/// A name is alike if few letters differ, case, marks and spaces not counted: see `Misspelling`. For a
/// text with slashes addresses are suggested, whose ids may each be mistyped.
public struct CatalogueSuggestions: Sendable {
  private let index: SearchIndex
  private let addresses: AddressSuggestions
  private let names: [(folded: [UInt8], name: String)]

  /// Prepares a catalogue.
  ///
  /// - Parameters:
  ///   - catalogue: The catalogue.
  ///   - names: More names to choose from.
  /// - Complexity: O(*n*) in the number of names.
  public init(_ catalogue: Catalogue, also names: [String] = []) {
    index = SearchIndex(catalogue)
    addresses = AddressSuggestions(catalogue)
    self.names = names.map { (SearchText($0).compact, $0) }
  }

  /// Names and addresses that are written much like a text.
  ///
  /// - Parameters:
  ///   - text: What was asked for.
  ///   - count: How many to give at most.
  /// - Returns: The most alike first; equally alike ones in catalogue order.
  public func suggestions(for text: String, count: Int = 3) -> [String] {
    guard text.utf8.count <= 4 * Misspelling.mostLetters else { return [] }
    let slash = UInt8(ascii: "/")
    let hasSlash = text.utf8.contains(slash)
    let alike = hasSlash ? addresses.suggestions(for: text) : []
    guard alike.isEmpty else { return Array(alike.prefix(max(0, count))) }
    let named = index.addresses(for: text, count: count)
    return named.isEmpty && !hasSlash ? names(like: text, count: count) : named
  }

  private func names(like text: String, count: Int) -> [String] {
    guard let typed = Misspelling(SearchText(text).compact) else { return [] }
    var near: [(distance: Int, folded: [UInt8], source: Source)] = []
    func offer(_ folded: some BidirectionalCollection<UInt8>, _ source: Source) {
      // What is typed already is no suggestion: it is there, but not what was wanted.
      guard let distance = typed.distance(to: folded), distance > 0 else { return }
      near.append((distance, Array(folded), source))
    }
    index.forEachFullName { offer($0, .index($1)) }
    for (place, name) in names.enumerated() { offer(name.folded, .given(place)) }
    var seen: Set<[UInt8]> = []
    // The standard library's sort is stable.
    return near.sorted { $0.distance < $1.distance }.filter { seen.insert($0.folded).inserted }
      .prefix(max(0, count)).map { name(at: $0.source) }
  }

  /// Where a name comes from.
  private enum Source {
    case index(SearchIndex.NamePlace)
    case given(Int)
  }

  private func name(at source: Source) -> String {
    switch source {
    case .index(let place): index.name(at: place)
    case .given(let place): names[place].name
    }
  }
}

extension SearchIndex {
  /// Where a name stands: it is made a string again from there.
  fileprivate struct NamePlace {
    /// The place of the colour in `colours`; `nil` for a category.
    let colour: Int?
    /// The place of the name among those of its colour, or of the category among all.
    let number: Int
  }

  /// Calls with the names of colours and categories, folded and without spaces.
  fileprivate func forEachFullName(_ body: (ArraySlice<UInt8>, NamePlace) -> Void) {
    var (colour, category) = (0, 0)
    for (entry, next) in zip(entries, entries.dropFirst()) {
      let first = entry.firstName
      for name in first..<next.firstName {
        switch entry.level {
        case .category where names[name].kind != .tag:
          body(compact(names[name]), NamePlace(colour: nil, number: category))
        case .colour: body(compact(names[name]), NamePlace(colour: colour, number: name - first))
        default: break
        }
      }
      switch entry.level {
      case .category: category += 1
      case .palette: break
      case .colour: colour += 1
      }
    }
  }

  fileprivate func name(at place: NamePlace) -> String {
    guard let colour = place.colour else { return categories[place.number] }
    let found = colours[colour].colour
    let texts = [found.name.text] + found.name.translations.map(\.text)
    return place.number < texts.count ? texts[place.number] : found.id
  }

  /// The addresses of the colours whose names and those of what they are in are just the words of a
  /// text of several, at most so many.
  fileprivate func addresses(for text: String, count: Int) -> [String] {
    let query = SearchQuery(text)
    guard !query.words.isEmpty else { return [] }
    let ranks = ranks(of: query).colours
    return ranks.order().prefix { ranks[$0].rank.map { $0 <= .covered } ?? false }
      .prefix(max(0, count)).map { colours[$0].address.description }
  }
}
