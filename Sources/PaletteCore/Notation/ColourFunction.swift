/// What a colour function takes, as CSS Color 4 has it, and `hsv()` beside it.
struct ColourFunction: Sendable {
  let name: String
  let space: ColourSpace
  let components: [Component]
  /// Whether the components may be separated by commas.
  let hasLegacySyntax: Bool

  /// One component: what its numbers and percentages mean, and where it is clamped.
  struct Component: Sendable {
    let kind: Kind
    /// The number that stands for 1 in the space.
    let one: Double
    /// What 100 % stands for.
    let whole: Double
    let range: ClosedRange<Double>

    enum Kind { case plain, hue }

    static let anything = -Double.infinity...Double.infinity
    static let hue = Component(kind: .hue, one: 1, whole: 360, range: anything)

    static func plain(
      one: Double = 1, whole: Double = 1, in range: ClosedRange<Double> = anything
    ) -> Component {
      Component(kind: .plain, one: one, whole: whole, range: range)
    }
  }

  static func named(_ name: String) -> ColourFunction? {
    switch name {
    case "rgba": named("rgb")
    case "hsla": named("hsl")
    default: all.first { $0.name == name }
    }
  }

  static let all: [ColourFunction] = {
    let byte = Component.plain(one: 255, in: 0...1)
    let percent = Component.plain(one: 100)
    let atLeastZero = 0...Double.infinity
    let saturation = Component.plain(one: 100, in: atLeastZero)
    let (ab, okAB) = (Component.plain(whole: 125), Component.plain(whole: 0.4))
    let lightness = Component.plain(whole: 100, in: 0...100)
    let okLightness = Component.plain(in: 0...1)
    let chroma = Component.plain(whole: 150, in: atLeastZero)
    let okChroma = Component.plain(whole: 0.4, in: atLeastZero)
    func function(
      _ name: String, _ space: ColourSpace, _ components: [Component], legacy: Bool = false
    ) -> ColourFunction {
      ColourFunction(name: name, space: space, components: components, hasLegacySyntax: legacy)
    }
    return [
      function("rgb", .srgb, [byte, byte, byte], legacy: true),
      function("hsl", .hsl, [.hue, saturation, percent], legacy: true),
      function("hsv", .hsv, [.hue, saturation, percent], legacy: true),
      function("hwb", .hwb, [.hue, percent, percent]),
      function("lab", .lab, [lightness, ab, ab]),
      function("lch", .lch, [lightness, chroma, .hue]),
      function("oklab", .oklab, [okLightness, okAB, okAB]),
      function("oklch", .oklch, [okLightness, okChroma, .hue]),
    ]
  }()

  /// The names that may stand first in `color()`: CSS Color 4 §10.
  static let colorSpaces: [(name: String, space: ColourSpace)] = [
    ("srgb", .srgb), ("srgb-linear", .srgbLinear), ("display-p3", .displayP3),
    ("a98-rgb", .a98RGB), ("prophoto-rgb", .prophotoRGB), ("rec2020", .rec2020), ("xyz", .xyzD65),
    ("xyz-d50", .xyzD50), ("xyz-d65", .xyzD65),
  ]

  /// `color()` with one of these names.
  static func color(_ space: ColourSpace) -> ColourFunction {
    ColourFunction(
      name: "color", space: space, components: [.plain(), .plain(), .plain()],
      hasLegacySyntax: false)
  }
}
