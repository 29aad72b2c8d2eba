import Testing

@testable import PaletteCore

@Suite struct BundledCatalogueTests {
  private let catalogue = Catalogue.bundled

  /// Every category in order, with its palettes and colours.
  private static let counts: [(id: String, palettes: Int, colours: Int)] = [
    ("reds", 28, 28),
    ("oranges", 28, 28),
    ("yellows", 28, 28),
    ("greens", 28, 28),
    ("cyans", 36, 36),
    ("purples", 20, 20),
    ("neutrals", 20, 20),
    ("css", 1, 148),
    ("tailwind", 22, 242),
    ("tailwind-v4", 26, 286),
    ("material", 19, 254),
    ("open-color", 14, 132),
    ("bootstrap", 12, 111),
    ("radix", 31, 372),
    ("radix-dark", 31, 372),
    ("ant-design", 13, 130),
    ("ant-design-dark", 13, 130),
    ("primer", 10, 105),
    ("primer-dark", 9, 90),
    ("primer-dark-dimmed", 9, 90),
    ("carbon", 12, 120),
    ("uswds", 47, 461),
    ("tango", 1, 27),
    ("x11", 3, 550),
    ("xkcd", 1, 949),
    ("terminals", 14, 224),
    ("xterm", 2, 240),
    ("solarized", 1, 16),
    ("nord", 1, 16),
    ("dracula", 2, 24),
    ("gruvbox", 2, 54),
    ("catppuccin", 4, 104),
    ("tokyo-night", 4, 132),
    ("one", 2, 26),
    ("rose-pine", 3, 45),
    ("everforest", 6, 162),
    ("kanagawa", 3, 103),
    ("flexoki", 9, 119),
    ("selenized", 4, 88),
    ("colorbrewer", 70, 510),
    ("categorical", 5, 46),
    ("paul-tol", 17, 170),
    ("matplotlib", 5, 45),
    ("crameri", 40, 361),
    ("cmocean", 22, 198),
    ("metbrewer", 56, 420),
    ("chinese", 19, 686),
    ("japanese", 8, 250),
    ("werner", 10, 110),
    ("ridgway", 53, 1117),
    ("iscc-nbs", 13, 267),
    ("pixel-art", 4, 92),
  ]

  @Test func holdsWhatItIsToHold() {
    let categories = catalogue.categories
    #expect(categories.map(\.id) == Self.counts.map(\.id))
    for (category, count) in zip(categories, Self.counts) {
      #expect(category.palettes.count == count.palettes, "\(category.id)")
      #expect(category.colourCount == count.colours, "\(category.id)")
    }
    #expect(categories.reduce(0) { $0 + $1.palettes.count } == 841)
    #expect(categories.reduce(0) { $0 + $1.colourCount } == 10_382)
  }

  /// From the publications themselves, not from the tables that the catalogue was made of.
  @Test(arguments: [
    ("css/named/rebeccapurple", "#663399"), ("css/named/tomato", "#ff6347"),
    ("tailwind/slate/500", "#64748b"), ("tailwind/red/500", "#ef4444"),
    ("material/blue/500", "#2196f3"), ("material/deep-purple/a700", "#6200ea"),
    ("bootstrap/hues/blue", "#0d6efd"), ("carbon/blue/60", "#0f62fe"),
    ("ant-design/blue/6", "#1677ff"), ("open-color/blue/6", "#228be6"),
    ("x11/base/gray", "#bebebe"), ("xterm/cube/196", "#ff0000"), ("xterm/greys/232", "#080808"),
    ("terminals/vintage/red", "#800000"), ("terminals/campbell/blue", "#0037da"),
    ("solarized/solarized/base03", "#002b36"), ("nord/nord/nord8", "#88c0d0"),
    ("dracula/dracula/purple", "#bd93f9"), ("catppuccin/mocha/mauve", "#cba6f7"),
    ("gruvbox/dark/bright-red", "#fb4934"), ("colorbrewer/orrd/3", "#fdd49e"),
    ("colorbrewer/orrd-5/1", "#fef0d9"), ("categorical/tab10/blue", "#1f77b4"),
    ("categorical/okabe-ito/orange", "#e69f00"), ("matplotlib/viridis/1", "#440154"),
    ("chinese/classical-red/yan-zhi", "#9d2933"), ("japanese/purples/fuji", "#8b81c3"),
    ("pixel-art/pico-8/dark-blue", "#1d2b53"),
  ])
  func holdsKnownValues(address: String, hex: String) throws {
    let place = try #require(Address(address))
    let colours = try #require(catalogue.colours(at: place))
    #expect(colours.map(\.colour.rgb.hex) == [hex])
  }

  @Test func everyCategoryTellsWhatItIsAndWhereItIsFrom() {
    for category in catalogue.categories {
      #expect(category.source != nil && category.licence != nil, "\(category.id)")
      #expect(category.name["zh-Hans"] != nil && category.summary?["zh-Hans"] != nil)
      #expect(category.summary.map { $0.text.count <= 79 } ?? false, "\(category.id)")
    }
  }

  @Test func idsAreWellFormedAndUnique() {
    let categories = catalogue.categories
    expectDistinct(categories.map(\.id))
    for category in categories {
      expectDistinct(category.palettes.map(\.id))
      for palette in category.palettes { expectDistinct(palette.colours.map(\.id)) }
    }
  }

  private func expectDistinct(_ ids: [String]) {
    #expect(Set(ids).count == ids.count && ids.allSatisfy { Identifier.isValid($0) }, "\(ids)")
  }

  /// The words that the head of `Scripts/make-catalogue.py` explains.
  @Test func tagsAreOfTheVocabulary() {
    let vocabulary: Set<String> = [
      "sequential", "multi-sequential", "diverging", "cyclic", "qualitative", "colour-blind-safe",
      "dark", "light", "theme", "terminal", "ui", "traditional", "historical", "pixel-art",
    ]
    var used: Set<String> = []
    for category in catalogue.categories {
      for tags in [category.tags] + category.palettes.map(\.tags) {
        #expect(Set(tags).count == tags.count, "\(category.id)")
        used.formUnion(tags)
      }
    }
    #expect(used == vocabulary)
  }

  /// Nothing of the file is an error or changes a value; that four colours are in none of their
  /// combinations is true to the source.
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
