import PaletteCore
import Testing

@Suite struct SanitisingTests {
  @Test(arguments: [
    ("plain", "plain"), ("绯 Émile 👩‍🎨", "绯 Émile 👩‍🎨"), ("\u{1B}[31mred", #"\u{1B}[31mred"#),
    ("a\tb\nc\r\n", #"a\u{9}b\u{A}c\u{D}\u{A}"#),
    ("\u{7F}\u{80}\u{9B}2J", #"\u{7F}\u{80}\u{9B}2J"#),
    ("\u{202E}abc\u{2069}", #"\u{202E}abc\u{2069}"#),
    ("\u{61C}\u{200E}\u{200F}", #"\u{61C}\u{200E}\u{200F}"#),
    ("\u{2028}\u{2029}", #"\u{2028}\u{2029}"#), ("\u{0}", #"\u{0}"#), ("", ""),
    ("£¥…•▀\u{200D}\u{200B}", "£¥…•▀\u{200D}\u{200B}"),
  ]) func makesVisible(_ text: String, _ expected: String) {
    #expect(sanitised(text) == expected)
  }

  /// Every scalar that could steer a terminal, alone and between letters.
  @Test func leavesNothingThatSteers() {
    let unsafe = [
      0x0...0x1F, 0x7F...0x9F, 0x61C...0x61C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069,
    ]
    for scalar in unsafe.joined().compactMap({ Unicode.Scalar(UInt32($0)) }) {
      let text = sanitised("a\(Character(scalar))b")
      if text.unicodeScalars.contains(scalar) || TextWidth.columns(text) < 7 {
        Issue.record("\(scalar.value)")
      }
    }
  }
}
