/// How well text can be read on a background: WCAG 2.2, success criteria 1.4.3, 1.4.6 and 1.4.11.
public enum Contrast {
  /// The relative luminance of a colour.
  ///
  /// - Parameter rgb: The colour.
  /// - Returns: 0 for black to 1 for white.
  public static func luminance(of rgb: RGB8) -> Double {
    let light = SRGB.linear(rgb)
    return 0.2126 * light.x + 0.7152 * light.y + 0.0722 * light.z
  }

  /// The contrast ratio of two colours; their order does not matter.
  ///
  /// - Parameters:
  ///   - a: The text or the background.
  ///   - b: The other one.
  /// - Returns: 1 for equal colours to 21 for black and white, not rounded.
  public static func ratio(_ a: RGB8, _ b: RGB8) -> Double {
    ratio(luminances: luminance(of: a), luminance(of: b))
  }

  /// The contrast ratio of two relative luminances.
  static func ratio(luminances first: Double, _ second: Double) -> Double {
    (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  /// Black or white, whichever is better to read on a background.
  ///
  /// - Parameter background: The colour behind the text.
  /// - Returns: Black or white; black on a tie.
  public static func textColour(on background: RGB8) -> RGB8 {
    let (black, white) = (RGB8(0, 0, 0), RGB8(255, 255, 255))
    return ratio(black, background) >= ratio(white, background) ? black : white
  }

  /// A ratio to be read by people, rounded, but never so that one that fails looks as if it passed.
  ///
  /// 4.4989 rounds to 4.50 and is not enough for text: it is written with the decimals that show so.
  ///
  /// - Parameters:
  ///   - ratio: The ratio, unrounded.
  ///   - decimals: The most digits behind the point where they tell the truth, 0 to 9; clamped.
  /// - Returns: The text; trailing zeros are left out.
  public static func text(ofRatio ratio: Double, decimals: Int) -> String {
    let passed = Requirement.allCases.filter { $0.passes(ratio) }
    for digits in min(max(decimals, 0), 9)..<9 {
      let text = DecimalText.text(ratio, decimals: digits)
      if let shown = Double(text), Requirement.allCases.filter({ $0.passes(shown) }) == passed {
        return text
      }
    }
    return DecimalText.text(ratio, decimals: 9)
  }

  /// Appends a ratio as `text(ofRatio:decimals:)` writes it, fast unless it lies close to a limit.
  ///
  /// - Parameters:
  ///   - ratio: The ratio, unrounded.
  ///   - decimals: The most digits behind the point where they tell the truth, 1 to 9.
  ///   - bytes: The ASCII text so far.
  public static func append(ratio: Double, decimals: Int, to bytes: inout [UInt8]) {
    if Requirement.allCases.contains(where: { abs(ratio - $0.leastRatio) < 0.1 }) {
      bytes += text(ofRatio: ratio, decimals: decimals).utf8
    } else {
      DecimalText.append(ratio, decimals: decimals, to: &bytes)
    }
  }

  /// What a ratio is good enough for; compared unrounded, as WCAG asks.
  public enum Requirement: CaseIterable, Sendable {
    /// AA for text: 4.5.
    case aaText
    /// AA for large text and for graphics: 3.
    case aaLarge
    /// AAA for text: 7.
    case aaaText
    /// AAA for large text: 4.5.
    case aaaLarge

    /// The smallest ratio that passes.
    public var leastRatio: Double {
      switch self {
      case .aaText, .aaaLarge: 4.5
      case .aaLarge: 3
      case .aaaText: 7
      }
    }

    /// Whether a ratio is good enough.
    ///
    /// - Parameter ratio: The ratio, unrounded.
    /// - Returns: Whether it is at least the least one.
    public func passes(_ ratio: Double) -> Bool { ratio >= leastRatio }
  }

  /// The levels of conformance; the raw value is what a user types.
  public enum Level: String, CaseIterable, Sendable {
    /// The level that most laws ask for.
    case aa
    /// The enhanced level.
    case aaa

    /// What the level requires of text of ordinary size.
    public var text: Requirement { self == .aa ? .aaText : .aaaText }
  }
}
