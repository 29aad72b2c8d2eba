import Testing

@testable import PaletteCore

@Suite struct EightBitWritingTests {
  /// Levels on both sides of the knee of the transfer curve, and between: 9³ colours.
  private static let levels: [UInt8] = [0, 1, 10, 11, 64, 127, 128, 200, 255]

  private static let colours = levels.flatMap { red in
    levels.flatMap { green in levels.map { RGB8(red, green, $0) } }
  }

  @Test(arguments: Notation.allCases) func theShortWayWritesTheSameText(notation: Notation) {
    for rgb in Self.colours {
      var text: [UInt8] = []
      notation.append(rgb, to: &text)
      #expect(String(decoding: text, as: UTF8.self) == notation.text(of: Colour(rgb)), "\(rgb)")
    }
  }

  @Test(arguments: ColourSpace.allCases) func theShortWayLeadsToTheSamePlace(space: ColourSpace) {
    for rgb in Self.colours {
      let long = Colour(rgb).converted(to: space)
      let distance = space.components(of: rgb) - long.components
      // Relative to the size of the components, which hues and CIE lightness have hundreds of.
      let tolerance = 1e-12 * max(1, max(abs(long.components.max()), abs(long.components.min())))
      #expect(distance.max() <= tolerance && distance.min() >= -tolerance, "\(rgb)")
      #expect(space.missing(of: rgb) == long.missing, "\(rgb)")
    }
  }
}
