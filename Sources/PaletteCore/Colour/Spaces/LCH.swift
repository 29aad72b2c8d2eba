/// The polar form of CIE L*a*b* (D50): CIE 15:2018 §8.2.1.2; lightness 0 to 100, chroma from 0 (to about
/// 150 for colours that can be shown), hue in degrees.
enum LCH {
  static let definition = SpaceDefinition(
    parent: .lab, hue: .init(index: 2) { $0.y <= epsilon }, toParent: Hue.rectangular,
    fromParent: polar)

  /// The polar form of L*a*b* components.
  @Sendable static func polar(_ lab: SIMD3<Double>) -> SIMD3<Double> {
    Hue.polar(lab, epsilon: epsilon)
  }

  /// Below this chroma a colour is a grey: CSS Color 4 §9.
  private static let epsilon = 0.0015
}
