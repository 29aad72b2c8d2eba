/// Hexadecimal notations: `#rgb`, `#rgba`, `#rrggbb`, `#rrggbbaa` (CSS Color 4 §5.2), the same
/// without `#`, `0xRRGGBB`, and `oxRRGGBB`, which an older program wrote.
enum HexParser {
  /// The colour, or `nil` if the text is not meant as hexadecimal.
  static func colour(_ scanner: SyntaxScanner) throws(SyntaxFault) -> Colour? {
    let text = scanner.rest
    if text.first == UInt8(ascii: "#") {
      return try colour(scanner, digits: text.dropFirst(), counts: [3, 4, 6, 8])
    }
    let digits = text.dropFirst(2)
    if text.starts(with: "0x".utf8) || text.starts(with: "0X".utf8) {
      return try colour(scanner, digits: digits, counts: [6])
    }
    let prefix = text.prefix(2).map { $0 | 0x20 }
    if prefix == Array("ox".utf8), digits.count == 6, digits.allSatisfy(isHexDigit) {
      return try colour(scanner, digits: digits, counts: [6])
    }
    guard text.allSatisfy(isHexDigit) else { return nil }
    let isColour = [3, 4, 6, 8].contains(text.count)
    // Letters alone may be a name; with a digit and of no right length they are a slip.
    guard isColour || text.contains(where: SyntaxScanner.isDigit) else { return nil }
    return try colour(scanner, digits: text, counts: [3, 4, 6, 8])
  }

  private static func isHexDigit(_ byte: UInt8) -> Bool {
    Hexadecimal.value(ofDigit: byte) != nil
  }

  private static func colour(
    _ scanner: SyntaxScanner, digits: ArraySlice<UInt8>, counts: [Int]
  ) throws(SyntaxFault) -> Colour {
    var values: [UInt8] = []
    values.reserveCapacity(8)
    for index in digits.indices {
      guard let value = Hexadecimal.value(ofDigit: digits[index]) else {
        throw scanner.fault(.hexDigit, at: index)
      }
      values.append(value)
    }
    guard counts.contains(values.count) else {
      let count = values.count
      throw SyntaxFault(
        offset: digits.startIndex,
        reason: counts.contains(3) ? .digitCount(count) : .prefixedDigitCount(count))
    }
    let isShort = values.count < 6
    func byte(_ index: Int) -> UInt8 {
      isShort ? values[index] * 17 : values[index * 2] << 4 | values[index * 2 + 1]
    }
    let rgb = RGB8(byte(0), byte(1), byte(2))
    let hasAlpha = values.count == 4 || values.count == 8
    return hasAlpha ? Colour(rgb, alpha: byte(3)) : Colour(rgb)
  }
}
