import Testing

@testable import PaletteCore

/// Keys that stand twice in a dictionary: the last counts, as in decoders, and it is told.
@Suite struct RepeatedKeyTests {
  private func read(colour: String) -> CatalogueReading {
    let text = """
      { version = 1; categories = ({ id = c; name = C; palettes = ({ id = p; name = P; colours = (
      \(colour)
      ); }); }); }
      """
    return CatalogueReader.read(Array(text.utf8), file: "f")
  }

  private func places(_ reading: CatalogueReading) -> [String] {
    reading.problems.map { problem in
      "\(problem.line ?? 0):\(problem.column ?? 0) \(problem.path) \(problem.value ?? "")"
    }
  }

  private let path = "categories[0].palettes[0].colours[0]"

  @Test func theLastCountsAndTheKeyIsReported() throws {
    let reading = read(colour: #"{ name = A; rgb = "1,2,3"; "n\U0061me" = B; rgb = "4,5,6"; }"#)
    #expect(reading.problems.allSatisfy { $0.rule == .repeatedKey && $0.severity == .warning })
    #expect(places(reading) == ["2:29 \(path).name name", "2:45 \(path).rgb rgb"])
    let colour = try #require(reading.categories?.first?.palettes.first?.colours.first)
    #expect(colour == NamedColour(id: "b", name: LocalisedText("B"), rgb: RGB8(4, 5, 6)))
    #expect(reading.problems.warningSummary == "2 keys used twice")
  }

  @Test func languagesAreKeysToo() throws {
    let names = "{ ja = x; en = y; ja = z; }"
    let reading = read(colour: #"{ name = A; names = \#(names); rgb = "1,2,3"; }"#)
    #expect(places(reading) == ["2:39 \(path).names.ja ja"])
    let name = try #require(reading.categories?.first?.palettes.first?.colours.first?.name)
    #expect(name["ja"] == "z" && name["en"] == "y")
  }

  @Test func everyRepeatedKeyIsFound() throws {
    let seed: UInt64 = 20_261_130
    var random = SplitMix64(seed: seed)
    let letters = ["a", "b", "é", "e\u{301}", "&#97;", "x", "&amp;", "zh-Hans", "", "1"]
    for round in 0..<2_000 {
      let keys = (0..<Int.random(in: 0...9, using: &random)).map { _ in
        (0..<Int.random(in: 0...2, using: &random)).map { _ in
          letters.randomElement(using: &random) ?? ""
        }.joined()
      }
      let body = keys.map { "<key>\($0)</key><true/>" }.joined()
      let list = try PropertyListReader.read(Samples.plist("<dict>\(body)</dict>"))
      let read = keys.indices.map { list.string(2 * $0 + 1) }
      let expected = read.indices.filter { read[..<$0].contains(read[$0]) }.map { 2 * $0 + 1 }
      #expect(
        list.repeatedKeys(of: PropertyList.root) == expected,
        "seed \(seed), round \(round): \(keys)")
    }
  }

  @Test func namesThatStandTwiceAreFoundInShortAndLongLists() {
    let seed: UInt64 = 5
    var random = SplitMix64(seed: seed)
    for count in [2, 10, 23, 24, 25, 60] {
      for round in 0..<100 {
        let names = (0..<count).map { _ in
          let number = Int.random(in: 0..<40, using: &random)
          return number < 4 ? ["é", "e\u{301}", "", "綠"][number] : "name \(number)"
        }
        var check = NameCheck(rule: .duplicateID, expecting: count)
        for (node, name) in names.enumerated() { check.add(name, at: node) }
        let expected = names.indices.filter { names[..<$0].contains(names[$0]) }
        #expect(check.repeats.map(\.node) == expected, "seed \(seed), \(count), round \(round)")
        #expect(check.names == names.indices.filter { !expected.contains($0) }.map { names[$0] })
      }
    }
  }
}
