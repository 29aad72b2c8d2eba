/// A place in the tree of commands, as the completion scripts need it.
struct CompletionNode {
  /// A command that can be named next.
  struct Branch {
    var names: [String]
    var summary: String
  }

  /// The names from the top as they are declared, without the program's; none for the top.
  var path: [String]
  /// The same place under every mixture of names and aliases is this one.
  var branches: [Branch] = []
  /// The place's own options; those of the default command where a group stands alone.
  var options: [ArgumentInfo] = []
  /// The positionals, in order.
  var positionals: [ArgumentInfo] = []

  /// All places of a program, the top first and each before those below it.
  static func all(of program: ProgramInfo) -> [CompletionNode] {
    nodes(path: [], commands: program.commands, arguments: [])
  }

  private static func nodes(
    path: [String], commands: [CommandInfo], arguments: [ArgumentInfo]
  ) -> [CompletionNode] {
    let visible = commands.filter { !$0.head.isHidden }
    let node = CompletionNode(
      path: path,
      branches: visible.map {
        Branch(names: [$0.head.name] + $0.head.aliases, summary: $0.head.summary)
      },
      options: arguments.filter { $0.kind != .positional },
      positionals: arguments.filter { $0.kind == .positional })
    return [node]
      + visible.flatMap { command in
        nodes(
          path: path + [command.head.name], commands: command.commands,
          arguments: command.standAloneArguments)
      }
  }
}

extension CommandInfo {
  /// The arguments of the command; of a group, those of its default command.
  fileprivate var standAloneArguments: [ArgumentInfo] {
    commands.first { $0.head.name == defaultCommand }?.arguments ?? arguments
  }
}
