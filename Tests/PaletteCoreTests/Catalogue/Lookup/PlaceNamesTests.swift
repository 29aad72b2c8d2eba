import Testing

@testable import PaletteCore

@Suite struct PlaceNamesTests {
  private let catalogue = Catalogue.bundled

  @Test(arguments: [
    ("红色系", "reds"), ("Tailwind CSS", "tailwind"), ("tailwind css", "tailwind"),
    ("中国传统色", "chinese"), ("Reds", "reds"), ("viridis", "matplotlib/viridis"),
    ("PICO-8", "pixel-art/pico-8"), ("Mocha", "catppuccin/mocha"),
    // Several are called so, or none.
    ("slate", nil), ("blues", nil), ("red", nil), ("scarlett", nil), ("", nil), ("/", nil),
  ])
  func aPlaceIsFoundByANameThatNoOtherHas(name: String, address: String?) {
    #expect(catalogue.place(named: name)?.description == address)
  }

  @Test(arguments: [
    ("slate", "tailwind/slate"), ("blues", "colorbrewer/blues"), ("red", "reds"),
    ("virids", "matplotlib/viridis"), ("tailwnd", "tailwind"), ("tailwnd/slate", "tailwind/slate"),
    ("tailwind-v3/slate", "tailwind/slate"), ("tailwind/slate/501", "tailwind/slate"),
    ("art/pico-8", "pixel-art/pico-8"), ("红色糸", "reds"),
  ])
  func placesAreSuggested(text: String, first: String) {
    let suggestions = catalogue.placeSuggestions(for: text)
    #expect(suggestions.first == first && suggestions.count <= 3)
    for suggestion in suggestions {
      #expect(Address(suggestion).flatMap { catalogue.palettes(in: $0) } != nil)
    }
  }

  @Test(arguments: ["", "/", "qqqqqqqq", "a/b/c/d", String(repeating: "x", count: 10_000)])
  func nothingIsSuggested(text: String) { #expect(catalogue.placeSuggestions(for: text).isEmpty) }
}
