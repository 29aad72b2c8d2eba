/// How many colours may be sent to a terminal.
public enum ColourDepth: Equatable, Sendable {
  /// No colour at all.
  case none
  /// The 16 colours that terminals have had since aixterm; users re-theme them.
  case ansi16
  /// xterm's 256: a 6 × 6 × 6 cube and 24 greys.
  case ansi256
  /// 24 bits, 8 for each component.
  case trueColour
}

/// What the user chose with `--color`.
public enum ColourChoice: String, CaseIterable, Sendable {
  /// Decide by environment and terminal.
  case auto
  /// Colour, even into a pipe.
  case always
  /// No colour.
  case never
}
