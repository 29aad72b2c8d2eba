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
    let visible = program.commands.filter { !$0.head.isHidden }
    return [CompletionNode(path: [], branches: branches(to: visible))]
      + visible.flatMap { nodes(of: $0, at: [$0.head.name], among: visible) }
  }

  private static func nodes(
    of command: CommandInfo, at path: [String], among all: [CommandInfo]
  ) -> [CompletionNode] {
    let arguments = command.standAloneArguments
    let visible = command.commands.filter { !$0.head.isHidden }
    var node = CompletionNode(
      path: path, branches: branches(to: visible),
      options: arguments.filter { $0.kind != .positional },
      positionals: arguments.filter { $0.kind == .positional })
    guard !node.positionals.contains(where: { $0.completion == .command }) else {
      // Its words lead to a command as those of the program do, but no further.
      node.positionals = []
      node.branches = branches(to: all)
      return [node] + nodes(namingGroupsOf: all, at: path)
    }
    return [node] + visible.flatMap { nodes(of: $0, at: path + [$0.head.name], among: all) }
  }

  /// The groups alone, below a command that takes the names of commands.
  private static func nodes(
    namingGroupsOf all: [CommandInfo], at path: [String]
  ) -> [CompletionNode] {
    all.filter { !$0.commands.isEmpty }.map { group in
      CompletionNode(
        path: path + [group.head.name],
        branches: branches(to: group.commands.filter { !$0.head.isHidden }))
    }
  }

  private static func branches(to commands: [CommandInfo]) -> [Branch] {
    commands.map { command in
      Branch(names: [command.head.name] + command.head.aliases, summary: command.head.summary)
    }
  }
}

extension CommandInfo {
  /// The arguments of the command; of a group, those of its default command.
  fileprivate var standAloneArguments: [ArgumentInfo] {
    commands.first { $0.head.name == defaultCommand }?.arguments ?? arguments
  }
}
