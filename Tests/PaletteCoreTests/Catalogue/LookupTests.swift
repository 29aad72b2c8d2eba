import Testing

@testable import PaletteCore

@Suite struct AddressTests {
  @Test(arguments: [
    ("reds", "reds"), ("Reds/Scarlet", "reds/scarlet"), ("a/b-2/3", "a/b-2/3"),
    ("a/", "a"), ("a/b/c/", "a/b/c"),
  ])
  func reads(text: String, address: String) { #expect(Address(text)?.description == address) }

  @Test(arguments: ["", "/", "a//", "/a", "a//b", "a/b/c/d", "-a", "a-", "a--b", "a b", "绯", "a_b"])
  func refuses(text: String) { #expect(Address(text) == nil) }
}

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

  @Test(arguments: [
    ("scarlt", "Scarlet"), ("Scralet", "Scarlet"), ("crimsom", "Crimson"), ("绯红色", "绯红"),
    ("reds/scarlt", "reds/scarlet"), ("red/scarlet", "reds/scarlet"),
    ("reds/scarlet/scarlt", "reds/scarlet/scarlet"), ("yelows", "yellows"), ("feihnog", "fēi hóng"),
  ])
  func suggests(text: String, first: String) {
    #expect(catalogue.suggestions(for: text).first == first)
    #expect(catalogue.suggestions(for: text).count <= 3)
  }

  @Test(arguments: ["", "/", "qqqqqqqq", "a/b/c/d", String(repeating: "x", count: 10_000)])
  func suggestsNothing(text: String) { #expect(catalogue.suggestions(for: text).isEmpty) }

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

@Suite struct SearchTests {
  private let catalogue = Catalogue.bundled

  private func first(_ text: String, _ count: Int = 1) -> [String] {
    catalogue.search(text).prefix(count).map(\.address.description)
  }

  @Test(arguments: [
    ("scarlet", "reds/scarlet/scarlet"), ("SCARL", "reds/scarlet/scarlet"),
    ("绯", "reds/scarlet/scarlet"), ("绯红", "reds/crimson/crimson"),
    ("fei", "reds/scarlet/scarlet"), ("fēi hóng", "reds/crimson/crimson"),
    ("feihong", "reds/crimson/crimson"), ("fei hong", "reds/crimson/crimson"),
    ("deep-scarlet", "reds/deep-scarlet/deep-scarlet"),
    ("deepscarlet", "reds/deep-scarlet/deep-scarlet"),
    ("reds/deep", "reds/deep-scarlet/deep-scarlet"), ("#ce332d", "reds/scarlet/scarlet"),
    ("CE332D", "reds/scarlet/scarlet"), ("#ce33", "reds/scarlet/scarlet"),
    ("majestic", "reds/deep-scarlet/deep-scarlet"), ("威严", "reds/deep-scarlet/deep-scarlet"),
    ("lv ci", "greens/green-porcelain/green-porcelain"),
    ("lüci", "greens/green-porcelain/green-porcelain"),
  ])
  func findsFirst(text: String, address: String) { #expect(first(text) == [address]) }

  @Test func ordersByHowWellANameFits() {
    let catalogue = Catalogue(categories: Array(catalogue.categories.prefix(7)))
    let names = catalogue.search("red").map(\.colour.name.text)
    #expect(names.prefix(3) == ["True Red", "Pale Red", "Peony Red"])
    // Behind those with the word in their names: all of the category "Reds".
    #expect(names.contains("Red Bean") && names.contains("Reddish White Grey"))
    #expect(names.firstIndex(of: "Reddish White Grey") ?? 0 < names.firstIndex(of: "Scarlet") ?? 0)
    // A mood comes behind every name: "cool" is the mood of Sky.
    #expect(catalogue.search("cool").map(\.colour.name.text) == ["Sky"])
  }

  @Test func wordEndsDoNotRunIntoTheNext() {
    #expect(!catalogue.search("pr").contains { $0.colour.name.text == "Deep Red" })
  }

  @Test func findsPalettesByTheirCombinations() {
    let found = catalogue.searchPalettes("#7b262d").map(\.address.description)
    #expect(found.first == "reds/scarlet")
    #expect(catalogue.search("#7b26").isEmpty)
    #expect(catalogue.searchPalettes("scarlet").count >= 3)
  }

  @Test(arguments: ["", " ", "#", "-", "no such thing", "#zzz", "/"])
  func findsNothing(text: String) { #expect(catalogue.search(text).isEmpty) }

  @Test func anyTextIsSearchedWithoutATrap() {
    var generator = SplitMix64(seed: 7)
    let pieces = [
      "#", "f", "0", " ", "绯", "é", "\u{301}", "/", "-", "v", "ß", "\u{FFFD}", "𝒳", "A",
    ]
    for _ in 0..<15 {
      let length = Int.random(in: 0...5, using: &generator)
      let text = (0..<length).compactMap { _ in pieces.randomElement(using: &generator) }.joined()
      _ = (catalogue.search(text), catalogue.searchPalettes(text), catalogue.suggestions(for: text))
    }
  }
}

@Suite struct FoldingTests {
  @Test(arguments: [
    ("Fēi-Hóng!", "fei hong"), ("lǜ nǚ", "lu nu"), ("绯红", "绯红"), ("  A  b ", "a b"),
    ("Rosé Pine", "rose pine"), ("Ångström", "angstrom"), ("Straße", "strasse"),
    ("Œuvre", "oeuvre"),
    ("ＡＢＣ１", "abc1"), ("ШАР", "шар"), ("Ệ", "e"), ("łøđı", "lodi"), ("e\u{301}", "e"), ("", ""),
    ("×÷", ""), ("桜・色", "桜 色"), ("Ǧ", "g"), ("ỹ", "y"), ("ǟ", "a"),
  ])
  func folds(text: String, folded: String) {
    #expect(String(decoding: Folding.folded(text), as: UTF8.self) == folded)
  }

  @Test func everyScalarFoldsToUTF8() {
    for value in UInt32(0)...0x3FFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let folded = Folding.folded(String(Character(scalar)))
      #expect(String(validating: folded, as: UTF8.self) != nil)
    }
  }

  @Test(arguments: [
    ("Deep Scarlet", "deep-scarlet"), ("Payne's Grey", "payne-s-grey"), ("Rosé!", "rose"),
    ("--a__b--", "a-b"), ("绯", nil), ("", nil), ("浅 500", "500"),
  ])
  func makesIDs(name: String, id: String?) { #expect(Identifier.made(from: name) == id) }
}

@Suite struct LanguageTests {
  @Test(arguments: [
    (["LANG": "zh_CN.UTF-8"], Language.chinese), ([:], .english), (["LANG": "C"], .english),
    (["LANG": "zh_CN", "LC_ALL": "en_GB"], .english),
    (["LANG": "en", "LC_MESSAGES": "zh"], .chinese),
    (["LC_ALL": "", "LANG": "zh"], .chinese), (["LANG": "fr_FR"], .english),
  ])
  func isDetected(environment: [String: String], language: Language) {
    #expect(Language.detect(environment: Environment(environment)) == language)
  }

  @Test func translationsHaveAFixedOrder() {
    let text = LocalisedText(
      "Scarlet",
      translations: [
        .init(language: "romaji", text: "hi"), .init(language: "fr", text: "écarlate"),
        .init(language: "pinyin", text: "fēi"), .init(language: "zh-Hans", text: "绯"),
        .init(language: "pinyin", text: "late"),
      ])
    #expect(text.translations.map(\.language) == ["zh-Hans", "pinyin", "romaji", "fr"])
    #expect(text["pinyin"] == "fēi" && text.text(in: .chinese) == "绯")
    #expect(LocalisedText("绯").text(in: .english) == "绯")
  }
}
