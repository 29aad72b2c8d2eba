/// What one output stream can show.
public struct Capabilities: Equatable, Sendable {
  /// How many colours it has.
  public let depth: ColourDepth
  /// Whether bold, dim, underline and reverse may be used.
  public let attributes: Bool
  /// Whether characters beyond ASCII may be used for drawing.
  public let unicode: Bool

  /// Creates a description of a stream.
  ///
  /// - Parameters:
  ///   - depth: How many colours it has.
  ///   - attributes: Whether bold, dim, underline and reverse may be used.
  ///   - unicode: Whether characters beyond ASCII may be used for drawing.
  public init(depth: ColourDepth, attributes: Bool, unicode: Bool) {
    self.depth = depth
    self.attributes = attributes
    self.unicode = unicode
  }

  /// Finds out what a stream can show.
  ///
  /// Attributes are no colours: `NO_COLOR` leaves them on a terminal. A stream that is no terminal
  /// gets them with colour only, and `--color=never` takes them too.
  ///
  /// - Parameters:
  ///   - environment: The environment's variables.
  ///   - isTerminal: Whether the stream is a terminal.
  ///   - choice: What the user chose.
  ///   - localeIsUTF8: Whether `nl_langinfo(CODESET)` names UTF-8.
  /// - Returns: What the stream can show.
  public static func detect(
    environment: Environment, isTerminal: Bool, choice: ColourChoice,
    localeIsUTF8: @autoclosure () -> Bool
  ) -> Capabilities {
    let depth = ColourDepth.detect(
      environment: environment, isTerminal: isTerminal, choice: choice)
    let isStyled = isTerminal && choice != .never && !TerminalVariables(environment).isDumb
    return Capabilities(
      depth: depth, attributes: depth != .none || isStyled,
      unicode: isUnicode(environment: environment, localeIsUTF8: localeIsUTF8()))
  }

  /// Whether text may be written in UTF-8.
  ///
  /// `PALETTE_ASCII` decides if it is set: `0` and `false` mean UTF-8, all else ASCII. Then the
  /// locale does, by the name in the first of `LC_ALL`, `LC_CTYPE`, `LANG` that is not empty, or by
  /// its character set, which some systems leave unset and which takes long to look up.
  ///
  /// - Parameters:
  ///   - environment: The environment's variables.
  ///   - localeIsUTF8: Whether `nl_langinfo(CODESET)` names UTF-8.
  /// - Returns: Whether it may.
  public static func isUnicode(
    environment: Environment, localeIsUTF8: @autoclosure () -> Bool
  ) -> Bool {
    let variables = TerminalVariables(environment)
    if let isASCII = variables.isOn("PALETTE_ASCII") { return !isASCII }
    let locale = variables["LC_ALL"] ?? variables["LC_CTYPE"] ?? variables["LANG"] ?? ""
    return ["utf-8", "utf8"].contains(codeset(of: locale)) || localeIsUTF8()
  }

  /// The character set that a locale's name ends in, in small letters: `utf-8` of `en_GB.UTF-8@euro`;
  /// all of a name that is nothing else.
  private static func codeset(of locale: String) -> String {
    let start = locale.utf8.lastIndex(of: UInt8(ascii: ".")).map(locale.utf8.index(after:))
    return locale[(start ?? locale.startIndex)...].prefix { $0 != "@" }.lowercased()
  }
}
