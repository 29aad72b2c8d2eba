import PaletteCore

extension Pictures {
  /// Text on its background as it looks, what the measures say, and the fix.
  func contrast(_ answer: ContrastAnswer) -> [String] {
    var verdicts = Table(columns: [Table.Column(), Table.Column(), Table.Column(leastWidth: 8)])
    let ratio = Contrast.text(ofRatio: answer.ratio, decimals: 2) + " : 1"
    verdicts.append([[.text("WCAG 2", .dim)], [.text(ratio, .bold)], []])
    verdicts.append(verdict("AA", answer.ratio, text: .aaText, large: .aaLarge))
    verdicts.append(verdict("AAA", answer.ratio, text: .aaaText, large: .aaaLarge))
    let lc = "Lc " + DecimalText.text(answer.lc, decimals: 1)
    verdicts.append([
      [.text("APCA", .dim)], [.text(lc, .bold)], [.text("version \(APCA.version)", .dim)],
    ])
    return sample(answer.text.rgb, on: answer.background.rgb, isLarge: true)
      + lines(of: described([("text", answer.text), ("background", answer.background)]))
      + [""] + lines(of: verdicts) + (answer.fix.map { fix($0, on: answer.background) } ?? [])
  }

  private func fix(_ fix: ContrastAnswer.Fix, on background: ListedColour) -> [String] {
    let ratio = Contrast.text(ofRatio: fix.ratio, decimals: 2) + " : 1"
    let label = "\(fix.level.rawValue.uppercased()) with"
    return [""] + sample(fix.colour.rgb, on: background.rgb, isLarge: false)
      + lines(of: described([(label, fix.colour)], ratio: ratio))
  }

  private func verdict(
    _ level: String, _ ratio: Double, text: Contrast.Requirement, large: Contrast.Requirement
  ) -> [[Table.Piece]] {
    func piece(_ label: String, _ requirement: Contrast.Requirement) -> [Table.Piece] {
      let passes = requirement.passes(ratio)
      return [.text("\(label) ", .dim), .text(passes ? "yes" : "no", passes ? .plain : .bold)]
    }
    return [[.text(level, .dim)], piece("text", text), piece("large text", large)]
  }

  /// Colours under labels, with their names.
  private func described(
    _ colours: [(label: String, colour: ListedColour)], ratio: String? = nil
  ) -> Table {
    var table = Table(columns: [
      Table.Column(), Table.Column(), Table.Column(), Table.Column(importance: 1, leastWidth: 8),
    ])
    for (label, colour) in colours {
      table.append([
        [.text(label, .dim)], [.text(colour.hex, .bold)],
        ratio.map { [.text($0, .plain)] } ?? [], colour.name.map { name($0) } ?? [],
      ])
    }
    return table
  }

  /// A few words in a colour on another; nothing where the terminal shows no colour.
  private func sample(_ text: RGB8, on background: RGB8, isLarge: Bool) -> [String] {
    guard showsColour else { return [] }
    let columns = min(width, 40)
    let style = Style(foreground: text, background: background)
    let blank = painter.paint(String(repeating: " ", count: columns), style)
    let words = TextWidth.padded("   Words to read, and 0123456789", to: columns)
    let line = painter.paint(painter.truncated(words, to: columns), style)
    return isLarge ? [blank, line, blank] : [line]
  }
}
