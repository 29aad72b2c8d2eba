/// Something that a format cannot hold of a document.
public enum PaletteLoss: Equatable, Sendable {
  /// So many names.
  case names(Int)
  /// So many groups; where the format has names, each goes before those of its colours.
  case groups(Int, isInNames: Bool)
  /// So many colours can be seen through, and are written as if they could not.
  case alpha(Int)
  /// So many colours lie outside sRGB, and are written as the nearest inside.
  case gamut(Int)
  /// So many colours are given in inks, and are written as light.
  case inks(Int)
  /// So many colours are marked as spot or global ones.
  case kinds(Int)
  /// So many combinations of three.
  case combinations(Int)
  /// The format has room for so many colours only, and so many are left out.
  case beyond(Int, maximum: Int)
  /// The format's own program reads so many colours only; all are written.
  case unread(Int, maximum: Int)
}

extension PaletteFormat {
  /// What a file of the format cannot hold of a document, as far as there is such a file.
  ///
  /// - Parameter document: What shall be written.
  /// - Returns: The losses, each kind once; none where all fits.
  public func losses(of document: PaletteDocument) -> [PaletteLoss] {
    let facts = facts
    let entries = document.entries
    func count(
      without holding: PaletteFormatFacts.Holdings, _ matches: (PaletteDocument.Entry) -> Bool
    ) -> Int? {
      guard !facts.holds.contains(holding) else { return nil }
      let count = entries.count(where: matches)
      return count > 0 ? count : nil
    }
    var losses: [PaletteLoss] = []
    if let names = count(without: .names, { $0.name != nil }) { losses.append(.names(names)) }
    if document.hasGroups, !facts.holds.contains(.groups) {
      losses.append(.groups(document.groups.count, isInNames: facts.holds.contains(.names)))
    }
    if let alpha = count(without: .alpha, { $0.colour.alpha < 1 }) { losses.append(.alpha(alpha)) }
    if let wide = count(without: .wideGamut, { !$0.colour.isInGamut }) {
      losses.append(.gamut(wide))
    }
    if let inks = count(without: .inks, { $0.inks != nil }) { losses.append(.inks(inks)) }
    if let kinds = count(without: .kinds, { $0.kind == .spot || $0.kind == .global }) {
      losses.append(.kinds(kinds))
    }
    let combinations = document.groups.reduce(0) { $0 + ($1.palette?.combinations.count ?? 0) }
    if combinations > 0, !facts.holds.contains(.combinations) {
      losses.append(.combinations(combinations))
    }
    if let maximum = facts.maximum, entries.count > maximum {
      let more = entries.count - maximum
      switch facts.beyond {
      case .leftOut: losses.append(.beyond(more, maximum: maximum))
      case .unread: losses.append(.unread(more, maximum: maximum))
      case .refusedUnlessNamed where (try? TerminalColours(document)) != nil:
        losses.append(.beyond(more, maximum: maximum))
      case .refused, .refusedUnlessNamed: break
      }
    }
    return losses
  }
}

extension PaletteLoss: CustomStringConvertible {
  /// What is lost, as it follows a format's name and a colon.
  public var description: String {
    switch self {
    case .names(let count): "\(plural(count, "name")) left out"
    case .groups(let count, true):
      "\(plural(count, "group")) kept only in the names of the colours"
    case .groups(let count, false): "\(plural(count, "group")) left out"
    case .alpha(let count): "\(plural(count, "colour")) written without opacity"
    case .gamut(let count):
      "\(plural(count, "colour")) outside sRGB written as the nearest inside"
    case .inks(let count):
      "\(plural(count, "colour")) of inks written as light, by the plain formula without a profile"
    case .kinds(let count): "\(plural(count, "mark")) of spot and global colours left out"
    case .combinations(let count): "\(plural(count, "combination")) left out"
    case .beyond(let count, let maximum):
      "\(plural(count, "colour")) left out, since it holds \(maximum)"
    case .unread(let count, let maximum):
      "\(plural(count, "colour")) that will not be read, since only \(maximum) are"
    }
  }

  private func plural(_ count: Int, _ noun: String) -> String {
    count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
  }
}
