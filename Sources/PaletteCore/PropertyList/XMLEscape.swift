extension XMLText {
  /// A text that a reader gets back from between tags, or from between the quotes of an attribute.
  ///
  /// What XML 1.0 (2.2) has no place for becomes U+FFFD.
  ///
  /// - Parameters:
  ///   - text: Any text.
  ///   - isQuoted: Whether it stands in an attribute, where a reader takes line breaks and tabs for
  ///     spaces unless they are references.
  ///   - keepsBreaks: Whether line breaks and tabs stay as they are all the same.
  /// - Returns: The text, escaped.
  static func escaped(
    _ text: String, isQuoted: Bool = false, keepsBreaks: Bool = false
  ) -> String {
    let hidesBreaks = isQuoted && !keepsBreaks
    var text = text
    if text.withUTF8({ $0.allSatisfy { isPlain($0, isQuoted) } }) { return text }
    var escaped = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped.append(contentsOf: "&amp;".unicodeScalars)
      case "<": escaped.append(contentsOf: "&lt;".unicodeScalars)
      case ">": escaped.append(contentsOf: "&gt;".unicodeScalars)
      case "\"" where isQuoted: escaped.append(contentsOf: "&quot;".unicodeScalars)
      case "'" where isQuoted: escaped.append(contentsOf: "&#39;".unicodeScalars)
      case "\n" where hidesBreaks, "\t" where hidesBreaks, "\r":
        // A carriage return is read as a line feed wherever it stands.
        escaped.append(contentsOf: "&#\(scalar.value);".unicodeScalars)
      default: escaped.append(isAllowed(scalar.value) ? scalar : "\u{FFFD}")
      }
    }
    return String(escaped)
  }

  /// Whether a byte of UTF-8 needs no escape, whatever stands around it.
  private static func isPlain(_ byte: UInt8, _ isQuoted: Bool) -> Bool {
    switch byte {
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"): false
    case UInt8(ascii: "\""), UInt8(ascii: "'"): !isQuoted
    default: (0x20..<0xEF).contains(byte)
    }
  }
}
