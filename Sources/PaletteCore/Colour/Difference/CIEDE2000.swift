extension Difference {
  /// CIEDE2000 of two colours in CIE L*a*b*, with all parametric factors 1.
  ///
  /// Source: G. Sharma, W. Wu, E. N. Dalal, "The CIEDE2000 Color-Difference Formula", Color Research
  /// and Application 30(1), 2005; names are those of the paper.
  static func ciede2000(lab a: SIMD3<Double>, _ b: SIMD3<Double>) -> Double {
    ciede2000(withChroma(a), withChroma(b))
  }

  /// L*, a*, b* and behind them the chroma, which is the same in every pair that a colour is in.
  static func withChroma(_ lab: SIMD3<Double>) -> SIMD4<Double> {
    SIMD4(lab, length(lab.y, lab.z))
  }

  /// CIEDE2000 of two colours as `withChroma` gives them.
  ///
  /// Hues are unit vectors here and not angles: what the paper takes from angles by cosine and sine
  /// follows from the vectors by the theorems of addition, which is several times as fast.
  static func ciede2000(_ a: SIMD4<Double>, _ b: SIMD4<Double>) -> Double {
    let stretch = 1.5 - 0.5 * saturating((a.w + b.w) / 2)
    let (a1, a2) = (stretch * a.y, stretch * b.y)
    let (c1, c2) = (length(a1, a.z), length(a2, b.z))

    let meanL = (a.x + b.x) / 2
    let meanC = (c1 + c2) / 2
    let fromMiddle = (meanL - 50) * (meanL - 50)
    let sL = 1 + 0.015 * fromMiddle / (20 + fromMiddle).squareRoot()
    let sC = 1 + 0.045 * meanC
    let l = (b.x - a.x) / sL
    let c = (c2 - c1) / sC
    // A grey has no hue to differ in.
    guard c1 * c2 != 0 else { return (l * l + c * c).squareRoot() }

    let hue = HuePair(SIMD2(a1, a.z) / c1, SIMD2(a2, b.z) / c2)
    let sH = 1 + 0.015 * meanC * hue.t
    let h = (c1 * c2).squareRoot() * hue.chord / sH
    let rotation = -2 * saturating(meanC) * hue.rotation
    return max(0, l * l + c * c + h * h + rotation * c * h).squareRoot()
  }

  static func length(_ x: Double, _ y: Double) -> Double { (x * x + y * y).squareRoot() }

  /// √(C⁷ / (C⁷ + 25⁷)).
  static func saturating(_ chroma: Double) -> Double {
    let cube = chroma * chroma * chroma
    let seventh = cube * cube * chroma
    return (seventh / (seventh + 6_103_515_625)).squareRoot()
  }

  /// Two hues: how far apart they are, and their mean the short way round.
  private struct HuePair {
    /// 2 sin(Δh / 2), negative where the second hue lies clockwise of the first.
    let chord: Double
    /// The mean hue as a unit vector.
    private let mean: SIMD2<Double>

    init(_ u: SIMD2<Double>, _ v: SIMD2<Double>) {
      let (sumX, sumY) = (u.x + v.x, u.y + v.y)
      let sum = Difference.length(sumX, sumY)
      guard sum > 1e-3 else {
        (chord, mean) = Self.ofOpposites(u, v)
        return
      }
      let distance = Difference.length(v.x - u.x, v.y - u.y)
      chord = u.x * v.y - u.y * v.x < 0 ? -distance : distance
      mean = SIMD2(sumX / sum, sumY / sum)
    }

    /// Hues so nearly opposite that rounding would decide about their mean: as the paper has it.
    private static func ofOpposites(
      _ u: SIMD2<Double>, _ v: SIMD2<Double>
    ) -> (chord: Double, mean: SIMD2<Double>) {
      let (h1, h2) = (angle(x: u.x, y: u.y), angle(x: v.x, y: v.y))
      var (middle, difference) = ((h1 + h2) / 2, h2 - h1)
      if abs(difference) > 180 {
        middle += h1 + h2 < 360 ? 180 : -180
        difference += difference > 180 ? -360 : 360
      }
      return (
        2 * sine(degrees: difference / 2),
        SIMD2(cosine(degrees: middle), sine(degrees: middle))
      )
    }

    /// T, from cos(nh − φ) = cos nh cos φ + sin nh sin φ.
    var t: Double {
      let (x1, y1) = (mean.x, mean.y)
      let (x2, y2) = (x1 * x1 - y1 * y1, 2 * x1 * y1)
      let (x3, y3) = (x2 * x1 - y2 * y1, x2 * y1 + y2 * x1)
      let (x4, y4) = (x2 * x2 - y2 * y2, 2 * x2 * y2)
      let of30 = x1 * 0.866_025_403_784_438_6 + y1 * 0.5
      let of6 = x3 * 0.994_521_895_368_273_3 - y3 * 0.104_528_463_267_653_47
      let of63 = x4 * 0.453_990_499_739_546_8 + y4 * 0.891_006_524_188_367_9
      return 1 - 0.17 * of30 + 0.24 * x2 + 0.32 * of6 - 0.20 * of63
    }

    /// sin 2Δθ, with 2Δθ = 60° · exp(−((h̄′ − 275°) / 25°)²).
    var rotation: Double {
      // The mean as seen from 275°.
      let x = mean.x * 0.087_155_742_747_658_17 - mean.y * 0.996_194_698_091_745_5
      let y = mean.x * 0.996_194_698_091_745_5 + mean.y * 0.087_155_742_747_658_17
      // Beyond 150° from there the exponential is below 1e-15, and hues begin anew at 0°: one of 10°
      // is 265° from there, not 95°.
      guard x > -0.866, mean.x < 0 || mean.y < 0 else { return 0 }
      let blueness = signedAngle(x: x, y: y) / 25
      return sine(degrees: 60 * exponential(-blueness * blueness))
    }
  }
}
