import Testing

@testable import PaletteCore

/// CIEDE2000 as the paper prints it, equation by equation, with angles in degrees.
private func published(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> Double {
  func chroma(_ x: Double, _ y: Double) -> Double { (x * x + y * y).squareRoot() }
  func seventh(_ c: Double) -> Double {
    (power(c, 7) / (power(c, 7) + power(25, 7))).squareRoot()
  }
  let g = 0.5 * (1 - seventh((chroma(a.y, a.z) + chroma(b.y, b.z)) / 2))
  let (a1, a2) = ((1 + g) * a.y, (1 + g) * b.y)
  let (c1, c2) = (chroma(a1, a.z), chroma(a2, b.z))
  let (h1, h2) = (angle(x: a1, y: a.z), angle(x: a2, y: b.z))
  var (dh, mean) = (h2 - h1, (h1 + h2) / 2)
  if c1 * c2 == 0 {
    (dh, mean) = (0, h1 + h2)
  } else if abs(h1 - h2) > 180 {
    dh += h2 > h1 ? -360 : 360
    mean += h1 + h2 < 360 ? 180 : -180
  }
  let (l, c) = ((a.x + b.x) / 2, (c1 + c2) / 2)
  let t =
    1 - 0.17 * cosine(degrees: mean - 30) + 0.24 * cosine(degrees: 2 * mean)
    + 0.32 * cosine(degrees: 3 * mean + 6) - 0.2 * cosine(degrees: 4 * mean - 63)
  let theta = 30 * exponential(-((mean - 275) / 25) * ((mean - 275) / 25))
  let dl = (b.x - a.x) / (1 + 0.015 * (l - 50) * (l - 50) / (20 + (l - 50) * (l - 50)).squareRoot())
  let dc = (c2 - c1) / (1 + 0.045 * c)
  let dH = 2 * (c1 * c2).squareRoot() * sine(degrees: dh / 2) / (1 + 0.015 * c * t)
  let rotation = -sine(degrees: 2 * theta) * 2 * seventh(c)
  return max(0, dl * dl + dc * dc + dH * dH + rotation * dc * dH).squareRoot()
}

@Suite struct CIEDE2000BoundTests {
  /// Pairs far apart, close together, of almost opposite hues, near blue, and with a grey.
  private static func pair(_ random: inout SplitMix64) -> (SIMD3<Double>, SIMD3<Double>) {
    func lab(_ reach: Double) -> SIMD3<Double> {
      SIMD3(
        .random(in: 0...100, using: &random), .random(in: -reach...reach, using: &random),
        .random(in: -reach...reach, using: &random))
    }
    let a = lab([2, 30, 130].randomElement(using: &random) ?? 0)
    switch Int.random(in: 0..<5, using: &random) {
    case 0: return (a, lab(130))
    case 1: return (a, a + lab(6) - SIMD3(50, 0, 0))
    case 2: return (a, SIMD3(lab(0).x, -a.y, -a.z) + SIMD3(0, lab(0.01).y, lab(0.01).z))
    case 3: return (SIMD3(a.x, a.y / 4, -abs(a.z)), SIMD3(lab(0).x, lab(30).y, -abs(lab(130).z)))
    default: return (a, lab(0))
    }
  }

  @Test func equalsThePublishedFormula() {
    var random = SplitMix64(seed: 22)
    for _ in 0..<20_000 {
      let (a, b) = Self.pair(&random)
      let difference = Difference.ciede2000(lab: a, b)
      #expect(abs(difference - published(a, b)) < 1e-10 * max(1, difference), "\(a) \(b)")
      #expect(difference == Difference.ciede2000(lab: b, a))
    }
  }

  @Test func noBoundIsAboveTheDifference() {
    var random = SplitMix64(seed: 23)
    var closest = 0.0
    for _ in 0..<20_000 {
      let (a, b) = Self.pair(&random)
      let (point, other) = (Difference.withChroma(a), Difference.withChroma(b))
      let target = CIEDE2000Target(point)
      let difference = target.difference(to: other)
      // Of the colour itself, and of a box that it is somewhere in.
      let others = (0..<3).map { _ in
        Difference.withChroma(
          b
            + SIMD3(
              .random(in: -9...9, using: &random), .random(in: -9...9, using: &random),
              .random(in: -9...9, using: &random)))
      }
      for box in [Box(low: other, high: other), Box(around: others + [other])] {
        let bound = target.leastSquare(to: box).squareRoot()
        #expect(bound <= difference + 1e-9, "\(a) \(b) \(box)")
        if difference > 0 { closest = max(closest, bound / difference) }
      }
    }
    // A bound of nothing would be below everything.
    #expect(closest > 0.99)
  }
}
