import PaletteCore

/// The pairs that a check is about: all of some colours, or those with one of them.
struct CheckedPairs {
  let all: ColourPairs
  /// The place of the colour that every pair has; `nil` where all pairs count.
  let against: Int?
  /// The pairs of equal colours, and the first of them.
  let equal: (count: Int, first: ColourPairs.Pair?)

  init(all: ColourPairs, against: Int?) {
    self.all = all
    self.against = against
    equal = Self.equal(in: all.colours, against: against)
  }

  var count: Int { against == nil ? all.count : all.colours.count - 1 }

  func ratio(_ pair: ColourPairs.Pair) -> Double { all.ratio(pair) }

  func difference(_ pair: ColourPairs.Pair, _ sight: Sight) -> Double {
    all.difference(pair, sight)
  }

  /// The places of a pair as it is shown: the colour that every pair has comes last.
  func inOrder(_ pair: ColourPairs.Pair) -> (first: Int, second: Int) {
    pair.first == against ? (pair.second, pair.first) : (pair.first, pair.second)
  }

  /// Calls with each pair, in the order of the list.
  func forEach(_ body: (ColourPairs.Pair) throws -> Void) rethrows {
    if against != nil { return try few.forEach(body) }
    for first in all.colours.indices {
      for second in (first + 1)..<max(all.colours.count, first + 1) {
        try body(ColourPairs.Pair(first, second))
      }
    }
  }

  // MARK: Contrast

  func count(reaching least: Double) -> Int {
    against == nil ? all.count(reaching: least) : few.count { ratio($0) >= least }
  }

  /// The pairs with the smallest ratios, the smallest first.
  func leastContrasts(_ count: Int) -> [ColourPairs.Pair] {
    against == nil
      ? all.leastContrasts(count) : Array(few.sorted { ratio($0) < ratio($1) }.prefix(count))
  }

  /// The pair of different colours with the smallest ratio.
  var leastReadable: ColourPairs.Pair? {
    guard equal.count > 0 else { return leastContrasts(1).first }
    let colours = all.colours
    if against != nil {
      return few.filter { colours[$0.first] != colours[$0.second] }.min { ratio($0) < ratio($1) }
    }
    // Each colour once, at its first place.
    var seen: Set<RGB8> = []
    let places = colours.indices.filter { seen.insert(colours[$0]).inserted }
    return ColourPairs(of: places.map { colours[$0] }).leastContrasts(1).first.map {
      ColourPairs.Pair(places[$0.first], places[$0.second])
    }
  }

  // MARK: Difference

  /// The two colours of a pair that look most alike.
  func mostAlike(_ sight: Sight) -> (pair: ColourPairs.Pair, difference: Double)? {
    guard against != nil else {
      return all.mostAlike(sight).map { (pair: $0.pair, difference: $0.difference) }
    }
    return few.map { (pair: $0, difference: difference($0, sight)) }
      .min { $0.difference < $1.difference }
  }

  // MARK: Pairs

  /// The pairs with the one colour.
  private var few: [ColourPairs.Pair] {
    guard let against else { return [] }
    return all.colours.indices.filter { $0 != against }.map { ColourPairs.Pair($0, against) }
  }

  private static func equal(
    in colours: [RGB8], against: Int?
  ) -> (count: Int, first: ColourPairs.Pair?) {
    if let against {
      let same = colours.indices.filter { $0 != against && colours[$0] == colours[against] }
      return (same.count, same.first.map { ColourPairs.Pair($0, against) })
    }
    var places: [RGB8: (count: Int, first: Int)] = [:]
    var (count, pair) = (0, ColourPairs.Pair?.none)
    for (place, rgb) in colours.enumerated() {
      let earlier = places[rgb] ?? (0, place)
      count += earlier.count
      if earlier.count > 0, pair == nil { pair = ColourPairs.Pair(earlier.first, place) }
      places[rgb] = (earlier.count + 1, earlier.first)
    }
    return (count, pair)
  }
}
