/// A change to a colour; alpha stays as it is.
///
/// Changes keep full precision, so that many in a row lose nothing.
public enum Adjustment: Equatable, Sendable {
  /// More lightness, less if negative; the amount is a share of the whole range, -1 to 1.
  ///
  /// The lightness ends at 0 and 1.
  case lightness(by: Double)
  /// More saturation or chroma, less if negative; the amount is a share of the whole range, -1 to 1.
  ///
  /// HSL's saturation ends at 0 and 1. In OKLCH the range is 0.4, which CSS calls 100 %, and chroma ends
  /// at 0 only. A grey stays one, for it has no hue.
  case saturation(by: Double)
  /// Another hue, so many degrees further; that of a grey stays missing.
  case hue(by: Double)
  /// The grey of the same relative luminance: CIE Y, relative to D65.
  case grey
  /// The opposite of each sRGB component, 1 - x.
  case invert

  /// Whether a colour outside sRGB is mapped into it before it is changed.
  ///
  /// - Parameter model: What lightness, saturation and hue are meant in.
  /// - Returns: `true` for the inverse, and for what HSL knows.
  public func isWithinSRGB(in model: PolarModel) -> Bool {
    switch self {
    case .lightness, .saturation, .hue: model == .hsl
    case .grey: false
    case .invert: true
    }
  }

  /// The changed colour.
  ///
  /// - Parameters:
  ///   - colour: The colour to change.
  ///   - model: What lightness, saturation and hue are meant in.
  ///   - gamut: How a colour outside sRGB is mapped before it is inverted or changed in HSL.
  /// - Returns: The colour, perhaps of another space; in OKLCH perhaps outside the sRGB gamut.
  public func applied(
    to colour: Colour, in model: PolarModel = .hsl, gamut: GamutMapping = .css
  ) -> Colour {
    switch self {
    case .lightness(let amount):
      colour.fitted(to: model, gamut: gamut).withLightness(changedBy: amount, model)
    case .saturation(let amount):
      colour.fitted(to: model, gamut: gamut).withSaturation(changedBy: amount, model)
    case .hue(let degrees):
      colour.fitted(to: model, gamut: gamut).withoutPowerlessHue.turned(by: degrees)
    case .grey: colour.greyOfSameLuminance
    case .invert: colour.inverted(gamut)
    }
  }
}

extension Colour {
  fileprivate func withLightness(changedBy amount: Double, _ model: PolarModel) -> Colour {
    let index = model == .hsl ? 2 : 0
    return with(min(max(components[index] + amount, 0), 1), at: index)
  }

  fileprivate func withSaturation(changedBy amount: Double, _ model: PolarModel) -> Colour {
    guard !hasPowerlessHue else { return withoutPowerlessHue }
    let changed = components.y + amount * (model == .hsl ? 1 : OKLCH.wholeChroma)
    return with(max(model == .hsl ? min(changed, 1) : changed, 0), at: 1).withoutPowerlessHue
  }

  fileprivate var greyOfSameLuminance: Colour {
    let luminance = converted(to: .xyzD65).components.y
    let level = SRGB.encode(min(max(luminance, 0), 1))
    return Colour(
      .srgb, SIMD3(repeating: level), missing: missing.intersection(.alpha), alpha: alpha)
  }

  fileprivate func inverted(_ gamut: GamutMapping) -> Colour {
    Colour(
      .srgb, 1 - mappedToGamut(gamut).components, missing: missing.intersection(.alpha),
      alpha: alpha)
  }
}

extension Colour {
  /// The colour with another value for one component, which is then not missing.
  private func with(_ value: Double, at index: Int) -> Colour {
    var components = components
    components[index] = value
    return Colour(
      space, components, missing: missing.subtracting(Missing(index: index)), alpha: alpha)
  }
}
