/// Display P3, CSS Color 4 §10.4: the primaries of SMPTE RP 431-2:2011, D65, and the transfer curve of
/// sRGB; 0 to 1 inside its gamut.
enum DisplayP3 {
  static let definition = SpaceDefinition.rgb(
    primaries, parent: .xyzD65, decode: SRGB.decode, encode: SRGB.encode)

  private static let primaries = RGBPrimaries(
    red: Chromaticity(0.680, 0.320), green: Chromaticity(0.265, 0.690),
    blue: Chromaticity(0.150, 0.060), white: XYZ.whiteD65)
  private static let fromLinearRGB = primaries.toXYZ.inverse * LinearRGB.primaries.toXYZ

  /// The short way from an eight-bit colour.
  static func components(of rgb: RGB8) -> SIMD3<Double> {
    let light = fromLinearRGB * SRGB.linear(rgb)
    return SIMD3(SRGB.encode(light.x), SRGB.encode(light.y), SRGB.encode(light.z))
  }
}
