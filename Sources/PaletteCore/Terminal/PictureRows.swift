extension Painter {
  /// A picture as lines of text.
  ///
  /// A parameter is sent only where it changes; blanks at the end of a line are left out, and no
  /// attribute is left on there.
  ///
  /// - Parameter buffer: The picture.
  /// - Returns: The lines, without line ends, half as many as the picture's rows, rounded up.
  public func picture(_ buffer: PixelBuffer) -> [String] {
    var codes = CodeCache(painter: self)
    return cells(of: buffer).map { line(of: $0, &codes) }
  }

  private func line(of cells: [PictureCell], _ codes: inout CodeCache) -> String {
    var line = ""
    var (foreground, background) = (ANSI.defaultForeground, ANSI.defaultBackground)
    let end = cells.lastIndex { $0.glyph != " " || $0.background != nil } ?? -1
    for cell in cells[...end] {
      var changes: [String] = []
      if let rgb = cell.foreground {
        let code = codes.code(rgb, .foreground)
        if code != foreground { changes.append(code) }
        foreground = code
      }
      let code = cell.background.map { codes.code($0, .background) } ?? ANSI.defaultBackground
      if code != background { changes.append(code) }
      background = code
      if !changes.isEmpty { line += ANSI.sgr(changes) }
      line.append(cell.glyph)
    }
    let isPlain = foreground == ANSI.defaultForeground && background == ANSI.defaultBackground
    return isPlain ? line : line + ANSI.reset
  }
}

/// The codes of colours that were looked up already: a picture repeats its colours, and finding the
/// nearest one of a palette takes a while.
private struct CodeCache {
  let painter: Painter
  private var found: [ANSI.Plane: [RGB8: String]] = [:]

  init(painter: Painter) { self.painter = painter }

  mutating func code(_ rgb: RGB8, _ plane: ANSI.Plane) -> String {
    if let code = found[plane]?[rgb] { return code }
    let code = painter.code(rgb, plane) ?? ""
    found[plane, default: [:]][rgb] = code
    return code
  }
}
