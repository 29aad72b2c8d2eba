/// The help of a program and of its commands, as plain text of a given width.
public struct HelpText: Sendable {
  /// The most columns a line may have; words that are longer stand alone.
  private let width: Int
  private let program: ProgramInfo

  /// Prepares help.
  ///
  /// - Parameters:
  ///   - program: What is to be explained.
  ///   - width: The most columns a line may have, at least 40; less counts as 40.
  public init(of program: ProgramInfo, width: Int = 79) {
    self.program = program
    self.width = max(40, width)
  }

  /// A few lines for when the program stands alone: what it is, two examples, where to read more.
  public var short: String {
    page([
      wrap("\(program.name): \(program.summary)"),
      examples(Array(program.examples.prefix(2))),
      wrap("See '\(program.name) --help' for all commands."),
    ])
  }

  /// The help of the program: examples, the commands in their sections, the common options.
  public var full: String {
    let visible = program.sections.map { section in
      (section.title, section.commands.map(\.head).filter { !$0.isHidden })
    }
    let column = column(of: visible.flatMap(\.1).map(\.name))
    let sections = visible.filter { !$0.1.isEmpty }.map { title, heads in
      ["\(title):"] + heads.flatMap { row($0.name, $0.summary, column: column) }
    }
    return page(
      [
        wrap("\(program.name): \(program.summary)"),
        wrap("Usage: \(program.name) [OPTIONS] COMMAND ..."),
        examples(program.examples),
      ] + sections + [
        rows("Common options", program.commonOptions),
        wrap("See '\(program.name) help COMMAND' for one command."),
        program.footer.flatMap { wrap($0) },
      ])
  }

  /// The help of one command.
  ///
  /// - Parameters:
  ///   - command: The command.
  ///   - path: Its names from the top, without the program's: `["fav", "add"]`.
  /// - Returns: Usage, summary, examples, arguments and options, or the commands of a group.
  public func command(_ command: CommandInfo, path: [String]) -> String {
    let typed = ([program.name] + path).joined(separator: " ")
    let options = command.arguments.filter { $0.kind != .positional }
    let heads = command.commands.map(\.head).filter { !$0.isHidden }
    let column = column(of: heads.map(\.name))
    let commands = heads.flatMap { row($0.name, $0.summary, column: column) }
    return page(
      [
        wrap("Usage: " + usage(of: command, typed: typed), indent: 2),
        wrap(command.head.summary) + otherNames(of: command.head),
      ] + command.head.discussion.all.map { wrap($0) } + [
        examples(command.head.examples.all),
        commands.isEmpty ? [] : ["Commands:"] + commands,
        command.defaultCommand.map { wrap("'\(typed)' alone means '\(typed) \($0)'.") } ?? [],
        rows("Arguments", command.arguments.filter { $0.kind == .positional }),
        rows("Options", options),
        rows("Common options", program.commonOptions),
      ])
  }

  private func otherNames(of head: CommandHead) -> [String] {
    guard !head.aliases.isEmpty else { return [] }
    return wrap("Also: \(head.aliases.joined(separator: ", ")).")
  }

  private func usage(of command: CommandInfo, typed: String) -> String {
    guard command.commands.isEmpty else {
      return "\(typed) [OPTIONS] \(command.defaultCommand == nil ? "COMMAND" : "[COMMAND]") ..."
    }
    return ([typed] + command.arguments.compactMap(\.synopsis)).joined(separator: " ")
  }
}

/// The layout of lines.
extension HelpText {
  /// Blocks of lines with an empty line between them.
  private func page(_ blocks: [[String]]) -> String {
    blocks.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") + "\n" }
      .joined(separator: "\n")
  }

  private func examples(_ lines: [String]) -> [String] {
    lines.isEmpty ? [] : ["Examples:"] + lines.map { "  " + $0 }
  }

  private func rows(_ title: String, _ infos: [ArgumentInfo]) -> [String] {
    guard !infos.isEmpty else { return [] }
    let column = column(of: infos.map(\.helpLabel))
    return ["\(title):"] + infos.flatMap { row($0.helpLabel, $0.helpText, column: column) }
  }

  /// The column at which the texts beside some labels start.
  private func column(of labels: [String]) -> Int {
    min(labels.map(\.count).max() ?? 0, width / 3) + 4
  }

  /// A label and the text beside it; a label too long for its column has a line of its own.
  private func row(_ label: String, _ text: String, column: Int) -> [String] {
    let margin = String(repeating: " ", count: column)
    let lines = wrap(text, columns: width - column)
    let start = "  " + label
    guard start.count + 2 <= column, let first = lines.first else {
      return [start] + lines.map { margin + $0 }
    }
    let gap = String(repeating: " ", count: column - start.count)
    return [start + gap + first] + lines.dropFirst().map { margin + $0 }
  }

  private func wrap(_ text: String, indent: Int = 0) -> [String] {
    let lines = wrap(text, columns: width - indent)
    return lines.prefix(1) + lines.dropFirst().map { String(repeating: " ", count: indent) + $0 }
  }

  private func wrap(_ text: String, columns: Int) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, last.count + 1 + word.count <= columns {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}

extension ArgumentInfo {
  /// The argument in a usage line: `[--size N]`, `COLOUR...`.
  var synopsis: String {
    let base = kind == .option ? "--\(name) \(placeholder)" : kind == .flag ? "--\(name)" : name
    let repeated = isRepeatable ? base + "..." : base
    return minimum == 0 ? "[\(repeated)]" : repeated
  }

  /// The argument in a list: `-n, --size N`; names without a short one are set in by its width.
  fileprivate var helpLabel: String {
    guard kind != .positional else { return synopsis }
    let names = (short == nil ? "    " : "") + spellings.joined(separator: ", ")
    return kind == .option ? "\(names) \(placeholder)" : names
  }

  /// The summary, the choices and the default.
  fileprivate var helpText: String {
    var text = summary
    let choices = choices.all
    if !choices.isEmpty { text += " One of: \(choices.joined(separator: ", "))." }
    if kind == .option, isRepeatable { text += " May be repeated." }
    if let defaultText { text += " Default: \(defaultText)." }
    return text
  }
}
