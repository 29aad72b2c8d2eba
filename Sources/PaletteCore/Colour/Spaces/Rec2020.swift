/// ITU-R BT.2020-2: D65, with the display curve of ITU-R BT.1886, gamma 2.4, as CSS Color 4 has it; 0 to
/// 1 inside its gamut.
enum Rec2020 {
  static let definition = SpaceDefinition.rgb(
    RGBPrimaries(
      red: Chromaticity(0.708, 0.292), green: Chromaticity(0.170, 0.797),
      blue: Chromaticity(0.131, 0.046), white: XYZ.whiteD65),
    parent: .xyzD65,
    decode: { SpaceDefinition.odd($0) { power($0, 2.4) } },
    encode: { SpaceDefinition.odd($0) { power($0, 1 / 2.4) } })
}
