/// Linear light in the sRGB primaries, IEC 61966-2-1; D65, 0 to 1 inside the gamut.
enum LinearRGB {
  static let primaries = RGBPrimaries(
    red: Chromaticity(0.64, 0.33), green: Chromaticity(0.30, 0.60),
    blue: Chromaticity(0.15, 0.06), white: XYZ.whiteD65)

  static let definition = SpaceDefinition.rgb(
    primaries, parent: .xyzD65, decode: { $0 }, encode: { $0 })
}
