/// How a space hangs in the tree of spaces, whose root is XYZ D65.
///
/// Conversions only ever go along this tree, so a new space states one relation: to its parent.
struct SpaceDefinition: Sendable {
  typealias Conversion = @Sendable (SIMD3<Double>) -> SIMD3<Double>

  /// The space that this one is defined by; the root has none and is never asked to convert.
  let parent: ColourSpace?
  let toParent: Conversion
  let fromParent: Conversion
  /// For a space with a hue: which component it is, and when it has no effect.
  let hue: Hue?

  /// The hue of a polar space.
  struct Hue: Sendable {
    /// The index of the hue among the components.
    let index: Int
    /// Whether a colour of these components is a grey, so that its hue means nothing.
    let isPowerless: @Sendable (SIMD3<Double>) -> Bool
  }

  init(
    parent: ColourSpace?, hue: Hue? = nil, toParent: @escaping Conversion,
    fromParent: @escaping Conversion
  ) {
    self.parent = parent
    self.hue = hue
    self.toParent = toParent
    self.fromParent = fromParent
  }
}

extension ColourSpace {
  var definition: SpaceDefinition {
    switch self {
    case .srgb: SRGB.definition
    case .srgbLinear: LinearRGB.definition
    case .hsl: HSL.definition
    case .hsv: HSV.definition
    case .hwb: HWB.definition
    case .oklab: OKLab.definition
    case .oklch: OKLCH.definition
    case .lab: Lab.definition
    case .lch: LCH.definition
    case .xyzD65: XYZ.definitionD65
    case .xyzD50: XYZ.definitionD50
    case .displayP3: DisplayP3.definition
    case .a98RGB: A98RGB.definition
    case .prophotoRGB: ProPhotoRGB.definition
    case .rec2020: Rec2020.definition
    }
  }

  /// The number of steps to the root of the tree.
  var depth: Int {
    switch self {
    case .xyzD65: 0
    case .srgbLinear, .oklab, .xyzD50, .displayP3, .a98RGB, .rec2020: 1
    case .srgb, .oklch, .lab, .prophotoRGB: 2
    case .hsl, .hsv, .hwb, .lch: 3
    }
  }
}
