/// Adobe RGB (1998), version 2005-05: D65, gamma 563/256; 0 to 1 inside its gamut.
enum A98RGB {
  static let definition = SpaceDefinition.rgb(
    RGBPrimaries(
      red: Chromaticity(0.64, 0.33), green: Chromaticity(0.21, 0.71),
      blue: Chromaticity(0.15, 0.06), white: XYZ.whiteD65),
    parent: .xyzD65,
    decode: { SpaceDefinition.odd($0) { power($0, 563 / 256) } },
    encode: { SpaceDefinition.odd($0) { power($0, 256 / 563) } })
}
