/// Bytes as base64 for names and addresses: `-` and `_` instead of `+` and `/`, and no padding, as
/// JSON Web Signatures have it (RFC 7515, section 2; RFC 4648, section 5).
enum Base64URL {
  /// The bytes as base64url.
  ///
  /// - Parameter bytes: The bytes, in order.
  /// - Returns: ASCII letters, digits, `-` and `_`.
  static func text(of bytes: [UInt8]) -> String {
    let text = Base64.text(of: bytes).utf8.compactMap { digit -> UInt8? in
      switch digit {
      case UInt8(ascii: "+"): UInt8(ascii: "-")
      case UInt8(ascii: "/"): UInt8(ascii: "_")
      case UInt8(ascii: "="): nil
      default: digit
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// The bytes that base64url text stands for.
  ///
  /// - Parameter text: Base64url; padding and bits that belong to no byte are not allowed.
  /// - Returns: `nil` if the text is not of that form.
  static func bytes(of text: some StringProtocol) -> [UInt8]? {
    var digits: [UInt8] = []
    for digit in text.utf8 {
      switch digit {
      case UInt8(ascii: "-"): digits.append(UInt8(ascii: "+"))
      case UInt8(ascii: "_"): digits.append(UInt8(ascii: "/"))
      case UInt8(ascii: "+"), UInt8(ascii: "/"), UInt8(ascii: "="): return nil
      default: digits.append(digit)
      }
    }
    digits += Array(repeating: UInt8(ascii: "="), count: (4 - digits.count % 4) % 4)
    return Base64.bytes(of: String(decoding: digits, as: UTF8.self))
  }
}
