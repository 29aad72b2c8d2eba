/// A deficiency of colour vision, to show colours as somebody who has it sees them.
///
/// The model is that of G. M. Machado, M. M. Oliveira and L. A. F. Fernandes, "A Physiologically-based
/// Model for Simulation of Color Vision Deficiency", IEEE Transactions on Visualization and Computer
/// Graphics 15(6), 2009: one matrix for each degree of severity, on linear light in the sRGB primaries.
public struct VisionDeficiency: Equatable, Sendable {
  /// Which of the three kinds of cone differs; the raw value is what a user types.
  public enum Kind: String, CaseIterable, Sendable {
    /// The cones for long waves: protanomaly, and protanopia at severity 1.
    case protan
    /// The cones for middle waves: deuteranomaly, the most frequent, and deuteranopia at severity 1.
    case deutan
    /// The cones for short waves: tritanomaly, which is rare, and tritanopia at severity 1.
    ///
    /// The model is least exact for this kind.
    case tritan
  }

  /// Which cones differ.
  public let kind: Kind
  /// From 0, ordinary colour vision, to 1, where the cones are without effect.
  public let severity: Double
  /// What the deficiency does to linear light in the sRGB primaries; its rows sum to 1, to six digits.
  let matrix: Matrix3

  /// Creates a deficiency.
  ///
  /// Between two published severities, a tenth apart, the matrices are interpolated linearly.
  ///
  /// - Parameters:
  ///   - kind: Which cones differ.
  ///   - severity: From 0 to 1; clamped, and 0 where it is no number.
  public init(_ kind: Kind, severity: Double = 1) {
    self.kind = kind
    self.severity = severity > 0 ? min(severity, 1) : 0
    let tenths = self.severity * 10
    let lower = min(Int(tenths), 9)
    let published = kind.publishedMatrices
    matrix = published[lower].interpolated(to: published[lower + 1], at: tenths - Double(lower))
  }

  /// A colour as it is seen with the deficiency.
  ///
  /// The colour is mapped into sRGB, since the model is one of a screen's light; what comes out beyond
  /// the screen's range is cut. Greys stay as they are, and so does alpha.
  ///
  /// - Parameters:
  ///   - colour: A colour of any space.
  ///   - mapping: How a colour outside sRGB becomes one inside.
  /// - Returns: An sRGB colour whose components are within 0 to 1.
  public func simulated(_ colour: Colour, mapping: GamutMapping = .css) -> Colour {
    let light = colour.mappedToGamut(mapping).converted(to: .srgbLinear)
    return Colour(
      .srgbLinear, matrix * light.components, missing: light.missing, alpha: light.alpha
    ).mappedToGamut(.clip)
  }
}

extension Matrix3 {
  /// The matrix that lies a fraction of the way to another one.
  fileprivate func interpolated(to other: Matrix3, at fraction: Double) -> Matrix3 {
    Matrix3(
      first + (other.first - first) * fraction, second + (other.second - second) * fraction,
      third + (other.third - third) * fraction)
  }
}
