/// A program without its context's type: what reads command lines.
@usableFromInline
struct PlainProgram: Sendable {
  @usableFromInline
  struct Section: Sendable {
    let title: String
    let commands: [CommandNode]

    @usableFromInline
    init(title: String, commands: [CommandNode]) {
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
  let makeContext: @Sendable (FoundArguments) throws(UsageError.Fault) -> () throws -> Any

  @usableFromInline
  init(
    name: String, version: String, summary: String, examples: [String], footer: [String],
    sections: [Section], commonOptions: [ArgumentInfo],
    makeContext: @escaping @Sendable (FoundArguments) throws(UsageError.Fault) -> () throws -> Any
  ) {
    self.name = name
    self.version = version
    self.summary = summary
    self.examples = examples
    self.footer = footer
    self.sections = sections
    self.commonOptions = commonOptions
    self.makeContext = makeContext
  }

  /// Reads a command line.
  func parse(_ words: [String], helpWidth: Int) -> Invocation {
    var route = Route(words: words)
    do {
      return try invocation(of: words, route: &route, helpWidth: helpWidth)
    } catch {
      return .failure(UsageError(fault: error, command: typed(route.names)))
    }
  }

  private func invocation(
    of words: [String], route: inout Route, helpWidth: Int
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
      return .run { [names = route.names] in
        do {
          try run(try context())
        } catch let fault as UsageError.Fault {
          throw UsageError(fault: fault, command: typed(names))
        }
      }
    }
  }

  /// The texts of a command's own arguments, and of the common options.
  private func found(
    of arguments: [ArgumentInfo], in words: [String]
  ) throws(UsageError.Fault) -> (own: FoundArguments, common: FoundArguments) {
    let infos = arguments + commonOptions
    var sorter = WordSorter(infos: infos)
    try sorter.sort(words)
    return (
      FoundArguments(infos: infos, texts: sorter.found, first: 0),
      FoundArguments(infos: infos, texts: sorter.found, first: arguments.count)
    )
  }

  /// What `--help` or `--version` asks for, wherever it stands before `--`.
  private func special(
    _ words: [String], route: inout Route, helpWidth: Int
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
  var allCommands: [CommandNode] {
    var all: [CommandNode] = []
    for section in sections { all += section.commands }
    return all + builtInCommands
  }
}
