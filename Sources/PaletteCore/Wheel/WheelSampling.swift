extension Wheel {
  /// The colour that a rendered wheel shows at a point.
  ///
  /// The point reads pixel (min(⌊x⌋, width − 1), min(⌊y⌋, height − 1)), with alpha divided out; where
  /// that pixel lies on the anti-aliased rim, its centre's own colour is given, saturation at most 1,
  /// so that the rim has its true hue and is never darkened. Hue and saturation of the sample are
  /// those of the pixel's centre.
  ///
  /// - Parameters:
  ///   - x: The horizontal coordinate, in points; any number.
  ///   - y: The vertical coordinate, in points; any number.
  ///   - buffer: The picture of the whole frame, as `render()` gives it.
  /// - Returns: The sample, or `nil` for a point outside the disc.
  public func sample(x: Double, y: Double, in buffer: PixelBuffer) -> WheelSample? {
    precondition(
      buffer.width == width && buffer.height == height, "The picture is one of the whole frame.")
    guard contains(x: x, y: y) else { return nil }
    let (column, row) = pixel(atX: x, y: y)
    return sample(of: buffer[column, row], column: column, row: row)
  }

  /// The colour that the wheel would show at a point, found by rendering one pixel.
  ///
  /// - Parameters:
  ///   - x: The horizontal coordinate, in points; any number.
  ///   - y: The vertical coordinate, in points; any number.
  /// - Returns: What `sample(x:y:in:)` gives for the rendered frame.
  public func sample(x: Double, y: Double) -> WheelSample? {
    guard contains(x: x, y: y) else { return nil }
    let (column, row) = pixel(atX: x, y: y)
    let spot = render(columns: column..<column + 1, rows: row..<row + 1)
    return sample(of: spot[0, 0], column: column, row: row)
  }

  /// The colour exactly at a point, however coarse the pixels are.
  ///
  /// - Parameters:
  ///   - x: The horizontal coordinate, in points; any number.
  ///   - y: The vertical coordinate, in points; any number.
  /// - Returns: The sample, or `nil` for a point outside the disc.
  public func colour(x: Double, y: Double) -> WheelSample? {
    guard contains(x: x, y: y) else { return nil }
    let polar = polar(x: x, y: y)
    return analyticSample(hue: polar.hue, distance: polar.distance)
  }

  /// The colour at an angle and a distance from the centre.
  ///
  /// - Parameters:
  ///   - angle: Degrees, counter-clockwise from the right; any finite number, whole turns are taken
  ///     off.
  ///   - radius: The distance from the centre in radii, 0 ... 1; the rim counts.
  /// - Returns: The sample, or `nil` outside the disc and for numbers that are not finite.
  public func colour(angle: Double, radius: Double) -> WheelSample? {
    guard angle.isFinite, radius >= 0, radius <= 1 else { return nil }
    var hue = angle.truncatingRemainder(dividingBy: 360)
    if hue < 0 { hue += 360 }
    return analyticSample(hue: hue >= 360 ? 0 : hue, distance: radius)
  }

  /// The pixel that holds a point of the disc.
  func pixel(atX x: Double, y: Double) -> (column: Int, row: Int) {
    (min(Int(x), width - 1), min(Int(y), height - 1))
  }

  private func sample(of pixel: Pixel, column: Int, row: Int) -> WheelSample {
    let polar = polar(x: Double(column) + 0.5, y: Double(row) + 0.5)
    guard pixel.alpha == 255, let rgb = pixel.rgb else {
      return analyticSample(hue: polar.hue, distance: polar.distance)
    }
    return WheelSample(rgb: rgb, hue: polar.hue, saturation: min(polar.distance, 1))
  }

  private func analyticSample(hue: Double, distance: Double) -> WheelSample {
    let saturation = min(distance, 1)
    return WheelSample(
      rgb: discColour(hue: hue, saturation: saturation, value: value), hue: hue,
      saturation: saturation)
  }
}
