/// The pairs of a list of colours: how well each can be read on the other, and be told from it.
///
/// What a pair needs is worked out once for each colour. The pairs themselves are never held: ten
/// thousand colours have fifty million of them.
public struct ColourPairs: Sendable {
  /// The colours in order.
  public let colours: [RGB8]
  /// The measure of differences.
  public let metric: Difference.Metric
  /// The relative luminance of each colour.
  let luminances: [Double]
  /// The place of each colour in the space of the metric, for each sight in order.
  private let places: [[SIMD3<Double>]]

  /// Two colours of the list, by their places in it.
  public struct Pair: Equatable, Sendable {
    /// The place of the one that comes first.
    public let first: Int
    /// The place of the one behind it.
    public let second: Int

    /// Creates a pair.
    ///
    /// - Parameters:
    ///   - first: The place of a colour.
    ///   - second: The place of another one; they are put in order.
    public init(_ first: Int, _ second: Int) {
      (self.first, self.second) = (min(first, second), max(first, second))
    }
  }

  /// Two colours, and how different they look to somebody.
  public struct Distance: Equatable, Sendable {
    /// The two colours.
    public let pair: Pair
    /// Their difference in the unit of the metric.
    public let difference: Double
  }

  /// Prepares the pairs of a list.
  ///
  /// - Parameters:
  ///   - colours: The colours.
  ///   - metric: The measure of differences.
  public init(of colours: [RGB8], metric: Difference.Metric = .ok) {
    self.colours = colours
    self.metric = metric
    luminances = colours.map(Contrast.luminance)
    places = Sight.allCases.map { sight in
      colours.map { rgb in
        sight == .normal ? metric.coordinates(of: rgb) : metric.coordinates(of: sight.seen(rgb))
      }
    }
  }

  /// How many pairs there are.
  public var count: Int { colours.count * max(0, colours.count - 1) / 2 }

  /// The contrast ratio of a pair, unrounded.
  ///
  /// - Parameter pair: The pair.
  /// - Returns: 1 for equal colours to 21 for black and white.
  public func ratio(_ pair: Pair) -> Double {
    Contrast.ratio(luminances: luminances[pair.first], luminances[pair.second])
  }

  /// How different the colours of a pair look.
  ///
  /// - Parameters:
  ///   - pair: The pair.
  ///   - sight: How they are seen.
  /// - Returns: 0 or more, in the unit of the metric.
  public func difference(_ pair: Pair, _ sight: Sight) -> Double {
    let places = places[sight.index]
    let (first, second) = (places[pair.first], places[pair.second])
    return metric == .ciede2000
      ? Difference.ciede2000(lab: first, second) : Difference.distance(first, second)
  }

  /// The two colours that look most alike.
  ///
  /// - Parameter sight: How they are seen.
  /// - Returns: The first such pair in the list's order; `nil` if there are no pairs.
  /// - Complexity: About O(*n* log *n*) for colours spread as those of palettes are.
  public func mostAlike(_ sight: Sight) -> Distance? {
    let places = places[sight.index]
    // Among many equal ones a search would look at all for each of them.
    if let pair = Self.firstEqual(in: places) { return Distance(pair: pair, difference: 0) }
    let nearest = NearestColours(at: places, metric: metric)
    var least: (difference: Double, pair: Pair)?
    for place in places.indices {
      let matches = nearest.matches(at: places[place], count: 2)
      guard let match = matches.first(where: { $0.index != place }) else { continue }
      if least.map({ match.difference < $0.difference }) ?? true {
        least = (match.difference, Pair(place, match.index))
      }
    }
    return least.map { Distance(pair: $0.pair, difference: difference($0.pair, sight)) }
  }

  /// The first pair of one place; `nil` where all differ.
  private static func firstEqual(in places: [SIMD3<Double>]) -> Pair? {
    var firsts: [SIMD3<Double>: Int] = [:]
    var found: Pair?
    for (index, place) in places.enumerated() {
      guard let first = firsts[place] else {
        firsts[place] = index
        continue
      }
      if found.map({ first < $0.first }) ?? true { found = Pair(first, index) }
    }
    return found
  }
}

extension Sight {
  /// Its place among all.
  fileprivate var index: Int {
    switch self {
    case .normal: 0
    case .protan: 1
    case .deutan: 2
    case .tritan: 3
    }
  }
}
