/// Names of colours and palettes as source text has them: a name like `Ink blue` becomes a slug
/// like `ink-blue`, and is told beside it where the slug alone would not bring it back.
enum CodeName {
  /// The slug of a colour.
  ///
  /// - Parameters:
  ///   - entry: The colour.
  ///   - id: Its id in the catalogue, for names of which no Latin letter or digit is left.
  /// - Returns: Lower-case words of Latin letters and digits, joined by `-`; made of the colour where
  ///   it has no name.
  static func slug(of entry: PaletteDocument.Entry, id: String?) -> String {
    guard let name = entry.name else { return madeUpSlug(of: entry.colour) }
    return Identifier.made(from: name) ?? id ?? madeUpSlug(of: entry.colour)
  }

  /// The slug of a colour without a name: `c-ff0000`, with the opacity behind it if there is any.
  static func madeUpSlug(of colour: Colour) -> String {
    let rgb = colour.rgb8
    let alpha = colour.alpha8 < 255 ? [colour.alpha8] : []
    return "c-" + Hexadecimal.text(of: [rgb.red, rgb.green, rgb.blue] + alpha)
  }

  /// The name that a reader takes from an identifier where nothing else tells it.
  ///
  /// - Parameters:
  ///   - key: The identifier without what it shares with others.
  ///   - identifier: The whole identifier.
  ///   - colour: The colour that it stands for.
  /// - Returns: The key; `nil` where the identifier was made up for a colour that has no name.
  static func plainName(
    of key: String, in identifier: String, _ colour: Colour
  ) -> String? {
    guard identifier.utf8.contains(UInt8(ascii: "-")) else { return key }
    let madeUp = madeUpSlug(of: colour)
    let isMadeUp =
      ends(identifier, with: madeUp) || ends(withoutNumber(identifier) ?? "", with: madeUp)
    return isMadeUp ? nil : key
  }

  /// Whether a text that stands beside an identifier is the name which that was made from.
  ///
  /// - Parameters:
  ///   - text: A comment or a description.
  ///   - identifier: The identifier, which may have a palette's name before it and a number behind.
  /// - Returns: Whether it is; what has no Latin letter or digit is, since nothing tells otherwise.
  static func isName(_ text: String, of identifier: String) -> Bool {
    guard let slug = Identifier.made(from: text) else { return !text.isEmpty }
    guard let identifier = Identifier.made(from: identifier) else { return false }
    return ends(identifier, with: slug) || ends(withoutNumber(identifier) ?? "", with: slug)
  }

  /// An identifier without a `-2` behind it; `nil` if it has none.
  private static func withoutNumber(_ identifier: String) -> String? {
    let bytes = identifier.utf8
    guard let dash = bytes.lastIndex(of: UInt8(ascii: "-")), dash != bytes.startIndex,
      bytes[dash...].count > 1, bytes[dash...].dropFirst().allSatisfy(SyntaxScanner.isDigit)
    else { return nil }
    return String(identifier[..<dash])
  }

  /// Whether an identifier consists of words whose last ones are those of a slug.
  private static func ends(_ identifier: String, with slug: String) -> Bool {
    let (whole, tail) = (identifier.utf8, slug.utf8)
    guard whole.count >= tail.count, whole.suffix(tail.count).elementsEqual(tail) else {
      return false
    }
    return whole.count == tail.count
      || whole.dropLast(tail.count).last == UInt8(ascii: "-")
  }
}
