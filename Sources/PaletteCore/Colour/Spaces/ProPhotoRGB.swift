/// ProPhoto RGB, ISO 22028-2:2013 (ROMM RGB): D50, gamma 1.8 with a straight foot; 0 to 1 inside its
/// gamut.
enum ProPhotoRGB {
  static let definition = SpaceDefinition.rgb(
    RGBPrimaries(
      red: Chromaticity(0.734699, 0.265301), green: Chromaticity(0.159597, 0.840403),
      blue: Chromaticity(0.036598, 0.000105), white: XYZ.whiteD50),
    parent: .xyzD50,
    decode: { SpaceDefinition.odd($0) { $0 <= 16 * foot ? $0 / 16 : power($0, 1.8) } },
    encode: { SpaceDefinition.odd($0) { $0 < foot ? $0 * 16 : power($0, 1 / 1.8) } })

  private static let foot = 1.0 / 512
}
