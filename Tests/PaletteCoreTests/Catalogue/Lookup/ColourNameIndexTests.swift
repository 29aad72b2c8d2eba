import Testing

@testable import PaletteCore

@Suite struct ColourNameIndexTests {
  private let catalogue = Catalogue.bundled

  @Test func findsWhatTheSearchFinds() {
    let index = ColourNameIndex(catalogue)
    let names = catalogue.colours.flatMap { found in
      [found.colour.name.text] + found.colour.name.translations.map(\.text)
    }
    let variants = names.enumerated().map { place, name in
      switch place % 4 {
      case 0: name
      case 1: name.uppercased()
      case 2: " " + name.filter { $0 != " " }
      default: String(name.dropLast())
      }
    }
    let others = ["", " ", "lv ci", "lvci", "fei", "no such name", "/"]
    for name in variants.prefix(300) + others {
      let value = catalogue.colours(named: name).first?.colour.rgb ?? RGB8(1, 2, 3)
      #expect(index.colour(of: value) == catalogue.colours(of: value).first, "\(value)")
      #expect(index.colour(named: name) == catalogue.colours(named: name).first, "\(name)")
    }
  }
}
