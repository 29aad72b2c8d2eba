/// The escape sequence that puts text on a terminal's clipboard.
///
/// Source: xterm's "Control Sequences", OSC 52; tmux's manual, `allow-passthrough`; GNU screen's
/// manual, "String Escapes".
public enum ClipboardSequence {
  /// The sequence for a terminal, wrapped where a multiplexer stands before it.
  ///
  /// - Parameters:
  ///   - text: The text to copy.
  ///   - environment: The environment's variables; `TMUX` and `STY` tell of a multiplexer.
  /// - Returns: The sequence to send.
  public static func text(copying text: String, environment: Environment) -> String {
    let sequence = "\u{1B}]52;c;\(Base64.text(of: Array(text.utf8)))\u{7}"
    let isSet = { (name: String) in environment[name].map { !$0.isEmpty } ?? false }
    if isSet("TMUX") {
      // tmux wants every escape inside doubled.
      return "\u{1B}Ptmux;\u{1B}\(sequence)\u{1B}\\"
    }
    return isSet("STY") ? "\u{1B}P\(sequence)\u{1B}\\" : sequence
  }
}
