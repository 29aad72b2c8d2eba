/// Finds the colours of a list that are nearest to a given one, just as if it compared all of them.
public struct NearestColours: Sendable {
  /// A colour that was found.
  public struct Match: Equatable, Sendable {
    /// The place of the colour in the list.
    public let index: Int
    /// Its difference from the colour that was asked for, in the unit of the metric.
    public let difference: Double
  }

  /// How often a list will be asked.
  public enum Use: Sendable {
    /// Once or twice: an answer takes time in proportion to the list, and nothing is prepared.
    case once
    /// Often: sorts the list into a tree first, and answers in the time of a few comparisons.
    case often
  }

  private let metric: Difference.Metric
  private let tree: PointTree

  /// Prepares a list to be searched.
  ///
  /// - Parameters:
  ///   - colours: The colours to choose from.
  ///   - metric: The measure of difference.
  ///   - use: How often the list will be asked; the answers are the same.
  public init(
    among colours: some Sequence<RGB8>, metric: Difference.Metric = .ok, asked use: Use = .often
  ) {
    self.metric = metric
    let leafSize = use == .once ? Int.max : metric.leafSize
    tree = PointTree(colours.map { metric.point(metric.coordinates(of: $0)) }, leafSize: leafSize)
  }

  /// Prepares places in the space of a metric to be searched often.
  init(at places: [SIMD3<Double>], metric: Difference.Metric) {
    self.metric = metric
    tree = PointTree(places.map { metric.point($0) }, leafSize: metric.leafSize)
  }

  /// The colour with the smallest difference; the first of the list on a tie.
  ///
  /// - Parameter rgb: The colour to come near to.
  /// - Returns: The match, or `nil` if the list is empty.
  public func match(for rgb: RGB8) -> Match? { match(at: metric.coordinates(of: rgb)) }

  /// The colour with the smallest difference; the first of the list on a tie.
  ///
  /// - Parameter colour: The colour to come near to, of any space and measured as it is, even outside
  ///   sRGB; its alpha does not count.
  /// - Returns: The match, or `nil` if the list is empty.
  public func match(for colour: Colour) -> Match? { match(at: metric.coordinates(of: colour)) }

  /// The colours with the smallest differences, nearest first; in the list's order on a tie.
  ///
  /// - Parameters:
  ///   - rgb: The colour to come near to.
  ///   - count: The number of matches wanted; negative counts as none.
  /// - Returns: As many matches as wanted, or all that there are.
  public func matches(for rgb: RGB8, count: Int) -> [Match] {
    matches(at: metric.coordinates(of: rgb), count: count)
  }

  /// The colours with the smallest differences, nearest first; in the list's order on a tie.
  ///
  /// - Parameters:
  ///   - colour: The colour to come near to, of any space and measured as it is, even outside sRGB; its
  ///     alpha does not count.
  ///   - count: The number of matches wanted; negative counts as none.
  /// - Returns: As many matches as wanted, or all that there are.
  public func matches(for colour: Colour, count: Int) -> [Match] {
    matches(at: metric.coordinates(of: colour), count: count)
  }

  private func match(at coordinates: SIMD3<Double>) -> Match? {
    var found = OneMatch()
    search(coordinates, &found)
    return found.match
  }

  func matches(at coordinates: SIMD3<Double>, count: Int) -> [Match] {
    guard count > 1 else { return count == 1 ? match(at: coordinates).map { [$0] } ?? [] : [] }
    var found = SeveralMatches(count: count)
    search(coordinates, &found)
    return found.matches
  }

  private func search(_ coordinates: SIMD3<Double>, _ found: inout some SearchMatches) {
    let point = metric.point(coordinates)
    switch metric {
    case .ok, .cie76: tree.search(EuclideanTarget(point: point), &found)
    case .ciede2000: tree.search(CIEDE2000Target(point), &found)
    }
  }
}

extension Difference.Metric {
  /// A place in the space of the metric as a tree holds it.
  fileprivate func point(_ coordinates: SIMD3<Double>) -> SIMD4<Double> {
    self == .ciede2000 ? Difference.withChroma(coordinates) : SIMD4(coordinates, 0)
  }

  /// The most points of a leaf, by measurement with 10,000 colours.
  fileprivate var leafSize: Int { self == .ciede2000 ? 8 : 16 }
}

extension NearestColours.Match {
  fileprivate func isBetter(than other: Self) -> Bool {
    difference < other.difference || (difference == other.difference && index < other.index)
  }

  /// The square of the difference, and more than rounding can make of it in a bound.
  fileprivate var limit: Double {
    let most = difference * (1 + 1e-9) + 1e-9
    return most * most
  }
}

private struct OneMatch: SearchMatches {
  private(set) var match: NearestColours.Match?
  private(set) var limit = Double.infinity

  mutating func offer(_ candidate: NearestColours.Match) {
    if let match, !candidate.isBetter(than: match) { return }
    match = candidate
    limit = candidate.limit
  }
}

/// The best so many matches, in order.
private struct SeveralMatches: SearchMatches {
  private let count: Int
  private(set) var matches: [NearestColours.Match] = []
  private(set) var limit = Double.infinity

  init(count: Int) { self.count = count }

  mutating func offer(_ candidate: NearestColours.Match) {
    var (low, high) = (0, matches.count)
    while low < high {
      let middle = (low + high) / 2
      if matches[middle].isBetter(than: candidate) { low = middle + 1 } else { high = middle }
    }
    guard low < count else { return }
    if matches.count == count { matches.removeLast() }
    matches.insert(candidate, at: low)
    if matches.count == count, let last = matches.last { limit = last.limit }
  }
}
