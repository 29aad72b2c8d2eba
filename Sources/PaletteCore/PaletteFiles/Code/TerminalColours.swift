/// The colours of a terminal's theme, found in a palette.
struct TerminalColours {
  /// Black, red, green, yellow, blue, magenta, cyan, white, and the bright ones in the same order.
  let ansi: [RGB8]
  /// What text is written on.
  let background: RGB8
  /// What text is written in.
  let foreground: RGB8
  /// The cursor.
  let cursor: RGB8
  /// What selected text is written on.
  let selection: RGB8
  /// What selected text is written in.
  let selectedText: RGB8

  /// Finds the colours: by the names that the themes of terminals and editors have, else in order.
  ///
  /// Of several palettes, such as a dark one and its light sister, the first one with a name counts:
  /// of Gruvbox the dark one.
  ///
  /// - Throws: That there are not just sixteen colours, where names do not tell which is which.
  init(_ document: PaletteDocument) throws(PaletteFileRefusal) {
    let entries = document.entries
    let named = Self.named(entries)
    if let scheme = TerminalScheme.all.first(where: { $0.fits(named) }) {
      ansi = scheme.ansi.compactMap { named[$0] }
      background = scheme.background.flatMap { named[$0] } ?? ansi[0]
      foreground =
        scheme.foreground.flatMap { named[$0] } ?? Self.readable(ansi, on: background)
      cursor = named["cursor"] ?? named["cursor-colour"] ?? named["cursor-color"] ?? foreground
    } else {
      guard entries.count == 16 else { throw .noTerminalColours }
      ansi = entries.map(\.colour.rgb8)
      background = ansi[0]
      foreground = Self.readable(ansi, on: background)
      cursor = foreground
    }
    selection =
      named["selection"] ?? named["selection-background"]
      ?? [ansi[8], ansi[0], ansi[7]].first { [background] in $0 != background } ?? foreground
    selectedText =
      Contrast.ratio(foreground, selection) >= Contrast.ratio(background, selection)
      ? foreground : background
  }

  /// The colours by the slugs of their names, the first of each.
  private static func named(_ entries: [PaletteDocument.Entry]) -> [String: RGB8] {
    var named: [String: RGB8] = [:]
    for entry in entries {
      if let slug = entry.name.flatMap(Identifier.made), named[slug] == nil {
        named[slug] = entry.colour.rgb8
      }
    }
    return named
  }

  /// White or bright white where they can be read, else what can be read best.
  private static func readable(_ ansi: [RGB8], on background: RGB8) -> RGB8 {
    func contrast(_ rgb: RGB8) -> Double { Contrast.ratio(rgb, background) }
    // WCAG 2.2 §1.4.3.
    if let usual = [ansi[7], ansi[15]].first(where: { contrast($0) >= 4.5 }) { return usual }
    return ansi.max { contrast($0) < contrast($1) } ?? ansi[7]
  }
}
