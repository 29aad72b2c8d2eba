/// What a component stands for, so that a missing one keeps its meaning from space to space.
///
/// The categories of CSS Color 4 §12.2, "analogous components".
private enum Meaning {
  /// Red, and X: the XYZ spaces count as RGB spaces of a very large gamut.
  case red
  case green
  case blue
  case lightness
  /// Chroma and saturation.
  case colourfulness
  case hue
  case opponentA
  case opponentB
  /// Whiteness, blackness and value have no counterpart elsewhere.
  case ownKind
}

extension ColourSpace {
  fileprivate var meanings: [Meaning] {
    switch self {
    case .srgb, .srgbLinear, .displayP3, .a98RGB, .prophotoRGB, .rec2020, .xyzD65, .xyzD50:
      [.red, .green, .blue]
    case .lab, .oklab: [.lightness, .opponentA, .opponentB]
    case .lch, .oklch: [.lightness, .colourfulness, .hue]
    case .hsl: [.hue, .colourfulness, .lightness]
    case .hsv: [.hue, .colourfulness, .ownKind]
    case .hwb: [.hue, .ownKind, .ownKind]
    }
  }
}

extension Colour {
  /// The components of a space that are missing because their counterparts are missing here.
  ///
  /// CSS Color 4 §12.2: a component carries its being missing to the one that is analogous to it; the
  /// components of both spaces that have no counterpart form a set, which is missing as a whole where
  /// the other is missing as a whole. Alpha is analogous to alpha.
  func missingCarriedForward(to target: ColourSpace) -> Missing {
    guard target != space, !missing.isEmpty else { return missing }
    let (own, others) = (space.meanings, target.meanings)
    let shared = own.filter { $0 != .ownKind && others.contains($0) }
    var carried = missing.intersection(.alpha)
    for (index, meaning) in others.enumerated() where shared.contains(meaning) {
      guard let counterpart = own.firstIndex(of: meaning) else { continue }
      if isMissing(counterpart) { carried.insert(Missing(index: index)) }
    }
    let rest = own.indices.filter { !shared.contains(own[$0]) }
    if !rest.isEmpty, rest.allSatisfy(isMissing) {
      for (index, meaning) in others.enumerated() where !shared.contains(meaning) {
        carried.insert(Missing(index: index))
      }
    }
    return carried
  }
}
