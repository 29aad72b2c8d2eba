/// Hue, saturation, value: Smith, "Color Gamut Transform Pairs", SIGGRAPH 1978.
///
/// Hue in degrees; saturation and value 0 to 1 inside the gamut of sRGB, whose white is D65.
enum HSV {
  static let definition = SpaceDefinition(
    parent: .srgb, hue: .init(index: 0) { $0.y == 0 || $0.z == 0 }, toParent: toSRGB,
    fromParent: fromSRGB)

  @Sendable static func toSRGB(_ hsv: SIMD3<Double>) -> SIMD3<Double> {
    let (hue, saturation, value) = (Hue.normalised(hsv.x) / 60, hsv.y, hsv.z)
    func channel(_ offset: Double) -> Double {
      let k = (offset + hue).truncatingRemainder(dividingBy: 6)
      return value - value * saturation * max(0, min(k, 4 - k, 1))
    }
    return SIMD3(channel(5), channel(3), channel(1))
  }

  @Sendable static func fromSRGB(_ rgb: SIMD3<Double>) -> SIMD3<Double> {
    let extent = RGBExtent(rgb)
    let saturation = extent.chroma == 0 || extent.most == 0 ? 0 : extent.chroma / extent.most
    return SIMD3(extent.hue, saturation, extent.most)
  }
}
