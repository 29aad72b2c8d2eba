extension Colour {
  /// Reads a colour in any notation.
  ///
  /// Notations: those of CSS Color 4 (hexadecimal, names, functions), `hsv()`, `r,g,b`, hexadecimal
  /// digits without `#`, `0xRRGGBB` and `oxRRGGBB`. Upper and lower case are equal; white space
  /// around the text is ignored. Out-of-range components are clamped where CSS does so.
  ///
  /// - Parameter text: The text as typed.
  /// - Throws: `ColourSyntaxError` with the place and the rule. Its reason is `unknownName` where the
  ///   text has the form of no notation and may be the name of a colour.
  public init(parsing text: String) throws(ColourSyntaxError) {
    do throws(SyntaxFault) {
      self = try ColourParser.colour(SyntaxScanner(Array(text.utf8)))
    } catch {
      throw error.error(in: text)
    }
  }
}

/// Finds out which notation a text has, by its first characters.
enum ColourParser {
  static func colour(_ scanner: SyntaxScanner) throws(SyntaxFault) -> Colour {
    guard let first = scanner.next else {
      throw SyntaxFault(offset: 0, reason: .empty)
    }
    if let colour = try HexParser.colour(scanner) { return colour }
    if SyntaxScanner.isLetter(first) || first == UInt8(ascii: "-"),
      let colour = try namedOrFunction(scanner)
    {
      return colour
    }
    if let colour = try BareParser.colour(scanner) { return colour }
    throw SyntaxFault(offset: scanner.position, reason: .unknownName)
  }

  private static func namedOrFunction(_ scanner: SyntaxScanner) throws(SyntaxFault) -> Colour? {
    var scanner = scanner
    let start = scanner.position
    guard let word = scanner.word() else { return nil }
    if scanner.next == nil {
      if let colour = NamedColours.colour(named: word) { return colour }
      if PageKeywords.all.contains(word) {
        throw SyntaxFault(offset: start, reason: .pageKeyword)
      }
      return nil
    }
    let function = ColourFunction.named(word)
    if scanner.skip("(") {
      if let function { return try FunctionParser.colour(function, scanner) }
      if word == "color" { return try FunctionParser.color(scanner) }
      throw SyntaxFault(offset: start, reason: .unknownFunction(word))
    }
    let space = scanner.position
    scanner.skipSpace()
    if function != nil || word == "color", scanner.next == UInt8(ascii: "(") {
      throw SyntaxFault(offset: space, reason: .notAllowed(part: " ", rule: .opening))
    }
    return nil
  }
}

/// Keywords that are colours for CSS, but have no value without a page: CSS Color 4 §6.2 and §6.4, and
/// the deprecated ones of its appendix A.
enum PageKeywords {
  static let all: Set<String> = [
    "currentcolor", "accentcolor", "accentcolortext", "activetext", "buttonborder", "buttonface",
    "buttontext", "canvas", "canvastext", "field", "fieldtext", "graytext", "highlight",
    "highlighttext", "linktext", "mark", "marktext", "selecteditem", "selecteditemtext",
    "visitedtext", "activeborder", "activecaption", "appworkspace", "background",
    "buttonhighlight", "buttonshadow", "captiontext", "inactiveborder", "inactivecaption",
    "inactivecaptiontext", "infobackground", "infotext", "menu", "menutext", "scrollbar",
    "threeddarkshadow", "threedface", "threedhighlight", "threedlightshadow", "threedshadow",
    "window", "windowframe", "windowtext",
  ]
}
