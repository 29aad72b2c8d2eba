/// The target of a search by CIEDE2000, which knows a bound for the colours of a box.
///
/// The bound follows from the formula, with its names. Let m be the largest mean chroma C̄* that the
/// target can have with a colour of the box.
///
/// 1. |ΔL′/S_L| is at least the gap in lightness over the largest S_L. S_L grows with the distance of
///    the mean lightness from 50, which is largest at one end of its range.
/// 2. The mean of C′ is at most M = (1 + G(m)) · m, since C′ ≤ (1 + G) · C*, and (1 + G(x)) · x grows
///    with x. So S_C ≤ 1 + 0.045 M. S_H ≤ 1 + 0.015 · 1.93 M is smaller, as T ≤ 1 + 0.17 + 0.24 + 0.32
///    + 0.20.
/// 3. ΔC′² + ΔH′² = Δa′² + Δb′² by the law of cosines, a′ = (1 + G) a*, and G ≥ G(m) because G falls
///    with chroma. With x = ΔC′/S_C and y = ΔH′/S_H therefore
///    x² + y² ≥ ((1 + G(m))² · Δa*² + Δb*²) / (1 + 0.045 M)².
/// 4. x² + y² + R_T · xy ≥ (1 − |R_T| / 2) · (x² + y²), and |R_T| / 2 = s(C̄′) · |sin 2Δθ| ≤ s(M) · σ,
///    where s(x) = √(x⁷ / (x⁷ + 25⁷)), and σ is a bound of sin 2Δθ = sin(60° · exp(−((h̄′ − 275°) /
///    25°)²)): √3/2, or less where the mean hue must be far from 275° (see `HalfPlane`).
struct CIEDE2000Target: SearchTarget {
  private let point: SIMD4<Double>
  private let away: HalfPlane
  private let factors = Factors.shared

  /// The target of L*, a*, b* and chroma.
  init(_ point: SIMD4<Double>) {
    self.point = point
    away = HalfPlane(of: point)
  }

  func difference(to other: SIMD4<Double>) -> Double { Difference.ciede2000(point, other) }

  func leastSquare(to box: Box) -> Double {
    let l = Box.gap(box.low.x, point.x, box.high.x)
    let a = Box.gap(box.low.y, point.y, box.high.y)
    let b = Box.gap(box.low.z, point.z, box.high.z)
    let fromMiddle = max(50 - (point.x + box.low.x) / 2, (point.x + box.high.x) / 2 - 50)
    let factor = factors.ofChroma(upTo: (point.w + box.high.w) / 2)
    let rotation = away.contains(box) ? away.rotation : HalfPlane.largestRotation
    return l * l * factors.ofLightness(upTo: fromMiddle)
      + (a * a * factor.a + b * b * factor.b) * (1 - factor.saturation * rotation)
  }

  /// The factors of the bound, tabulated; between two entries the next one is still a bound.
  private struct Factors: Sendable {
    struct OfChroma {
      var a = 0.0
      var b = 0.0
      var saturation = 1.0
    }

    static let shared = Factors()

    /// By half units from lightness 50.
    private let lightness: [Double]
    /// By units of mean chroma.
    private let chroma: [OfChroma]

    private init() {
      lightness =
        (0...100).map { step in
          let square = Double(step * step) / 4
          let sL = 1 + 0.015 * square / (20 + square).squareRoot()
          return 1 / (sL * sL)
        } + [0]
      chroma =
        (0...200).map { step in
          let stretch = 1.5 - 0.5 * Difference.saturating(Double(step))
          let most = stretch * Double(step)
          let b = 1 / ((1 + 0.045 * most) * (1 + 0.045 * most))
          return OfChroma(
            a: stretch * stretch * b, b: b, saturation: Difference.saturating(most))
        } + [OfChroma()]
    }

    func ofLightness(upTo distance: Double) -> Double {
      lightness[min(Int(2 * distance) + 1, lightness.count - 1)]
    }

    func ofChroma(upTo chroma: Double) -> OfChroma {
      self.chroma[min(Int(chroma) + 1, self.chroma.count - 1)]
    }
  }
}

/// Half of the hues: the target's and those around it, as far from 275° as they can be.
///
/// Where both colours of a pair have their hue in it, so is their mean hue, which lies between them
/// the short way round. It is at least `d` from 275° then, and sin 2Δθ at most `rotation`.
private struct HalfPlane {
  /// sin 60°, which sin 2Δθ never exceeds.
  static let largestRotation = 0.866_025_403_784_438_7

  /// The direction of its middle.
  private let normal: SIMD2<Double>
  let rotation: Double

  /// How far, in degrees, hues may be behind the target's on the side of 275°.
  private static let margin = 15.0

  init(of lab: SIMD4<Double>) {
    // h′ depends on G, which the other colour has a part in; it lies between those of G = 0 and 0.5.
    let (first, second) = (Self.fromBlue(lab.y, lab.z), Self.fromBlue(1.5 * lab.y, lab.z))
    let nearest = min(abs(first), abs(second))
    let isOneSided = first * second > 0 || nearest > 90 + Self.margin
    let d = isOneSided ? min(max(nearest - Self.margin, 0), 90) : 0
    let middle = 275 + (first < 0 ? -1 : 1) * (d + 90)
    normal = SIMD2(cosine(degrees: middle), sine(degrees: middle))
    rotation = sine(degrees: 60 * exponential(-d * d / 625))
  }

  /// The hue of a and b relative to 275°, -180 to 180; 0 for a grey.
  private static func fromBlue(_ a: Double, _ b: Double) -> Double {
    let hue = angle(x: a, y: b)
    return a == 0 && b == 0 ? 0 : hue < 95 ? hue + 85 : hue - 275
  }

  /// Whether the hues of all colours of a box are in the half plane, whatever G between 0 and 0.5.
  func contains(_ box: Box) -> Bool {
    let a = normal.x * (normal.x > 0 ? box.low.y : box.high.y)
    let b = normal.y * (normal.y > 0 ? box.low.z : box.high.z)
    return (a < 0 ? 1.5 * a : a) + b > 0
  }
}
