import Testing

@testable import PaletteCore

@Suite struct CategorySampleTests {
  /// The sample of palettes with so many colours, as `PALETTE.COLOUR`.
  private func sample(_ counts: [Int]) -> [String] {
    let groups = counts.enumerated().map { group, count in
      (0..<count).map { RGB8(UInt8(group), UInt8($0), 0) }
    }
    return Category.Heading.sample(of: groups).map { "\($0.red).\($0.green)" }
  }

  @Test func manyPalettesStandWithTheirMiddles() {
    #expect(sample(Array(repeating: 11, count: 8)) == (0..<8).map { "\($0).5" })
    #expect(
      sample(Array(repeating: 1, count: 16)) == [1, 3, 5, 7, 9, 11, 13, 15].map { "\($0).0" })
  }

  @Test func fewPalettesStandWithSeveralColours() {
    #expect(sample([16]) == [1, 3, 5, 7, 9, 11, 13, 15].map { "0.\($0)" })
    #expect(sample([4, 4]) == (0..<2).flatMap { group in (0..<4).map { "\(group).\($0)" } })
    #expect(sample([1]) == Array(repeating: "0.0", count: 8))
  }

  @Test func everySampleIsFull() {
    for groups in 1...70 {
      #expect(sample((1...groups).map { $0 % 13 + 1 }).count == Category.Heading.sampleSize)
    }
    #expect(sample([]) == [])
    #expect(sample([0]) == [])
  }
}
