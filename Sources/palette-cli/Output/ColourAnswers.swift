import PaletteCore

/// Writes the colours that a command made, and says at the end when some had to be mapped.
final class ColourAnswers {
  private let context: Context
  private let style: ColourStyle
  private var mapped = 0

  init(_ context: Context, as style: ColourStyle) {
    self.context = context
    self.style = style
  }

  /// Writes one colour: an object in JSON, else a line.
  ///
  /// `rest` is what followed the colour on its line of a stream, with the tab before it.
  func write(_ colour: Colour, rest: Substring = "") throws {
    count(colour)
    let text = style.text(of: colour)
    switch context.form {
    case .json: try context.json(try context.listed(style.shown(colour)).json)
    case .records: try context.output.line(text + rest)
    case .picture: try context.picture { [$0.swatched(text, style.shown(colour).rgb8)] }
    }
  }

  /// Writes what one colour is seen as, and shows a person both.
  ///
  /// The original is counted where it had to be mapped.
  func write(_ colour: Colour, seenFor original: Colour, rest: Substring) throws {
    if !original.isInGamut { mapped += 1 }
    guard context.form == .picture else { return try write(colour, rest: rest) }
    let (before, after) = (style.text(of: original), style.text(of: colour))
    try context.picture { [$0.swatched((before, original.rgb8), becoming: (after, colour.rgb8))] }
  }

  /// Writes a list of colours: an array in JSON, else a line for each.
  ///
  /// Of `labels` a person sees one before each colour, as far as there are any.
  func write(_ colours: [Colour], labels: [String] = []) throws {
    guard context.form == .json else {
      guard context.form == .picture, !labels.isEmpty else {
        for colour in colours { try write(colour) }
        return
      }
      colours.forEach(count)
      let lines = colours.map { (text: style.text(of: $0), rgb: style.shown($0).rgb8) }
      return try context.picture { $0.labelled(lines, labels) }
    }
    colours.forEach(count)
    try context.json(.array(try colours.map { try context.listed(style.shown($0)).json }))
  }

  /// Says how many colours had to be mapped into sRGB.
  func finish() throws {
    guard mapped > 0 else { return }
    let what = mapped == 1 ? "1 colour lies" : "\(mapped) colours lie"
    let how = "mapped into it (--gamut \(style.gamut.rawValue))"
    try context.notice("\(what) outside sRGB and had to be \(how).")
  }

  private func count(_ colour: Colour) {
    if style.notation.isLimitedToSRGB, !colour.isInGamut { mapped += 1 }
  }
}
