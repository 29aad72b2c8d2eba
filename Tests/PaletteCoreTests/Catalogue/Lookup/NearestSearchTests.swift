import PaletteCore
import Testing

@Suite struct NearestSearchTests {
  private let catalogue = Catalogue.bundled

  private func colours(_ place: String) throws -> Catalogue.Colours {
    let address = try #require(Address(place))
    return try #require(catalogue.colours(at: address))
  }

  @Test func findsTheColoursOfAPlace() throws {
    let reds = try colours("reds")
    #expect(
      Array(reds) == catalogue.colours.filter { $0.address.category == "reds" } && reds.count == 28)
    for place in ["reds/scarlet", "reds/scarlet/scarlet"] {
      #expect(try colours(place).map(\.address.description) == ["reds/scarlet/scarlet"])
    }
  }

  @Test(arguments: Difference.Metric.allCases)
  func staysInItsPlace(metric: Difference.Metric) throws {
    let cyans = try colours("cyans")
    let search = Catalogue.NearestSearch(among: cyans, metric: metric)
    let red = try Colour(parsing: "color(display-p3 1 0 0)")
    let neighbours = search.neighbours(of: red, count: 99)
    #expect(neighbours.count == 36 && Set(neighbours.map(\.found.address.category)) == ["cyans"])
    #expect(neighbours.map(\.difference) == neighbours.map(\.difference).sorted())
    let first = try #require(neighbours.first)
    #expect(
      first.difference == Difference.between(Colour(first.found.colour.rgb), red, by: metric))
    #expect(search.match(for: red).map { search.colours[$0.index] } == first.found)
    for found in cyans {
      let match = try #require(search.match(for: found.colour.rgb))
      #expect(match.difference == 0 && search.colours[match.index].colour.rgb == found.colour.rgb)
    }
    let none = Catalogue(categories: []).colours
    #expect(Catalogue.NearestSearch(among: none, metric: metric).match(for: red) == nil)
  }

  /// A single question is answered from the cells of the catalogue, many from a tree.
  @Test(arguments: Difference.Metric.allCases, [0, 1, 3, 64, 65, 500])
  func oneQuestionIsAnsweredAsManyAre(metric: Difference.Metric, count: Int) throws {
    let colours = catalogue.colours
    let (once, often) = (
      Catalogue.NearestSearch(among: colours, metric: metric, asked: .once),
      Catalogue.NearestSearch(among: colours, metric: metric)
    )
    var random = SplitMix64(seed: 52)
    let asked =
      (0..<20).map { _ in Colour(RGB8(packed: UInt32.random(in: 0..<1 << 24, using: &random))) } + [
        try Colour(parsing: "color(display-p3 0 1 0)"), try Colour(parsing: "oklab(40 -9 7)"),
        Colour(try #require(colours.first).colour.rgb),
      ]
    for colour in asked {
      #expect(once.matches(for: colour, count: count) == often.matches(for: colour, count: count))
      #expect(once.match(for: colour) == often.match(for: colour))
    }
  }
}
