/// Finds the colours of a list that are nearest to a given one, by comparing with every one of them.
public struct NearestColours: Sendable {
  /// A colour that was found.
  public struct Match: Equatable, Sendable {
    /// The place of the colour in the list.
    public let index: Int
    /// Its difference from the colour that was asked for, in the unit of the metric.
    public let difference: Double
  }

  private let metric: Difference.Metric
  private let coordinates: [SIMD3<Double>]

  /// Prepares a list to be searched.
  ///
  /// - Parameters:
  ///   - colours: The colours to choose from.
  ///   - metric: The measure of difference.
  public init(among colours: some Sequence<RGB8>, metric: Difference.Metric = .ok) {
    self.metric = metric
    coordinates = colours.map(metric.coordinates(of:))
  }

  /// The colour with the smallest difference; the first of the list on a tie.
  ///
  /// Linear in the length of the list.
  ///
  /// - Parameter rgb: The colour to come near to.
  /// - Returns: The match, or `nil` if the list is empty.
  public func match(for rgb: RGB8) -> Match? {
    let target = metric.coordinates(of: rgb)
    var best: Match?
    for (index, candidate) in coordinates.enumerated() {
      if let best, metric.leastDifference(target, candidate) > best.difference { continue }
      let difference = metric.difference(target, candidate)
      if best.map({ difference < $0.difference }) ?? true {
        best = Match(index: index, difference: difference)
      }
    }
    return best
  }

  /// The colours with the smallest differences, nearest first; in the list's order on a tie.
  ///
  /// - Parameters:
  ///   - rgb: The colour to come near to.
  ///   - count: The number of matches wanted; negative counts as none.
  /// - Returns: As many matches as wanted, or all that there are.
  public func matches(for rgb: RGB8, count: Int) -> [Match] {
    if count == 1 { return match(for: rgb).map { [$0] } ?? [] }
    let target = metric.coordinates(of: rgb)
    let all = coordinates.enumerated().map { index, candidate in
      Match(index: index, difference: metric.difference(target, candidate))
    }
    let sorted = all.sorted { ($0.difference, $0.index) < ($1.difference, $1.index) }
    return Array(sorted.prefix(max(0, count)))
  }
}
