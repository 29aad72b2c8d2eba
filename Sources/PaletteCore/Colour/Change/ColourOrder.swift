/// What colours are put in order by; the raw value is what a user types.
public enum ColourOrder: String, CaseIterable, Sendable {
  /// The OKLCH hue, from 0 to 360 degrees; greys, which have none, last.
  case hue
  /// The OKLCH lightness, dark to light.
  case lightness
  /// The OKLCH chroma, greyest first.
  case chroma
  /// The relative luminance, CIE Y relative to D65, dark to light.
  case luminance

  /// Puts things in order by their colours; equal ones keep their order.
  ///
  /// - Parameters:
  ///   - things: What to put in order.
  ///   - colour: The colour of each.
  /// - Returns: The same things; those whose colour has no such measure are last, in their order.
  public func sorted<Thing>(_ things: [Thing], by colour: (Thing) -> Colour) -> [Thing] {
    let places = things.enumerated().map { index, thing in
      (measure: measure(of: colour(thing)) ?? .infinity, index: index)
    }
    return places.sorted { ($0.measure, $0.index) < ($1.measure, $1.index) }
      .map { things[$0.index] }
  }

  /// What a colour is put in order by; `nil` where it has none, never a NaN.
  private func measure(of colour: Colour) -> Double? {
    if self == .luminance { return finite(colour.converted(to: .xyzD65).components.y) }
    let lch = colour.converted(to: .oklch).withoutPowerlessHue
    return switch self {
    case .hue: lch.isMissing(2) ? nil : finite(lch.components.z)
    case .chroma: finite(lch.components.y)
    default: finite(lch.components.x)
    }
  }

  private func finite(_ number: Double) -> Double? { number.isFinite ? number : nil }
}
