extension Wheel {
  /// Renders the whole frame.
  ///
  /// - Returns: A picture of width × height pixels; pixels outside the disc are transparent.
  public func render() -> PixelBuffer { render(columns: 0..<width, rows: 0..<height) }

  /// Renders a part of the frame, pixel for pixel as in the whole.
  ///
  /// A pixel has the colour of its centre. The rim is anti-aliased: coverage falls from 1 to 0 over
  /// one point, at any size. The time taken grows with the part and not with the frame.
  ///
  /// - Parameters:
  ///   - columns: The columns of the part, within 0 ..< width.
  ///   - rows: The rows of the part, within 0 ..< height.
  /// - Returns: The picture of the part.
  public func render(columns: Range<Int>, rows: Range<Int>) -> PixelBuffer {
    precondition(
      columns.lowerBound >= 0 && columns.upperBound <= width && rows.lowerBound >= 0
        && rows.upperBound <= height, "The part to render lies within the frame.")
    let byteCount = columns.count * rows.count * 4
    let bytes = [UInt8](unsafeUninitializedCapacity: byteCount) { buffer, count in
      var place = 0
      for row in rows {
        for column in columns {
          let pixel = pixel(column: column, row: row)
          buffer[place] = pixel.red
          buffer[place + 1] = pixel.green
          buffer[place + 2] = pixel.blue
          buffer[place + 3] = pixel.alpha
          place += 4
        }
      }
      count = byteCount
    }
    return PixelBuffer(width: columns.count, height: rows.count, bytes: bytes)
  }

  @inline(__always)
  private func pixel(column: Int, row: Int) -> Pixel {
    let (x, y) = (Double(column) + 0.5, Double(row) + 0.5)
    let (dx, dy) = (x - centreX, y - centreY)
    let outermost = radius + 0.5
    guard dx * dx + dy * dy < outermost * outermost else { return .transparent }
    let polar = polar(x: x, y: y)
    let rgb = discColour(hue: polar.hue, saturation: min(polar.distance, 1), value: value)
    let coverage = (1 - polar.distance) * radius + 0.5
    return coverage >= 1
      ? Pixel(red: rgb.red, green: rgb.green, blue: rgb.blue, alpha: 255)
      : Pixel(rgb, alpha: UInt8(max(coverage, 0) * 255 + 0.5))
  }
}
