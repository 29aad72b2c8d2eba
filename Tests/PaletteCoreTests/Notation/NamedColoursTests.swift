import PaletteCore
import Testing

@Suite struct NamedColoursTests {
  @Test func thereAre148AndAllAreFoundInAnyCase() throws {
    let names = NamedColours.all.map(\.name)
    #expect(names.count == 148)
    #expect(names == Array(Set(names)).sorted())
    for (name, rgb) in NamedColours.all {
      #expect(NamedColours.rgb(named: name.uppercased()) == rgb)
      #expect(try Colour(parsing: " \(name)\n").rgb8 == rgb)
      let nearest = NamedColours.nearest(to: rgb)
      #expect(nearest.difference == 0)
      #expect(NamedColours.rgb(named: nearest.name) == rgb)
    }
    #expect(NamedColours.rgb(named: "scarlet") == nil)
    #expect(NamedColours.rgb(named: "") == nil)
    #expect(NamedColours.rgb(named: "yellowgreens") == nil)
  }

  /// From colour-science 0.4.7 and coloraide 8.13.1; of aliases the first in the alphabet.
  @Test(arguments: [
    ("#ff00ff", "fuchsia", 0.0), ("#00ffff", "aqua", 0), ("#808080", "gray", 0),
    ("#663399", "rebeccapurple", 0), ("#fefefe", "white", 0.1978), ("#8b008b", "darkmagenta", 0),
    ("#dc3522", "red", 6.1795), ("#c0ffee", "paleturquoise", 7.1773),
  ]) func nearestName(hex: String, name: String, difference: Double) throws {
    let nearest = NamedColours.nearest(to: try Colour(parsing: hex).rgb8)
    #expect(nearest.name == name)
    #expect(abs(nearest.difference - difference) < 5e-5)
  }

  @Test func nearestNameIsWhatComparingAllOfThemFinds() {
    let all = NamedColours.all
    for rgb in gridOfColours {
      let (index, difference) = nearestByComparing(all.map(\.rgb), to: rgb)
      let nearest = NamedColours.nearest(to: rgb)
      #expect(nearest == (all[index].name, difference), "\(rgb.hex)")
    }
  }

  @Test func transparentIsBlackWithoutOpacity() throws {
    #expect(try Notation.hex.text(of: Colour(parsing: "Transparent")) == "#00000000")
  }
}
