/// Colours as the values of style sheets.
///
/// What is no CSS is no colour here, even where `Colour(parsing:)` reads it: `400` is a weight and no
/// shade of red, and `fade` a word.
struct StyleColour {
  /// The colour.
  let colour: Colour

  /// Reads a colour of CSS Color 4: digits behind `#`, a name or a function.
  init?(_ text: String) {
    guard let first = text.utf8.first(where: { !SyntaxScanner.isSpace($0) }) else { return nil }
    if first != UInt8(ascii: "#"), !text.utf8.contains(UInt8(ascii: "(")) {
      let word = text.utf8.filter { !SyntaxScanner.isSpace($0) }
      guard word.allSatisfy(SyntaxScanner.isLetter),
        let named = NamedColours.colour(named: SyntaxScanner.lowercased(word[...]))
      else { return nil }
      colour = named
      return
    }
    guard let parsed = try? Colour(parsing: text) else { return nil }
    colour = parsed
  }

  /// The text of a colour: a notation that was asked for, else the shortest that is exact.
  ///
  /// - Parameters:
  ///   - colour: A colour of any space.
  ///   - notation: The notation that is wanted; taken where it is CSS.
  ///   - dialect: The language.
  /// - Returns: The text.
  static func text(
    of colour: Colour, in notation: Notation?, for dialect: StyleSheetScanner.Dialect = .css
  ) -> String {
    let notation = notation?.inStyleSheets(for: colour)
    if notation == nil, colour.isEightBit, !colour.hasEightBitAlpha,
      !colour.missing.contains(.alpha)
    {
      return clearText(of: colour, for: dialect)
    }
    let text = (notation ?? plainNotation(of: colour)).text(of: colour)
    return dialect == .scss ? withCommas(text) : text
  }

  /// An eight-bit colour whose opacity no two digits can tell, with the whole of it.
  private static func clearText(
    of colour: Colour, for dialect: StyleSheetScanner.Dialect
  ) -> String {
    let (rgb, alpha) = (colour.rgb8, colour.alpha)
    if dialect == .scss { return "rgba(\(rgb.red), \(rgb.green), \(rgb.blue), \(alpha))" }
    let percentage = (alpha * 1e6).rounded() / 1e4
    let opacity =
      percentage / 100 == alpha
      ? DecimalText.text(percentage, decimals: 4) + "%" : "\(alpha)"
    return "rgb(\(rgb.red) \(rgb.green) \(rgb.blue) / \(opacity))"
  }

  /// `rgb()` and `hsl()` with commas: LibSass knows no others.
  ///
  /// A grey gets the hue 0, as there is no word for none.
  private static func withCommas(_ text: String) -> String {
    let beginning = "hsl(none 0%"
    let text = text.hasPrefix(beginning) ? "hsl(0 0%" + text.dropFirst(beginning.count) : text
    guard text.hasPrefix("rgb(") || text.hasPrefix("hsl("), !text.contains("none") else {
      return text
    }
    let parts = text.dropFirst(4).dropLast().split { $0 == " " || $0 == "/" }
    let name = String(text.prefix(3)) + (parts.count > 3 ? "a" : "")
    return "\(name)(\(parts.joined(separator: ", ")))"
  }

  private static func plainNotation(of colour: Colour) -> Notation {
    if colour.isEightBit, colour.hasEightBitAlpha { return .hex }
    return switch colour.space {
    case .srgb, .hsv: .srgb
    case .srgbLinear: .srgbLinear
    // The notation of these is mapped into sRGB.
    case .hsl: colour.isInGamut ? .hsl : .srgb
    case .hwb: colour.isInGamut ? .hwb : .srgb
    case .oklab: .oklab
    case .oklch: .oklch
    case .lab: .lab
    case .lch: .lch
    case .xyzD65: .xyz
    case .xyzD50: .xyzD50
    case .displayP3: .p3
    case .a98RGB: .a98RGB
    case .prophotoRGB: .prophotoRGB
    case .rec2020: .rec2020
    }
  }
}

extension Notation {
  /// The notation as style sheets have it; `nil` for those that no browser reads.
  fileprivate func inStyleSheets(for colour: Colour) -> Notation? {
    switch self {
    case .rgb: .css
    case .hsv, .cmyk, .ansi256, .swiftui, .uikit, .android, .int: nil
    // Only a name that is exact.
    case .name:
      colour.isEightBit && colour.alpha == 1
        && NamedColours.nearest(to: colour.rgb8).difference == 0 ? .name : nil
    default: self
    }
  }
}

extension Colour {
  /// Whether the colour is one of the 16,777,216 of eight-bit sRGB, but for the rounding of numbers
  /// in single precision.
  var isEightBit: Bool {
    guard space == .srgb, missing.isDisjoint(with: [.first, .second, .third]) else { return false }
    let scaled = components * 255
    let difference = scaled - scaled.rounded(.toNearestOrEven)
    return components.min() > -1e-6 && components.max() < 1 + 1e-6
      && max(abs(difference.min()), abs(difference.max())) <= 255 * 5e-7
  }

  /// Whether the opacity is one of the 256 that a byte can tell.
  var hasEightBitAlpha: Bool {
    let scaled = alpha * 255
    return !missing.contains(.alpha) && abs(scaled - scaled.rounded()) <= 1e-4
  }
}
