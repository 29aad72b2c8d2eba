/// The two models of colour that changes are made in; the raw value is what a user types.
public enum PolarModel: String, CaseIterable, Sendable {
  /// Hue, saturation and lightness of sRGB: what most tools turn and lighten in.
  case hsl
  /// Lightness, chroma and hue of OKLab: what looks even.
  case oklch

  /// The space that holds the colours of the model.
  public var space: ColourSpace {
    switch self {
    case .hsl: .hsl
    case .oklch: .oklch
    }
  }
}

extension Colour {
  /// The colour in a model; HSL means something for sRGB only, so it is mapped into its gamut there.
  func fitted(to model: PolarModel, gamut: GamutMapping) -> Colour {
    if space == model.space, model == .oklch || isInGamut { return self }
    return (model == .hsl ? mappedToGamut(gamut) : self).converted(to: model.space)
  }

  /// The colour with its hue turned; one whose hue is missing, as of a grey, stays as it is.
  ///
  /// The colour must be of a space with a hue.
  func turned(by degrees: Double) -> Colour {
    guard let index = space.definition.hue?.index, !isMissing(index) else { return self }
    var components = components
    components[index] = Hue.normalised(components[index] + degrees)
    return Colour(space, components, missing: missing, alpha: alpha)
  }
}
