import PaletteCore

extension Context {
  /// Hands a text to the terminal for its clipboard (OSC 52); whether it took it, nobody can know.
  func copy(_ text: String) throws {
    guard output.isTerminal || notices.isTerminal else {
      throw Failure(.no, "There is no terminal whose clipboard could take '\(text)'.")
    }
    let sequence = ClipboardSequence.text(copying: text, environment: environment)
    let terminal = output.isTerminal ? output : notices
    try terminal.write(sequence)
    try notice("'\(text)' was sent to the terminal's clipboard.")
  }
}
