/// Text in XML and HTML.
enum Markup {
  /// A text that stands for itself between tags, with its line breaks, and between quotes.
  ///
  /// - Parameter text: Any text.
  /// - Returns: The text, escaped.
  static func escaped(_ text: String) -> String {
    let scalars = text.unicodeScalars.map { scalar in
      // XML has a place for these, and HTML has none.
      (0x7F...0x9F).contains(scalar.value) ? "\u{FFFD}" : scalar
    }
    let text = String(String.UnicodeScalarView(scalars))
    return XMLText.escaped(text, isQuoted: true, keepsBreaks: true)
  }
}
