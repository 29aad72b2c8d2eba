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
