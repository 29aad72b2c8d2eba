import Testing

@testable import PaletteCore

@Suite struct ColourCellTests {
  /// The surface of the cube in steps of 5: its extremes in OKLab lie there.
  private static let surface: [RGB8] = stride(from: 0, through: 255, by: 5).flatMap { first in
    stride(from: 0, through: 255, by: 5).flatMap { second in
      [UInt8(0), 255].flatMap { face in
        let (first, second) = (UInt8(first), UInt8(second))
        return [RGB8(face, first, second), RGB8(first, face, second), RGB8(first, second, face)]
      }
    }
  }

  @Test func everyColourIsInItsCell() {
    for rgb in Self.surface {
      let place = Difference.Metric.ok.coordinates(of: rgb)
      let cell = ColourCell(rgb)
      let steps = SIMD3(Double(cell.lightness), Double(cell.a), Double(cell.b))
      let low = ColourCell.low + steps * ColourCell.step
      #expect(all(place .>= low - 1e-12) && all(place .<= low + ColourCell.step + 1e-12))
      #expect(max(cell.lightness, cell.a, cell.b) < 64, "\(rgb.hex)")
    }
  }

  @Test func differencesKeepTheBounds() {
    var random = SplitMix64(seed: 51)
    for _ in 0..<200 {
      let asked = SIMD3(
        Double.random(in: -0.2...1.2, using: &random),
        Double.random(in: -0.6...0.6, using: &random),
        Double.random(in: -0.6...0.6, using: &random))
      let bounds = ColourCellBounds(of: asked)
      for _ in 0..<50 {
        let rgb = RGB8(packed: UInt32.random(in: 0..<1 << 24, using: &random))
        let difference = Difference.distance(asked, Difference.Metric.ok.coordinates(of: rgb))
        let (least, most) = (
          Double(bounds.leastSquare(ColourCell(rgb))), Double(bounds.mostSquare(ColourCell(rgb)))
        )
        #expect(
          least <= difference * difference && difference * difference <= most, "\(asked) \(rgb)")
        #expect(most - least < 0.1 * (0.05 + difference), "the bounds are of use: \(asked) \(rgb)")
      }
    }
  }
}
