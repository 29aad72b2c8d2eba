import Testing

@testable import PaletteCore

@Suite struct BundledHueFamilyTests {
  private let families = Array(Catalogue.bundled.categories.prefix(7))

  @Test func areTheFirstSevenCategories() {
    let ids = ["reds", "oranges", "yellows", "greens", "cyans", "purples", "neutrals"]
    #expect(families.map(\.id) == ids)
    #expect(families.map(\.palettes.count) == [28, 28, 28, 28, 36, 20, 20])
  }

  @Test func everyPaletteIsOneColourWithItsMoodAndFourCombinations() {
    for palette in families.flatMap(\.palettes) {
      #expect(palette.colours.map(\.id) == [palette.id])
      #expect(palette.colours.first?.name == palette.name)
      #expect(palette.name["zh-Hans"] != nil && palette.name["pinyin"] != nil)
      #expect(palette.mood?["zh-Hans"] != nil)
      #expect(palette.combinations.count == (palette.id == "bright-yellow" ? 3 : 4))
    }
    for family in families { #expect(family.detail?["zh-Hans"] != nil) }
  }
}
