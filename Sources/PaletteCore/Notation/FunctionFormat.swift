/// How a notation of the form `name(a b c / alpha)` writes its numbers.
struct FunctionFormat: Sendable {
  /// What stands before the first number.
  let opening: String
  let space: ColourSpace
  let components: [Component]

  struct Component: Sendable {
    let scale: Double
    let decimals: Int
    let isPercentage: Bool

    static let hue = number(3)
    static let percentage = Component(scale: 100, decimals: 3, isPercentage: true)

    static func number(_ decimals: Int) -> Component {
      Component(scale: 1, decimals: decimals, isPercentage: false)
    }
  }

  static let alphaDecimals = 4

  init(_ opening: String, _ space: ColourSpace, _ components: [Component]) {
    self.opening = opening
    self.space = space
    self.components = components
  }

  /// Appends the colour as text.
  func append(_ colour: Colour, to bytes: inout [UInt8]) {
    let colour = fitted(colour)
    bytes += opening.utf8
    for (index, component) in components.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: " ")) }
      if colour.isMissing(index) {
        bytes += "none".utf8
      } else {
        appendNumber(index, of: colour, to: &bytes)
        if component.isPercentage { bytes.append(UInt8(ascii: "%")) }
      }
    }
    Self.append(alphaOf: colour, to: &bytes)
    bytes.append(UInt8(ascii: ")"))
  }

  /// Appends ` / alpha` unless the colour is opaque.
  static func append(alphaOf colour: Colour, to bytes: inout [UInt8]) {
    guard colour.alpha < 1 else { return }
    bytes += " / ".utf8
    if colour.missing.contains(.alpha) {
      bytes += "none".utf8
    } else {
      DecimalText.append(colour.alpha, decimals: alphaDecimals, to: &bytes)
    }
  }

  /// The numbers alone; `nil` where a component is missing.
  func numbers(of colour: Colour) -> [String?] {
    let colour = fitted(colour)
    return components.indices.map { index in
      guard !colour.isMissing(index) else { return nil }
      var bytes: [UInt8] = []
      appendNumber(index, of: colour, to: &bytes)
      return String(decoding: bytes, as: UTF8.self)
    }
  }

  private func appendNumber(_ index: Int, of colour: Colour, to bytes: inout [UInt8]) {
    let component = components[index]
    let number = colour.components[index] * component.scale
    // A hue that rounds to the full circle is written as its beginning.
    let isFullCircle = space.definition.hue?.index == index && number >= 359.9995
    DecimalText.append(isFullCircle ? 0 : number, decimals: component.decimals, to: &bytes)
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
    case .xyz: .xyz
    case .p3: .p3
    default: nil
    }
  }
}

/// The formats, made once because a stream asks for one of them line after line.
extension FunctionFormat {
  fileprivate static let hsl = FunctionFormat("hsl(", .hsl, [.hue, .percentage, .percentage])
  fileprivate static let hsv = FunctionFormat("hsv(", .hsv, [.hue, .percentage, .percentage])
  fileprivate static let hwb = FunctionFormat("hwb(", .hwb, [.hue, .percentage, .percentage])
  fileprivate static let lab = FunctionFormat("lab(", .lab, [.number(4), .number(4), .number(4)])
  fileprivate static let lch = FunctionFormat("lch(", .lch, [.number(4), .number(4), .hue])
  fileprivate static let oklab = FunctionFormat(
    "oklab(", .oklab, [.number(5), .number(5), .number(5)])
  fileprivate static let oklch = FunctionFormat("oklch(", .oklch, [.number(5), .number(5), .hue])
  fileprivate static let xyz = FunctionFormat(
    "color(xyz-d65 ", .xyzD65, [.number(6), .number(6), .number(6)])
  fileprivate static let p3 = FunctionFormat(
    "color(display-p3 ", .displayP3, [.number(6), .number(6), .number(6)])
}
