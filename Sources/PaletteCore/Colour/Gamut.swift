/// How a colour outside sRGB becomes one inside; the raw value is what a user types.
public enum GamutMapping: String, CaseIterable, Sendable {
  /// Less chroma, with lightness and hue kept: CSS Color 4, "CSS Gamut Mapping to an RGB Destination".
  case css
  /// Each component cut to 0 to 1, which shifts hues.
  case clip
}

extension Colour {
  /// Whether the colour can be shown in sRGB.
  ///
  /// The tolerance is 3e-4 a component, a thirteenth of an eight-bit step, so that no eight-bit colour
  /// falls out through the rounding of what was written in five decimals of OKLab and is read again.
  public var isInGamut: Bool { Self.isAboutInGamut(converted(to: .srgb).components) }

  /// The nearest colour that sRGB can show, in sRGB.
  ///
  /// As CSS maps, the chroma is reduced in OKLCH, with lightness and hue kept, until clipping the rest
  /// makes no noticeable difference. A colour inside the gamut is only converted.
  ///
  /// - Parameter method: How to map.
  /// - Returns: An sRGB colour whose components are within 0 to 1.
  public func mappedToGamut(_ method: GamutMapping = .css) -> Colour {
    let own = converted(to: .srgb)
    guard !Self.isAboutInGamut(own.components) else {
      // Nothing to clip: what was typed, with its missing components, stays.
      return own.components == Self.clipped(own.components) ? own : withSRGB(own.components)
    }
    guard method == .css else { return withSRGB(own.components) }
    let lch = converted(to: .oklch).components
    if lch.x >= 1 { return withSRGB(SIMD3(1, 1, 1)) }
    if lch.x <= 0 { return withSRGB(SIMD3(0, 0, 0)) }
    return withSRGB(Self.reducingChroma(of: lch))
  }

  /// The eight-bit sRGB colour: mapped into the gamut where it lies outside, halves rounded up.
  ///
  /// Alpha is not part of it.
  public var rgb8: RGB8 {
    let components = mappedToGamut().components
    return RGB8(SRGB.byte(components.x), SRGB.byte(components.y), SRGB.byte(components.z))
  }

  /// The opacity as a byte, halves rounded up.
  public var alpha8: UInt8 { SRGB.byte(alpha) }

  private func withSRGB(_ components: SIMD3<Double>) -> Colour {
    Colour(
      .srgb, Self.clipped(components), missing: missing.intersection(.alpha), alpha: alpha)
  }

  private static func isAboutInGamut(_ rgb: SIMD3<Double>) -> Bool {
    isInGamut(rgb, tolerance: 3e-4)
  }

  private static func isInGamut(_ rgb: SIMD3<Double>, tolerance: Double) -> Bool {
    rgb.min() >= -tolerance && rgb.max() <= 1 + tolerance
  }

  private static func clipped(_ rgb: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(min(max(rgb.x, 0), 1), min(max(rgb.y, 0), 1), min(max(rgb.z, 0), 1))
  }

  /// CSS Color 4, "Sample Pseudocode for the Binary Search Gamut Mapping Algorithm with Local MINDE":
  /// its steps and its constants.
  private static func reducingChroma(of lch: SIMD3<Double>) -> SIMD3<Double> {
    let noticeable = 0.02
    let epsilon = 0.0001
    /// The clipped colour of a chroma, and how far clipping moved it; 0 where nothing was clipped.
    func clip(_ chroma: Double) -> (rgb: SIMD3<Double>, difference: Double) {
      let oklab = Hue.rectangular(SIMD3(lch.x, chroma, lch.z))
      let rgb = convert(oklab, from: .oklab, to: .srgb)
      guard !isInGamut(rgb, tolerance: epsilon) else { return (rgb, 0) }
      let clipped = clipped(rgb)
      return (clipped, Difference.distance(oklab, convert(clipped, from: .srgb, to: .oklab)))
    }
    var result = clip(lch.y)
    guard result.difference >= noticeable else { return result.rgb }
    var (low, high) = (0.0, lch.y)
    while high - low > epsilon {
      let chroma = (low + high) / 2
      result = clip(chroma)
      if result.difference >= noticeable {
        high = chroma
      } else if result.difference > 0, noticeable - result.difference < epsilon {
        break
      } else {
        low = chroma
      }
    }
    return result.rgb
  }
}
