/// OKLab: Ottosson, "A perceptual color space for image processing", 2020.
///
/// The matrices are those of CSS Color 4 §18, recomputed from the published ones in double precision
/// for the D65 of CSS. Lightness 0 to 1; a and b about -0.4 to 0.4.
enum OKLab {
  static let definition = SpaceDefinition(
    parent: .xyzD65, toParent: toXYZ, fromParent: fromXYZ)

  private static let coneFromXYZ = Matrix3(
    SIMD3(0.8190224379967030, 0.3619062600528904, -0.1288737815209879),
    SIMD3(0.0329836539323885, 0.9292868615863434, 0.0361446663506424),
    SIMD3(0.0481771893596242, 0.2642395317527308, 0.6335478284694309))
  private static let labFromCone = Matrix3(
    SIMD3(0.2104542683093140, 0.7936177747023054, -0.0040720430116193),
    SIMD3(1.9779985324311684, -2.4285922420485799, 0.4505937096174110),
    SIMD3(0.0259040424655478, 0.7827717124575296, -0.8086757549230774))
  private static let xyzFromCone = coneFromXYZ.inverse
  private static let coneFromLab = labFromCone.inverse
  private static let coneFromLinearRGB = coneFromXYZ * LinearRGB.primaries.toXYZ

  @Sendable static func toXYZ(_ lab: SIMD3<Double>) -> SIMD3<Double> {
    let root = coneFromLab * lab
    return xyzFromCone * (root * root * root)
  }

  @Sendable static func fromXYZ(_ xyz: SIMD3<Double>) -> SIMD3<Double> {
    lab(cone: coneFromXYZ * xyz)
  }

  /// The short way from an eight-bit colour, for streams of them.
  static func components(of rgb: RGB8) -> SIMD3<Double> {
    lab(cone: coneFromLinearRGB * SRGB.linear(rgb))
  }

  private static func lab(cone: SIMD3<Double>) -> SIMD3<Double> {
    labFromCone * cubeRoots(cone)
  }
}
