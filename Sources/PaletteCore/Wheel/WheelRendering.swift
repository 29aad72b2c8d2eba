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
      var position = 0
      for row in rows {
        for column in columns {
          let pixel = pixel(column: column, row: row)
          buffer[position] = pixel.red
          buffer[position + 1] = pixel.green
          buffer[position + 2] = pixel.blue
          buffer[position + 3] = pixel.alpha
          position += 4
        }
      }
      count = byteCount
    }
    return PixelBuffer(width: columns.count, height: rows.count, bytes: bytes)
  }

  private func pixel(column: Int, row: Int) -> Pixel {
    let polar = polar(x: Double(column) + 0.5, y: Double(row) + 0.5)
    let coverage = min(max((1 - polar.distance) * radius + 0.5, 0), 1)
    let alpha = UInt8(coverage * 255 + 0.5)
    guard alpha > 0 else { return Pixel(red: 0, green: 0, blue: 0, alpha: 0) }
    let rgb = discColour(hue: polar.hue, saturation: min(polar.distance, 1), value: value)
    return Pixel(rgb, alpha: alpha)
  }
}
