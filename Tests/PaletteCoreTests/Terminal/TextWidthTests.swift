import PaletteCore
import Testing

@Suite struct TextWidthTests {
  /// Widths by the rules of Unicode 18; where terminals differ, the one of wcwidth is taken.
  @Test(arguments: [
    ("", 0), ("abc", 3), ("绯红", 4), ("é", 1), ("e\u{301}", 1), ("\u{26A0}", 1),
    ("\u{26A0}\u{FE0F}", 2), ("\u{2705}", 2), ("\u{1F6CD}", 1), ("\u{2B50}", 2),
    ("1\u{FE0F}\u{20E3}", 2),
    ("👍🏽", 2), ("👩‍👩‍👧‍👦", 2), ("🇨🇳", 2), ("🇨🇳🇩🇪", 4), ("한글", 4), ("\u{1112}\u{1161}\u{11AB}", 2),
    ("ｆｕｌｌ", 8), ("ｶﾅ", 2), ("▀─…●", 4), ("\u{200B}", 0), ("क्षि", 2), ("ไทย", 3), ("\u{AD}", 1),
    ("\u{1F9D1}\u{1F3FF}\u{200D}\u{1F3A8}", 2), ("\u{1FAE9}", 2), ("\u{20000}", 2), ("ỗ", 1),
    ("～", 2),
  ]) func measures(_ text: String, _ columns: Int) {
    #expect(TextWidth.columns(text) == columns)
  }

  @Test(arguments: [
    ("scarlet", 7, "scarlet"), ("scarlet", 6, "scarl…"), ("scarlet", 1, "…"), ("scarlet", 0, ""),
    ("scarlet", -1, ""), ("绯红色", 6, "绯红色"), ("绯红色", 5, "绯红…"), ("绯红色", 4, "绯…"),
    ("绯红色", 3, "绯…"), ("绯红色", 2, "…"), ("🇨🇳🇩🇪", 3, "🇨🇳…"),
    ("e\u{301}e\u{301}e\u{301}", 2, "e\u{301}…"),
  ]) func cuts(_ text: String, _ limit: Int, _ expected: String) {
    #expect(TextWidth.truncated(text, to: limit) == expected)
  }

  @Test func cutsWithAnASCIIEllipsis() {
    #expect(TextWidth.truncated("scarlet", to: 5, ellipsis: "..") == "sca..")
    #expect(TextWidth.truncated("scarlet", to: 1, ellipsis: "..") == "s")
  }

  @Test func fillsUp() {
    #expect(TextWidth.padded("绯", to: 4) == "绯  ")
    #expect(TextWidth.padded("绯", to: 4, alignment: .right) == "  绯")
    #expect(TextWidth.padded("绯红", to: 3) == "绯红")
  }

  @Test func cutTextFitsAndBeginsAsTheWhole() {
    let seed: UInt64 = 79
    var random = SplitMix64(seed: seed)
    let pieces = [
      "a", " ", "绯", "红", "ｗ", "é", "e\u{301}", "👍🏽", "🇨🇳", "👩‍🎨", "⚠\u{FE0F}", "⭐",
      "1\u{FE0F}\u{20E3}", "한", "ｶ",
      "\u{301}", "क्षि", "\u{200B}", "▀",
    ]
    for _ in 0..<5_000 {
      let count = Int.random(in: 0...12, using: &random)
      let text = (0..<count).map { _ in pieces[Int.random(in: 0..<pieces.count, using: &random)] }
        .joined()
      let limit = Int.random(in: 0...30, using: &random)
      for ellipsis in ["…", ".."] {
        let cut = TextWidth.truncated(text, to: limit, ellipsis: ellipsis)
        let body =
          cut == text
          ? cut : String(cut.hasSuffix(ellipsis) ? cut.dropLast(ellipsis.count) : cut[...])
        let padded = TextWidth.padded(cut, to: limit)
        let isRight =
          TextWidth.columns(cut) <= limit && text.hasPrefix(body)
          && TextWidth.columns(padded) == limit
          && (cut == text) == (TextWidth.columns(text) <= limit)
        if !isRight { Issue.record("'\(text)' to \(limit), seed \(seed): '\(cut)'") }
      }
    }
  }
}
