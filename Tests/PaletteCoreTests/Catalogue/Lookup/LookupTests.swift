import Testing

@testable import PaletteCore

@Suite struct LookupTests {
  private let catalogue = Catalogue.bundled

  private func entry(_ text: String) -> Catalogue.Entry? {
    Address(text).flatMap(catalogue.find)
  }

  @Test func findsWhatStandsAtAnAddress() {
    guard case .category(let reds) = entry("reds") else { return #expect(Bool(false)) }
    #expect(reds.name.text == "Reds" && reds.name.text(in: .chinese) == "红色系")
    guard case .palette(let scarlet, let category) = entry("reds/scarlet") else {
      return #expect(Bool(false))
    }
    #expect(scarlet.name["pinyin"] == "fēi" && category == reds.heading)
    guard case .colour(let found) = entry("reds/scarlet/scarlet") else {
      return #expect(Bool(false))
    }
    #expect(found.colour.rgb == RGB8(206, 51, 45))
    for text in ["blues", "reds/scarlett", "reds/scarlet/red"] { #expect(entry(text) == nil) }
  }

  @Test func findsColoursByNameInAnyLanguage() {
    for name in ["Scarlet", "scarlet", "绯", "fēi", "fei", "FEI", "ｆｅｉ", "fe\u{304}i"] {
      let addresses = catalogue.colours(named: name).map(\.address.description)
      let others = ["xkcd/survey/scarlet", "ridgway/plate-i/scarlet"]
      #expect(addresses.first == "reds/scarlet/scarlet")
      #expect(Array(addresses.dropFirst()) == (name.lowercased() == "scarlet" ? others : []))
    }
    #expect(catalogue.colours(named: "黄褐色").count == 2)
    #expect(catalogue.colours(named: "lv ci").map(\.colour.name.text) == ["Green Porcelain"])
    #expect(catalogue.colours(named: "").isEmpty && catalogue.colours(named: "no such").isEmpty)
  }

  @Test func nearestIsTheColourItselfAndGrows() {
    for found in catalogue.colours {
      let nearest = catalogue.nearest(to: found.colour.rgb, count: 1)
      #expect(nearest.first?.difference == 0 && nearest.first?.found.colour.rgb == found.colour.rgb)
    }
    let five = catalogue.nearest(to: RGB8(255, 0, 0), count: 5)
    #expect(five.map(\.difference) == five.map(\.difference).sorted() && five.count == 5)
    #expect(catalogue.nearest(to: RGB8(0, 0, 0), count: 0).isEmpty)
    #expect(
      catalogue.nearest(to: RGB8(0, 0, 0), count: 100_000).count == catalogue.colours.count)
  }

  @Test func mergingLetsTheUserWin() {
    let mine = Category(id: "reds", name: LocalisedText("Mine"), palettes: [])
    let other = Category(id: "other", name: LocalisedText("Other"), palettes: [])
    let merged = catalogue.merging(Catalogue(categories: [other, mine]), from: "my.plist")
    #expect(merged.catalogue.categories.map(\.id).prefix(2) == ["reds", "oranges"])
    #expect(merged.catalogue.categories.first == mine)
    #expect(merged.catalogue.categories.last == other)
    #expect(
      merged.problems.map(\.description) == [
        "my.plist: warning: This category takes the place of the category 'reds'."
      ])
  }
}
