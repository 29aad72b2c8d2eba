/// Where a text stops being JSON.
public struct JSONSyntaxError: Error, Equatable, Sendable {
  /// The line, from 1.
  public let line: Int
  /// The column, from 1, in bytes.
  public let column: Int
}

/// Reads JSON (RFC 8259) of any shape into the same values that are written.
///
/// Product files and receipts come from outside and hold keys that nobody has listed, so they are
/// read as they are and looked into afterwards. The toolchain's decoder does not serve here: it lets
/// a comma before `}` pass, and does not say where a text is wrong.
struct JSONReader {
  private let bytes: [UInt8]
  private var position = 0
  private var depth = 0

  /// Enough for every real file, and far below what would exhaust the stack.
  private static let deepest = 256

  /// Reads one JSON document; comments and trailing commas are not JSON.
  ///
  /// - Parameter bytes: UTF-8, with or without a byte order mark.
  /// - Returns: The document. Of members with one name all are kept, the first is found.
  /// - Throws: The place of the first byte that cannot stand there.
  static func read(_ bytes: [UInt8]) throws(JSONSyntaxError) -> JSON {
    var reader = JSONReader(bytes: bytes)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { reader.position = 3 }
    let value = try reader.value()
    reader.skipSpace()
    guard reader.position == bytes.count else { throw reader.error }
    return value
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private var error: JSONSyntaxError {
    let before = bytes.prefix(position)
    let lineStart = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    return JSONSyntaxError(
      line: before.count { $0 == 0x0A } + 1, column: position - lineStart + 1)
  }

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func skipSpace() {
    while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      position += 1
    }
  }

  private mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  private mutating func skipToken(_ character: Unicode.Scalar) -> Bool {
    skipSpace()
    return skip(character)
  }

  private mutating func value() throws(JSONSyntaxError) -> JSON {
    skipSpace()
    switch next {
    case UInt8(ascii: "{"):
      return try nested { reader throws(JSONSyntaxError) in try reader.object() }
    case UInt8(ascii: "["):
      return try nested { reader throws(JSONSyntaxError) in try reader.array() }
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    default: return try number()
    }
  }

  private mutating func nested(
    _ read: (inout JSONReader) throws(JSONSyntaxError) -> JSON
  ) throws(JSONSyntaxError) -> JSON {
    guard depth < Self.deepest else { throw error }
    depth += 1
    position += 1
    let value = try read(&self)
    depth -= 1
    return value
  }

  private mutating func object() throws(JSONSyntaxError) -> JSON {
    var members: [JSON.Member] = []
    if skipToken("}") { return .object(members) }
    repeat {
      skipSpace()
      let name = try string()
      guard skipToken(":") else { throw error }
      members.append(JSON.Member(name, try value()))
    } while skipToken(",")
    guard skip("}") else { throw error }
    return .object(members)
  }

  private mutating func array() throws(JSONSyntaxError) -> JSON {
    var elements: [JSON] = []
    if skipToken("]") { return .array(elements) }
    repeat { elements.append(try value()) } while skipToken(",")
    guard skip("]") else { throw error }
    return .array(elements)
  }

  private mutating func word(_ word: String, _ value: JSON) throws(JSONSyntaxError) -> JSON {
    guard bytes[position...].starts(with: word.utf8) else { throw error }
    position += word.utf8.count
    return value
  }

  private mutating func digits() throws(JSONSyntaxError) {
    guard let first = next, isDigit(first) else { throw error }
    while let byte = next, isDigit(byte) { position += 1 }
  }

  private mutating func number() throws(JSONSyntaxError) -> JSON {
    let start = position
    _ = skip("-")
    if !skip("0") { try digits() }
    let isWhole = next != UInt8(ascii: ".") && next.map { $0 | 0x20 } != UInt8(ascii: "e")
    if skip(".") { try digits() }
    if skip("e") || skip("E") {
      if !skip("+") { _ = skip("-") }
      try digits()
    }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    if isWhole, let integer = Int(text) { return .integer(integer) }
    return .number(text)
  }

  private mutating func string() throws(JSONSyntaxError) -> String {
    guard skip("\"") else { throw error }
    let start = position
    var text: [UInt8] = []
    while let byte = next, byte != UInt8(ascii: "\"") {
      guard byte >= 0x20 else { throw error }
      position += 1
      if byte == UInt8(ascii: "\\") { text += try escape() } else { text.append(byte) }
    }
    guard skip("\"") else { throw error }
    guard let string = String(validating: text, as: UTF8.self) else {
      position = start
      throw error
    }
    return string
  }

  /// The UTF-8 that the escape behind a backslash stands for.
  private mutating func escape() throws(JSONSyntaxError) -> [UInt8] {
    guard let letter = next else { throw error }
    position += 1
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [letter]
    case UInt8(ascii: "b"): return [0x08]
    case UInt8(ascii: "f"): return [0x0C]
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "u"):
      var units = [try unit()]
      if UTF16.isLeadSurrogate(units[0]), skip("\\"), skip("u") { units.append(try unit()) }
      guard let text = String(validating: units, as: UTF16.self) else { throw error }
      return Array(text.utf8)
    default:
      position -= 1
      throw error
    }
  }

  private mutating func unit() throws(JSONSyntaxError) -> UInt16 {
    var unit: UInt16 = 0
    for _ in 0..<4 {
      guard let byte = next, let digit = Hexadecimal.value(ofDigit: byte) else { throw error }
      unit = unit << 4 | UInt16(digit)
      position += 1
    }
    return unit
  }
}

private func isDigit(_ byte: UInt8) -> Bool {
  (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
}

extension JSON {
  /// The member of that name of an object; `nil` if there is none or this is no object.
  subscript(name: String) -> JSON? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.name == name }?.value
  }

  /// The text, if this is a string.
  var string: String? {
    guard case .string(let text) = self else { return nil }
    return text
  }

  /// The number, if this is a whole number.
  var integer: Int? {
    guard case .integer(let number) = self else { return nil }
    return number
  }

  /// The number, if this is one; infinite where it is beyond what a `Double` holds.
  var double: Double? {
    switch self {
    case .integer(let number): Double(number)
    case .number(let text): Double(text)
    default: nil
    }
  }

  /// The elements, if this is an array.
  var elements: [JSON]? {
    guard case .array(let elements) = self else { return nil }
    return elements
  }

  /// Whether this is an object.
  var isObject: Bool {
    guard case .object = self else { return false }
    return true
  }
}
