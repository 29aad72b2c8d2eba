/// A command-line program: its commands, and the options that all of them have.
public struct Program<Context>: Sendable {
  /// Commands that help shows together.
  public struct Section: Sendable {
    let title: String
    let commands: [Command<Context>]

    /// Creates a section.
    ///
    /// - Parameters:
    ///   - title: The heading, without a colon.
    ///   - commands: The commands, in the order to be shown.
    public init(_ title: String, _ commands: [Command<Context>]) {
      self.title = title
      self.commands = commands
    }
  }

  let name: String
  let version: String
  let summary: String
  let examples: [String]
  let footer: [String]
  let sections: [Section]
  let commonOptions: [ArgumentInfo]
  let makeContext: @Sendable ([[FoundText]]) throws(UsageError.Fault) -> () throws -> Context

  /// Creates a program.
  ///
  /// Beside the commands given it has `help` and `completions`, and beside the common options
  /// `--help` (`-h`) and `--version` (`-V`).
  ///
  /// - Parameters:
  ///   - name: The name as it is typed.
  ///   - version: The version, as `1.2.3`.
  ///   - summary: One sentence that says what it is.
  ///   - examples: Command lines to try; the first two are shown when the program stands alone.
  ///   - footer: Last lines of the help: where to read more.
  ///   - sections: The commands.
  ///   - option: The options that every command has, before its name or after it.
  ///   - context: Makes what every command is handed, from the values of these options.
  public init<each Value>(
    _ name: String, version: String, _ summary: String, examples: [String], footer: [String] = [],
    sections: [Section], common option: repeat Argument<each Value>,
    context: @escaping @Sendable (repeat each Value) throws -> Context
  ) {
    self.name = name
    self.version = version
    self.summary = summary
    self.examples = examples
    self.footer = footer
    self.sections = sections
    var infos: [ArgumentInfo] = []
    repeat infos.append((each option).info)
    commonOptions = infos
    makeContext = { found throws(UsageError.Fault) in
      var reader = ValueReader(found: found)
      let values = try (repeat reader.next(each option))
      return { try context(repeat each values) }
    }
  }
}

extension Program {
  /// What a command line asks for.
  public enum Invocation {
    /// Run a command: makes the context and calls what the command declared.
    case run(() throws -> Void)
    /// Print a text on standard output: help, the version, a completion script.
    case print(String)
    /// Tell what is wrong with the command line.
    case failure(UsageError)
  }

  /// Reads a command line.
  ///
  /// Nothing runs and nothing is printed; the context is made only when the invocation runs.
  ///
  /// - Parameters:
  ///   - words: The words behind the program's name.
  ///   - helpWidth: The most columns a line of help may have.
  /// - Returns: What to do.
  public func parse(_ words: [String], helpWidth: Int = 79) -> Invocation {
    var route = Route<Context>(words: words)
    do {
      return try invocation(of: words, route: &route, helpWidth: helpWidth)
    } catch {
      return .failure(UsageError(fault: error, command: typed(route.names)))
    }
  }

  private func invocation(
    of words: [String], route: inout Route<Context>, helpWidth: Int
  ) throws(UsageError.Fault) -> Invocation {
    if let text = try special(words, route: &route, helpWidth: helpWidth) { return .print(text) }
    try route.follow(to: allCommands, passing: commonOptions, isLenient: false)
    guard let command = route.command, case .action(let make) = command.content else {
      _ = try found(of: [], in: route.words)
      return .print(HelpText(of: outline, width: helpWidth).short)
    }
    let action = make()
    let found = try found(of: action.arguments, in: route.words)
    let context = try makeContext(found.common)
    switch try action.deed(found.own) {
    case .print(let text): return .print(try text(helpWidth))
    case .run(let run):
      let command = typed(route.names)
      return .run {
        do {
          try run(try context())
        } catch let fault as UsageError.Fault {
          throw UsageError(fault: fault, command: command)
        }
      }
    }
  }

  /// The texts of a command's own arguments, and of the common options.
  private func found(
    of arguments: [ArgumentInfo], in words: [String]
  ) throws(UsageError.Fault) -> (own: [[FoundText]], common: [[FoundText]]) {
    var sorter = WordSorter(infos: arguments + commonOptions)
    try sorter.sort(words)
    return (
      Array(sorter.found[..<arguments.count]), Array(sorter.found[arguments.count...])
    )
  }

  /// What `--help` or `--version` asks for, wherever it stands before `--`.
  private func special(
    _ words: [String], route: inout Route<Context>, helpWidth: Int
  ) throws(UsageError.Fault) -> String? {
    let options = words.prefix { $0 != "--" }
    if options.contains(where: { $0 == "--help" || $0 == "-h" }) {
      try route.follow(to: allCommands, passing: commonOptions, isLenient: true)
      return help(of: route, width: helpWidth)
    }
    return options.contains { $0 == "--version" || $0 == "-V" } ? "\(name) \(version)\n" : nil
  }

  /// The program and a command as the user would type them.
  private func typed(_ names: [String]) -> String { ([name] + names).joined(separator: " ") }

  /// The commands of all sections and those that every program has.
  var allCommands: [Command<Context>] { sections.flatMap(\.commands) + builtInCommands }
}
