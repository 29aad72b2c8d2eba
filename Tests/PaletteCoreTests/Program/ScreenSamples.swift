import PaletteCore

/// A small catalogue with every kind of palette that listings must cope with.
enum ScreenSamples {
  static let catalogue = Catalogue(categories: [family, scales, names])

  private static func grey(_ level: Int, of count: Int) -> RGB8 {
    let value = UInt8(255 - level * 230 / max(1, count - 1))
    return RGB8(value / 2 + 20, value, value / 3 + 80)
  }

  private static let family = Category(
    id: "reds", name: text("Reds", chinese: "红色系", pinyin: "hóng sè xì"),
    summary: text("Scarlets, pinks and wine reds", chinese: "绯、粉与酒红"),
    detail: text(
      "Red comes forward: even a small patch of it is seen first.", chinese: "红色向前，小小一块也最先入眼。"),
    source: "example.org/reds", licence: "None stated; colour values are facts",
    palettes: [
      single("scarlet", "Scarlet", "绯", "fēi", "gorgeous", RGB8(206, 51, 45)),
      single("wild-rose", "Wild Rose", "蔷薇色", "qiáng wēi sè", "tender", RGB8(232, 36, 108)),
    ])

  private static func single(
    _ id: String, _ name: String, _ chinese: String, _ pinyin: String, _ mood: String, _ rgb: RGB8
  ) -> Palette {
    let name = text(name, chinese: chinese, pinyin: pinyin)
    let combinations = [
      Combination(RGB8(243, 222, 196), rgb, RGB8(123, 38, 45)),
      Combination(rgb, RGB8(230, 223, 201), RGB8(44, 88, 164)),
    ]
    return Palette(
      id: id, name: name, mood: LocalisedText(mood),
      colours: [NamedColour(id: id, name: name, rgb: rgb)], combinations: combinations)
  }

  private static let scales = Category(
    id: "scales", name: LocalisedText("Scales for interfaces"),
    summary: LocalisedText("Eleven steps from a faint ground to dark text, and one with five"),
    source: "example.org/scales at 0123456, src/colours.js", licence: "MIT", tags: ["ui"],
    palettes: [
      scale("slate", "Slate", 11, tags: []),
      scale("five", "Blues, 5 classes", 5, tags: ["sequential", "colour-blind-safe"]),
    ])

  private static func scale(
    _ id: String, _ name: String, _ count: Int, tags: [String]
  ) -> Palette {
    Palette(
      id: id, name: LocalisedText(name), tags: tags,
      colours: (0..<count).map { level in
        let step = level == 0 ? "50" : "\(level * 100)"
        return NamedColour(
          id: step, name: LocalisedText("\(id) \(step)"), rgb: grey(level, of: count))
      })
  }

  private static let names = Category(
    id: "a-long-list-of", name: text("Names", chinese: "颜色名", pinyin: "yán sè míng"),
    source: "example.org/names", licence: "CC0-1.0",
    palettes: [
      Palette(
        id: "names", name: LocalisedText("Survey of names"), source: "example.org/survey",
        licence: "Public domain",
        colours: (0..<130).map { number in
          NamedColour(
            id: "colour-\(number)",
            name: number.isMultiple(of: 9)
              ? LocalisedText(
                "月白", translations: [.init(language: "pinyin", text: "yuè bái")])
              : LocalisedText("greenish grey \(number)"),
            rgb: grey(number, of: 130))
        })
    ])

  private static func text(
    _ text: String, chinese: String, pinyin: String? = nil
  ) -> LocalisedText {
    let other = pinyin.map { [LocalisedText.Translation(language: "pinyin", text: $0)] } ?? []
    return LocalisedText(text, translations: [.init(language: "zh-Hans", text: chinese)] + other)
  }
}
