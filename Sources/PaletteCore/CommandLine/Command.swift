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
/// What a command does is made only when it runs, and its longer texts only when they are read, so
/// that a start makes one command and not all.
public struct Command<Context>: Sendable {
  @usableFromInline let node: CommandNode

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
  @inlinable
  public init(
    _ name: String, _ summary: String, aliases: [String] = [],
    discussion: @autoclosure @escaping @Sendable () -> [String] = [],
    examples: @autoclosure @escaping @Sendable () -> [String] = [], isHidden: Bool = false,
    action: @escaping @Sendable () -> Action<Context>
  ) {
    node = CommandNode(
      head: CommandHead(
        name: name, aliases: aliases, summary: summary, discussion: DeferredTexts(discussion),
        examples: DeferredTexts(examples), isHidden: isHidden),
      content: .action { action().plain })
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
  @inlinable
  public init(
    _ name: String, _ summary: String, aliases: [String] = [],
    discussion: @autoclosure @escaping @Sendable () -> [String] = [],
    examples: @autoclosure @escaping @Sendable () -> [String] = [],
    default defaultCommand: String? = nil,
    commands: @autoclosure @escaping @Sendable () -> [Command]
  ) {
    node = CommandNode(
      head: CommandHead(
        name: name, aliases: aliases, summary: summary, discussion: DeferredTexts(discussion),
        examples: DeferredTexts(examples)),
      content: .group({ Self.nodes(of: commands()) }, defaultName: defaultCommand))
  }

  /// The commands without their context's type.
  @inlinable
  static func nodes(of commands: [Command]) -> [CommandNode] {
    var nodes: [CommandNode] = []
    var index = 0
    while index < commands.count {
      nodes.append(commands[index].node)
      index += 1
    }
    return nodes
  }
}

/// A command without its context's type.
///
/// All that looks for commands works on these: code that is generic over a context is slow where the
/// compiler does not know the context, and a program's start is too short for that.
@usableFromInline
final class CommandNode: Sendable {
  /// What is known of the command without making it.
  let head: CommandHead
  let content: Content

  @usableFromInline
  init(head: CommandHead, content: Content) {
    self.head = head
    self.content = content
  }

  @usableFromInline
  enum Content: Sendable {
    case action(@Sendable () -> PlainAction)
    case group(@Sendable () -> [CommandNode], defaultName: String?)
  }

  /// Whether the command has the name or the alias.
  func isNamed(_ text: String) -> Bool { head.name == text || head.aliases.contains(text) }

  /// All that is known of the command, which is made for it.
  var info: CommandInfo {
    switch content {
    case .action(let make):
      CommandInfo(head: head, arguments: make().arguments)
    case .group(let commands, let defaultName):
      CommandInfo(head: head, commands: commands().map(\.info), defaultCommand: defaultName)
    }
  }
}

/// What a command takes and does, without its context's type.
@usableFromInline
struct PlainAction {
  let arguments: [ArgumentInfo]
  let deed: (FoundArguments) throws(UsageError.Fault) -> Deed

  /// What is left to do once the arguments are read.
  @usableFromInline
  enum Deed {
    /// Run with the context that the program makes.
    case run((Any) throws -> Void)
    /// Print a text, which may depend on the width of help.
    case print((_ width: Int) throws(UsageError.Fault) -> String)
  }

  @usableFromInline
  init(
    arguments: [ArgumentInfo], deed: @escaping (FoundArguments) throws(UsageError.Fault) -> Deed
  ) {
    self.arguments = arguments
    self.deed = deed
  }

  /// Creates an action that prints a text made from its only argument and the width of help.
  init<Value>(
    printing argument: Argument<Value>,
    text: @escaping (Value, Int) throws(UsageError.Fault) -> String
  ) {
    arguments = [argument.info]
    deed = { found throws(UsageError.Fault) in
      let value = try argument.read(found[0])
      return .print { width throws(UsageError.Fault) in try text(value, width) }
    }
  }
}

/// What a command takes and does.
public struct Action<Context> {
  @usableFromInline let plain: PlainAction

  /// Creates what a command does from its arguments, each declared in place.
  ///
  /// - Parameters:
  ///   - argument: The arguments, positionals in the order in which they are typed.
  ///   - run: What to do; it is handed the context and the value of each argument, in order.
  @inlinable
  public init<each Value>(
    _ argument: repeat Argument<each Value>,
    run: @escaping (Context, repeat each Value) throws -> Void
  ) {
    var infos: [ArgumentInfo] = []
    repeat infos.append((each argument).info)
    plain = PlainAction(arguments: infos) { found throws(UsageError.Fault) in
      var reader = ValueReader(found)
      let values = try (repeat reader.next(each argument))
      return .run { context in
        guard let context = context as? Context else {
          preconditionFailure("A program hands its commands the context of their type.")
        }
        try run(context, repeat each values)
      }
    }
  }
}

/// Reads the values of arguments one after the other.
@usableFromInline
struct ValueReader {
  @usableFromInline let found: FoundArguments
  @usableFromInline var index = 0

  @inlinable
  init(_ found: FoundArguments) { self.found = found }

  @inlinable
  mutating func next<Value>(_ argument: Argument<Value>) throws(UsageError.Fault) -> Value {
    defer { index += 1 }
    return try argument.read(found[index])
  }
}
