/// Hue, saturation, lightness: CSS Color 4 §7.1.
///
/// Hue in degrees; saturation and lightness 0 to 1 inside the gamut of sRGB, whose white is D65.
enum HSL {
  static let definition = SpaceDefinition(
    parent: .srgb, hue: .init(index: 0) { $0.y == 0 }, toParent: toSRGB, fromParent: fromSRGB)

  @Sendable static func toSRGB(_ hsl: SIMD3<Double>) -> SIMD3<Double> {
    let (hue, saturation, lightness) = (Hue.normalised(hsl.x) / 30, hsl.y, hsl.z)
    let amplitude = saturation * min(lightness, 1 - lightness)
    func channel(_ offset: Double) -> Double {
      let k = (offset + hue).truncatingRemainder(dividingBy: 12)
      return lightness - amplitude * max(-1, min(k - 3, 9 - k, 1))
    }
    return SIMD3(channel(0), channel(8), channel(4))
  }

  /// A colour outside the gamut may have a negative saturation, which is the opposite hue.
  @Sendable static func fromSRGB(_ rgb: SIMD3<Double>) -> SIMD3<Double> {
    let extent = RGBExtent(rgb)
    let lightness = (extent.most + extent.least) / 2
    let reach = min(lightness, 1 - lightness)
    guard extent.chroma > 0, reach != 0 else { return SIMD3(0, 0, lightness) }
    let saturation = (extent.most - lightness) / reach
    return saturation < 0
      ? SIMD3(Hue.normalised(extent.hue + 180), -saturation, lightness)
      : SIMD3(extent.hue, saturation, lightness)
  }
}
