/// Reads the tokens of CSS Syntax 3 that colours are made of, from ASCII bytes.
///
/// Bytes outside ASCII are never part of a token here, so no digit or letter of another script can
/// pass for one of ours.
struct SyntaxScanner {
  let bytes: [UInt8]
  private(set) var position: Int
  /// Where the text ends, surrounding white space not counted.
  let end: Int

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    position = bytes.firstIndex { !Self.isSpace($0) } ?? bytes.count
    end = (bytes.lastIndex { !Self.isSpace($0) } ?? -1) + 1
  }

  /// A part of the text that is a value.
  struct Term {
    let value: Value
    let start: Int

    enum Value: Equatable {
      case number(Double)
      case percentage(Double)
      /// The unit in lower case.
      case dimension(Double, unit: String)
      /// In lower case.
      case word(String)
    }
  }

  /// The next byte, or `nil` at the end.
  var next: UInt8? { position < end ? bytes[position] : nil }

  /// The bytes from the current position to the end.
  var rest: ArraySlice<UInt8> { bytes[min(position, end)..<end] }

  mutating func skipSpace() {
    while let byte = next, Self.isSpace(byte) { position += 1 }
  }

  mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  mutating func advance(by count: Int) { position += count }

  /// A number with what belongs to it, or a word; `nil`, and nothing read, if there is neither.
  mutating func term() -> Term? {
    let start = position
    if let number = number() {
      if skip("%") { return Term(value: .percentage(number), start: start) }
      let unit = word()
      return Term(
        value: unit.map { .dimension(number, unit: $0) } ?? .number(number), start: start)
    }
    return word().map { Term(value: .word($0), start: start) }
  }

  /// A CSS identifier in lower case: letters, digits, `-` and `_`, not beginning with a digit.
  mutating func word() -> String? {
    var stop = position
    if stop < end, bytes[stop] == UInt8(ascii: "-") { stop += 1 }
    guard stop < end, Self.isLetter(bytes[stop]) else { return nil }
    while stop < end, Self.isLetter(bytes[stop]) || Self.isWordByte(bytes[stop]) { stop += 1 }
    defer { position = stop }
    return Self.lowercased(bytes[position..<stop])
  }

  static func isSpace(_ byte: UInt8) -> Bool {
    // Space, tab, line feed, form feed, carriage return; not the vertical tab between them.
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0C || byte == 0x0D
  }

  static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  static func lowercased(_ bytes: ArraySlice<UInt8>) -> String {
    String(
      decoding: bytes.map { (65...90).contains($0) ? $0 | 0x20 : $0 }, as: UTF8.self)
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    isDigit(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
  }
}

extension SyntaxScanner {
  /// Larger numbers are taken as this one: CSS Values 4 §5.1 lets a reader limit the range, and no
  /// conversion of such numbers can overflow.
  private static let limit = 1e12

  /// A CSS number: a sign, digits with a point among or before them, an exponent.
  private mutating func number() -> Double? {
    var stop = position
    func isDigit(_ index: Int) -> Bool { index < end && Self.isDigit(bytes[index]) }
    func isSign(_ index: Int) -> Bool {
      index < end && (bytes[index] == UInt8(ascii: "+") || bytes[index] == UInt8(ascii: "-"))
    }
    if isSign(stop) { stop += 1 }
    let isFraction = stop < end && bytes[stop] == UInt8(ascii: ".")
    guard isDigit(stop) || isFraction && isDigit(stop + 1) else { return nil }
    while isDigit(stop) { stop += 1 }
    if stop < end, bytes[stop] == UInt8(ascii: "."), isDigit(stop + 1) {
      stop += 1
      while isDigit(stop) { stop += 1 }
    }
    if stop < end, bytes[stop] | 0x20 == UInt8(ascii: "e") {
      let exponent = isSign(stop + 1) ? stop + 2 : stop + 1
      if isDigit(exponent) {
        stop = exponent
        while isDigit(stop) { stop += 1 }
      }
    }
    // The form is checked, so the initialiser cannot see what CSS does not allow.
    let number = Double(Substring(decoding: bytes[position..<stop], as: UTF8.self)) ?? 0
    position = stop
    return min(max(number, -Self.limit), Self.limit)
  }
}
