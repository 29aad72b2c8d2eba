/// Colours as the values of design tokens: Design Tokens Color Module 2025.10.
enum TokenColour {
  /// What a value was found to be.
  enum Reading {
    /// A colour, and what was done to bring it into its ranges.
    case colour(Colour, mended: [PaletteFileWarning.Fact])
    case unknownSpace(String, digits: Colour?)
    case notAColour
  }

  /// Reads a value that is an object; the digits count only where the components do not.
  static func reading(of value: JSON) -> Reading {
    guard let name = value["colorSpace"]?.string else { return .notAColour }
    let digits = value["hex"]?.string.flatMap { text in
      text.hasPrefix("#") ? StyleColour(text)?.colour : nil
    }
    guard let space = space(named: name) else { return .unknownSpace(name, digits: digits) }
    // The drafts before 2025 called them channels.
    guard let parts = (value["components"] ?? value["channels"])?.elements, parts.count == 3 else {
      return .notAColour
    }
    var components = SIMD3<Double>()
    var missing: Colour.Missing = []
    for (index, part) in parts.enumerated() {
      if part.string == "none" {
        missing.insert(Colour.Missing(index: index))
      } else if let number = part.finiteNumber {
        components[index] = number
      } else {
        return .notAColour
      }
    }
    var alpha = 1.0
    if let part = value["alpha"] {
      if part.string == "none" {
        missing.insert(.alpha)
      } else if let number = part.finiteNumber {
        alpha = number
      } else {
        return .notAColour
      }
    }
    var (inside, facts) = TokenRange.mended(components / scale(of: space), of: space)
    if !(0...1).contains(alpha), !facts.contains(.clamped) { facts.append(.clamped) }
    let colour = Colour(space, inside, missing: missing, alpha: alpha)
    return .colour(exact(colour, digits), mended: facts)
  }

  /// The value of a colour, with the digits of what sRGB can show of it.
  ///
  /// - Parameters:
  ///   - colour: A colour of any space.
  ///   - notation: The notation that is wanted; its space is taken where tokens have that.
  /// - Returns: The colour in that space, or in its own, where these have room for it.
  static func value(of colour: Colour, in notation: Notation?) -> JSON {
    let rgb = colour.rgb8
    let colour = TokenRange.fitted(colour, wanted: notation?.functionFormat?.space)
    let isExact = colour.isEightBit
    let components = isExact ? Colour(rgb).components : colour.components * scale(of: colour.space)
    let hue = colour.space.definition.hue?.index
    let numbers = (0..<3).map { index in
      if colour.isMissing(index) { return JSON.string("none") }
      let number = DecimalText.text(components[index], decimals: isExact ? 6 : 9)
      // The last of the angles before the full circle are rounded up to it.
      return .number(index == hue && number == "360" ? "0" : number)
    }
    let alpha: JSON? =
      colour.alpha < 1 ? .number(DecimalText.text(colour.alpha, decimals: 9)) : nil
    return .object([
      "colorSpace": .string(colour.space.rawValue), "components": .array(numbers),
      "alpha": alpha, "hex": .string(rgb.hex),
    ])
  }

  private static func space(named name: String) -> ColourSpace? {
    if name == "xyz" { return .xyzD65 }
    guard let space = ColourSpace(rawValue: name), space != .hsv else { return nil }
    return space
  }

  /// What the numbers of a space are divided by to be ours: percentages run to 100.
  private static func scale(of space: ColourSpace) -> SIMD3<Double> {
    space == .hsl || space == .hwb ? SIMD3(1, 100, 100) : SIMD3(1, 1, 1)
  }

  /// The colour that digits give exactly, where the components are the same but for their rounding.
  private static func exact(_ colour: Colour, _ digits: Colour?) -> Colour {
    guard let digits, colour.space == .srgb, colour.missing.isEmpty else { return colour }
    let difference = colour.components - digits.components
    guard max(abs(difference.min()), abs(difference.max())) <= 5.1e-7 else { return colour }
    return Colour(.srgb, digits.components, alpha: colour.alpha)
  }
}

extension JSON {
  /// The number, if this is one that a double can hold.
  fileprivate var finiteNumber: Double? {
    let number: Double? =
      switch self {
      case .integer(let number): Double(number)
      case .number(let text): Double(text)
      default: nil
      }
    // No conversion of such numbers can overflow.
    return number.flatMap { abs($0) <= 1e12 ? $0 : nil }
  }
}
