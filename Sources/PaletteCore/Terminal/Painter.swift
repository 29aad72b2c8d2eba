/// Turns styled text into what one output stream can show.
///
/// Text is `sanitised` on the way. Every run of text ends with a reset, so that no attribute is left
/// on behind it.
public struct Painter: Sendable {
  /// What the stream can show.
  public let capabilities: Capabilities

  /// Creates a painter for a stream.
  ///
  /// - Parameter capabilities: What the stream can show.
  public init(_ capabilities: Capabilities) { self.capabilities = capabilities }

  /// Creates a painter for a stream.
  ///
  /// - Parameters:
  ///   - depth: How many colours the stream has.
  ///   - unicode: Whether characters beyond ASCII may be used for drawing.
  ///   - attributes: Whether bold, dim, underline and reverse may be used; with colour only, if not
  ///     given.
  public init(depth: ColourDepth, unicode: Bool, attributes: Bool? = nil) {
    self.init(
      Capabilities(depth: depth, attributes: attributes ?? (depth != .none), unicode: unicode))
  }

  /// Text in a style, as far as the stream can show it.
  ///
  /// - Parameters:
  ///   - text: Any text; what could steer the terminal is made visible.
  ///   - style: How it looks.
  /// - Returns: The text with its escape sequences, if any.
  public func paint(_ text: String, _ style: Style) -> String {
    let text = sanitised(text)
    let parameters = parameters(of: style)
    guard !parameters.isEmpty && !text.isEmpty else { return text }
    return ANSI.sgr(parameters) + text + ANSI.reset
  }

  /// A block of one colour.
  ///
  /// In 16 colours it begins with `~`, since those are nobody knows which, unless it is too small
  /// for that: a strip of small blocks would be more marks than colour. Without colour it is
  /// blank, so that lines stay aligned and the hex beside it speaks.
  ///
  /// - Parameters:
  ///   - rgb: The colour to show.
  ///   - width: The columns that it takes.
  /// - Returns: The block.
  public func swatch(_ rgb: RGB8, width: Int) -> String {
    let mark = capabilities.depth == .ansi16 && width > 2 ? "~" : ""
    let blanks = String(repeating: " ", count: max(0, width - mark.count))
    return mark + paint(blanks, Style(background: rgb))
  }

  /// Colours edge to edge that fill so many columns, each as far as the next one or a column more.
  ///
  /// Where there are more colours than columns, they are chosen evenly. In 16 colours only a single
  /// one gets the mark of a swatch: between many it would be taken for a pattern.
  ///
  /// - Parameters:
  ///   - colours: The colours from left to right.
  ///   - width: The columns that they take together.
  /// - Returns: The blocks; blanks if there are no colours.
  public func bar(_ colours: [RGB8], width: Int) -> String {
    guard width > 0, colours.count > 1 else {
      return colours.first.map { swatch($0, width: width) }
        ?? String(repeating: " ", count: max(0, width))
    }
    let cells = (0..<width).map { colours[(2 * $0 + 1) * colours.count / (2 * width)] }
    var bar = ""
    var start = 0
    for column in 1...width where column == width || cells[column] != cells[start] {
      let blanks = String(repeating: " ", count: column - start)
      bar += paint(blanks, Style(background: cells[start]))
      start = column
    }
    return bar
  }

  /// A block of one colour with text in its middle, in black or white, whichever is easier to read.
  ///
  /// - Parameters:
  ///   - rgb: The colour to show.
  ///   - label: Text of one line; what does not fit is cut.
  ///   - width: The columns that the block takes.
  /// - Returns: The block; without colour the text alone in as many columns.
  public func swatch(_ rgb: RGB8, label: String, width: Int) -> String {
    let label = truncated(sanitised(label), to: width)
    let blanks = max(0, width - TextWidth.columns(label))
    let text = TextWidth.padded(
      String(repeating: " ", count: blanks / 2) + label, to: width)
    return paint(text, Style(foreground: Contrast.textColour(on: rgb), background: rgb))
  }

  /// Text that takes at most so many columns, its end replaced by an ellipsis the stream can show.
  ///
  /// - Parameters:
  ///   - text: Text of one line.
  ///   - limit: The most columns to take.
  /// - Returns: The text itself if it fits, else its beginning and the ellipsis.
  public func truncated(_ text: String, to limit: Int) -> String {
    TextWidth.truncated(text, to: limit, ellipsis: capabilities.unicode ? "…" : "..")
  }

  private func parameters(of style: Style) -> [String] {
    var result: [String] = []
    if capabilities.attributes {
      if style.bold { result.append(ANSI.bold) }
      if style.dim { result.append(ANSI.dim) }
      if style.underline { result.append(ANSI.underline) }
      if style.reverse { result.append(ANSI.reverse) }
    }
    if let slot = style.foreground.flatMap(slot) {
      result.append(ANSI.parameters(slot, .foreground))
    }
    if let slot = style.background.flatMap(slot) {
      result.append(ANSI.parameters(slot, .background))
    }
    return result
  }

  /// The nearest colour the stream has; `nil` if it has none.
  func slot(_ rgb: RGB8) -> ANSI.Slot? {
    switch capabilities.depth {
    case .none: nil
    case .ansi16: .indexed16(XTerm16.nearestIndex(to: rgb))
    case .ansi256: .indexed256(XTerm256.nearestIndex(to: rgb))
    case .trueColour: .trueColour(rgb)
    }
  }
}
