import Testing

@testable import PaletteCore

@Suite struct CatalogueSuggestionsTests {
  private static let suggestions = CatalogueSuggestions(Catalogue.bundled)
  private var suggestions: CatalogueSuggestions { Self.suggestions }

  @Test(arguments: [
    ("scarlt", "Scarlet"), ("Scralet", "Scarlet"), ("crimsom", "Crimson"), ("绯红色", "绯红"),
    ("reds/scarlt", "reds/scarlet"), ("red/scarlet", "reds/scarlet"),
    ("reds/scarlet/scarlt", "reds/scarlet/scarlet"), ("yelows", "yellows"), ("feihnog", "fēi hóng"),
  ])
  func suggests(text: String, first: String) {
    #expect(suggestions.suggestions(for: text).first == first)
    #expect(suggestions.suggestions(for: text).count <= 3)
  }

  @Test(arguments: ["", "/", "qqqqqqqq", "a/b/c/d", String(repeating: "x", count: 10_000)])
  func suggestsNothing(text: String) { #expect(suggestions.suggestions(for: text).isEmpty) }

  @Test(arguments: [
    ("tailwnd/slate/500", "tailwind/slate/500"), ("tailwind/slat/500", "tailwind/slate/500"),
    ("tailwind/slte", "tailwind/slate"), ("catpuccin/moca/mauv", "catppuccin/mocha/mauve"),
    // The id of the category left out.
    ("slate/500", "tailwind/slate/500"), ("mocha/mauve", "catppuccin/mocha/mauve"),
  ])
  func mendsAddressesAtEveryDepth(text: String, first: String) {
    #expect(suggestions.suggestions(for: text).first == first)
  }

  @Test(arguments: [
    ("tailwind slate 500", "tailwind/slate/500"), ("mocha mauve", "catppuccin/mocha/mauve"),
    ("tailwind-v3/slate/500", "tailwind/slate/500"),
  ])
  func givesTheAddressThatWordsMean(text: String, first: String) {
    #expect(suggestions.suggestions(for: text).first == first)
  }

  @Test func aNumberIsNotMistyped() {
    #expect(suggestions.suggestions(for: "tailwind/slate/501").isEmpty)
    #expect(suggestions.suggestions(for: "501").isEmpty)
  }

  @Test func namesFromElsewhereCount() {
    #expect(
      CatalogueSuggestions(Catalogue(categories: []), also: ["RebeccaPurple", "red"])
        .suggestions(for: "rebecapurple") == ["RebeccaPurple"])
  }

  @Test func asManyAsAreWanted() {
    #expect(suggestions.suggestions(for: "scralet", count: 0).isEmpty)
    #expect(suggestions.suggestions(for: "tailwnd/slate", count: 1) == ["tailwind/slate"])
    let many = suggestions.suggestions(for: "ruse", count: 100)
    #expect(many.contains("rose") && many.contains("rust") && Set(many).count == many.count)
  }
}
