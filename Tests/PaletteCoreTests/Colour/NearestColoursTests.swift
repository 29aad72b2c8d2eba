import PaletteCore
import Testing

@Suite struct NearestColoursTests {
  @Test(arguments: Difference.Metric.allCases)
  func findsWhatComparingEveryColourFinds(metric: Difference.Metric) {
    var random = SplitMix64(seed: 20)
    let colours = (0..<60).map { _ in RGB8(packed: UInt32.random(in: 0...0xFFFFFF, using: &random))
    }
    let nearest = NearestColours(among: colours, metric: metric)
    for _ in 0..<40 {
      let target = RGB8(packed: UInt32.random(in: 0...0xFFFFFF, using: &random))
      let differences = colours.map { colour in
        Difference.between(Colour(colour), Colour(target), by: metric)
      }
      let matches = nearest.matches(for: target, count: 5)
      let order = differences.indices.sorted { differences[$0] < differences[$1] }
      #expect(matches.map(\.index) == Array(order.prefix(5)), "seed 20, \(target.hex)")
      #expect(nearest.match(for: target) == matches.first)
      #expect(abs((matches.first?.difference ?? 0) - differences[order[0]]) < 1e-9)
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
  }
}
