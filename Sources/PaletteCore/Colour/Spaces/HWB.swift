/// Hue, whiteness, blackness: CSS Color 4 §8, after Smith and Lyons, "HWB", 1996.
///
/// Hue in degrees; whiteness and blackness 0 to 1 inside the gamut of sRGB, whose white is D65. A sum of
/// 1 or more is a grey.
enum HWB {
  static let definition = SpaceDefinition(
    parent: .srgb, hue: .init(index: 0) { $0.y + $0.z >= 1 - 1e-6 }, toParent: toSRGB,
    fromParent: fromSRGB)

  @Sendable static func toSRGB(_ hwb: SIMD3<Double>) -> SIMD3<Double> {
    let (whiteness, blackness) = (hwb.y, hwb.z)
    let sum = whiteness + blackness
    guard sum < 1 else { return SIMD3(repeating: whiteness / sum) }
    return HSV.toSRGB(SIMD3(hwb.x, 1, 1)) * (1 - sum) + whiteness
  }

  @Sendable static func fromSRGB(_ rgb: SIMD3<Double>) -> SIMD3<Double> {
    let extent = RGBExtent(rgb)
    return SIMD3(extent.hue, extent.least, 1 - extent.most)
  }
}
