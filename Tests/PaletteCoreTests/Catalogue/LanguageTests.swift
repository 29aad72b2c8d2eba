import Testing

@testable import PaletteCore

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
