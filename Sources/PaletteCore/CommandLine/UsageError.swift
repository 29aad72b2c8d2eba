/// A command line that cannot be understood: what is wrong, and with which command.
public struct UsageError: Error, Equatable, Sendable {
  /// What is wrong with a command line.
  ///
  /// Commands throw these for rules between their arguments; the parser adds the command.
  public enum Fault: Error, Equatable, Sendable {
    /// No command has this name.
    case unknownCommand(String, suggestions: [String])
    /// A command that only groups others stands alone.
    case missingCommand(choices: [String])
    /// No option has this name.
    case unknownOption(String, suggestions: [String])
    /// The option stands before the command, where only the common options may stand.
    case misplacedOption(String)
    /// A value is glued to a short option, or a long option has one dash only.
    case misspeltOption(String, meant: String)
    /// An option is the last word, or is followed by another option.
    case missingValue(ArgumentInfo)
    /// A flag is given a value: `--json=yes`.
    case unexpectedValue(ArgumentInfo, value: String)
    /// A text breaks the rule of its argument.
    case badValue(ArgumentInfo, text: String, rule: String, suggestions: [String])
    /// A text is refused for a reason of its own.
    case refusedValue(ArgumentInfo, text: String, reason: String)
    /// An argument that must be given is not.
    case missingArgument(ArgumentInfo)
    /// There are more positionals than the command takes.
    case unexpectedArgument(String, limit: Int)
    /// Two arguments cannot be used together, each as the user types it.
    case conflict(String, String)
    /// The first argument, as the user types it, is of use only with the second.
    case needs(String, String)
    /// Another rule is broken: one or two whole sentences.
    case rule(String)
  }

  /// What is wrong.
  public let fault: Fault
  /// The program and the command as the user would type them: `palette-cli fav add`.
  public let command: String
}

extension UsageError: CustomStringConvertible {
  /// What is wrong and what to do, and on a line of its own where to read more.
  public var description: String { "\(fault)\n\(advice)" }

  /// Where to read more.
  public var advice: String { "See '\(command) --help'." }
}

extension UsageError.Fault: CustomStringConvertible {
  /// What is wrong and what to do, in whole sentences.
  public var description: String {
    switch self {
    case .unknownCommand(let text, let suggestions):
      "There is no command '\(text)'.\(Words.question(suggestions))"
    case .missingCommand(let choices):
      "A command is missing. Use one of: \(choices.joined(separator: ", "))."
    case .unknownOption(let text, let suggestions):
      "There is no option '\(text)'.\(Words.question(suggestions))"
    case .misplacedOption(let text):
      "There is no option '\(text)' before a command. Put a command's options behind its name."
    case .misspeltOption(let text, let meant):
      "There is no option '\(text)'. Did you mean '\(meant)'?"
    case .missingValue(let info):
      "'\(info.label)' has no value. \(Self.advice(for: info))"
    case .unexpectedValue(let info, let value):
      "'\(info.label)' takes no value, but '\(value)' was given. Leave it out."
    case .badValue(let info, let text, let rule, let suggestions):
      "'\(Self.shortLabel(of: info))' must be \(rule), not '\(text)'.\(Words.question(suggestions))"
    case .refusedValue(let info, _, let reason):
      info.kind == .positional ? reason : "'--\(info.name)': \(reason)"
    case .missingArgument(let info):
      "'\(info.label)' is missing.\(Self.hint(for: info).map { " " + $0 } ?? "")"
    case .unexpectedArgument(let text, let limit):
      "'\(text)' is one too many. \(Self.count(limit))"
    case .conflict(let first, let second):
      "'\(first)' and '\(second)' do not go together. Use one of them."
    case .needs(let first, let second):
      "'\(first)' is of use only with '\(second)'. Add it."
    case .rule(let sentences): sentences
    }
  }

  private static func shortLabel(of info: ArgumentInfo) -> String {
    info.kind == .positional ? info.placeholder : "--" + info.name
  }

  private static func advice(for info: ArgumentInfo) -> String {
    let choices = info.choices.all
    guard choices.isEmpty else {
      return "Use one of: \(choices.joined(separator: ", "))."
    }
    return "Write '--\(info.name) \(info.placeholder)', or '--\(info.name)=\(info.placeholder)'."
  }

  /// What to do where the argument is missing.
  private static func hint(for info: ArgumentInfo) -> String? {
    info.hintWhenMissing ?? (info.kind == .option ? advice(for: info) : nil)
  }

  private static func count(_ limit: Int) -> String {
    switch limit {
    case 0: "No argument is expected here."
    case 1: "Only one argument is expected here."
    default: "Only \(limit) arguments are expected here."
    }
  }
}
