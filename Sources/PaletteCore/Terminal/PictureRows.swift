extension Painter {
  /// A picture as lines of text.
  ///
  /// A parameter is sent only where it changes; blanks at the end of a line are left out, and no
  /// attribute is left on there.
  ///
  /// - Parameter buffer: The picture.
  /// - Returns: The lines, without line ends, half as many as the picture's rows, rounded up.
  public func picture(_ buffer: PixelBuffer) -> [String] {
    var slots = SlotCache(painter: self)
    return cells(of: buffer).map { line(of: $0, &slots) }
  }

  private func line(of cells: [PictureCell], _ slots: inout SlotCache) -> String {
    var line = ""
    var foreground: ANSI.Slot?
    var background: ANSI.Slot?
    let end = cells.lastIndex { $0.glyph != " " || $0.background != nil } ?? -1
    for cell in cells[...end] {
      var changes: [String] = []
      // A blank shows no foreground, so that the one before it may stay.
      if let slot = cell.foreground.flatMap({ slots.slot($0) }), slot != foreground {
        changes.append(ANSI.parameters(slot, .foreground))
        foreground = slot
      }
      let slot = cell.background.flatMap { slots.slot($0) }
      if slot != background {
        changes.append(slot.map { ANSI.parameters($0, .background) } ?? ANSI.defaultBackground)
        background = slot
      }
      if !changes.isEmpty { line += ANSI.sgr(changes) }
      line.append(cell.glyph)
    }
    return foreground == nil && background == nil ? line : line + ANSI.reset
  }
}

/// The nearest colours that were looked up already: a picture repeats its colours, and searching a
/// palette takes a while.
private struct SlotCache {
  let painter: Painter
  private var found: [RGB8: ANSI.Slot?] = [:]

  init(painter: Painter) { self.painter = painter }

  mutating func slot(_ rgb: RGB8) -> ANSI.Slot? {
    if painter.capabilities.depth == .trueColour { return painter.slot(rgb) }
    if let slot = found[rgb] { return slot }
    let slot = painter.slot(rgb)
    found[rgb] = .some(slot)
    return slot
  }
}
