/// The largest and smallest component of a colour, which hue and chroma are made from.
struct RGBExtent {
  let most: Double
  let least: Double
  /// The difference; exactly 0 where it is only rounding noise.
  let chroma: Double
  /// Degrees, 0 ..< 360; 0 where there is no chroma.
  let hue: Double

  /// Components closer to each other than this are a grey that went through other spaces.
  private static let epsilon = 1e-6

  init(_ rgb: SIMD3<Double>) {
    let (red, green, blue) = (rgb.x, rgb.y, rgb.z)
    most = max(red, green, blue)
    least = min(red, green, blue)
    let difference = most - least
    guard difference > Self.epsilon else {
      (chroma, hue) = (0, 0)
      return
    }
    chroma = difference
    let sixth =
      switch most {
      case red: (green - blue) / difference
      case green: (blue - red) / difference + 2
      default: (red - green) / difference + 4
      }
    hue = Hue.normalised(sixth * 60)
  }
}
