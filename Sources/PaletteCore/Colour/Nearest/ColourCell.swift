/// A small box of OKLab that a colour of sRGB is in: enough to rule most colours out of a search.
///
/// Each axis is cut into 64 steps, so that a cell is written in three digits of six bits. That a
/// catalogue has them ready spares a single search all but a few conversions.
struct ColourCell: Equatable, Sendable {
  /// The step along each axis, 0 to 63.
  let lightness: UInt8
  let a: UInt8
  let b: UInt8

  static let steps = 64

  /// The part of each axis that sRGB takes up, and a little more: a spans -0.2339 to 0.2763, b -0.3115
  /// to 0.1986 (the extremes lie at the corners of the cube; `ColourCellTests` tries its surface).
  static let low = SIMD3(0.0, -0.24, -0.32)
  static let step = (SIMD3(1.001, 0.28, 0.205) - low) / Double(steps)

  init(lightness: UInt8, a: UInt8, b: UInt8) {
    self.lightness = lightness
    self.a = a
    self.b = b
  }

  /// The cell of a colour.
  init(_ rgb: RGB8) {
    let place = (Difference.Metric.ok.coordinates(of: rgb) - Self.low) / Self.step
    self.init(
      lightness: UInt8(place.x), a: UInt8(place.y), b: UInt8(place.z))
  }
}

/// The squares of the differences that a colour can have from those in a cell, at least and at most.
struct ColourCellBounds {
  private let least: [SIMD3<Float>]
  private let most: [SIMD3<Float>]

  /// More than a colour can lie outside its cell by rounding.
  private static let margin = 1e-9
  /// More than three squares in single precision can be wrong by.
  private static let rounding = 1e-5

  /// Tabulates the bounds by step, for one search.
  init(of coordinates: SIMD3<Double>) {
    var least: [SIMD3<Float>] = []
    var most: [SIMD3<Float>] = []
    for step in 0..<ColourCell.steps {
      let low = ColourCell.low + Double(step) * ColourCell.step
      let high = low + ColourCell.step
      let gap = pointwiseMax(low - coordinates, coordinates - high) - Self.margin
      let reach = pointwiseMax(coordinates - low, high - coordinates) + Self.margin
      let inside = gap.clamped(lowerBound: SIMD3(), upperBound: reach)
      least.append(SIMD3<Float>(inside * inside * (1 - Self.rounding)))
      most.append(SIMD3<Float>(reach * reach * (1 + Self.rounding)))
    }
    (self.least, self.most) = (least, most)
  }

  func leastSquare(_ cell: ColourCell) -> Float { Self.sum(least, cell) }

  func mostSquare(_ cell: ColourCell) -> Float { Self.sum(most, cell) }

  @inline(__always)
  private static func sum(_ table: [SIMD3<Float>], _ cell: ColourCell) -> Float {
    table[Int(cell.lightness)].x + table[Int(cell.a)].y + table[Int(cell.b)].z
  }
}
