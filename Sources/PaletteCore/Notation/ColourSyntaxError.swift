/// Why a text is not a colour, and where.
public struct ColourSyntaxError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The text as it was typed.
  public let input: String
  /// Where the offending part begins, in characters of the input from 0.
  public let position: Int
  /// What is wrong there.
  public let reason: Reason

  /// What can be wrong.
  public enum Reason: Equatable, Sendable {
    /// There is no text.
    case empty
    /// The text has the form of no notation; it may be a name that somebody else knows.
    case unknownName
    /// A CSS keyword that means something only on a page, such as `currentcolor`.
    case pageKeyword
    /// A number of hexadecimal digits that no notation has.
    case digitCount(Int)
    /// A number of hexadecimal digits behind `0x` other than six.
    case prefixedDigitCount(Int)
    /// A function that is not a notation.
    case unknownFunction(String)
    /// A part that a rule does not allow where it stands.
    case notAllowed(part: String, rule: SyntaxRule)
    /// The text ends where a rule still wants something.
    case endsEarly(rule: SyntaxRule)
  }

  /// One sentence that names the input, the place and the rule.
  public var description: String {
    let text = "'\(Self.shortened(input))'"
    let place = "at character \(position + 1)"
    switch reason {
    case .empty: return "An empty text is not a colour; a colour is #rrggbb, rgb(r g b) or a name."
    case .unknownName: return "\(text) is not a colour: it is neither a notation nor a known name."
    case .pageKeyword: return "\(text) is not a colour here: it has a meaning only on a web page."
    case .digitCount(let count):
      return "\(text) is not a colour: a colour has 3, 4, 6 or 8 hexadecimal digits, not \(count)."
    case .prefixedDigitCount(let count):
      return
        "\(text) is not a colour: behind 0x a colour has 6 hexadecimal digits, not \(count)"
        + (count == 8 ? "; \(opacityAdvice)." : ".")
    case .unknownFunction(let name):
      return
        "\(text) is not a colour: \(place), there is no \(name)(); "
        + "known are \(ColourFunction.all.map(\.name).joined(separator: ", ")), color."
    case .notAllowed(let part, let rule):
      return
        "\(text) is not a colour: \(place), '\(Self.shortened(part))' is not allowed here; "
        + "\(rule.words)."
    case .endsEarly(let rule): return "\(text) is not a colour: it ends too early; \(rule.words)."
    }
  }

  /// Eight digits may have the opacity first, as on Android, or last, as in CSS: no guess is safe.
  private var opacityAdvice: String {
    let digits = input.filter(\.isHexDigit).suffix(8)
    return "write #\(digits.dropFirst(2))\(digits.prefix(2)) if the first two are the opacity, "
      + "#\(digits) if the last two are"
  }

  /// A line of a stream may be of any length; a message is not.
  private static func shortened(_ text: String) -> String {
    text.count > 60 ? text.prefix(59) + "…" : text
  }
}

/// A rule of the notations, as an error names it.
public enum SyntaxRule: Equatable, Sendable {
  /// A component of a function without a hue, or of `color()`.
  case component(function: String)
  /// The hue of a function.
  case hue(function: String)
  /// A component that takes percentages only when commas separate.
  case legacyPercentage(function: String)
  /// Commas: either only numbers or only percentages.
  case legacyUniform(function: String)
  /// A component is missing, which only the syntax with spaces can say.
  case legacyNone
  /// The opacity.
  case alpha
  /// Three components separated by white space.
  case spaces(function: String)
  /// Three components separated by commas.
  case commas(function: String)
  /// The parenthesis must stand directly behind the name.
  case opening
  /// Nothing but `)` may follow.
  case closing
  /// Nothing may follow.
  case end
  /// Comments are not part of a colour.
  case comment
  /// A colour made from another one, which has to be known.
  case relative
  /// A function where a number must stand, such as `calc()`.
  case calculation
  /// The names of spaces that `color()` knows.
  case spaceName
  /// Digits behind `#` or `0x`.
  case hexDigit
  /// The bare `r,g,b`.
  case bareComponent

  var words: String {
    switch self {
    case .component(let name): "\(name)() takes numbers or percentages"
    case .hue(let name): "the hue of \(name)() is a number or an angle in deg, grad, rad or turn"
    case .legacyPercentage(let name): "with commas, \(name)() takes percentages behind the hue"
    case .legacyUniform(let name):
      "with commas, \(name)() takes either numbers or percentages, all of one kind"
    case .legacyNone: "a missing component needs the syntax with spaces"
    case .alpha: "the opacity is a number from 0 to 1 or a percentage"
    case .spaces(let name): "\(name)() takes three components separated by spaces, then / opacity"
    case .commas(let name):
      "after a first comma, \(name)() takes three components and an opacity, all behind commas"
    case .opening: "the parenthesis must follow the name directly"
    case .closing: "a closing parenthesis must follow"
    case .end: "nothing may follow a colour"
    case .comment: "comments are not part of a colour"
    case .relative: "a colour made from another one is not read, only one that says all its numbers"
    case .calculation: "functions such as calc() are not read, only numbers that are worked out"
    case .spaceName:
      "color() takes \(ColourFunction.colorSpaces.map(\.name).joined(separator: ", "))"
    case .hexDigit: "the digits are 0 to 9 and a to f"
    case .bareComponent: "r,g,b takes three whole numbers from 0 to 255, then an opacity if wanted"
    }
  }
}
