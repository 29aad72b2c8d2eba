import Testing

@testable import PaletteCore

/// What comparing every colour finds, by nothing but the published differences.
private func exhaustive(
  _ colours: [RGB8], _ target: Colour, _ metric: Difference.Metric
) -> [NearestColours.Match] {
  colours.enumerated().map { index, colour in
    NearestColours.Match(
      index: index, difference: Difference.between(Colour(colour), target, by: metric))
  }.sorted { ($0.difference, $0.index) < ($1.difference, $1.index) }
}

@Suite struct NearestColoursTests {
  /// Lists that are hard in their own ways: spread, crowded, of many equals, grey, and all but empty.
  private static func lists(_ random: inout SplitMix64) -> [(name: String, colours: [RGB8])] {
    func colour(_ mask: UInt32) -> RGB8 {
      RGB8(packed: UInt32.random(in: 0...0xFFFFFF, using: &random) & mask)
    }
    return [
      ("spread", (0..<700).map { _ in colour(0xFFFFFF) }),
      ("crowded", (0..<300).map { _ in colour(0x0F0F1F) }),
      ("few values", (0..<300).map { _ in colour(0x808080) }),
      ("greys", (0..<256).map { _ in RGB8(packed: UInt32(colour(0xFF).blue) * 0x010101) }),
      ("blues", (0..<300).map { _ in RGB8(packed: colour(0x3F3FFF).packed | 0x80) }),
      ("one", [colour(0xFFFFFF)]), ("equal", Array(repeating: colour(0xFFFFFF), count: 40)),
    ]
  }

  @Test(arguments: Difference.Metric.allCases)
  func findsWhatComparingEveryColourFinds(metric: Difference.Metric) {
    var random = SplitMix64(seed: 20)
    for (name, colours) in Self.lists(&random) {
      let trees = [NearestColours.Use.often, .once].map {
        NearestColours(among: colours, metric: metric, asked: $0)
      }
      let others = (0..<15).map { _ in
        RGB8(packed: UInt32.random(in: 0...0xFFFFFF, using: &random))
      }
      for target in [colours[0]] + others {
        let expected = exhaustive(colours, Colour(target), metric)
        for tree in trees {
          #expect(tree.match(for: target) == expected[0], "seed 20, \(name), \(target.hex)")
          for count in [2, 7, colours.count + 3] {
            #expect(
              tree.matches(for: target, count: count) == Array(expected.prefix(count)),
              "seed 20, \(name), \(target.hex), \(count)")
          }
        }
      }
    }
  }

  @Test(arguments: Difference.Metric.allCases)
  func measuresAColourOutsideSRGBAsItIs(metric: Difference.Metric) {
    var random = SplitMix64(seed: 21)
    let colours = (0..<400).map { _ in
      RGB8(packed: UInt32.random(in: 0...0xFFFFFF, using: &random))
    }
    let tree = NearestColours(among: colours, metric: metric)
    for space in [ColourSpace.rec2020, .prophotoRGB, .displayP3, .oklab, .srgb, .xyzD50] {
      for _ in 0..<20 {
        let target = Colour(
          space,
          SIMD3(
            .random(in: -0.5...1.5, using: &random), .random(in: -0.5...1.5, using: &random),
            .random(in: -0.5...1.5, using: &random)))
        let expected = exhaustive(colours, target, metric)
        #expect(tree.match(for: target) == expected[0], "seed 21, \(target)")
        #expect(tree.matches(for: target, count: 9) == Array(expected.prefix(9)), "\(target)")
      }
    }
  }

  @Test(arguments: Difference.Metric.allCases)
  func anEightBitColourIsTheSameAsItsColour(metric: Difference.Metric) {
    for packed in stride(from: UInt32(0), through: 0xFFFFFF, by: 4099) {
      let rgb = RGB8(packed: packed)
      #expect(metric.coordinates(of: rgb) == metric.coordinates(of: Colour(rgb)), "\(rgb.hex)")
    }
  }

  /// A colour in Lab is compared relative to D65, like those of the list, and no number is too large.
  @Test func numbersOfAnySizeFindSomething() throws {
    for metric in Difference.Metric.allCases {
      let tree = NearestColours(among: [RGB8(0, 0, 0), RGB8(255, 255, 255)], metric: metric)
      for space in ColourSpace.allCases {
        for size in [1e9, 1e80, 1e300, -1e300] {
          let match = tree.match(for: Colour(space, SIMD3(size, size, -size)))
          #expect(try #require(match).difference.isFinite, "\(metric) \(space) \(size)")
        }
      }
      let white = try #require(tree.match(for: Colour(.lab, SIMD3(100, 0, 0))))
      #expect(white.index == 1 && white.difference < 1e-6)
    }
  }

  @Test func equalColoursComeInTheListsOrder() {
    let (red, blue) = (RGB8(255, 0, 0), RGB8(0, 0, 255))
    let nearest = NearestColours(among: [blue, red, red, blue])
    #expect(nearest.matches(for: red, count: 9).map(\.index) == [1, 2, 0, 3])
    #expect(nearest.match(for: red) == nearest.matches(for: red, count: 1).first)
    #expect(nearest.matches(for: red, count: 0).isEmpty)
    #expect(nearest.matches(for: red, count: -1).isEmpty)
    #expect(NearestColours(among: []).match(for: red) == nil)
    #expect(NearestColours(among: []).matches(for: Colour(red), count: 3).isEmpty)
  }
}
