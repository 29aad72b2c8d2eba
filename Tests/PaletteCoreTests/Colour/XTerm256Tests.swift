import Testing

@testable import PaletteCore

/// The first of the colours that is nearest by CIEDE2000, found by comparing all of them, and its
/// difference.
func nearestByComparing(_ colours: [RGB8], to rgb: RGB8) -> (index: Int, difference: Double) {
  let target = Difference.Metric.ciede2000.coordinates(of: rgb)
  var best = (index: -1, difference: Double.infinity)
  for (index, colour) in colours.enumerated() {
    let lab = Difference.Metric.ciede2000.coordinates(of: colour)
    let difference = Difference.ciede2000(lab: target, lab)
    if difference < best.difference { best = (index, difference) }
  }
  return best
}

/// Eight-bit colours all over the cube: seven steps a component.
let gridOfColours: [RGB8] = (0..<343).map { number in
  let step = { (digit: Int) in UInt8(41 * (digit % 7)) }
  return RGB8(step(number), step(number / 7), step(number / 49))
}

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

  @Test func findsWhatComparingAllOfThemFinds() {
    let colours = (16...255).map { XTerm256.colour(at: UInt8($0)) }
    for rgb in gridOfColours {
      let expected = nearestByComparing(colours, to: rgb).index + 16
      #expect(Int(XTerm256.nearestIndex(to: rgb)) == expected, "\(rgb.hex)")
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
