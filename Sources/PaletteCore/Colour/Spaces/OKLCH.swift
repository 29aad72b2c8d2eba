/// The polar form of OKLab (D65), CSS Color 4 §9.4: lightness 0 to 1, chroma from 0 (to about 0.4 for
/// colours that can be shown), hue in degrees.
enum OKLCH {
  static let definition = SpaceDefinition(
    parent: .oklab, hue: .init(index: 2) { $0.y <= epsilon }, toParent: Hue.rectangular,
    fromParent: polar)

  /// The polar form of OKLab components.
  @Sendable static func polar(_ lab: SIMD3<Double>) -> SIMD3<Double> {
    Hue.polar(lab, epsilon: epsilon)
  }

  /// The chroma that CSS Color 4 §9.4 calls 100 %.
  static let wholeChroma = 0.4

  /// Below this chroma a colour is a grey: CSS Color 4 §9.
  private static let epsilon = 4e-6
}
