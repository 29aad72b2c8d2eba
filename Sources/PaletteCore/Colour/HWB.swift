/// Hue, whiteness, blackness: CSS Color 4 §8, after Smith and Lyons, "HWB", 1996.
///
/// Hue in degrees; whiteness and blackness 0 to 1, of which a sum over 1 is a grey.
enum HWB {
  static let definition = SpaceDefinition(
    parent: .hsv, hue: .init(index: 0) { $0.y + $0.z >= 1 - 1e-6 }, toParent: toHSV,
    fromParent: fromHSV)

  @Sendable static func toHSV(_ hwb: SIMD3<Double>) -> SIMD3<Double> {
    let sum = hwb.y + hwb.z
    guard sum < 1 else { return SIMD3(0, 0, hwb.y / sum) }
    let value = 1 - hwb.z
    return SIMD3(hwb.x, 1 - hwb.y / value, value)
  }

  @Sendable static func fromHSV(_ hsv: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(hsv.x, (1 - hsv.y) * hsv.z, 1 - hsv.z)
  }
}
