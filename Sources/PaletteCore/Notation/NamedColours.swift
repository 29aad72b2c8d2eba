/// The 148 named colours of CSS Color 4 §6.1.
public enum NamedColours {
  /// Every name with its colour, in alphabetical order.
  public static var all: [(name: String, rgb: RGB8)] {
    table.map { ($0.name, RGB8(packed: $0.packed)) }
  }

  private static let palette = NearestColours(
    among: table.lazy.map { RGB8(packed: $0.packed) }, metric: .ciede2000)

  /// The colour of a name.
  ///
  /// - Parameter name: A name in any mixture of upper and lower case.
  /// - Returns: The colour, or `nil` if CSS has no such name; `transparent` is not one of them.
  public static func rgb(named name: String) -> RGB8? {
    packed(SyntaxScanner.lowercased(Array(name.utf8)[...])).map { RGB8(packed: $0) }
  }

  /// The name whose colour is nearest, by CIEDE2000 in CIE L*a*b* relative to D65.
  ///
  /// Of two names for one colour it is the first in the alphabet: aqua, fuchsia, darkgray.
  ///
  /// - Parameter rgb: The colour to name.
  /// - Returns: The name in lower case, and the difference: 0 where the name is exact.
  public static func nearest(to rgb: RGB8) -> (name: String, difference: Double) {
    guard let match = palette.match(for: rgb) else { return (table[0].name, 0) }
    return (table[match.index].name, match.difference)
  }

  /// The colour of a name in lower case, `transparent` included.
  static func colour(named name: String) -> Colour? {
    if name == "transparent" { return Colour(.srgb, SIMD3(), alpha: 0) }
    return packed(name).map { Colour(RGB8(packed: $0)) }
  }

  private static func packed(_ name: String) -> UInt32? {
    var (low, high) = (0, table.count)
    while low < high {
      let middle = (low + high) / 2
      if table[middle].name < name { low = middle + 1 } else { high = middle }
    }
    return low < table.count && table[low].name == name ? table[low].packed : nil
  }
}
