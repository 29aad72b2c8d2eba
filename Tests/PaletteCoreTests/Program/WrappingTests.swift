import PaletteCore
import Testing

@testable import palette_cli

@Suite struct WrappingTests {
  @Test(arguments: [
    ("", 5, []), ("a bc def", 5, ["a bc", "def"]), ("abcdefg", 3, ["abc", "def", "g"]),
    ("ab abcdefg", 3, ["ab", "abc", "def", "g"]), ("胭脂，花青。", 6, ["胭脂，", "花青。"]),
    ("胭脂 ab", 5, ["胭脂", "ab"]), ("ab胭", 3, ["ab", "胭"]), ("a  b", 1, ["a", "b"]),
    ("胭脂", 1, ["胭", "脂"]), ("a\u{1B}b", 20, ["a\\u{1B}b"]),
  ])
  func breaks(text: String, limit: Int, lines: [String]) {
    #expect(wrapped(text, to: limit) == lines)
  }

  @Test func linesFitAndLoseBlanksAlone() {
    let seed = UInt64.random(in: 0...UInt64.max)
    var random = SplitMix64(seed: seed)
    for _ in 0..<500 {
      let text = (0..<Int.random(in: 0...40, using: &random)).compactMap { _ in
        ["a", "b", " ", "胭", "，", "é"].randomElement(using: &random)
      }.joined()
      let limit = Int.random(in: 2...12, using: &random)
      let lines = wrapped(text, to: limit)
      #expect(lines.joined().filter { $0 != " " } == text.filter { $0 != " " }, "seed \(seed)")
      #expect(
        lines.allSatisfy { TextWidth.columns($0) <= max(limit, 4) }, "seed \(seed): \(text)")
    }
  }

  /// A user's catalogue may hold a word of any length.
  @Test(.timeLimit(.minutes(1))) func aLongWordTakesNoLongerThanManyShortOnes() {
    #expect(wrapped(String(repeating: "a", count: 2_000_000), to: 78).count == 25_642)
  }
}
