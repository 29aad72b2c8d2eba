/// A colour as catalogue files write it: `206,51,45` or `#CE332D`.
///
/// The notations that people type are read in `Notation/`; a catalogue has just these two, so that
/// a slip in a file is found and not taken for something else.
enum ColourText {
  /// Reads a colour that is written as it ought to be; of any other text nothing is known yet.
  static func plain(_ text: UnsafeBufferPointer<UInt8>) -> RGB8? {
    var packed: UInt32 = 0
    if text.first == UInt8(ascii: "#") {
      guard text.count == 7 else { return nil }
      for byte in text.dropFirst() {
        guard let digit = Hexadecimal.value(ofDigit: byte) else { return nil }
        packed = packed << 4 | UInt32(digit)
      }
      return RGB8(packed: packed)
    }
    var (component, digits, commas): (UInt32, Int, Int) = (0, 0, 0)
    for byte in text {
      if byte == UInt8(ascii: ","), digits > 0 {
        packed = packed << 8 | component
        (component, digits, commas) = (0, 0, commas + 1)
      } else {
        guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
        component = component * 10 + UInt32(byte - UInt8(ascii: "0"))
        digits += 1
        guard component < 256, digits < 9 else { return nil }
      }
    }
    return digits > 0 && commas == 2 ? RGB8(packed: packed << 8 | component) : nil
  }

  /// Reads a colour; white space around its components is let pass, and `mended` says so.
  static func read(
    _ text: String
  ) -> Result<(rgb: RGB8, mended: Bool), Fault> {
    let trimmed = text.trimmed
    let bytes = Array(trimmed.utf8)
    if bytes.first == UInt8(ascii: "#") {
      let digits = bytes.dropFirst().compactMap(Hexadecimal.value(ofDigit:))
      guard bytes.count == 7, digits.count == 6 else { return .failure(Fault(.syntax)) }
      let packed = digits.reduce(UInt32(0)) { $0 << 4 | UInt32($1) }
      return .success((RGB8(packed: packed), trimmed.count != text.count))
    }
    let parts = trimmed.split(separator: ",", omittingEmptySubsequences: false)
      .map { String($0).trimmed }
    guard parts.count == 3, parts.allSatisfy(isNumber) else { return .failure(Fault(.syntax)) }
    let components = parts.compactMap { UInt8($0) }
    guard components.count == 3 else { return .failure(Fault(.range)) }
    let rgb = RGB8(components[0], components[1], components[2])
    return .success((rgb, parts.joined(separator: ",") != text))
  }

  /// Why a text is not a colour.
  struct Fault: Error {
    let reason: CatalogueRule.ColourFault
    init(_ reason: CatalogueRule.ColourFault) { self.reason = reason }
  }

  private static func isNumber(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }
}

extension String {
  /// Whether the first or the last character is white space.
  var hasSpaceAround: Bool {
    guard let first = unicodeScalars.first, let last = unicodeScalars.last else { return false }
    return first.isSpace || last.isSpace
  }

  /// The text without white space at either end.
  var trimmed: String {
    guard let first = firstIndex(where: { !$0.isWhitespace }),
      let last = lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(self[first...last])
  }
}

extension Unicode.Scalar {
  /// Whether Unicode calls the character white space; without the look-up in its tables.
  fileprivate var isSpace: Bool {
    switch value {
    case 0x09...0x0D, 0x20, 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F,
      0x3000:
      true
    default: false
    }
  }
}
