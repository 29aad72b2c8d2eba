/// Breaks a name into rows that fit.
enum LabelBreaking {
  /// The rows of a name, broken between words and in a word that fits into no row; what has no room
  /// in the last row is cut and gets an ellipsis.
  ///
  /// - Parameters:
  ///   - name: The name, on one line.
  ///   - most: How many rows there are at most.
  ///   - ellipsis: What shows that something is missing.
  ///   - fits: Whether a text is short enough for a row; shorter ones are as well.
  /// - Returns: The rows.
  static func rows(
    of name: String, atMost most: Int, ellipsis: String = "…", where fits: (String) -> Bool
  ) -> [String] {
    var rows: [String] = []
    var rest = name[...]
    while !rest.isEmpty {
      if fits(String(rest)) { return rows + [String(rest)] }
      if rows.count == most - 1 {
        let head = longest(rest) { fits($0 + ellipsis) }
        return rows + [trimmed(head) + ellipsis]
      }
      var head = longest(rest, where: fits)
      if let space = head.lastIndex(of: " "), rest[head.endIndex] != " " { head = head[..<space] }
      // At least one character, so that every row brings the end nearer.
      if head.isEmpty { head = rest.prefix(1) }
      rows.append(trimmed(head))
      rest = rest[head.endIndex...].drop { $0 == " " }
    }
    return rows
  }

  /// The longest beginning that fits; the lengths are halved, so that a long name costs little.
  private static func longest(
    _ text: Substring, where fits: (String) -> Bool
  ) -> Substring {
    // No row has room for more characters.
    let text = text.prefix(200)
    var (low, high) = (0, text.count)
    while low < high {
      let middle = (low + high + 1) / 2
      if fits(String(text.prefix(middle))) { low = middle } else { high = middle - 1 }
    }
    return text.prefix(low)
  }

  private static func trimmed(_ text: Substring) -> String {
    var text = text
    while text.last == " " { text.removeLast() }
    return String(text)
  }

  /// About how wide a text is in a proportional font: a program that draws may have another one, so
  /// it is rather too wide.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - size: The size of the font.
  /// - Returns: The width in the same unit.
  static func estimatedWidth(of text: String, size: Double) -> Double {
    text.unicodeScalars.reduce(0) { width, scalar in
      let share: Double =
        switch scalar.value {
        case 0x300...0x36F, 0x200B...0x200F, 0xFE00...0xFE0F: 0
        case 0x20, 0x21, 0x27...0x29, 0x2C...0x2F, 0x3A, 0x3B, 0x49, 0x5B...0x5D, 0x66, 0x69...0x6A,
          0x6C, 0x72, 0x74, 0x7C:
          0.42
        case 0x4D, 0x57, 0x6D, 0x77, 0x40, 0x25: 1.05
        case 0x41...0x5A: 0.8
        case 0..<0x1100: 0.68
        default: 1.05
        }
      return width + share * size
    }
  }
}
