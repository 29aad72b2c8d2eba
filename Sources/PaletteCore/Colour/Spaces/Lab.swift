/// CIE 1976 L*a*b*: CIE 15:2018 §8.2.1; lightness 0 to 100, a and b about -125 to 125.
///
/// The space `lab` is relative to D50, as CSS Color 4 has it. Colour differences use D65.
enum Lab {
  static let definition = SpaceDefinition(
    parent: .xyzD50, toParent: toXYZ, fromParent: { components(xyz: $0, white: XYZ.whiteD50) })

  private static let epsilon = 216.0 / 24389
  private static let kappa = 24389.0 / 27

  /// The components of tristimulus values relative to a white point.
  static func components(xyz: SIMD3<Double>, white: SIMD3<Double>) -> SIMD3<Double> {
    components(scaled: xyz / white)
  }

  private static func components(scaled: SIMD3<Double>) -> SIMD3<Double> {
    let roots = cubeRoots(scaled)
    let x = compressed(scaled.x, root: roots.x)
    let y = compressed(scaled.y, root: roots.y)
    let z = compressed(scaled.z, root: roots.z)
    return SIMD3(116 * y - 16, 500 * (x - y), 200 * (y - z))
  }

  /// The short way from an eight-bit colour.
  static func components(of rgb: RGB8) -> SIMD3<Double> {
    components(scaled: scaledFromLinearRGB * SRGB.linear(rgb))
  }

  private static let scaledFromLinearRGB =
    Matrix3(diagonal: SIMD3(repeating: 1) / XYZ.whiteD50) * XYZ.toD50 * LinearRGB.primaries.toXYZ

  @Sendable private static func toXYZ(_ lab: SIMD3<Double>) -> SIMD3<Double> {
    let y = (lab.x + 16) / 116
    let scaled = SIMD3(expanded(y + lab.y / 500), expanded(y), expanded(y - lab.z / 200))
    return scaled * XYZ.whiteD50
  }

  private static func compressed(_ number: Double, root: Double) -> Double {
    number > epsilon ? root : (kappa * number + 16) / 116
  }

  private static func expanded(_ number: Double) -> Double {
    let cube = number * number * number
    return cube > epsilon ? cube : (116 * number - 16) / kappa
  }
}
