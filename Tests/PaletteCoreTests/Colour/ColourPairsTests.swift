import Testing

@testable import PaletteCore

@Suite struct ColourPairsTests {
  private typealias Row = (first: Int, second: Int, ratio: Double, differences: [[Double]])

  private static let colours = [0xF8FAFC, 0xE69F00, 0x009E73, 0x56B4E9].map {
    RGB8(packed: UInt32($0))
  }

  /// Computed with coloraide 8.13.1, the ratios by the definition of WCAG 2.2: for each metric in the
  /// order of the cases the differences as seen normally, by protan, deutan and tritan.
  private static let reference: [Row] = [
    (
      0, 1, 2.152671,
      [
        [0.2819612, 0.3121601, 0.2712051, 0.2651593],
        [82.4448897, 77.7745287, 78.622554, 55.5603366],
        [34.8659407, 35.6140478, 33.5648358, 32.2418138],
      ]
    ),
    (
      0, 2, 3.269826,
      [
        [0.3865788, 0.3313932, 0.3659654, 0.3700239],
        [62.4000653, 42.8353872, 43.575722, 53.7636832],
        [37.8742486, 30.1942466, 31.5666135, 35.6753249],
      ]
    ),
    (
      1, 2, 1.518962,
      [
        [0.2415439, 0.1138039, 0.1969151, 0.275906],
        [88.7119017, 51.5608332, 66.183096, 83.6846328],
        [42.8645374, 17.9050745, 26.5040617, 55.4592168],
      ]
    ),
    (
      1, 3, 1.024506,
      [
        [0.2712591, 0.239061, 0.2625182, 0.2621991],
        [113.0943795, 101.4240725, 111.351451, 86.8394749],
        [53.6165141, 50.5409284, 54.260291, 53.6327323],
      ]
    ),
    (
      2, 3, 1.482629,
      [
        [0.1835179, 0.1736045, 0.1659634, 0.1116894],
        [59.5129275, 51.7335938, 48.865234, 16.0535113],
        [34.6933737, 35.9063331, 32.0728251, 12.0887069],
      ]
    ),
  ]

  @Test(arguments: Array(Difference.Metric.allCases.enumerated()))
  func pairsAreThoseOfTheReference(index: Int, metric: Difference.Metric) {
    let pairs = ColourPairs(of: Self.colours, metric: metric)
    #expect(pairs.count == 6)
    for row in Self.reference {
      let pair = ColourPairs.Pair(row.second, row.first)
      #expect(abs(pairs.ratio(pair) - row.ratio) < 1e-6)
      for (sight, expected) in zip(Sight.allCases, row.differences[index]) {
        let found = pairs.difference(pair, sight)
        #expect(abs(found - expected) < expected * 1e-4, "\(pair) \(sight): \(found)")
      }
    }
  }

  @Test func mostAlikeDependsOnTheEyes() {
    let pairs = ColourPairs(of: Self.colours)
    #expect(pairs.mostAlike(.normal)?.pair == ColourPairs.Pair(2, 3))
    #expect(pairs.mostAlike(.protan)?.pair == ColourPairs.Pair(1, 2))
    #expect(abs((pairs.mostAlike(.protan)?.difference ?? 0) - 0.1138039) < 1e-5)
  }

  @Test func aListWithoutPairsHasNone() {
    for colours in [[], [RGB8(1, 2, 3)]] {
      let pairs = ColourPairs(of: colours)
      #expect(pairs.count == 0)
      #expect(pairs.mostAlike(.normal) == nil)
      #expect(pairs.leastContrasts(3) == [])
      #expect(pairs.count(reaching: 1) == 0)
    }
  }

  @Test func equalColoursAreAPairThatIsNotToldApart() {
    let grey = RGB8(9, 9, 9)
    let pairs = ColourPairs(of: [RGB8(0, 0, 0), grey, RGB8(99, 0, 0), grey, grey])
    for sight in Sight.allCases {
      #expect(
        pairs.mostAlike(sight)
          == ColourPairs.Distance(pair: ColourPairs.Pair(1, 3), difference: 0))
    }
    #expect(
      pairs.leastContrasts(3)
        == [ColourPairs.Pair(1, 3), ColourPairs.Pair(1, 4), ColourPairs.Pair(3, 4)])
  }

  /// Each of them on its own would take a look at all others.
  @Test(.timeLimit(.minutes(1))) func manyEqualColoursTakeNoLonger() {
    let pairs = ColourPairs(of: Array(repeating: RGB8(9, 9, 9), count: 60_000))
    #expect(pairs.leastContrasts(2) == [ColourPairs.Pair(0, 1), ColourPairs.Pair(0, 2)])
    #expect(pairs.mostAlike(.deutan)?.pair == ColourPairs.Pair(0, 1))
  }

  /// Whatever the lists are, the fast ways find what a look at all pairs finds.
  @Test(arguments: 0..<60) func fastWaysEqualExhaustiveOnes(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    // Few values of each component make for many equal colours and luminances.
    let step = [1, 17, 85].randomElement(using: &generator) ?? 1
    let colours = (0..<Int.random(in: 2...40, using: &generator)).map { _ in
      let channels = (0..<3).map { _ in
        UInt8(Int.random(in: 0...(255 / step), using: &generator) * step)
      }
      return RGB8(channels[0], channels[1], channels[2])
    }
    let metric = Difference.Metric.allCases[Int(seed) % 3]
    let pairs = ColourPairs(of: colours, metric: metric)
    let all = colours.indices.flatMap { first in
      (first + 1..<max(colours.count, first + 1)).map { ColourPairs.Pair(first, $0) }
    }
    #expect(all.count == pairs.count)
    for least in [1, 1.05, 3, 4.5, 7, 21] {
      #expect(pairs.count(reaching: least) == all.count { pairs.ratio($0) >= least })
    }
    let sorted = all.sorted { pairs.ratio($0) < pairs.ratio($1) }
    #expect(pairs.leastContrasts(7) == Array(sorted.prefix(7)))
    for sight in Sight.allCases {
      let least = all.map { pairs.difference($0, sight) }.min() ?? .nan
      let found = pairs.mostAlike(sight)
      #expect(abs((found?.difference ?? .nan) - least) <= 1e-9, "\(metric) \(sight)")
    }
  }

  @Test func ratiosAreWrittenFastAsTheyAreWrittenWell() {
    for ratio in [1, 1.005, 2.9951, 3, 4.4989, 4.5, 4.59, 6.995, 6.9999, 7, 15.837, 21] {
      var bytes: [UInt8] = []
      Contrast.append(ratio: ratio, decimals: 2, to: &bytes)
      #expect(
        String(decoding: bytes, as: UTF8.self) == Contrast.text(ofRatio: ratio, decimals: 2))
    }
  }
}
