import Testing

@testable import PaletteCore

@Suite struct EditDistanceTests {
  @Test(arguments: [
    ("", "", 0), ("a", "", 1), ("scarlet", "scralet", 1), ("kitten", "sitting", 3),
    ("rebecapurple", "rebeccapurple", 1), ("red", "der", 2), ("ca", "abc", 3),
  ])
  func isKnown(first: String, second: String, distance: Int) {
    #expect(editDistance(Array(first), Array(second)) == distance)
    #expect(editDistance(Array(second), Array(first)) == distance)
  }

  @Test func aLimitChangesNothingWithinIt() {
    var generator = SplitMix64(seed: 11)
    for _ in 0..<2000 {
      let words = (0..<2).map { _ in
        (0..<Int.random(in: 0...7, using: &generator)).compactMap { _ in
          "abc".randomElement(using: &generator)
        }
      }
      let distance = editDistance(words[0], words[1])
      for limit in 0...4 {
        #expect(
          editDistance(words[0], words[1], atMost: limit) == (distance <= limit ? distance : nil),
          "\(words) \(limit)")
      }
    }
  }
}
