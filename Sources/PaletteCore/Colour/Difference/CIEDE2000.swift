extension Difference {
  /// CIEDE2000 of two colours in CIE L*a*b*, with all parametric factors 1.
  ///
  /// Source: G. Sharma, W. Wu, E. N. Dalal, "The CIEDE2000 Color-Difference Formula", Color Research
  /// and Application 30(1), 2005; names are those of the paper.
  static func ciede2000(lab a: SIMD3<Double>, _ b: SIMD3<Double>) -> Double {
    let g = 0.5 * (1 - saturating((length(a.y, a.z) + length(b.y, b.z)) / 2))
    let (a1, a2) = ((1 + g) * a.y, (1 + g) * b.y)
    let (c1, c2) = (length(a1, a.z), length(a2, b.z))
    let (h1, h2) = (angle(x: a1, y: a.z), angle(x: a2, y: b.z))
    let hue = HuePair(h1, h2, isGrey: c1 * c2 == 0)

    let meanL = (a.x + b.x) / 2
    let meanC = (c1 + c2) / 2
    let t =
      1 - 0.17 * cosine(degrees: hue.mean - 30) + 0.24 * cosine(degrees: 2 * hue.mean)
      + 0.32 * cosine(degrees: 3 * hue.mean + 6) - 0.20 * cosine(degrees: 4 * hue.mean - 63)
    let fromMiddle = (meanL - 50) * (meanL - 50)
    let sL = 1 + 0.015 * fromMiddle / (20 + fromMiddle).squareRoot()
    let sC = 1 + 0.045 * meanC
    let sH = 1 + 0.015 * meanC * t

    let blueness = (hue.mean - 275) / 25
    let rotation =
      -2 * saturating(meanC) * sine(degrees: 60 * exponential(-blueness * blueness))
    let l = (b.x - a.x) / sL
    let c = (c2 - c1) / sC
    let h = 2 * (c1 * c2).squareRoot() * sine(degrees: hue.difference / 2) / sH
    return max(0, l * l + c * c + h * h + rotation * c * h).squareRoot()
  }

  private static func length(_ x: Double, _ y: Double) -> Double { (x * x + y * y).squareRoot() }

  /// √(C⁷ / (C⁷ + 25⁷)).
  private static func saturating(_ chroma: Double) -> Double {
    let cube = chroma * chroma * chroma
    let seventh = cube * cube * chroma
    return (seventh / (seventh + 6_103_515_625)).squareRoot()
  }

  /// The mean and the difference of two hues in degrees, the short way round.
  private struct HuePair {
    let mean: Double
    let difference: Double

    init(_ h1: Double, _ h2: Double, isGrey: Bool) {
      guard !isGrey else {
        (mean, difference) = (h1 + h2, 0)
        return
      }
      let raw = h2 - h1
      guard abs(raw) > 180 else {
        (mean, difference) = ((h1 + h2) / 2, raw)
        return
      }
      difference = raw > 180 ? raw - 360 : raw + 360
      mean = h1 + h2 < 360 ? (h1 + h2 + 360) / 2 : (h1 + h2 - 360) / 2
    }
  }
}
