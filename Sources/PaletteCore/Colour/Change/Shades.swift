/// A scale from light to dark around a colour, even in OKLCH lightness.
public enum Shades {
  /// The names of the steps of a scale of eleven, from light to dark.
  public static let names = [
    "50", "100", "200", "300", "400", "500", "600", "700", "800", "900", "950",
  ]

  /// The lightness of the first and the last step before the scale is moved onto the colour: about
  /// those of Tailwind CSS 4.0, whose red goes from 0.971 at 50 to 0.258 at 950.
  private static let ends = (light: 0.97, dark: 0.26)

  /// The colours of the scale.
  ///
  /// The even scale between the ends is moved, by half a step at most, so that one of its steps is the
  /// colour itself; the ends stay within 0 to 1. A colour beyond an end is that end. Hue and chroma are
  /// those of the colour, with less chroma where sRGB has not as much.
  ///
  /// - Parameters:
  ///   - colour: The colour that the scale goes through.
  ///   - count: The number of steps; of one step it is the colour alone.
  /// - Returns: The colours from light to dark, as many as there are steps: the given one unchanged, the
  ///   others in sRGB and within its gamut.
  public static func scale(around colour: Colour, count: Int = names.count) -> [Colour] {
    guard count > 1 else { return count == 1 ? [colour] : [] }
    let base = colour.converted(to: .oklch)
    let (lightnesses, own) = steps(through: base.components.x, count: count)
    return lightnesses.enumerated().map { index, lightness in
      index == own ? colour : base.shade(of: lightness)
    }
  }

  /// The lightness of every step, and which step is the colour's own.
  static func steps(
    through lightness: Double, count: Int
  ) -> (lightnesses: [Double], own: Int) {
    // What is lighter than white or no number, as the sum of infinities, is no step of a scale.
    let lightness = lightness > 0 ? min(lightness, 1) : 0
    let light = max(ends.light, lightness)
    let dark = min(ends.dark, lightness)
    let step = (light - dark) / Double(count - 1)
    let own = min(max(Int(((light - lightness) / step).rounded()), 0), count - 1)
    let lightnesses = (0..<count).map { index in
      min(max(lightness + step * Double(own - index), 0), 1)
    }
    return (lightnesses, own)
  }
}

extension Colour {
  /// The OKLCH colour with another lightness, and as much of its chroma as sRGB has there.
  ///
  /// Lightness and hue are kept to the last bit, unlike with the mapping of CSS, which would make the
  /// steps of a scale uneven.
  fileprivate func shade(of lightness: Double) -> Colour {
    func shade(chroma: Double) -> Colour {
      Colour(
        .oklch, SIMD3(lightness, chroma, components.z), missing: missing, alpha: alpha
      ).converted(to: .srgb)
    }
    // Stricter than the gamut's own tolerance: what is clipped in the end must be rounding noise.
    func fits(_ rgb: SIMD3<Double>) -> Bool { rgb.min() > -1e-9 && rgb.max() < 1 + 1e-9 }
    guard !fits(shade(chroma: components.y).components) else {
      return shade(chroma: components.y).mappedToGamut(.clip)
    }
    var (low, high) = (0.0, components.y)
    // 40 halvings of a chroma below 1 leave nothing that matters.
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if fits(shade(chroma: middle).components) { low = middle } else { high = middle }
    }
    return shade(chroma: low).mappedToGamut(.clip)
  }
}
