extension ArgumentForm<Int> {
  /// A whole number in ASCII digits, with or without a minus sign in front.
  public static var wholeNumber: ArgumentForm { .wholeNumber(in: .min ... .max) }

  /// A whole number of a range, in ASCII digits, with or without a minus sign in front.
  ///
  /// - Parameter range: The numbers allowed.
  /// - Returns: The form.
  public static func wholeNumber(in range: ClosedRange<Int>) -> ArgumentForm {
    ArgumentForm(
      rule: "a whole number"
        + Words.bounds(
          range.lowerBound > .min ? String(range.lowerBound) : nil,
          range.upperBound < .max ? String(range.upperBound) : nil),
      placeholder: "N", text: { String($0) },
      read: { text throws(ArgumentRefusal) in
        guard Decimal.isWhole(text), let number = Int(text), range.contains(number) else {
          throw .breaksRule
        }
        return number
      })
  }
}

extension ArgumentForm<Double> {
  /// A decimal number in ASCII digits, with or without a minus sign in front.
  public static var number: ArgumentForm {
    .number(in: -.greatestFiniteMagnitude ... .greatestFiniteMagnitude)
  }

  /// A decimal number of a range: ASCII digits with or without a point, and a minus sign in front.
  ///
  /// Exponents, hexadecimal, infinities and "nan" are refused, and so is a comma.
  ///
  /// - Parameter range: The numbers allowed.
  /// - Returns: The form.
  public static func number(in range: ClosedRange<Double>) -> ArgumentForm {
    ArgumentForm(
      rule: "a number"
        + Words.bounds(
          range.lowerBound > -.greatestFiniteMagnitude ? Decimal.text(of: range.lowerBound) : nil,
          range.upperBound < .greatestFiniteMagnitude ? Decimal.text(of: range.upperBound) : nil),
      placeholder: "NUMBER", text: { Decimal.text(of: $0) },
      read: { text throws(ArgumentRefusal) in
        guard Decimal.isDecimal(text), let number = Double(text), range.contains(number) else {
          throw .breaksRule
        }
        return number
      })
  }
}

extension ArgumentForm<Double> {
  /// A share of a whole: `20%` or `0.2`, from nothing to all of it.
  ///
  /// A bare number above 1 is refused, since nobody can tell 20 from 20 %. The value is from 0 to 1.
  public static var share: ArgumentForm {
    ArgumentForm(
      rule: "a percentage up to 100%, like 20%, or a fraction up to 1, like 0.2",
      placeholder: "AMOUNT", text: { Decimal.text(of: $0) },
      read: { text throws(ArgumentRefusal) in
        let isPercentage = text.hasSuffix("%")
        let digits = isPercentage ? String(text.dropLast()) : text
        guard Decimal.isDecimal(digits), let number = Double(digits) else { throw .breaksRule }
        let share = isPercentage ? number / 100 : number
        guard (0...1).contains(share) else { throw .breaksRule }
        return share
      })
  }
}

/// Decimal numbers as a user may type them.
enum Decimal {
  /// Whether the text is ASCII digits, with or without a minus sign in front.
  static func isWhole(_ text: String) -> Bool {
    let digits = unsigned(text)
    return !digits.isEmpty && digits.allSatisfy(isDigit)
  }

  /// Whether the text is a minus sign or none, then digits with at most one point among them.
  static func isDecimal(_ text: String) -> Bool {
    let parts = unsigned(text).split(
      separator: UInt8(ascii: "."), maxSplits: 1, omittingEmptySubsequences: false)
    return parts.allSatisfy { $0.allSatisfy(isDigit) } && parts.contains { !$0.isEmpty }
  }

  /// Whether a word that starts with a dash is a number and not an option: `-3`, `-.5`.
  static func looksNegative(_ text: String) -> Bool {
    let second = text.utf8.dropFirst().first
    return text.utf8.first == UInt8(ascii: "-")
      && second.map { isDigit($0) || $0 == UInt8(ascii: ".") } == true
  }

  /// The shortest text of a number, without a needless `.0`.
  static func text(of number: Double) -> String {
    let text = "\(number)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  private static func unsigned(_ text: String) -> Substring.UTF8View {
    text.dropFirst(text.utf8.first == UInt8(ascii: "-") ? 1 : 0).utf8
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
