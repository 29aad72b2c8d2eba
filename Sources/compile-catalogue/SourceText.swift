/// The Swift files that carry resources: text in, a source file out.
enum SourceText {
  static func ofCatalogue(_ catalogue: Catalogue) -> String {
    let text = String(decoding: CompactWriter.bytes(of: catalogue.categories), as: UTF8.self)
    return """
      \(heading)
      extension Catalogue {
        /// The catalogue that comes with the library.
        public static let bundled = Catalogue(CompactCatalogue(\(literal(text))))
      }

      """
  }

  static func ofProducts(_ text: String) -> String {
    """
    \(heading)
    /// The StoreKit configuration file that comes with the library.
    public enum BundledProducts {
      /// The bytes of the file.
      public static var bytes: [UInt8] {
        let text: StaticString = \(literal(text))
        return text.withUTF8Buffer { Array($0) }
      }
    }

    """
  }

  private static let heading = "// Made by compile-catalogue from Resources/. Do not edit."

  /// A raw string literal on one line.
  ///
  /// A control character as it is sends the compiler into minutes of work, so each is escaped, as is
  /// what would end the literal or begin an escape in it.
  static func literal(_ text: String) -> String {
    var literal = "###\""
    let scalars = Array(text.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      let isRisky = scalar == "\"" || scalar == "\\"
      let next = scalars[(index + 1)...].first
      let isAtEdge = index == 0 || next == nil || next == "\"" || next == "#"
      if scalar.properties.generalCategory == .control || (isRisky && isAtEdge) {
        literal += "\\###u{\(String(scalar.value, radix: 16))}"
      } else {
        literal.unicodeScalars.append(scalar)
      }
    }
    return literal + "\"###"
  }
}
