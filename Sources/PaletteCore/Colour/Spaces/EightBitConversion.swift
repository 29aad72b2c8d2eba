extension ColourSpace {
  /// The components of an eight-bit colour in this space: the short way, for long lists of them.
  ///
  /// One matrix and a table of the 256 transfer values stand for the steps that `Colour.convert`
  /// takes through the tree of spaces. The results agree with its to 1e-12.
  func components(of rgb: RGB8) -> SIMD3<Double> {
    switch self {
    case .srgb: Self.fractions(rgb)
    case .srgbLinear: SRGB.linear(rgb)
    case .hsl: HSL.fromSRGB(Self.fractions(rgb))
    case .hsv: HSV.fromSRGB(Self.fractions(rgb))
    case .hwb: HWB.fromSRGB(Self.fractions(rgb))
    case .oklab: OKLab.components(of: rgb)
    case .oklch: OKLCH.polar(OKLab.components(of: rgb))
    case .lab: Lab.components(of: rgb)
    case .lch: LCH.polar(Lab.components(of: rgb))
    case .xyzD65: XYZ.components(of: rgb)
    case .displayP3: DisplayP3.components(of: rgb)
    case .xyzD50, .a98RGB, .prophotoRGB, .rec2020:
      Colour.convert(SRGB.linear(rgb), from: .srgbLinear, to: self)
    }
  }

  /// Which component is missing from the components of an eight-bit colour: the hue of a grey.
  func missing(of rgb: RGB8) -> Colour.Missing {
    guard rgb.red == rgb.green, rgb.green == rgb.blue else { return [] }
    return switch self {
    case .hsl, .hsv, .hwb: .first
    case .oklch, .lch: .third
    default: []
    }
  }

  private static func fractions(_ rgb: RGB8) -> SIMD3<Double> {
    SIMD3(Double(rgb.red), Double(rgb.green), Double(rgb.blue)) / 255
  }
}
