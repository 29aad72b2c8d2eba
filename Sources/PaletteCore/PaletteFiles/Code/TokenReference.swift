/// A token's value that is another token's name: `{a.b}`, or a JSON pointer like `#/a/b` in a `$ref`.
struct TokenReference {
  /// The names that lead to the other token.
  let path: [String]
  /// The reference as written.
  let text: String

  init?(_ value: JSON) {
    if let text = value.string {
      guard text.hasPrefix("{"), text.hasSuffix("}") else { return nil }
      self.text = String(text.dropFirst().dropLast())
      path = self.text.split(separator: ".", omittingEmptySubsequences: false).map { String($0) }
    } else if let text = value["$ref"]?.string, text.hasPrefix("#/") {
      self.text = text
      var path = text.dropFirst(2).split(separator: "/", omittingEmptySubsequences: false).map {
        Self.unescaped($0)
      }
      // The value of a token is what the token stands for.
      if path.last == "$value" { path.removeLast() }
      self.path = path
    } else {
      return nil
    }
  }

  /// The name of a group that another one extends: in braces, or a JSON pointer, with or without `$ref`.
  init?(extended value: JSON) {
    if let text = value.string, text.hasPrefix("#/") {
      self.init(.object(["$ref": value]))
    } else {
      self.init(value)
    }
  }

  /// A word of a JSON pointer: RFC 6901 §3 and §6.
  private static func unescaped(_ word: Substring) -> String {
    var bytes: [UInt8] = []
    var rest = Array(word.utf8)[...]
    while let byte = rest.popFirst() {
      let next = rest.first
      if byte == UInt8(ascii: "~"), next == UInt8(ascii: "0") || next == UInt8(ascii: "1") {
        bytes.append(UInt8(ascii: next == UInt8(ascii: "0") ? "~" : "/"))
        rest.removeFirst()
      } else if byte == UInt8(ascii: "%"),
        let high = next.flatMap(Hexadecimal.value(ofDigit:)),
        let low = rest.dropFirst().first.flatMap(Hexadecimal.value(ofDigit:))
      {
        bytes.append(high << 4 | low)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
