import PaletteCore
import Testing

@Suite struct RandomColoursTests {
  /// The first numbers of seed 1234567 as Rosetta Code, "Pseudo-random numbers/Splitmix64", has them.
  @Test func theGeneratorIsSplitMix64() {
    var numbers = SplitMix64(seed: 1_234_567)
    #expect(numbers.next() == 6_457_827_717_110_365_317)
    #expect(numbers.next() == 3_203_168_211_198_807_973)
    #expect(numbers.next() == 9_817_491_932_198_370_423)
  }

  @Test func aSeedGivesTheSameColoursEverywhere() {
    #expect(RandomColours(seed: 0).prefix(3).map(\.hex) == ["#e220a8", "#6e789e", "#06c45d"])
    #expect(RandomColours(seed: 1).prefix(3).map(\.hex) != ["#e220a8", "#6e789e", "#06c45d"])
  }

  /// Of 16,000 colours each sixteenth of each component gets 1,000, give or take five deviations of
  /// 31 each.
  @Test func everyComponentIsEven() {
    for component in [\RGB8.red, \.green, \.blue] {
      var counts = Array(repeating: 0, count: 16)
      for rgb in RandomColours(seed: 3).prefix(16_000) {
        counts[Int(rgb[keyPath: component] / 16)] += 1
      }
      #expect(counts.allSatisfy { abs($0 - 1_000) < 155 }, "seed 3: \(counts)")
    }
  }
}
