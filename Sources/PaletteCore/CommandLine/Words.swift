/// Small pieces of sentences that help and errors share.
public enum Words {
  /// The items as a list in a sentence: `a, b or c`.
  static func list(_ items: [String], last conjunction: String) -> String {
    guard let last = items.last, items.count > 1 else { return items.first ?? "" }
    return items.dropLast().joined(separator: ", ") + " \(conjunction) \(last)"
  }

  /// How a range is said behind "a number": ` from 1 to 8192`, ` of at least 1`, or nothing.
  static func bounds(_ lower: String?, _ upper: String?) -> String {
    switch (lower, upper) {
    case (let lower?, let upper?): " from \(lower) to \(upper)"
    case (let lower?, nil): " of at least \(lower)"
    case (nil, let upper?): " of at most \(upper)"
    case (nil, nil): ""
    }
  }

  /// `Did you mean 'a' or 'b'?` with a space in front, or nothing where there is nothing to suggest.
  ///
  /// - Parameter suggestions: What may have been meant.
  /// - Returns: The question.
  public static func question(_ suggestions: [String]) -> String {
    guard !suggestions.isEmpty else { return "" }
    return " Did you mean \(list(suggestions.map { "'\($0)'" }, last: "or"))?"
  }
}
