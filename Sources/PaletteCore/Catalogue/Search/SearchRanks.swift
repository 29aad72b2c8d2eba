/// A rank, and whether a word is spelled otherwise than it was typed, which puts it behind its equals.
struct SearchOrder: Comparable {
  private let rawValue: UInt8

  /// Not found.
  static let none = SearchOrder(rawValue: .max)

  private init(rawValue: UInt8) { self.rawValue = rawValue }

  init(_ rank: SearchRank, isRespelled: Bool = false) {
    rawValue = rank.rawValue << 1 | (isRespelled ? 1 : 0)
  }

  init(_ rank: SearchRank, like grade: NameGrade) {
    self.init(rank, isRespelled: grade.isRespelled)
  }

  /// The rank, or `nil` where it is `none`.
  var rank: SearchRank? { SearchRank(rawValue: rawValue >> 1) }

  /// The place among all orders.
  fileprivate var place: Int { Int(rawValue) }

  fileprivate static let count = SearchRank.allCases.count * 2

  static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

extension [SearchOrder] {
  /// The places of what was found, best first, equals in their order.
  ///
  /// - Parameters:
  ///   - others: More places, which may have been found too.
  ///   - rank: How good they are.
  /// - Returns: Places in the list.
  func order(placing others: [Int] = [], at rank: SearchRank = .hexPrefix) -> [Int] {
    var buckets = [[Int]](repeating: [], count: SearchOrder.count)
    var orders = self
    for place in others { orders[place] = Swift.min(orders[place], SearchOrder(rank)) }
    for (place, order) in orders.enumerated() where order != .none {
      buckets[order.place].append(place)
    }
    return buckets.flatMap { $0 }
  }
}

extension SearchIndex {
  /// How well each colour and each palette fits a search.
  func ranks(of query: SearchQuery) -> (colours: [SearchOrder], palettes: [SearchOrder]) {
    var ranking = Ranking(index: self, query: query, grades: grades(of: query))
    for entry in entries.indices.dropLast() { ranking.add(entry) }
    return (ranking.colours, ranking.palettes)
  }
}

/// A walk over the entries of an index that notes how well each fits.
private struct Ranking {
  let index: SearchIndex
  let query: SearchQuery
  /// By name.
  let grades: [Grades]
  private typealias Required = SIMDMask<Grades.MaskStorage>
  /// The lanes that must all fit.
  private let required: Required
  private let standardColours: [RGB8]

  private(set) var colours: [SearchOrder] = []
  private(set) var palettes: [SearchOrder] = []

  // Of the category and the palette that the walk is in.
  private var category = Grades.none
  private var sharedTags = Grades.none
  private var palette = Grades.none
  private var mood = Grades.none

  init(index: SearchIndex, query: SearchQuery, grades: [Grades]) {
    (self.index, self.query, self.grades) = (index, query, grades)
    standardColours = query.standardColours
    var required = Required(repeating: false)
    if query.words.isEmpty { required[0] = true }
    for word in query.words.indices { required[word + 1] = true }
    self.required = required
    colours.reserveCapacity(index.colours.count)
    palettes.reserveCapacity(index.palettes.count)
  }

  mutating func add(_ entry: Int) {
    let names = index.entries[entry].firstName..<index.entries[entry + 1].firstName
    switch index.entries[entry].level {
    case .category:
      category = best(names) { $0 == .name || $0 == .romanised }.withoutInside
      sharedTags = best(names) { $0 == .tag }.withoutInside
    case .palette:
      let own = best(names) { $0 == .name || $0 == .romanised }
      mood = best(names) { $0 == .mood }.withoutInside
      let tags = sharedTags.better(best(names) { $0 == .tag }.withoutInside)
      palettes.append(order(own, names, in: category, mood: mood.better(tags), of: .palette))
      palette = own.better(category)
    case .colour:
      var order = order(best(names) { _ in true }, names, in: palette, mood: mood, of: .colour)
      if order == SearchOrder(.exact), standardColours.contains(where: isNextColour) {
        order = SearchOrder(.standard)
      }
      colours.append(order)
      guard let rank = order.rank, rank <= .inside, let last = palettes.indices.last else { return }
      let related = SearchOrder(rank <= .covered ? .related : .relatedPart)
      palettes[last] = min(palettes[last], related)
    }
  }

  /// Whether the colour that the walk has come to has a value.
  private func isNextColour(_ rgb: RGB8) -> Bool { index.colours[colours.count].colour.rgb == rgb }

  private func best(_ names: Range<Int>, _ isMeant: (SearchIndex.Kind) -> Bool) -> Grades {
    var best = Grades.none
    for name in names where isMeant(index.names[name].kind) { best = best.better(grades[name]) }
    return best
  }

  /// How well a thing fits with its own names, with the names of what it is in, and its mood.
  private func order(
    _ own: Grades, _ names: Range<Int>, in context: Grades, mood: Grades,
    of level: SearchIndex.Level
  ) -> SearchOrder {
    let phrase = NameGrade(rawValue: own[0])
    var whole = phrase == .none ? SearchOrder.none : SearchOrder(phrase.rank, like: phrase)
    // `rdylbu 5` is a palette, not the fifth colour of each that is called so.
    if level == .colour, query.endsInNumber, NameGrade(rawValue: context[0]) < .word {
      whole = min(whole, SearchOrder(.exact))
    }
    let labels = worst(of: context.better(mood))
    if level == .palette, labels < .beginning {
      whole = min(whole, SearchOrder(.label, like: labels))
    }
    let worst = self.worst(of: own.better(context).better(mood))
    guard worst != .none else { return whole }
    if isAnyOf(own) {
      return query.words.isEmpty ? whole : min(whole, SearchOrder(rank(worst, names), like: worst))
    }
    let isWord = worst < .beginning
    if isAnyOf(mood) { return min(whole, SearchOrder(isWord ? .mood : .moodPart, like: worst)) }
    let isHome = worst < .word
    return min(whole, SearchOrder(isHome ? .home : isWord ? .related : .relatedPart, like: worst))
  }

  /// How well the word fits that fits worst.
  private func worst(of grades: Grades) -> NameGrade {
    NameGrade(rawValue: grades.replacing(with: 0, where: .!required).max())
  }

  private func isAnyOf(_ grades: Grades) -> Bool {
    let none = NameGrade.none.rawValue
    return grades.replacing(with: none, where: .!required).min() != none
  }

  /// What several words make of a thing, by the one that fits worst.
  private func rank(_ worst: NameGrade, _ names: Range<Int>) -> SearchRank {
    guard worst < .beginning else { return worst.rank }
    guard names.contains(where: { index.isCovered(index.names[$0], by: query) }) else {
      return .words
    }
    return worst < .word ? .address : .covered
  }
}
