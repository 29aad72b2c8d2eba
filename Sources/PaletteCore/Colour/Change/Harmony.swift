/// Colours that lie at set angles from one another; the raw value is what a user types.
public enum Harmony: String, CaseIterable, Sendable {
  /// The colour and the one opposite.
  case complementary
  /// The colour between its neighbours on both sides.
  case analogous
  /// Three colours, a third of the circle apart.
  case triadic
  /// Two pairs of opposites, 30 degrees apart.
  case tetradic
  /// Two pairs of opposites, at right angles.
  case square
  /// The colour between the two neighbours of its opposite.
  case splitComplementary = "split-complementary"

  /// How far each colour is turned from the given one, in degrees, in the order they are shown in.
  public var angles: [Double] {
    switch self {
    case .complementary: [0, 180]
    case .analogous: [-30, 0, 30]
    case .triadic: [0, 120, 240]
    case .tetradic: [0, 30, 180, 210]
    case .square: [0, 90, 180, 270]
    case .splitComplementary: [-150, 0, 150]
    }
  }

  /// The colours of the harmony.
  ///
  /// A grey has no hue to turn, so that all of them are the grey itself.
  ///
  /// - Parameters:
  ///   - colour: The colour that the others go with.
  ///   - model: What the hue is turned in.
  ///   - gamut: How a colour outside sRGB is mapped before its HSL hue is turned.
  /// - Returns: A colour for each of `angles`; the given one, at 0, unchanged.
  public func colours(
    around colour: Colour, in model: PolarModel = .hsl, gamut: GamutMapping = .css
  ) -> [Colour] {
    let base = colour.fitted(to: model, gamut: gamut).withoutPowerlessHue
    return angles.map { $0 == 0 ? colour : base.turned(by: $0) }
  }
}
