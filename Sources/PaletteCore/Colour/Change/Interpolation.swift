/// The way from one colour to another: CSS Color 4 §12.
///
/// Both colours are converted to a space and not clipped there; alpha is premultiplied into every
/// component but the hue. A component that one colour is missing, as a grey its hue, takes the other's
/// value; one that both are missing stays missing.
public struct Interpolation: Sendable {
  private let start: Colour
  private let end: Colour
  /// Whether a component that an end was written without takes the other's value.
  private let startIsFilled: Bool
  private let endIsFilled: Bool
  private let space: ColourSpace
  private let missing: Colour.Missing
  private let from: Premultiplied
  private let to: Premultiplied

  /// Components with alpha multiplied into them, as §12.3 has it.
  private struct Premultiplied {
    let components: SIMD3<Double>
    let alpha: Double
  }

  /// Prepares the way between two colours.
  ///
  /// - Parameters:
  ///   - start: The colour at 0.
  ///   - end: The colour at 1.
  ///   - space: The space in which the way is straight.
  ///   - hue: Which way round a hue goes; of no effect in spaces without one.
  public init(
    from start: Colour, to end: Colour, in space: ColourSpace = .oklab, hue: HuePath = .shorter
  ) {
    let (carried, otherCarried) = (
      start.missingCarriedForward(to: space), end.missingCarriedForward(to: space)
    )
    let first = start.prepared(for: space, missing: carried)
    let second = end.prepared(for: space, missing: otherCarried)
    self.start = start
    self.end = end
    startIsFilled = !carried.subtracting(second.missing).isEmpty
    endIsFilled = !otherCarried.subtracting(first.missing).isEmpty
    self.space = space
    missing = first.missing.intersection(second.missing)
    var (a, b) = (first.filled(from: second), second.filled(from: first))
    let index = space.definition.hue?.index
    if let index { (a[index], b[index]) = hue.fixedUp(a[index], b[index]) }
    let alpha = first.missing.contains(.alpha) ? second.alpha : first.alpha
    let otherAlpha = second.missing.contains(.alpha) ? first.alpha : second.alpha
    // Where both alphas are missing, nothing is multiplied by them.
    let isScaled = !missing.contains(.alpha)
    from = Premultiplied(
      components: a * Self.weights(isScaled ? alpha : 1, besides: index), alpha: alpha)
    to = Premultiplied(
      components: b * Self.weights(isScaled ? otherAlpha : 1, besides: index), alpha: otherAlpha)
  }

  /// The colour at a point of the way.
  ///
  /// The ends are the very colours that were given, in their own space, unless a component that one
  /// was written without takes the other's value.
  ///
  /// - Parameter fraction: From 0, the first colour, to 1, the second; clamped.
  /// - Returns: A colour of the space of the way, perhaps outside the sRGB gamut; its alpha is that of
  ///   the way.
  public func colour(at fraction: Double) -> Colour {
    let fraction = min(max(fraction, 0), 1)
    if fraction == 0, !startIsFilled { return start }
    if fraction == 1, !endIsFilled { return end }
    let alpha = from.alpha + (to.alpha - from.alpha) * fraction
    var components = from.components + (to.components - from.components) * fraction
    let index = space.definition.hue?.index
    if alpha > 0 { components /= Self.weights(alpha, besides: index) }
    if let index { components[index] = Hue.normalised(components[index]) }
    return Colour(space, components, missing: missing, alpha: alpha)
  }

  /// The factor of each component: alpha, but 1 for the hue.
  private static func weights(_ alpha: Double, besides hue: Int?) -> SIMD3<Double> {
    var weights = SIMD3(repeating: alpha)
    if let hue { weights[hue] = 1 }
    return weights
  }
}

extension Interpolation {
  /// The colour between two others.
  ///
  /// - Parameters:
  ///   - a: The colour at 0.
  ///   - b: The colour at 1.
  ///   - fraction: How much of the second there is, from 0 to 1; clamped.
  ///   - space: The space to mix in.
  ///   - hue: Which way round a hue goes; of no effect in spaces without one.
  /// - Returns: A colour of that space, perhaps outside the sRGB gamut; at 0 and 1 the very colour.
  public static func mix(
    _ a: Colour, _ b: Colour, at fraction: Double = 0.5, space: ColourSpace = .oklab,
    hue: HuePath = .shorter
  ) -> Colour {
    Interpolation(from: a, to: b, in: space, hue: hue).colour(at: fraction)
  }

  /// Evenly spaced colours along a way through several.
  ///
  /// - Parameters:
  ///   - stops: The colours to pass, the same distance apart; the first and the last are the ends.
  ///   - count: The number of colours wanted; one is the first stop alone.
  ///   - space: The space to mix in.
  ///   - hue: Which way round a hue goes from stop to stop; of no effect in spaces without one.
  /// - Returns: As many colours as wanted, none if there is no stop.
  public static func gradient(
    _ stops: [Colour], count: Int, space: ColourSpace = .oklab, hue: HuePath = .shorter
  ) -> [Colour] {
    guard let first = stops.first, count > 0 else { return [] }
    guard count > 1, stops.count > 1 else { return Array(repeating: first, count: count) }
    let pieces = zip(stops, stops.dropFirst()).map {
      Interpolation(from: $0, to: $1, in: space, hue: hue)
    }
    return (0..<count).map { index in
      // Whole numbers hit the stops exactly; a stop between two pieces is the end of the first.
      let place = index * pieces.count
      let piece = max(0, (place - 1) / (count - 1))
      let fraction = Double(place - piece * (count - 1)) / Double(count - 1)
      return pieces[piece].colour(at: fraction)
    }
  }
}

extension Colour {
  /// The colour in the space of a way, without a powerless hue, and with what is missing of it.
  fileprivate func prepared(for target: ColourSpace, missing carried: Missing) -> Colour {
    let converted = converted(to: target).withoutPowerlessHue
    return Colour(
      target, converted.components, missing: converted.missing.union(carried), alpha: alpha)
  }

  /// The components, those that are missing taken from another colour of the same space.
  fileprivate func filled(from other: Colour) -> SIMD3<Double> {
    var filled = components
    for index in 0..<3 where isMissing(index) { filled[index] = other.components[index] }
    return filled
  }
}
