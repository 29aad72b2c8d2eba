import PaletteCore

/// What the listings look like to a person: lines of text for one terminal.
struct Pictures: Sendable {
  let painter: Painter
  /// The columns of the terminal.
  let width: Int
  let language: Language

  /// Whether the terminal is too narrow for generous swatches.
  var isNarrow: Bool { width < 64 }

  /// Whether there is room for what can be worked out from the rest of a line.
  var isWide: Bool { width >= 100 }

  var showsColour: Bool { painter.capabilities.depth != .none }

  /// The separator between parts of a line.
  var dot: String { painter.capabilities.unicode ? " · " : " - " }

  /// A name, and dimmed behind it what it is called where it comes from.
  func name(_ text: LocalisedText, style: Style = .plain) -> [Table.Piece] {
    let main = text.text(in: language)
    let pieces: [Table.Piece] = [.text(main, style)]
    guard painter.capabilities.unicode, let other = otherName(of: text), other != main else {
      return pieces
    }
    // "Catppuccin 配色" says the name again: only what it adds is shown.
    let added = other.hasPrefix(main + " ") ? String(other.dropFirst(main.count + 1)) : other
    return pieces + [.text(" ", .plain), .text(added, .dim)]
  }

  private func otherName(of text: LocalisedText) -> String? {
    switch language {
    case .english:
      // Who cannot read the local name can read how it sounds. A Chinese name of which nobody says how
      // it sounds is a translation of an English one.
      [text["pinyin"].flatMap { _ in text["zh-Hans"] }, text["ja"], text["pinyin"], text["romaji"]]
        .lazy.compactMap(\.self).first { $0 != text.text }
    case .chinese: text.text
    }
  }

  /// Colours edge to edge in a cell of a table; nothing on a terminal without colours.
  func bar(_ colours: [RGB8], width: Int) -> [Table.Piece] {
    showsColour ? [.bar(colours, width: width)] : []
  }

  /// Colours edge to edge in a line of their own; `nil` on a terminal without colours.
  func painted(_ colours: [RGB8], width: Int) -> String? {
    showsColour ? painter.bar(colours, width: width) : nil
  }

  /// Text broken between words into lines of at most the terminal's width.
  func paragraph(_ text: String, style: Style = .plain) -> [String] {
    wrapped(text, to: min(width, 78)).map { painter.paint($0, style) }
  }

  /// Labels, dimmed, and behind each what it says: never cut, but broken into lines.
  func facts(_ facts: [(label: String, text: String)], beside margin: Int = 0) -> [String] {
    let labelWidth = facts.reduce(0) { max($0, TextWidth.columns($1.label)) }
    let room = width - margin - labelWidth - 2
    // Where that leaves no room to speak of, the label gets a line of its own.
    guard room >= 16 else {
      return facts.flatMap { fact in
        [painter.paint(fact.label, .dim)]
          + wrapped(fact.text, to: max(1, width - margin - 2)).map { "  " + $0 }
      }
    }
    return facts.flatMap { fact in
      wrapped(fact.text, to: min(room, 78)).enumerated().map { index, text in
        painter.paint(TextWidth.padded(index == 0 ? fact.label : "", to: labelWidth), .dim) + "  "
          + text
      }
    }
  }

  /// A line for each text with its colour, and dimmed before them what each is called.
  func labelled(_ texts: [(text: String, rgb: RGB8)], _ labels: [String]) -> [String] {
    let widest = labels.reduce(0) { max($0, TextWidth.columns($1)) }
    return zip(labels, texts).map { label, one in
      let blanks = String(repeating: " ", count: widest - TextWidth.columns(label))
      return painter.paint(blanks + label, .dim) + "  " + swatched(one.text, one.rgb)
    }
  }

  /// A text with the colour that it stands for before it.
  ///
  /// What was asked for is never cut: a terminal breaks a line that is too long.
  func swatched(_ text: String, _ rgb: RGB8) -> String {
    blocks([rgb]) + painter.paint(text, .plain)
  }

  /// Two colours edge to edge, and what the first becomes; never cut.
  func swatched(
    _ before: (text: String, rgb: RGB8), becoming after: (text: String, rgb: RGB8)
  ) -> String {
    let arrow = painter.capabilities.unicode ? "→" : "->"
    return blocks([before.rgb, after.rgb]) + painter.paint("\(before.text) \(arrow) ", .dim)
      + painter.paint(after.text, .plain)
  }

  /// Swatches side by side and a blank; nothing on a terminal without colours.
  private func blocks(_ colours: [RGB8]) -> String {
    guard showsColour else { return "" }
    return colours.map { painter.swatch($0, width: 4) }.joined() + " "
  }

  func lines(of table: Table) -> [String] { table.lines(painter, width: width) }

  /// The first of some tables that fits whole, else the last, with its cells cut.
  func lines(ofFirstFitting tables: [Table]) -> [String] {
    (tables.first { $0.fits(width) } ?? tables.last).map(lines) ?? []
  }
}

extension Context {
  /// How this terminal shows pictures.
  var pictures: Pictures {
    Pictures(
      painter: Painter(screen.capabilities), width: screen.size.columns, language: language)
  }

  /// Writes a picture, a line at a time.
  func picture(_ draw: (Pictures) -> [String]) throws {
    for line in draw(pictures) { try output.line(line) }
  }
}
