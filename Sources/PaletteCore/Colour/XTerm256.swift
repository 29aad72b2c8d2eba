/// The fixed part of xterm's 256 colours: a 6 × 6 × 6 cube (16 to 231) and 24 greys (232 to 255).
///
/// The first sixteen differ from terminal to terminal and are never chosen.
public enum XTerm256 {
  private static let levels: [UInt8] = [0, 95, 135, 175, 215, 255]
  private static let palette = NearestColours(
    among: (16...255).map { colour(at: UInt8($0)) }, metric: .ciede2000)

  /// The colour of an index; the first sixteen are answered with xterm's own defaults.
  ///
  /// - Parameter index: The index of the colour.
  /// - Returns: The colour that xterm shows.
  public static func colour(at index: UInt8) -> RGB8 {
    switch index {
    case 0..<16: systemColours[Int(index)]
    case 232...:
      RGB8(packed: UInt32(8 + 10 * (index - 232)) * 0x010101)
    default:
      RGB8(
        levels[Int(index - 16) / 36], levels[Int(index - 16) / 6 % 6], levels[Int(index - 16) % 6])
    }
  }

  /// The index that looks most like a colour, by CIEDE2000 in CIE L*a*b* relative to D65.
  ///
  /// - Parameter rgb: The colour to show.
  /// - Returns: 16 to 255; the lowest index on a tie.
  public static func nearestIndex(to rgb: RGB8) -> UInt8 {
    UInt8(16 + (palette.match(for: rgb)?.index ?? 0))
  }

  /// The defaults of xterm's `XTerm-col.ad`.
  private static let systemColours = [
    0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5,
    0x7F7F7F, 0xFF0000, 0x00FF00, 0xFFFF00, 0x5C5CFF, 0xFF00FF, 0x00FFFF, 0xFFFFFF,
  ].map { RGB8(packed: $0) }
}
