@testable import PaletteCore

/// A document, and what its file in some format gave when it was read.
struct ReadAgain {
  private let written: PaletteDocument
  private let read: PaletteDocument
  private let losses: [PaletteLoss]

  init(_ format: PaletteFormat, written: PaletteDocument, read: PaletteDocument) {
    (self.written, self.read) = (written, read)
    losses = format.losses(of: written)
  }

  /// What changed although no loss of the format tells of it; each in a few words.
  var changes: [String] {
    let count = written.count - left
    guard read.count == count else { return ["\(count) colours became \(read.count)"] }
    let flat = isLost { if case .groups = $0 { true } else { false } }
    let entries = flat ? written.flattenedEntries : written.entries
    let pairs = zip(entries, read.entries).enumerated()
    return pairs.flatMap { place, pair in
      changes(pair.0, pair.1).map { "colour \(place): \($0)" }
    } + (flat ? [] : groupChanges)
  }

  /// How many colours are left out.
  private var left: Int {
    losses.reduce(0) { if case .beyond(let count, _) = $1 { $0 + count } else { $0 } }
  }

  private func isLost(_ matches: (PaletteLoss) -> Bool) -> Bool { losses.contains(where: matches) }

  private func changes(
    _ before: PaletteDocument.Entry, _ after: PaletteDocument.Entry
  ) -> [String] {
    colourChanges(before, after) + markChanges(before, after)
  }

  private func colourChanges(
    _ before: PaletteDocument.Entry, _ after: PaletteDocument.Entry
  ) -> [String] {
    if let inks = before.inks, !isLost({ if case .inks = $0 { true } else { false } }) {
      guard let kept = after.inks, Self.distance(inks, kept) < 1e-4 else {
        return ["\(inks) became \(String(describing: after.inks))"]
      }
      return []
    }
    let isMapped = isLost { if case .gamut = $0 { true } else { false } }
    let isKept =
      before.colour.rgb8 == after.colour.rgb8
      || (before.colour.space != .srgb && !isMapped
        && Difference.ok(before.colour, after.colour) < 0.002)
    return isKept ? [] : ["\(before.colour) became \(after.colour)"]
  }

  private func markChanges(
    _ before: PaletteDocument.Entry, _ after: PaletteDocument.Entry
  ) -> [String] {
    var changes: [String] = []
    let alpha =
      isLost { if case .alpha = $0 { true } else { false } } ? 255 : before.colour.alpha8
    if after.colour.alpha8 != alpha {
      changes.append("opacity \(before.colour.alpha8) became \(after.colour.alpha8)")
    }
    let name =
      isLost { if case .names = $0 { true } else { false } } ? nil : Self.line(before.name)
    if Self.line(after.name) != name {
      changes.append("\(name.debugDescription) became \(after.name.debugDescription)")
    }
    let hasKinds = !isLost { if case .kinds = $0 { true } else { false } }
    for kind in [PaletteDocument.Entry.Kind.global, .spot] where hasKinds {
      if (before.kind == kind) != (after.kind == kind) {
        changes.append("\(kind) became \(String(describing: after.kind))")
      }
    }
    return changes
  }

  private var groupChanges: [String] {
    // Around one group alone nobody can see whose name it is.
    guard left == 0, written.groups.count > 1 else { return [] }
    let before = written.groups.map { "\(Self.line($0.name) ?? "-"): \($0.entries.count)" }
    let after = read.groups.map { "\(Self.line($0.name) ?? "-"): \($0.entries.count)" }
    return before == after ? [] : ["groups \(before) became \(after)"]
  }

  /// What can be seen of a name; formats differ in what they make of white space in it.
  private static func line(_ name: String?) -> String? {
    guard let name else { return nil }
    let seen = name.unicodeScalars.filter {
      !$0.properties.isWhitespace && !$0.properties.isNoncharacterCodePoint
        && $0.properties.generalCategory != .control && $0 != "\u{FFFD}"
    }
    return seen.isEmpty ? nil : String(String.UnicodeScalarView(seen))
  }

  private static func distance(_ a: CMYK, _ b: CMYK) -> Double {
    [a.cyan - b.cyan, a.magenta - b.magenta, a.yellow - b.yellow, a.black - b.black]
      .map(abs).max() ?? 0
  }
}
