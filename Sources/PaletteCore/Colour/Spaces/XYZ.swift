/// CIE 1931 tristimulus values, CIE 15:2018 §7.1, and the step between the two white points.
///
/// Y is 0 for no light to 1 for white; X and Z have no fixed range.
/// White points: D65 (0.3127, 0.3290) and D50 (0.3457, 0.3585), as CSS Color 4 §17 fixes them.
/// Adaptation: linear Bradford, ICC.1:2022 annex E.
enum XYZ {
  static let definitionD65 = SpaceDefinition(parent: nil, toParent: { $0 }, fromParent: { $0 })

  static let definitionD50 = SpaceDefinition(
    parent: .xyzD65, toParent: { fromD50 * $0 }, fromParent: { toD50 * $0 })

  static let whiteD65 = Chromaticity(0.3127, 0.3290).xyz
  static let whiteD50 = Chromaticity(0.3457, 0.3585).xyz

  private static let bradford = Matrix3(
    SIMD3(0.8951, 0.2664, -0.1614), SIMD3(-0.7502, 1.7135, 0.0367),
    SIMD3(0.0389, -0.0685, 1.0296))

  /// The short way from an eight-bit colour, relative to D65.
  static func components(of rgb: RGB8) -> SIMD3<Double> {
    fromLinearRGB * SRGB.linear(rgb)
  }

  private static let fromLinearRGB = LinearRGB.primaries.toXYZ
  static let toD50 =
    bradford.inverse * Matrix3(diagonal: (bradford * whiteD50) / (bradford * whiteD65)) * bradford
  private static let fromD50 = toD50.inverse
}
