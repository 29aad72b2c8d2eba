/// The bare `r,g,b` of three whole numbers, with white space around the commas if wanted, and an
/// opacity behind a third comma.
enum BareParser {
  /// The colour, or `nil` if the text is not meant as a list of numbers.
  static func colour(_ scanner: SyntaxScanner) throws(SyntaxFault) -> Colour? {
    guard isMeant(scanner.rest) else { return nil }
    var scanner = scanner
    var components = SIMD3<Double>()
    for index in 0..<3 {
      if index > 0 { try comma(&scanner) }
      let start = scanner.position
      guard let term = scanner.term(), case .number(let number) = term.value,
        (0...255).contains(number), scanner.bytes[start..<scanner.position].allSatisfy(isDigit)
      else { throw scanner.fault(.bareComponent, at: start) }
      components[index] = number / 255
    }
    scanner.skipSpace()
    guard scanner.next != nil else { return Colour(.srgb, components) }
    try comma(&scanner)
    let start = scanner.position
    guard let alpha = scanner.term()?.alpha else { throw scanner.fault(.alpha, at: start) }
    guard scanner.next == nil else { throw scanner.fault(.end) }
    return Colour(.srgb, components, alpha: alpha)
  }

  /// A name may begin with a digit, but has letters then, and no comma between numbers.
  private static func isMeant(_ text: ArraySlice<UInt8>) -> Bool {
    guard let first = text.first, isDigit(first) || ",+-.".utf8.contains(first) else {
      return false
    }
    return text.contains(UInt8(ascii: ",")) || !text.contains(where: SyntaxScanner.isLetter)
  }

  private static func comma(_ scanner: inout SyntaxScanner) throws(SyntaxFault) {
    scanner.skipSpace()
    guard scanner.skip(",") else { throw scanner.fault(.bareComponent) }
    scanner.skipSpace()
  }

  private static func isDigit(_ byte: UInt8) -> Bool { SyntaxScanner.isDigit(byte) }
}
