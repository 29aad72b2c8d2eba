/// How different two colours look, as one number: 0 for equal colours, and symmetric.
public enum Difference {
  /// A measure of difference; the raw value is what a user types.
  public enum Metric: String, CaseIterable, Sendable {
    /// The Euclidean distance in OKLab; 0.02 is just noticeable.
    case ok
    /// CIEDE2000 in CIE L*a*b* relative to D65; 1 is just noticeable.
    case ciede2000 = "2000"
  }

  /// The Euclidean distance in OKLab: CSS Color 4, ΔE OK.
  ///
  /// - Parameters:
  ///   - a: A colour of any space; its alpha does not count.
  ///   - b: Another colour.
  /// - Returns: 0 or more; black and white are 1 apart.
  public static func ok(_ a: Colour, _ b: Colour) -> Double {
    ok(a.converted(to: .oklab).components, b.converted(to: .oklab).components)
  }

  /// CIEDE2000 between two colours, in CIE L*a*b* relative to D65.
  ///
  /// - Parameters:
  ///   - a: A colour of any space; its alpha does not count.
  ///   - b: Another colour.
  /// - Returns: 0 or more; black and white are 100 apart.
  public static func ciede2000(_ a: Colour, _ b: Colour) -> Double {
    ciede2000(lab: labD65(a), labD65(b))
  }

  static func ok(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> Double {
    let (x, y, z) = (a.x - b.x, a.y - b.y, a.z - b.z)
    return (x * x + y * y + z * z).squareRoot()
  }

  private static func labD65(_ colour: Colour) -> SIMD3<Double> {
    Lab.components(xyz: colour.converted(to: .xyzD65).components, white: XYZ.whiteD65)
  }
}

extension Difference.Metric {
  /// The coordinates of an eight-bit colour in the space of the metric.
  func coordinates(of rgb: RGB8) -> SIMD3<Double> {
    switch self {
    case .ok: OKLab.components(of: rgb)
    case .ciede2000: Difference.labD65(Colour(rgb))
    }
  }

  /// The difference of two colours, given as coordinates.
  func difference(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> Double {
    switch self {
    case .ok: Difference.ok(a, b)
    case .ciede2000: Difference.ciede2000(lab: a, b)
    }
  }

  /// A bound below which no difference can be, from the lightness alone.
  func leastDifference(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> Double {
    let lightness = abs(a.x - b.x)
    return switch self {
    case .ok: lightness
    // S_L is at most 1 + 0.015 · 50² / √(20 + 50²) = 1.7470 for lightness 0 to 100.
    case .ciede2000: lightness / 1.748
    }
  }
}
