/// The names and texts of a command: what a list of commands needs.
public struct CommandHead: Equatable, Sendable {
  /// The name as it is typed.
  public var name: String
  /// Other names.
  public var aliases: [String] = []
  /// One sentence that says what the command does.
  public var summary: String
  /// Paragraphs for the command's own help.
  public var discussion: DeferredTexts = []
  /// Command lines to try.
  public var examples: DeferredTexts = []
  /// Whether help, suggestions and completions leave the command out.
  public var isHidden = false

  @usableFromInline
  init(
    name: String, aliases: [String] = [], summary: String, discussion: DeferredTexts = [],
    examples: DeferredTexts = [], isHidden: Bool = false
  ) {
    self.name = name
    self.aliases = aliases
    self.summary = summary
    self.discussion = discussion
    self.examples = examples
    self.isHidden = isHidden
  }
}

/// All that is known of a command without its types.
public struct CommandInfo: Equatable, Sendable {
  /// Its names and texts.
  public var head: CommandHead
  /// What it takes, in the order of declaration; empty for a group.
  public var arguments: [ArgumentInfo] = []
  /// The commands of a group; empty for a command that does something.
  public var commands: [CommandInfo] = []
  /// The name of the command that is meant when a group stands alone.
  public var defaultCommand: String?
}

/// All that is known of a program without its types.
public struct ProgramInfo: Equatable, Sendable {
  /// Commands that help shows together.
  public struct Section: Equatable, Sendable {
    /// The heading, without a colon.
    public var title: String
    /// The commands, in the order to be shown.
    public var commands: [CommandInfo]
  }

  /// The name as it is typed.
  public var name: String
  /// The version, as `1.2.3`.
  public var version: String
  /// One sentence that says what the program is.
  public var summary: String
  /// Command lines to try.
  public var examples: [String]
  /// Last lines of the help: where to read more.
  public var footer: [String]
  /// The options that every command has.
  public var commonOptions: [ArgumentInfo]
  /// The commands.
  public var sections: [Section]

  /// All commands of all sections, hidden ones too.
  public var commands: [CommandInfo] { sections.flatMap(\.commands) }
}
