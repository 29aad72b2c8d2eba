// The contrast of all pairs at once. Sorted by luminance, the colours that reach a ratio with another
// one are those from some place on, so that nobody has to look at every pair.

extension ColourPairs {
  /// How many pairs have at least a ratio.
  ///
  /// - Parameter least: The ratio, compared unrounded.
  /// - Returns: The number of pairs.
  /// - Complexity: O(*n* log *n*).
  public func count(reaching least: Double) -> Int {
    let sorted = luminances.sorted()
    var count = 0
    var lighter = 0
    for (place, darker) in sorted.enumerated() {
      lighter = max(lighter, place + 1)
      while lighter < sorted.count,
        Contrast.ratio(luminances: sorted[lighter], darker) < least
      {
        lighter += 1
      }
      count += sorted.count - lighter
    }
    return count
  }

  /// The pairs with the smallest ratios, the smallest first; in the list's order on a tie.
  ///
  /// - Parameter count: How many pairs are wanted.
  /// - Returns: As many pairs, or all that there are.
  /// - Complexity: O(*n* log *n*) for a small number of pairs.
  public func leastContrasts(_ count: Int) -> [Pair] {
    guard count > 0 else { return [] }
    // Equally light ones keep the list's order: the standard library's sort is stable.
    let order = colours.indices.sorted { luminances[$0] < luminances[$1] }
    var found: [(ratio: Double, pair: Pair)] = []
    for (place, darker) in order.enumerated() {
      for lighter in order[(place + 1)...] {
        let candidate = (
          ratio: Contrast.ratio(luminances: luminances[lighter], luminances[darker]),
          pair: Pair(darker, lighter)
        )
        // All that follow are lighter still.
        if found.count == count, let last = found.last, candidate.ratio > last.ratio { break }
        let behind = found.firstIndex { precedes(candidate, $0) } ?? found.count
        guard behind < count else {
          // Equally light ones that follow stand later in the list.
          if luminances[lighter] == luminances[darker] { break }
          continue
        }
        if found.count == count { found.removeLast() }
        found.insert(candidate, at: behind)
      }
    }
    return found.map(\.pair)
  }

  private func precedes(
    _ a: (ratio: Double, pair: Pair), _ b: (ratio: Double, pair: Pair)
  ) -> Bool {
    (a.ratio, a.pair.first, a.pair.second) < (b.ratio, b.pair.first, b.pair.second)
  }
}
