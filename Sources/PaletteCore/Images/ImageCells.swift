extension RasterImage {
  /// The side of the largest squares that the image is made of, each of one colour and all in a grid
  /// from the top left corner: the greatest common divisor of its sides and of all places where a
  /// row or a column is not as the one before.
  var cellSide: Int {
    var side = Self.divisor(width, height)
    var above: ArraySlice<UInt8>?
    for row in 0..<height {
      guard side > 1 else { return 1 }
      let (samples, size) = samples(ofRow: row)
      defer { above = samples }
      if let above {
        if above.elementsEqual(samples) { continue }
        side = Self.divisor(side, row)
      }
      samples.withUnsafeBufferPointer { samples in
        for column in 1..<max(width, 1) where !column.isMultiple(of: side) {
          let place = column * size
          let isChange = (place..<place + size).contains { samples[$0] != samples[$0 - size] }
          if isChange { side = Self.divisor(side, column) }
        }
      }
    }
    return side
  }

  private static func divisor(_ a: Int, _ b: Int) -> Int {
    var (a, b) = (a, b)
    while b > 0 { (a, b) = (b, a % b) }
    return a
  }
}
