/// A JSON value to be written, its members in the order they are given (RFC 8259).
public enum JSON: Equatable, Sendable {
  /// `null`.
  case null
  /// `true` or `false`.
  case bool(Bool)
  /// A whole number.
  case integer(Int)
  /// A decimal number, already written as JSON wants it.
  case number(String)
  /// A string.
  case string(String)
  /// An array.
  case array([JSON])
  /// An object.
  case object([Member])

  /// One name and value of an object.
  public struct Member: Equatable, Sendable {
    let name: String
    let value: JSON

    /// Creates a member.
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - value: The value.
    public init(_ name: String, _ value: JSON) {
      self.name = name
      self.value = value
    }
  }

  /// An object of the members that apply: those whose value is `nil` are left out.
  ///
  /// - Parameter members: Names and values in the order to be written.
  /// - Returns: The object.
  public static func object(_ members: KeyValuePairs<String, JSON?>) -> JSON {
    .object(members.compactMap { name, value in value.map { Member(name, $0) } })
  }

  /// The object with the members of another behind its own; anything else is returned unchanged.
  ///
  /// - Parameter members: Names and values to add; those whose value is `nil` are left out.
  /// - Returns: The longer object.
  public func adding(_ members: KeyValuePairs<String, JSON?>) -> JSON {
    guard case .object(let own) = self, case .object(let more) = JSON.object(members) else {
      return self
    }
    return .object(own + more)
  }

  /// The value as JSON text on one line, in UTF-8, without white space between tokens.
  public var text: String {
    var bytes: [UInt8] = []
    append(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends the value as JSON text.
  ///
  /// - Parameter bytes: The UTF-8 text so far.
  public func append(to bytes: inout [UInt8]) {
    switch self {
    case .null: bytes += "null".utf8
    case .bool(let value): bytes += (value ? "true" : "false").utf8
    case .integer(let value): bytes += String(value).utf8
    case .number(let text): bytes += text.utf8
    case .string(let value): Self.append(quoted: value, to: &bytes)
    case .array(let elements):
      bytes.append(UInt8(ascii: "["))
      for (index, element) in elements.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        element.append(to: &bytes)
      }
      bytes.append(UInt8(ascii: "]"))
    case .object(let members):
      bytes.append(UInt8(ascii: "{"))
      for (index, member) in members.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        Self.append(quoted: member.name, to: &bytes)
        bytes.append(UInt8(ascii: ":"))
        member.value.append(to: &bytes)
      }
      bytes.append(UInt8(ascii: "}"))
    }
  }

  static func append(quoted text: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x22, 0x5C: bytes += [UInt8(ascii: "\\"), UInt8(scalar.value)]
      case 0x0A: bytes += "\\n".utf8
      case 0x0D: bytes += "\\r".utf8
      case 0x09: bytes += "\\t".utf8
      // DEL, C1 and the marks of writing direction are legal in JSON, but a terminal would act on
      // them.
      case 0..<0x20, 0x7F...0x9F, 0x061C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069:
        let code = [UInt8(scalar.value >> 8), UInt8(scalar.value & 0xFF)]
        bytes += ("\\u" + Hexadecimal.text(of: code)).utf8
      default: bytes += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}
