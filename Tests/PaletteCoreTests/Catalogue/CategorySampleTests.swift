import Testing

@testable import PaletteCore

@Suite struct CategorySampleTests {
  /// The sample of palettes with so many colours, as `PALETTE.COLOUR`.
  private func sample(_ counts: [Int]) -> [String] {
    let groups = counts.enumerated().map { group, count in
      // All are equally full.
      (0..<count).map { RGB8(255, 0, UInt8(truncatingIfNeeded: 16 * group + $0)) }
    }
    return Category.Heading.sample(of: groups).map { "\($0.blue / 16).\($0.blue % 16)" }
  }

  @Test func manyPalettesStandWithTheirMiddles() {
    #expect(
      sample(Array(repeating: 11, count: 8))
        == ["0.3", "1.4", "2.4", "3.5", "4.5", "5.6", "6.6", "7.7"])
    #expect(
      sample(Array(repeating: 1, count: 16)) == [1, 3, 5, 7, 9, 11, 13, 15].map { "\($0).0" })
  }

  @Test func fewPalettesStandWithSeveralColours() {
    #expect(sample([16]) == [1, 3, 5, 7, 9, 11, 13, 15].map { "0.\($0)" })
    #expect(sample([4, 4]) == (0..<2).flatMap { group in (0..<4).map { "\(group).\($0)" } })
    #expect(sample([1]) == Array(repeating: "0.0", count: 8))
  }

  @Test func manyPalettesStandWithTheFullestColourThere() {
    let levels: [UInt8] = [0, 20, 40, 60, 80, 100, 120, 140, 160, 180, 200]
    let greys = levels.map { RGB8($0, $0, $0) }
    let red = RGB8(200, 30, 30)
    var scale = greys
    scale[5] = red
    let sample = Category.Heading.sample(of: Array(repeating: scale, count: 8))
    // All but the first and the last are from places beside the red one.
    #expect(sample == [greys[3], red, red, red, red, red, red, greys[7]])
  }

  @Test func everySampleIsFull() {
    for groups in 1...70 {
      #expect(sample((1...groups).map { $0 % 13 + 1 }).count == Category.Heading.sampleSize)
    }
    #expect(sample([]) == [])
    #expect(sample([0]) == [])
  }
}
