/// A colour as catalogue files write it: `206,51,45` or `#CE332D`.
///
/// The notations that people type are read in `Notation/`; a catalogue has just these two, so that
/// a slip in a file is found and not taken for something else.
enum ColourText {
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
  /// Whether the first or the last character may be white space: not if both are ASCII above it.
  var mayHaveSpaceAround: Bool {
    guard let first = utf8.first, let last = utf8.last else { return false }
    return !(0x21..<0x80).contains(first) || !(0x21..<0x80).contains(last)
  }

  /// The text without white space at either end.
  var trimmed: String {
    guard let first = firstIndex(where: { !$0.isWhitespace }),
      let last = lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(self[first...last])
  }
}
