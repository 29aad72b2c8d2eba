/// Writes the members of one object, leaving out those without a value.
struct EventWriter {
  private var bytes: [UInt8] = []

  init() { bytes.reserveCapacity(512) }

  /// The whole object.
  var finished: [UInt8] { bytes + [UInt8(ascii: "}")] }

  mutating func append(_ name: StaticString, _ text: String?) {
    guard let text else { return }
    append(name: name)
    JSON.string(text).append(to: &bytes)
  }

  mutating func append(_ name: StaticString, _ number: Int?) {
    guard let number else { return }
    append(name: name)
    JSON.integer(number).append(to: &bytes)
  }

  mutating func append(_ name: StaticString, _ moment: Timestamp?) {
    append(name, (moment?.milliseconds).map(Int.init))
  }

  private mutating func append(name: StaticString) {
    bytes.append(UInt8(ascii: bytes.isEmpty ? "{" : ","))
    bytes.append(UInt8(ascii: "\""))
    name.withUTF8Buffer { bytes.append(contentsOf: $0) }
    bytes.append(UInt8(ascii: "\""))
    bytes.append(UInt8(ascii: ":"))
  }
}

/// Reads the few tokens that the stored form is made of.
struct EventReader {
  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var isAtEnd: Bool { position == bytes.count }

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  mutating func integer() -> Int? {
    let start = position
    _ = skip("-")
    while let byte = next, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { position += 1 }
    return Int(String(decoding: bytes[start..<position], as: UTF8.self))
  }

  mutating func string() -> String? {
    guard skip("\"") else { return nil }
    var text: [UInt8] = []
    while let byte = next {
      position += 1
      switch byte {
      case UInt8(ascii: "\""): return String(validating: text, as: UTF8.self)
      case UInt8(ascii: "\\"):
        guard let character = escaped() else { return nil }
        text += character
      default: text.append(byte)
      }
    }
    return nil
  }

  private mutating func escaped() -> [UInt8]? {
    guard let byte = next else { return nil }
    position += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): return [byte]
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "u"):
      guard position + 4 <= bytes.count else { return nil }
      var code: UInt32 = 0
      for digit in bytes[position..<(position + 4)] {
        guard let value = Hexadecimal.value(ofDigit: digit) else { return nil }
        code = code << 4 | UInt32(value)
      }
      position += 4
      return Unicode.Scalar(code).flatMap(UTF8.encode).map(Array.init)
    default: return nil
    }
  }
}
