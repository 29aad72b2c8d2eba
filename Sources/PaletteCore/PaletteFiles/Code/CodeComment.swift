/// Names in the comments of source text.
///
/// What would end a comment, or the page around it, is written with a backslash, as CSS has it in
/// strings: CSS Syntax 3 §4.3.7. A name comes back from its comment as it was.
enum CodeComment {
  /// The text of a name, on one line.
  ///
  /// - Parameter name: Any text, not empty.
  /// - Returns: The text, without what a comment begins and ends with.
  static func text(of name: String) -> String {
    var text = String.UnicodeScalarView()
    let scalars = Array(name.unicodeScalars)
    // What would be taken for a rule between lines gets an escape, too.
    let isRule = !name.utf8.contains(where: isOfNames)
    for (index, scalar) in scalars.enumerated() {
      let previous = index > 0 ? scalars[index - 1] : " "
      let isAtEnd = index == 0 || index == scalars.count - 1
      if isControl(scalar) || isAtEnd && isSpace(scalar) || isRule && index == 0 {
        text.append("\\")
        text.append(contentsOf: String(scalar.value, radix: 16).unicodeScalars)
        text.append(" ")
        continue
      }
      switch (previous, scalar) {
      // The ends of comments and scripts, their beginnings in markup, and Sass's interpolation.
      case (_, "\\"), ("*", "/"), ("<", "/"), ("<", "!"), ("#", "{"): text.append("\\")
      default: break
      }
      text.append(scalar)
    }
    return String(text)
  }

  /// The name of a comment's text.
  ///
  /// - Parameter text: What stands between the beginning and the end of the comment.
  /// - Returns: The name without space around it.
  static func name(of text: some Collection<UInt8>) -> String {
    var rest = trimmed(text)
    guard rest.contains(UInt8(ascii: "\\")) else { return String(decoding: rest, as: UTF8.self) }
    var name: [UInt8] = []
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "\\") {
        name += CSSEscape.text(&rest)
      } else {
        name.append(byte)
      }
    }
    return String(decoding: name, as: UTF8.self)
  }

  /// Whether a comment may be a name: one line, and no rule such as `-----`.
  static func mayBeName(_ text: some Collection<UInt8>) -> Bool {
    !text.contains { $0 == 0x0A || $0 == 0x0D }
      && text.contains(where: isOfNames)
  }

  private static func isOfNames(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: "\\") || SyntaxScanner.isLetter(byte)
      || SyntaxScanner.isDigit(byte)
  }

  static func trimmed(_ text: some Collection<UInt8>) -> ArraySlice<UInt8> {
    let bytes = Array(text)
    guard let first = bytes.firstIndex(where: { !SyntaxScanner.isSpace($0) }),
      let last = bytes.lastIndex(where: { !SyntaxScanner.isSpace($0) })
    else { return [] }
    return bytes[first...last]
  }

  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isWhitespace
  }

  /// Line ends of any language, other controls, and marks that turn the direction of writing.
  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned, .privateUse:
      true
    default:
      switch scalar.value {
      case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFEFF: true
      default: false
      }
    }
  }
}

/// What a backslash begins in CSS.
enum CSSEscape {
  /// The text of an escape: up to six hexadecimal digits and a space, or the character that stands
  /// there.
  ///
  /// - Parameter rest: What is behind the backslash; gets what is behind the escape.
  /// - Returns: UTF-8.
  static func text(_ rest: inout ArraySlice<UInt8>) -> [UInt8] {
    var value: UInt32 = 0
    var count = 0
    while count < 6, let digit = rest.first.flatMap(Hexadecimal.value(ofDigit:)) {
      value = value << 4 | UInt32(digit)
      rest.removeFirst()
      count += 1
    }
    guard count > 0 else { return rest.popFirst().map { [$0] } ?? [] }
    if let next = rest.first, SyntaxScanner.isSpace(next) { rest.removeFirst() }
    let scalar = Unicode.Scalar(value) ?? "\u{FFFD}"
    return Array(UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
  }
}
