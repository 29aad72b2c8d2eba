/// Makes visible what could steer a terminal or turn the direction of writing.
///
/// Control characters (C0, DEL, C1), line and paragraph separators and bidirectional controls are
/// written as their code points, as in `\u{1B}`. All else stays. Text from files and from users
/// passes through here before it reaches a terminal.
///
/// - Parameter text: Any text.
/// - Returns: Text of one line that a terminal shows and does not obey.
public func sanitised(_ text: String) -> String {
  // Everything to be escaped beyond ASCII begins with one of these bytes in UTF-8.
  var text = text
  let mayNeedIt = text.withUTF8 { bytes in
    bytes.contains { $0 < 0x20 || $0 == 0x7F || $0 == 0xC2 || $0 == 0xD8 || $0 == 0xE2 }
  }
  guard mayNeedIt else { return text }
  var result = String.UnicodeScalarView()
  for scalar in text.unicodeScalars {
    if isUnsafe(scalar) {
      let digits = String(scalar.value, radix: 16, uppercase: true)
      result.append(contentsOf: "\\u{\(digits)}".unicodeScalars)
    } else {
      result.append(scalar)
    }
  }
  return String(result)
}

private func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0x00...0x1F, 0x7F...0x9F: true
  case 0x061C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069: true
  default: false
  }
}
