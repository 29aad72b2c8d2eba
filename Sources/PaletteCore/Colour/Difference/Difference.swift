/// How different two colours look, as one number: 0 for equal colours, and symmetric.
public enum Difference {
  /// A measure of difference; the raw value is what a user types.
  public enum Metric: String, CaseIterable, Sendable {
    /// The Euclidean distance in OKLab; 0.02 is just noticeable.
    case ok
    /// The Euclidean distance in CIE L*a*b* relative to D65; about 2.3 is just noticeable.
    case cie76 = "76"
    /// CIEDE2000 in CIE L*a*b* relative to D65; 1 is just noticeable.
    case ciede2000 = "2000"

    /// How many decimals tell differences apart that can be seen: the unit of `ok` is a hundredfold.
    public var decimals: Int {
      switch self {
      case .ok: 5
      case .cie76, .ciede2000: 4
      }
    }

    /// The smallest difference that is seen where two colours touch.
    ///
    /// Of `ok` the one of CSS Color 4 §13.2; of CIE76 that of M. Mahy, L. Van Eycken, A. Oosterlinck,
    /// "Evaluation of Uniform Color Spaces Developed after the Adoption of CIELAB and CIELUV", Color
    /// Research and Application 19(2), 1994; CIEDE2000 was made so that it is about 1.
    public var noticeable: Double {
      switch self {
      case .ok: 0.02
      case .cie76: 2.3
      case .ciede2000: 1
      }
    }
  }

  /// The Euclidean distance in OKLab: CSS Color 4, ΔE OK.
  ///
  /// - Parameters:
  ///   - a: A colour of any space; its alpha does not count.
  ///   - b: Another colour.
  /// - Returns: 0 or more; black and white are 1 apart.
  public static func ok(_ a: Colour, _ b: Colour) -> Double {
    distance(a.converted(to: .oklab).components, b.converted(to: .oklab).components)
  }

  /// CIE 1976 ΔE*ab, the Euclidean distance in CIE L*a*b*: CIE 15:2018 §8.2.1.3.
  ///
  /// L*a*b* is relative to D65, unless both colours are written in it: see `ciede2000`.
  ///
  /// - Parameters:
  ///   - a: A colour of any space; its alpha does not count.
  ///   - b: Another colour.
  /// - Returns: 0 or more; black and white are 100 apart.
  public static func cie76(_ a: Colour, _ b: Colour) -> Double {
    let (first, second) = labs(a, b)
    return distance(first, second)
  }

  /// CIEDE2000 between two colours, with all parametric factors 1.
  ///
  /// L*a*b* is relative to D65. Where both colours are written in it, as `lab` or `lch`, their numbers
  /// are compared as they are, without a change of white: so were the published test pairs measured.
  ///
  /// - Parameters:
  ///   - a: A colour of any space; its alpha does not count.
  ///   - b: Another colour.
  /// - Returns: 0 or more; black and white are 100 apart.
  public static func ciede2000(_ a: Colour, _ b: Colour) -> Double {
    let (first, second) = labs(a, b)
    return ciede2000(lab: first, second)
  }

  /// The difference of two colours by one of the measures.
  ///
  /// - Parameters:
  ///   - a: A colour of any space; its alpha does not count.
  ///   - b: Another colour.
  ///   - metric: The measure.
  /// - Returns: 0 or more, in the unit of the measure.
  public static func between(_ a: Colour, _ b: Colour, by metric: Metric) -> Double {
    switch metric {
    case .ok: ok(a, b)
    case .cie76: cie76(a, b)
    case .ciede2000: ciede2000(a, b)
    }
  }

  /// Whether CIE76 and CIEDE2000 take the numbers of two colours as they are, relative to D50.
  ///
  /// - Parameters:
  ///   - a: A colour.
  ///   - b: Another colour.
  /// - Returns: Whether both are written in CIE L*a*b* or its polar form.
  public static func comparesAsWritten(_ a: Colour, _ b: Colour) -> Bool {
    [a, b].allSatisfy { $0.space == .lab || $0.space == .lch }
  }

  /// The Euclidean distance.
  static func distance(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> Double {
    let (x, y, z) = (a.x - b.x, a.y - b.y, a.z - b.z)
    return (x * x + y * y + z * z).squareRoot()
  }

  /// Both colours in CIE L*a*b* relative to one white point.
  private static func labs(_ a: Colour, _ b: Colour) -> (SIMD3<Double>, SIMD3<Double>) {
    guard comparesAsWritten(a, b) else { return (labD65(a), labD65(b)) }
    return (a.converted(to: .lab).components, b.converted(to: .lab).components)
  }

  private static func labD65(_ colour: Colour) -> SIMD3<Double> {
    Lab.components(xyz: colour.converted(to: .xyzD65).components, white: XYZ.whiteD65)
  }
}

extension Difference.Metric {
  /// The coordinates of an eight-bit colour in the space of the metric.
  func coordinates(of rgb: RGB8) -> SIMD3<Double> {
    let xyz = XYZ.components(of: rgb)
    return self == .ok ? OKLab.fromXYZ(xyz) : Lab.components(xyz: xyz, white: XYZ.whiteD65)
  }

  /// The coordinates of a colour in the space of the metric: the same as for the eight-bit colour that
  /// it may be.
  ///
  /// Beyond a thousand million all places are one: squares and seventh powers must not overflow.
  func coordinates(of colour: Colour) -> SIMD3<Double> {
    let exact =
      self == .ok ? colour.converted(to: .oklab).components : Difference.labD65(colour)
    let limit = SIMD3<Double>(repeating: 1e9)
    return exact.replacing(with: 0, where: exact .!= exact).clamped(
      lowerBound: -limit, upperBound: limit)
  }
}
