/// xterm's first sixteen colours, as its defaults have them.
///
/// Users re-theme them, so that a colour shown by one of them is only a hint.
enum XTerm16 {
  private static let palette = NearestColours(
    among: (0..<16).map { XTerm256.colour(at: $0) }, metric: .ciede2000)

  /// The index that looks most like a colour, by CIEDE2000; the lowest on a tie.
  static func nearestIndex(to rgb: RGB8) -> Int { palette.match(for: rgb)?.index ?? 0 }
}
