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
}
