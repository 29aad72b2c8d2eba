extension Colour {
  /// The same colour in another space, in full precision and with its alpha.
  ///
  /// A missing component counts as 0. The hue of a grey is missing in the result and its chroma or
  /// saturation exactly 0, as CSS Color 4 §12.1 has it for powerless components. A colour that is in
  /// the space already is returned unchanged.
  ///
  /// - Parameter target: The space to express the colour in.
  /// - Returns: The colour in that space, which may lie outside the gamut of the space.
  public func converted(to target: ColourSpace) -> Colour {
    guard target != space else { return self }
    let components = Self.convert(components, from: space, to: target)
    return Colour(
      target, components, missing: missing.intersection(.alpha), alpha: alpha
    ).withoutPowerlessHue
  }

  /// The same colour with its hue missing where it is a grey.
  ///
  /// The identity for spaces without a hue.
  public var withoutPowerlessHue: Colour {
    guard hasPowerlessHue, let hue = space.definition.hue else { return self }
    return Colour(
      space, components, missing: missing.union(Missing(index: hue.index)), alpha: alpha)
  }

  /// Whether the colour is a grey in a space with a hue, which then means nothing.
  var hasPowerlessHue: Bool { space.definition.hue?.isPowerless(components) ?? false }

  /// Climbs from the end that is further from the root until both ends meet.
  static func convert(
    _ components: SIMD3<Double>, from source: ColourSpace, to target: ColourSpace
  ) -> SIMD3<Double> {
    guard source != target else { return components }
    let (start, end) = (source.definition, target.definition)
    if source.depth >= target.depth, let parent = start.parent {
      return convert(start.toParent(components), from: parent, to: target)
    }
    guard let parent = end.parent else { return components }
    return end.fromParent(convert(components, from: source, to: parent))
  }
}
