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
    return pieces + [.text(" ", .plain), .text(other, .dim)]
  }

  private func otherName(of text: LocalisedText) -> String? {
    switch language {
    case .english: text["zh-Hans"] ?? text["ja"]
    case .chinese: text.text
    }
  }

  /// A strip of swatches, evenly chosen where there are more colours than room.
  func strip(_ colours: [RGB8], most: Int, each: Int) -> [Table.Piece] {
    guard showsColour else { return [] }
    guard colours.count > most else { return colours.map { .swatch($0, width: each) } }
    return (0..<most).map { .swatch(colours[$0 * colours.count / most], width: each) }
  }

  /// Text broken between words into lines of at most the terminal's width.
  func paragraph(_ text: String, style: Style = .plain) -> [String] {
    wrapped(text, to: min(width, 78)).map { painter.paint($0, style) }
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
}

/// Breaks text into lines of at most so many columns: between words, or between two letters of a
/// script that writes none.
func wrapped(_ text: String, to limit: Int) -> [String] {
  var lines: [String] = []
  var line = ""
  var lineWidth = 0
  for word in breakable(sanitised(text)) {
    let width = TextWidth.columns(word)
    if lineWidth > 0, lineWidth + TextWidth.columns(trimmedEnd(word)) > limit {
      lines.append(trimmedEnd(line))
      line = ""
      lineWidth = 0
    }
    line += word
    lineWidth += width
  }
  return line.isEmpty ? lines : lines + [trimmedEnd(line)]
}

/// The pieces between which a line may be broken; a blank belongs to the piece before it.
private func breakable(_ text: String) -> [String] {
  // Chinese punctuation stays with the letter before it.
  let closing: Set<Character> = ["，", "。", "、", "；", "：", "！", "？", "）", "》", "”"]
  var pieces: [String] = []
  for character in text {
    let follows = closing.contains(character) || character == " "
    let isWide = TextWidth.columns(character) == 2
    if let last = pieces.last, let end = last.last,
      follows || (!isWide && end != " " && TextWidth.columns(end) != 2)
    {
      pieces[pieces.count - 1].append(character)
    } else {
      pieces.append(String(character))
    }
  }
  return pieces
}

private func trimmedEnd(_ text: String) -> String {
  var text = text
  while text.last == " " { text.removeLast() }
  return text
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
