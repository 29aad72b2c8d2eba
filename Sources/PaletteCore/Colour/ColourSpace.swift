/// A way of writing a colour as three numbers.
///
/// Names and meanings are those of CSS Color 4; `hsv` is A. R. Smith, "Color Gamut Transform Pairs",
/// SIGGRAPH 1978.
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
}
