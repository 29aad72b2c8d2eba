/// Angles on the hue circle, and the polar forms that use them.
enum Hue {
  /// The equal angle in 0 ..< 360.
  static func normalised(_ degrees: Double) -> Double {
    if degrees >= 0, degrees < 360 { return degrees }
    let remainder = degrees.truncatingRemainder(dividingBy: 360)
    let positive = remainder < 0 ? remainder + 360 : remainder
    // A tiny negative angle rounds up to the full circle.
    return positive < 360 ? positive : 0
  }

  /// Lightness, a, b as lightness, chroma, hue; chroma up to `epsilon` counts as none at all.
  static func polar(_ lab: SIMD3<Double>, epsilon: Double) -> SIMD3<Double> {
    let chroma = (lab.y * lab.y + lab.z * lab.z).squareRoot()
    guard chroma > epsilon else { return SIMD3(lab.x, 0, 0) }
    return SIMD3(lab.x, chroma, normalised(angle(x: lab.y, y: lab.z)))
  }

  /// Lightness, chroma, hue as lightness, a, b.
  static func rectangular(_ lch: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(lch.x, lch.y * cosine(degrees: lch.z), lch.y * sine(degrees: lch.z))
  }
}
