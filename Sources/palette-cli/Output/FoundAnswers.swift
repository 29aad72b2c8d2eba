import PaletteCore

extension Context {
  /// How many of a listing to show: what the user said, else a screenful on a terminal, else all.
  fileprivate func shownCount(of count: Int, most: Int?) -> Int {
    // The prompt, the ad, and the line that tells of the rest need rows too.
    let fitting = output.isTerminal && form == .picture ? max(4, screen.size.rows - 5) : count
    // That line is no shorter than the one that it would stand for.
    return min(count, most ?? (count == fitting + 1 ? count : fitting))
  }
}

/// What to say where options let no palette through.
var noSuchPalette: Failure {
  Failure(.no, "No palette is like that. Leave out one of the options.")
}

/// Shows palettes in the form that is wanted, the ad below them.
///
/// - Parameters:
///   - found: The palettes.
///   - most: How many to show at most, if the user said it.
///   - showsAddress: Whether a person needs to be told where each is found.
///   - context: Where to show them.
/// - Throws: `Failure` if the output cannot be written.
func showPalettes(
  _ found: Catalogue.Palettes, most: Int?, showsAddress: Bool, _ context: Context
) throws {
  let shown = found.prefix(context.shownCount(of: found.count, most: most))
  switch context.form {
  case .json: try context.json(.array(shown.map { $0.palette.json(at: $0.address) }))
  case .records:
    for entry in shown {
      try context.record(entry.palette.fields(at: entry.address, in: context.language))
    }
  case .picture:
    try context.picture {
      $0.palettes(shown.map { ($0.palette, $0.address) }, showsAddress: showsAddress)
    }
  }
  try finish(shown: shown.count, of: found.count, most: most, context)
}

/// Shows colours in the form that is wanted, the ad below them.
///
/// - Parameters:
///   - count: How many there are.
///   - most: How many to show at most, if the user said it.
///   - context: Where to show them.
///   - colour: The colour of a place, which is asked only for what is shown.
/// - Throws: `Failure` if the output cannot be written.
func showColours(
  _ count: Int, most: Int?, _ context: Context, _ colour: (Int) -> ListedColour
) throws {
  let shown = (0..<context.shownCount(of: count, most: most)).map(colour)
  switch context.form {
  case .json: try context.json(.array(shown.map(\.json)))
  case .records:
    for colour in shown { try context.record(colour.fields(in: context.language)) }
  case .picture: try context.picture { $0.colours(shown) }
  }
  try finish(shown: shown.count, of: count, most: most, context)
}

private func finish(shown: Int, of count: Int, most: Int?, _ context: Context) throws {
  guard context.form == .picture else { return }
  if shown < count, most == nil {
    try context.picture {
      $0.paragraph("\(count - shown) more: '-n \(count)' shows them all.", style: .dim)
    }
  }
  try context.showAd()
}
