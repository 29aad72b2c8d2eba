import PaletteCore
import Testing

@Suite struct XTerm256Tests {
  /// From colour-science 0.4.7 and coloraide 8.13.1.
  static let cases: [(hex: String, index: UInt8)] = [
    ("#282629", 235),
    ("#5b7ce5", 68),
    ("#132c76", 18),
    ("#fa8072", 210),
    ("#69e141", 76),
    ("#ff4500", 202),
    ("#808080", 244),
    ("#00b2ee", 39),
    ("#dfdfdf", 254),
    ("#e9e9e9", 255),
    ("#030303", 16),
    ("#000000", 16),
  ]

  @Test(arguments: cases) func findsTheNearest(hex: String, index: UInt8) throws {
    #expect(try XTerm256.nearestIndex(to: Colour(parsing: hex).rgb8) == index)
    #expect(try Notation.ansi256.text(of: Colour(parsing: hex)) == String(index))
  }

  @Test func everyFixedColourIsItsOwnNearestOrAnEarlierEqual() {
    for index in UInt8(16)...255 {
      let found = XTerm256.nearestIndex(to: XTerm256.colour(at: index))
      #expect(XTerm256.colour(at: found) == XTerm256.colour(at: index))
      #expect(found <= index)
    }
  }

  @Test func theCubeAndTheGreysHaveTheirPublishedCorners() {
    #expect(XTerm256.colour(at: 16).hex == "#000000")
    #expect(XTerm256.colour(at: 17).hex == "#00005f")
    #expect(XTerm256.colour(at: 231).hex == "#ffffff")
    #expect(XTerm256.colour(at: 232).hex == "#080808")
    #expect(XTerm256.colour(at: 255).hex == "#eeeeee")
    #expect(XTerm256.colour(at: 1).hex == "#cd0000")
  }
}
