import PaletteCore
import Testing

struct RandomLinesTests {
  private static let words = [
    "list", "show", "pick", "adjust", "fav", "add", "favourites", "catalogue", "check", "help",
    "completions", "bash", "--json", "--lang", "--lang=", "--size=3", "--size", "-n", "-n5", "-h",
    "-V", "--", "-", "", "=", "--=", "-=", "--color=always", "--colour", "-3", "-.5", "-", "1e9",
    "9999999999999999999999", "é", "绯", "#ff8800", "\u{1B}[31m", "a=b", "--help=1", "--\u{301}",
  ]

  @Test(arguments: 0..<8 as Range<UInt64>)
  func noLineTraps(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let program = sampleProgram()
    for _ in 0..<400 {
      let line = (0..<Int.random(in: 0...6, using: &random)).map { _ in
        Self.words.randomElement(using: &random) ?? ""
      }
      switch program.parse(line) {
      case .run: break
      case .print(let text): #expect(text.hasSuffix("\n"), "seed \(seed), \(line)")
      case .failure(let error):
        #expect(
          error.description.contains(".") && error.description.hasSuffix(" --help'."),
          "seed \(seed), \(line)")
      }
    }
  }

  /// What stands behind `--` is handed on as it is, whatever it looks like.
  @Test(arguments: 0..<4 as Range<UInt64>)
  func wordsBehindTheDashesAreKept(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<100 {
      let rest = (0..<Int.random(in: 1...4, using: &random)).map { _ in
        Self.words.randomElement(using: &random) ?? ""
      }
      let sheet = Sheet()
      guard case .run(let run) = sampleProgram(sheet).parse(["show", "--"] + rest) else {
        Issue.record("seed \(seed), \(rest)")
        continue
      }
      try run()
      #expect(sheet.content == "show \(rest)", "seed \(seed)")
    }
  }
}
