import PaletteCore
import Synchronization

/// Counts the colours that had to be mapped into sRGB, on any thread.
final class MappedColours: Sendable {
  private let number = Atomic(0)

  func count(_ colour: Colour) {
    if !colour.isInGamut { number.add(1, ordering: .relaxed) }
  }

  /// What to say of them.
  ///
  /// - Parameters:
  ///   - gamut: How they were mapped.
  ///   - typed: The one colour that the command was about, as typed.
  /// - Returns: A sentence, or `nil` where there are none.
  func sentence(_ gamut: GamutMapping, typed: String?) -> String? {
    let count = number.load(ordering: .relaxed)
    guard count > 0 else { return nil }
    let what =
      typed.map { "'\($0)' lies" } ?? (count == 1 ? "1 colour lies" : "\(count) colours lie")
    return "\(what) outside sRGB and had to be mapped into it (--gamut \(gamut.rawValue))."
  }
}
