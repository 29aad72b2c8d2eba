/// A command of the program, or a group of commands: a name, a sentence, and what it does.
///
/// ```swift
/// static let list = Command<Context>("list", "List what the catalogue holds.") {
///   Action(
///     .optionalPositional("CATEGORY", "The category to list."),
///     .flag("long", short: "l", "Show everything known.")
///   ) { context, category, isLong in
///     …
///   }
/// }
/// ```
///
/// What a command does is made only when it runs, so that a start makes one command and not all.
public struct Command<Context>: Sendable {
  /// What is known of the command without making it.
  let head: CommandHead
  let content: Content

  enum Content: Sendable {
    case action(@Sendable () -> Action<Context>)
    case group([Command], defaultName: String?)
  }

  /// Creates a command.
  ///
  /// - Parameters:
  ///   - name: The name as it is typed.
  ///   - summary: One sentence that says what it does.
  ///   - aliases: Other names.
  ///   - discussion: Paragraphs for its own help, each one string.
  ///   - examples: Command lines to try.
  ///   - isHidden: Whether help, suggestions and completions leave it out.
  ///   - action: Makes what it takes and does.
  public init(
    _ name: String, _ summary: String, aliases: [String] = [], discussion: [String] = [],
    examples: [String] = [], isHidden: Bool = false,
    action: @escaping @Sendable () -> Action<Context>
  ) {
    head = CommandHead(
      name: name, aliases: aliases, summary: summary, discussion: discussion, examples: examples,
      isHidden: isHidden)
    content = .action(action)
  }

  /// Creates a group of commands.
  ///
  /// - Parameters:
  ///   - name: The name as it is typed.
  ///   - summary: One sentence that says what the group is about.
  ///   - aliases: Other names.
  ///   - discussion: Paragraphs for its own help, each one string.
  ///   - examples: Command lines to try.
  ///   - defaultCommand: The name of the command that is meant when none is named.
  ///   - commands: The commands of the group.
  public init(
    _ name: String, _ summary: String, aliases: [String] = [], discussion: [String] = [],
    examples: [String] = [], default defaultCommand: String? = nil, commands: [Command]
  ) {
    head = CommandHead(
      name: name, aliases: aliases, summary: summary, discussion: discussion, examples: examples)
    content = .group(commands, defaultName: defaultCommand)
  }

  /// Whether the command has the name or the alias.
  func isNamed(_ text: String) -> Bool { head.name == text || head.aliases.contains(text) }

  /// All that is known of the command, which is made for it.
  var info: CommandInfo {
    switch content {
    case .action(let make):
      CommandInfo(head: head, arguments: make().arguments)
    case .group(let commands, let defaultName):
      CommandInfo(
        head: head, commands: commands.map(\.info), defaultCommand: defaultName)
    }
  }
}

/// What a command takes and does.
public struct Action<Context>: Sendable {
  let arguments: [ArgumentInfo]
  let deed: @Sendable ([[FoundText]]) throws(UsageError.Fault) -> Deed

  /// What is left to do once the arguments are read.
  enum Deed {
    case run((Context) throws -> Void)
    case print((_ width: Int) throws(UsageError.Fault) -> String)
  }

  /// Creates what a command does from its arguments, each declared in place.
  ///
  /// - Parameters:
  ///   - argument: The arguments, positionals in the order in which they are typed.
  ///   - run: What to do; it is handed the context and the value of each argument, in order.
  public init<each Value>(
    _ argument: repeat Argument<each Value>,
    run: @escaping @Sendable (Context, repeat each Value) throws -> Void
  ) {
    var infos: [ArgumentInfo] = []
    repeat infos.append((each argument).info)
    arguments = infos
    deed = { found throws(UsageError.Fault) in
      var reader = ValueReader(found: found)
      let values = try (repeat reader.next(each argument))
      return .run { context in try run(context, repeat each values) }
    }
  }

  /// Creates an action that prints a text made from its only argument and the width of help.
  init<Value>(
    printing argument: Argument<Value>,
    text: @escaping @Sendable (Value, Int) throws(UsageError.Fault) -> String
  ) {
    arguments = [argument.info]
    deed = { found throws(UsageError.Fault) in
      var reader = ValueReader(found: found)
      let value = try reader.next(argument)
      return .print { width throws(UsageError.Fault) in try text(value, width) }
    }
  }
}

/// Reads the values of arguments one after the other.
struct ValueReader {
  private let found: [[FoundText]]
  private var index = 0

  /// - Parameter found: The texts of each argument, in the order of the arguments.
  init(found: [[FoundText]]) { self.found = found }

  mutating func next<Value>(_ argument: Argument<Value>) throws(UsageError.Fault) -> Value {
    defer { index += 1 }
    return try argument.read(found[index])
  }
}
