extension PlainProgram {
  /// The commands that every program has.
  var builtInCommands: [CommandNode] { [helpCommand, completionsCommand] }

  private var helpCommand: CommandNode {
    let head = CommandHead(name: "help", summary: "Show help for the program or for one command.")
    return CommandNode(
      head: head,
      content: .action {
        PlainAction(
          printing: .positionals(
            "COMMAND", "The command, and its subcommand if it has any.",
            as: .text("COMMAND", completion: .command))
        ) { names, width throws(UsageError.Fault) in
          var route = Route(words: names)
          try route.follow(to: allCommands, passing: [], isLenient: true)
          return help(of: route, width: width)
        }
      })
  }

  private var completionsCommand: CommandNode {
    let head = CommandHead(
      name: "completions", summary: "Print a completion script for a shell.",
      discussion: [
        "Put the line for your shell into the file that it reads at its start: ~/.bashrc, ~/.zshrc"
          + " (behind compinit), or ~/.config/fish/config.fish."
      ],
      examples: DeferredTexts { [name] in
        [
          "source <(\(name) completions bash)", "source <(\(name) completions zsh)",
          "\(name) completions fish | source",
        ]
      })
    return CommandNode(
      head: head,
      content: .action {
        PlainAction(printing: .positional("SHELL", "The shell.", as: .choice(of: Shell.self))) {
          shell, _ in shell.completionScript(for: info)
        }
      })
  }

  /// The options that every command has: those declared, and help and version.
  var everyCommonOption: [ArgumentInfo] {
    commonOptions + [
      ArgumentInfo(
        kind: .flag, arity: .optional, name: "help", short: "h",
        summary: "Show help and do nothing else."),
      ArgumentInfo(
        kind: .flag, arity: .optional, name: "version", short: "V",
        summary: "Show the version and do nothing else."),
    ]
  }

  /// All that is known of the program; every command is made for it.
  var info: ProgramInfo { described(by: \.info) }

  /// What is known of the program without making a command: the commands' names and summaries.
  var outline: ProgramInfo { described { CommandInfo(head: $0.head) } }

  private func described(by describe: (CommandNode) -> CommandInfo) -> ProgramInfo {
    let allSections = sections + [Section(title: "Help", commands: builtInCommands)]
    return ProgramInfo(
      name: name, version: version, summary: summary, examples: examples, footer: footer,
      commonOptions: everyCommonOption,
      sections: allSections.map {
        ProgramInfo.Section(title: $0.title, commands: $0.commands.map(describe))
      })
  }

  /// The help of the command that a route led to, or of the program.
  func help(of route: Route, width: Int) -> String {
    let help = HelpText(of: outline, width: width)
    return route.command.map { help.command($0.info, path: route.names) } ?? help.full
  }
}
