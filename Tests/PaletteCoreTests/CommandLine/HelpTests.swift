import PaletteCore
import Testing

struct HelpTests {
  @Test(arguments: [
    "", "--help", "list -h", "pick --help", "fav --help", "help fav add", "adjust -h", "help show",
    "completions --help",
  ]) func help(line: String) throws {
    let name = line.isEmpty ? "alone" : line.filter { $0 != "-" }.replacing(" ", with: "-")
    try expectGolden(try sampleOutcome(line), "sample-help-\(name).txt")
  }

  @Test(arguments: ["help", "list --help --size", "-h list", "help favorites", "--nonsense -h"])
  func helpWins(line: String) throws {
    #expect(try sampleOutcome(line).contains("Usage: palette"))
  }

  @Test(arguments: [20, 40, 50, 79, 100])
  func noLineIsWiderThanAsked(width: Int) throws {
    let pages = try ["", "--help", "pick -h", "fav -h", "adjust -h"].map {
      try sampleOutcome($0, helpWidth: width)
    }
    let lines = pages.joined().split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= max(40, width) })
  }
}
