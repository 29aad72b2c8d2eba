/// How a piece of text looks.
///
/// A colour that is `nil` is the terminal's own: ordinary text must never name one, since nobody
/// knows on which background it stands.
public struct Style: Equatable, Sendable {
  /// The colour of the letters; `nil` for the terminal's own.
  public var foreground: RGB8?
  /// The colour behind the letters; `nil` for the terminal's own.
  public var background: RGB8?
  /// Bold letters.
  public var bold: Bool
  /// Faint letters.
  public var dim: Bool
  /// Underlined letters.
  public var underline: Bool
  /// Foreground and background exchanged.
  public var reverse: Bool

  /// Creates a style.
  ///
  /// - Parameters:
  ///   - foreground: The colour of the letters; `nil` for the terminal's own.
  ///   - background: The colour behind the letters; `nil` for the terminal's own.
  ///   - bold: Bold letters.
  ///   - dim: Faint letters.
  ///   - underline: Underlined letters.
  ///   - reverse: Foreground and background exchanged.
  public init(
    foreground: RGB8? = nil, background: RGB8? = nil, bold: Bool = false, dim: Bool = false,
    underline: Bool = false, reverse: Bool = false
  ) {
    self.foreground = foreground
    self.background = background
    self.bold = bold
    self.dim = dim
    self.underline = underline
    self.reverse = reverse
  }

  /// The terminal's own look.
  public static let plain = Style()
  /// Bold letters.
  public static let bold = Style(bold: true)
  /// Faint letters.
  public static let dim = Style(dim: true)
}
