extension Program {
  /// The commands that every program has.
  var builtInCommands: [Command<Context>] { [helpCommand] }

  private var helpCommand: Command<Context> {
    Command("help", "Show help for the program or for one command.") {
      Action(
        printing: .positionals(
          "COMMAND", "The command, and its subcommand if it has any.", as: .text)
      ) {
        (names: [String]) throws(UsageError.Fault) in
        var route = Route<Context>(words: names)
        try route.follow(to: allCommands, passing: [], isLenient: true)
        return help(of: route)
      }
    }
  }

  /// What is printed when the program stands alone.
  var shortHelp: String { "\(name): \(summary)\n" }

  /// The help of the command that a route led to, or of the program.
  func help(of route: Route<Context>) -> String { shortHelp }
}
