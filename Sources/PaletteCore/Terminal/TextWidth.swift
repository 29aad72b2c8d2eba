/// The columns that text takes in a terminal.
///
/// This is the program's one measure of width: drawing, cutting, padding and hit tests all use it.
/// It measures grapheme clusters, none of which takes more than two columns. Terminals differ about
/// emoji made of several scalars; ambiguous characters count as narrow. Control characters count
/// as nothing: text is `sanitised` before it is measured.
public enum TextWidth {
  /// The width of text.
  ///
  /// - Parameter text: Text of one line.
  /// - Returns: Its width in columns.
  public static func columns(_ text: String) -> Int {
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return text.utf8.count }
    return text.reduce(0) { $0 + columns($1) }
  }

  /// The width of one grapheme cluster.
  ///
  /// - Parameter character: The cluster.
  /// - Returns: 0, 1 or 2 columns.
  public static func columns(_ character: Character) -> Int {
    var total = 0
    var previous: Unicode.Scalar?
    for scalar in character.unicodeScalars {
      // Variation selector 16 asks for the emoji form of what stands before it.
      if scalar.value == 0xFE0F, let previous, previous.properties.isEmoji { return 2 }
      total += columns(scalar)
      previous = scalar
    }
    return min(total, 2)
  }

  private static func columns(_ scalar: Unicode.Scalar) -> Int {
    if scalar.value < 0x300 {
      return scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value) ? 0 : 1
    }
    if WidthTable.zero.hasRange(holding: scalar.value) { return 0 }
    return WidthTable.wide.hasRange(holding: scalar.value) ? 2 : 1
  }

  /// Text that takes at most so many columns.
  ///
  /// What does not fit is cut between grapheme clusters and an ellipsis put in its place, which
  /// counts too; the result may be a column short where a wide cluster did not fit.
  ///
  /// - Parameters:
  ///   - text: Text of one line.
  ///   - limit: The most columns to take; less than 1 gives no text.
  ///   - ellipsis: What stands for the rest: `…`, or `..` where only ASCII can be shown. It is left
  ///     out where it is wider than the limit.
  /// - Returns: The text itself if it fits, else its beginning and the ellipsis.
  public static func truncated(
    _ text: String, to limit: Int, ellipsis: String = "…"
  ) -> String {
    guard columns(text) > limit else { return text }
    let ellipsisColumns = columns(ellipsis)
    let mark = ellipsisColumns <= limit ? ellipsis : ""
    var room = limit - (mark.isEmpty ? 0 : ellipsisColumns)
    let kept = text.prefix { character in
      room -= columns(character)
      return room >= 0
    }
    return kept + mark
  }

  /// On which side of a field its text stands.
  public enum Alignment: Sendable {
    /// Text at the left, blanks at the right.
    case left
    /// Text at the right, blanks at the left.
    case right
  }

  /// Text filled with blanks to at least so many columns.
  ///
  /// - Parameters:
  ///   - text: Text of one line.
  ///   - width: The columns to fill; wider text is returned as it is.
  ///   - alignment: On which side the text stands.
  /// - Returns: The text with blanks.
  public static func padded(
    _ text: String, to width: Int, alignment: Alignment = .left
  ) -> String {
    let blanks = String(repeating: " ", count: max(0, width - columns(text)))
    return alignment == .left ? text + blanks : blanks + text
  }
}

extension [UInt32] {
  /// Whether one of the ranges, whose ends follow each other in ascending order, holds a number.
  fileprivate func hasRange(holding number: UInt32) -> Bool {
    var low = 0
    var high = count / 2
    while low < high {
      let middle = (low + high) / 2
      if number > self[2 * middle + 1] { low = middle + 1 } else { high = middle }
    }
    return low < count / 2 && number >= self[2 * low]
  }
}
