import PaletteCore
import Testing

@testable import PaletteCore

@Suite struct BundledCatalogueTests {
  private let catalogue = Catalogue.bundled

  @Test func hasSevenHueFamilies() {
    let ids = ["reds", "oranges", "yellows", "greens", "cyans", "purples", "neutrals"]
    #expect(catalogue.categories.map(\.id) == ids)
    #expect(catalogue.categories.map(\.palettes.count) == [28, 28, 28, 28, 36, 20, 20])
    #expect(catalogue.categories.map(\.colourCount) == [28, 28, 28, 28, 36, 20, 20])
  }

  @Test func everyPaletteIsOneColourWithItsMoodAndFourCombinations() {
    for category in catalogue.categories {
      for palette in category.palettes {
        #expect(palette.colours.count == 1 && palette.colours.first?.name == palette.name)
        #expect(palette.name["zh-Hans"] != nil && palette.name["pinyin"] != nil)
        #expect(palette.mood?["zh-Hans"] != nil)
        #expect(palette.combinations.count == (palette.id == "bright-yellow" ? 3 : 4))
        #expect(palette.combinations.allSatisfy { $0.colours.count == 3 })
      }
      #expect(category.source != nil && category.licence != nil)
      for text in [category.summary, category.detail] { #expect(text?["zh-Hans"] != nil) }
      #expect(category.summary.map { $0.text.count <= 79 } ?? false)
    }
  }

  @Test func idsAreWellFormedAndUnique() {
    for category in catalogue.categories {
      let ids = category.palettes.map(\.id)
      #expect(Set(ids).count == ids.count)
      #expect((ids + [category.id]).allSatisfy { Identifier.isValid($0) })
      #expect(category.palettes.allSatisfy { $0.colours.map(\.id) == [$0.id] })
    }
  }

  @Test func isWhatThePropertyListSays() throws {
    let bytes = try #require(PackageFiles.bytes("Resources/palettes.plist"))
    let reading = CatalogueReader.read(bytes, file: "palettes.plist", requirements: .provenance)
    #expect(reading.catalogue == catalogue)
    #expect(
      reading.problems.warningSummary
        == "16 combinations without their main colour (4 palettes)")
  }

  @Test func carriesTheProducts() {
    #expect(PackageFiles.bytes("Resources/Products.storekit") == BundledProducts.bytes)
  }
}
