extension Wheel {
  /// The colour that an image of a wheel shows at a point, once it is stretched to the frame.
  ///
  /// The image fills the frame whatever its sides are, as it did in the old app. The point reads the
  /// frame's pixel that holds it, as `sample(x:y:in:)` does for a rendered wheel: the mean of what
  /// the image has under that pixel, each part with the weight of its area and its alpha. An image
  /// as large as the frame is so read pixel for pixel. Where the rim is more transparent than not,
  /// the image is read one pixel nearer to the centre if that is more opaque: an anti-aliased rim
  /// would else leave points of the disc without a colour.
  ///
  /// - Parameters:
  ///   - x: The horizontal coordinate, in points; any number.
  ///   - y: The vertical coordinate, in points; any number.
  ///   - image: The image.
  /// - Returns: The colour, with the HSV hue and saturation that it has; `nil` for a point outside
  ///   the disc and where the image is transparent.
  public func sample(x: Double, y: Double, in image: RasterImage) -> WheelSample? {
    guard contains(x: x, y: y) else { return nil }
    var mean = mean(of: image, atX: x, y: y)
    // A pixel of the image may be larger than one of the frame, and so is its rim then.
    let step = max(
      1, Double(width) / Double(image.width), Double(height) / Double(image.height))
    let (dx, dy) = (x - centreX, y - centreY)
    let distance = (dx * dx + dy * dy).squareRoot()
    if mean.alpha < 0.5, distance > radius - step, distance > step {
      let share = (distance - step) / distance
      let inner = self.mean(of: image, atX: centreX + dx * share, y: centreY + dy * share)
      if inner.alpha > mean.alpha { mean = inner }
    }
    guard mean.alpha > 0 else { return nil }
    return WheelSample(Colour(image.isLinear ? .srgbLinear : .srgb, mean.rgb).rgb8)
  }

  /// The mean colour of the part of the image that lies under a pixel, and its opacity.
  private func mean(
    of image: RasterImage, atX x: Double, y: Double
  ) -> (rgb: SIMD3<Double>, alpha: Double) {
    let (column, row) = pixel(atX: x, y: y)
    let columns = Overlap(of: column, in: width, with: image.width)
    let rows = Overlap(of: row, in: height, with: image.height)
    var sum = SIMD3<Double>()
    var opacity = 0.0
    for row in rows.indices {
      let weight = Double(rows.weight(of: row))
      for column in columns.indices {
        let pixel = image[column, row]
        let share = weight * Double(columns.weight(of: column)) * pixel.w
        sum += SIMD3(pixel.x, pixel.y, pixel.z) * share
        opacity += share
      }
    }
    guard opacity > 0 else { return (sum, 0) }
    return (sum / opacity, opacity / Double(columns.length * rows.length))
  }
}

/// How one of `count` equal parts of a length lies over another number of equal parts.
private struct Overlap {
  private let count: Int
  private let start: Int
  /// The length of the part, measured so that both kinds of parts have whole numbers.
  let length: Int

  init(of index: Int, in count: Int, with others: Int) {
    self.count = count
    start = index * others
    length = others
  }

  /// The other parts that it touches.
  var indices: Range<Int> { start / count..<(start + length - 1) / count + 1 }

  /// How much of another part it covers, in the same measure as `length`.
  func weight(of other: Int) -> Int {
    min(start + length, (other + 1) * count) - max(start, other * count)
  }
}

extension WheelSample {
  /// The sample of a colour itself.
  fileprivate init(_ rgb: RGB8) {
    let hsv = Colour(rgb).converted(to: .hsv)
    self.init(rgb: rgb, hue: hsv.components.x, saturation: hsv.components.y)
  }
}
