/// Text in which only letters, digits, `-`, `.` and `_` of ASCII stand for themselves.
///
/// Every other byte of its UTF-8 is written as `%` and two capital hexadecimal digits (RFC 3986,
/// section 2.1). Different texts stay different, and any decoder of addresses reads them back.
enum PercentEncoding {
  /// The text so written.
  ///
  /// - Parameter text: Any text.
  /// - Returns: ASCII without white space, quotes and the marks that journals give a meaning to.
  static func text(of text: String) -> String {
    var encoded = ""
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"):
        encoded.unicodeScalars.append(Unicode.Scalar(byte))
      default: encoded += escape(byte)
      }
    }
    return encoded
  }

  /// One byte as `%` and two digits.
  static func escape(_ byte: UInt8) -> String {
    "%" + Hexadecimal.text(of: [byte]).uppercased()
  }
}
