/// What the components of design tokens may be: Design Tokens Color Module 2025.10, "Supported color
/// spaces".
enum TokenRange {
  /// What is as good as inside: the rounding of numbers in single precision.
  private static let tolerance = 1e-6

  /// The components of a colour that was read, brought into their ranges.
  ///
  /// XYZ stays as it is: white itself has a Z above 1 there.
  ///
  /// - Parameters:
  ///   - components: The components, in our scale.
  ///   - space: Their space.
  /// - Returns: Components in range, and what was done for that.
  static func mended(
    _ components: SIMD3<Double>, of space: ColourSpace
  ) -> (components: SIMD3<Double>, facts: [PaletteFileWarning.Fact]) {
    var facts: [PaletteFileWarning.Fact] = []
    var components = components
    if space != .xyzD65, space != .xyzD50 {
      if !isInside(components, of: space) { facts.append(.clamped) }
      components = clamped(components, of: space)
    }
    if let hue = space.definition.hue?.index {
      let turned = Hue.normalised(components[hue])
      if turned != components[hue] { facts.append(.turnedHue) }
      components[hue] = turned
    }
    return (components, facts)
  }

  /// A colour in a space that has room for it: the first of these that has, the one that is wanted,
  /// its own, OKLCH, XYZ.
  ///
  /// - Parameters:
  ///   - colour: A colour of any space.
  ///   - wanted: The space that is wanted, if one is.
  /// - Returns: The colour; one brighter than white, which no space of tokens has, with less light.
  static func fitted(_ colour: Colour, wanted: ColourSpace?) -> Colour {
    // HSV is no space of tokens.
    let own = colour.space == .hsv ? ColourSpace.srgb : colour.space
    for space in [wanted ?? own, own, .oklch, .xyzD65] where space != .hsv {
      let converted = colour.converted(to: space)
      if isInside(converted.components, of: space) { return inside(converted) }
    }
    return inside(colour.converted(to: .oklch))
  }

  private static func inside(_ colour: Colour) -> Colour {
    Colour(
      colour.space, clamped(colour.components, of: colour.space), missing: colour.missing,
      alpha: colour.alpha)
  }

  private static func isInside(_ components: SIMD3<Double>, of space: ColourSpace) -> Bool {
    let difference = components - clamped(components, of: space)
    return max(abs(difference.min()), abs(difference.max())) <= tolerance
  }

  private static func clamped(
    _ components: SIMD3<Double>, of space: ColourSpace
  ) -> SIMD3<Double> {
    let any = Double.infinity
    let (lower, upper): (SIMD3<Double>, SIMD3<Double>) =
      switch space {
      case .hsl, .hsv, .hwb: (SIMD3(-any, 0, 0), SIMD3(any, 1, 1))
      case .lab: (SIMD3(0, -any, -any), SIMD3(100, any, any))
      case .lch: (SIMD3(0, 0, -any), SIMD3(100, any, any))
      case .oklab: (SIMD3(0, -any, -any), SIMD3(1, any, any))
      case .oklch: (SIMD3(0, 0, -any), SIMD3(1, any, any))
      case .srgb, .srgbLinear, .xyzD65, .xyzD50, .displayP3, .a98RGB, .prophotoRGB, .rec2020:
        (SIMD3(0, 0, 0), SIMD3(1, 1, 1))
      }
    return components.clamped(lowerBound: lower, upperBound: upper)
  }
}
