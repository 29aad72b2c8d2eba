import PaletteCore
import Synchronization

/// Counts the colours that lost something on the way to their text, on any thread.
final class ColourLosses: Sendable {
  private let mapped = Atomic(0)
  private let opaque = Atomic(0)

  /// Counts a colour that must become sRGB, if it lies outside.
  func countMapped(_ colour: Colour) {
    if !colour.isInGamut { mapped.add(1, ordering: .relaxed) }
  }

  /// Counts a colour that is written without its opacity, if it is not opaque.
  func countOpaque(_ colour: Colour) {
    if colour.alpha < 1 { opaque.add(1, ordering: .relaxed) }
  }

  /// What to say of them.
  ///
  /// - Parameters:
  ///   - style: How the colours were written.
  ///   - typed: The one colour that the command was about, as typed.
  /// - Returns: A sentence for each kind of loss; none where nothing was lost.
  func sentences(_ style: ColourStyle, typed: String?) -> [String] {
    func subject(_ count: Int, _ one: String, _ many: String) -> String {
      if let typed { return "'\(typed)' \(one)" }
      return count == 1 ? "1 colour \(one)" : "\(count) colours \(many)"
    }
    var sentences: [String] = []
    let (outside, translucent) = (mapped.load(ordering: .relaxed), opaque.load(ordering: .relaxed))
    if outside > 0 {
      sentences.append(
        subject(outside, "lies outside sRGB and was", "lie outside sRGB and were")
          + " mapped into it (--gamut \(style.gamut.rawValue)).")
    }
    if translucent > 0 {
      sentences.append(
        subject(translucent, "is", "are")
          + " not opaque, which --to \(style.notation.rawValue) cannot say.")
    }
    return sentences
  }
}
