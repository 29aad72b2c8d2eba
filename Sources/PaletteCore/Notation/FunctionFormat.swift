/// How a notation of the form `name(a b c / alpha)` writes its numbers.
struct FunctionFormat: Sendable {
  /// What stands before the first number.
  let opening: StaticString
  let space: ColourSpace
  let first: Component
  let second: Component
  let third: Component

  struct Component: Sendable {
    let decimals: Int
    let kind: Kind

    enum Kind { case number, percentage, hue }

    static var hue: Component { Component(decimals: 3, kind: .hue) }
    static var percentage: Component { Component(decimals: 3, kind: .percentage) }

    static func number(_ decimals: Int) -> Component {
      Component(decimals: decimals, kind: .number)
    }
  }

  static let alphaDecimals = 4

  init(
    _ opening: StaticString, _ space: ColourSpace, _ first: Component, _ second: Component,
    _ third: Component
  ) {
    self.opening = opening
    self.space = space
    self.first = first
    self.second = second
    self.third = third
  }

  /// Appends the colour as text.
  func append(_ colour: Colour, to bytes: inout [UInt8]) {
    let colour = fitted(colour)
    ShortText.append(to: &bytes) {
      append(colour.components, missing: colour.missing, to: &$0)
    }
    Self.append(alphaOf: colour, to: &bytes)
    bytes.append(UInt8(ascii: ")"))
  }

  /// Appends the colour as text: the same text as that of the equal `Colour`.
  func append(_ rgb: RGB8, to bytes: inout [UInt8]) {
    ShortText.append(to: &bytes) {
      append(space.components(of: rgb), missing: space.missing(of: rgb), to: &$0)
      $0.append(UInt8(ascii: ")"))
    }
  }

  private func append(
    _ components: SIMD3<Double>, missing: Colour.Missing, to text: inout ShortText
  ) {
    text.append(opening)
    first.append(missing.contains(.first) ? nil : components.x, to: &text)
    text.append(UInt8(ascii: " "))
    second.append(missing.contains(.second) ? nil : components.y, to: &text)
    text.append(UInt8(ascii: " "))
    third.append(missing.contains(.third) ? nil : components.z, to: &text)
  }

  /// Appends ` / alpha` unless the colour is opaque.
  static func append(alphaOf colour: Colour, to bytes: inout [UInt8]) {
    guard colour.alpha < 1 else { return }
    bytes.append(" / ")
    if colour.missing.contains(.alpha) {
      bytes.append("none")
    } else {
      DecimalText.append(colour.alpha, decimals: alphaDecimals, to: &bytes)
    }
  }

  /// The numbers alone; `nil` where a component is missing.
  func numbers(of colour: Colour) -> [String?] {
    let colour = fitted(colour)
    return [first, second, third].enumerated().map { index, component in
      guard !colour.isMissing(index) else { return nil }
      var bytes: [UInt8] = []
      ShortText.append(to: &bytes) {
        component.appendNumber(colour.components[index], to: &$0)
      }
      return String(decoding: bytes, as: UTF8.self)
    }
  }

  /// The colour in the space of the notation, and within what the space can hold.
  private func fitted(_ colour: Colour) -> Colour {
    switch space {
    case .hsl, .hsv, .hwb:
      if colour.space == space, colour.isInGamut { return colour.withoutPowerlessHue }
      return colour.mappedToGamut().converted(to: space)
    default: return colour.converted(to: space).withoutPowerlessHue
    }
  }
}

extension FunctionFormat.Component {
  /// Appends the component, or `none` where it is missing.
  fileprivate func append(_ number: Double?, to text: inout ShortText) {
    guard let number else { return text.append("none") }
    appendNumber(number, to: &text)
    if kind == .percentage { text.append(UInt8(ascii: "%")) }
  }

  fileprivate func appendNumber(_ number: Double, to text: inout ShortText) {
    switch kind {
    case .number: DecimalText.append(number, decimals: decimals, to: &text)
    case .percentage: DecimalText.append(number * 100, decimals: decimals, to: &text)
    case .hue:
      // A hue that rounds to the full circle is written as its beginning.
      DecimalText.append(number >= 359.9995 ? 0 : number, decimals: decimals, to: &text)
    }
  }
}

extension Notation {
  /// The format of the notations that are functions of numbers; `nil` for the others.
  var functionFormat: FunctionFormat? {
    switch self {
    case .hsl: .hsl
    case .hsv: .hsv
    case .hwb: .hwb
    case .lab: .lab
    case .lch: .lch
    case .oklab: .oklab
    case .oklch: .oklch
    case .xyz: .color("color(xyz-d65 ", .xyzD65)
    case .p3: .color("color(display-p3 ", .displayP3)
    case .srgb: .color("color(srgb ", .srgb)
    case .srgbLinear: .color("color(srgb-linear ", .srgbLinear)
    case .a98RGB: .color("color(a98-rgb ", .a98RGB)
    case .prophotoRGB: .color("color(prophoto-rgb ", .prophotoRGB)
    case .rec2020: .color("color(rec2020 ", .rec2020)
    case .xyzD50: .color("color(xyz-d50 ", .xyzD50)
    default: nil
    }
  }
}

/// The formats: of parts that need no reference counting, as many threads write at once.
extension FunctionFormat {
  fileprivate static var hsl: Self { Self("hsl(", .hsl, .hue, .percentage, .percentage) }
  fileprivate static var hsv: Self { Self("hsv(", .hsv, .hue, .percentage, .percentage) }
  fileprivate static var hwb: Self { Self("hwb(", .hwb, .hue, .percentage, .percentage) }
  fileprivate static var lab: Self { Self("lab(", .lab, .number(4), .number(4), .number(4)) }
  fileprivate static var lch: Self { Self("lch(", .lch, .number(4), .number(4), .hue) }
  fileprivate static var oklab: Self { Self("oklab(", .oklab, .number(5), .number(5), .number(5)) }
  fileprivate static var oklch: Self { Self("oklch(", .oklch, .number(5), .number(5), .hue) }
  fileprivate static func color(_ opening: StaticString, _ space: ColourSpace) -> Self {
    Self(opening, space, .number(6), .number(6), .number(6))
  }
}
