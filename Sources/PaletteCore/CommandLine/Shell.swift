/// A shell that the program can write completions for.
///
/// The scripts hold all that is known beforehand. For other values they call
/// `PROGRAM __complete -- KIND PREFIX WORD...`, a hidden command of the program: `KIND` is the name given
/// with `CompletionKind.offered`, `PREFIX` what is typed of the value so far, unquoted and perhaps empty,
/// and the words are those of the line before it.
/// It prints a line for each value, `VALUE` or `VALUE<TAB>DESCRIPTION`; values that do not start with
/// the prefix are passed over by the shell, and behind one that ends with a slash there is no blank. It
/// prints nothing else and exits 0, whatever happens.
public enum Shell: String, CaseIterable, Sendable {
  /// GNU bash, from 3.2 on.
  case bash
  /// The Z shell.
  case zsh
  /// The friendly interactive shell.
  case fish

  /// A script that lets the shell complete the program's command lines.
  ///
  /// - Parameter program: What is known of the program.
  /// - Returns: The script, to be read by the shell at its start.
  public func completionScript(for program: ProgramInfo) -> String {
    switch self {
    case .bash: BashCompletions(program).script
    case .zsh: ZshCompletions(program).script
    case .fish: FishCompletions(program).script
    }
  }

  /// The text as a single-quoted word of the shell.
  func quoted(_ text: String) -> String {
    var quoted = "'"
    for character in text {
      switch (self, character) {
      case (.fish, "'"), (.fish, "\\"): quoted += "\\\(character)"
      case (_, "'"): quoted += #"'\''"#
      default: quoted.append(character)
      }
    }
    return quoted + "'"
  }
}
