/// A way of writing a colour as three numbers.
///
/// Names and meanings are those of CSS Color 4; `hsv` is A. R. Smith, "Color Gamut Transform Pairs",
/// SIGGRAPH 1978. Each space has its own file, and its `SpaceDefinition` there.
public enum ColourSpace: String, CaseIterable, Sendable {
  /// Red, green, blue with the sRGB transfer curve; 0 to 1 inside the gamut.
  case srgb
  /// Red, green, blue in linear light; 0 to 1 inside the gamut.
  case srgbLinear = "srgb-linear"
  /// Hue in degrees, saturation and lightness from 0 to 1.
  case hsl
  /// Hue in degrees, saturation and value from 0 to 1.
  case hsv
  /// Hue in degrees, whiteness and blackness from 0 to 1.
  case hwb
  /// Lightness from 0 to 1, a and b roughly from -0.4 to 0.4.
  case oklab
  /// Lightness from 0 to 1, chroma from 0 to roughly 0.4, hue in degrees.
  case oklch
  /// CIE lightness from 0 to 100, a and b roughly from -125 to 125; white point D50.
  case lab
  /// CIE lightness from 0 to 100, chroma from 0 to roughly 150, hue in degrees; white point D50.
  case lch
  /// CIE tristimulus values relative to D65, Y of white 1.
  case xyzD65 = "xyz-d65"
  /// CIE tristimulus values relative to D50, Y of white 1.
  case xyzD50 = "xyz-d50"
  /// Red, green, blue of Display P3; 0 to 1 inside its gamut.
  case displayP3 = "display-p3"
  /// Red, green, blue of Adobe RGB (1998); 0 to 1 inside its gamut.
  case a98RGB = "a98-rgb"
  /// Red, green, blue of ProPhoto RGB; 0 to 1 inside its gamut.
  case prophotoRGB = "prophoto-rgb"
  /// Red, green, blue of ITU-R BT.2020; 0 to 1 inside its gamut.
  case rec2020

  /// Whether one of the components is a hue.
  public var hasHue: Bool { definition.hue != nil }
}
