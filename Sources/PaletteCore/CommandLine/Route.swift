/// The way from the first words of a command line to a command.
struct Route {
  /// The words that are not names of commands: what is left for the command to read.
  private(set) var words: [String]
  /// The names of the commands followed, as they are declared and not as they are typed.
  private(set) var names: [String] = []
  /// The last command followed.
  private(set) var command: CommandNode?

  init(words: [String]) { self.words = words }

  /// Follows names of commands, passing over common options, to a command that does something.
  ///
  /// Without any name `command` stays `nil`. A lenient walk passes over unknown options and stops at
  /// a group that has no more names behind it, so that help can be shown for it.
  mutating func follow(
    to commands: [CommandNode], passing options: [ArgumentInfo], isLenient: Bool
  ) throws(UsageError.Fault) {
    var level = commands
    var place = 0
    var optionsEnded = false
    while place < words.count {
      let word = words[place]
      if optionsEnded || !Word.isOption(word) {
        guard let next = level.first(where: { $0.isNamed(word) }) else {
          throw .unknownCommand(word, suggestions: Self.suggestions(for: word, among: level))
        }
        words.remove(at: place)
        enter(next)
        guard case .group(let commands, _) = next.content else { return }
        level = commands()
      } else if word == "--" {
        optionsEnded = true
        place += 1
      } else if let info = options.first(where: { $0.isSpelled(Word.name(of: word)) }) {
        place += info.kind == .option && !word.contains("=") ? 2 : 1
      } else if isLenient {
        place += 1
      } else {
        break
      }
    }
    if !isLenient { try settle(unread: place < words.count ? words[place] : nil, options) }
  }

  /// Chooses what is meant where no further command is named.
  private mutating func settle(
    unread: String?, _ options: [ArgumentInfo]
  ) throws(UsageError.Fault) {
    if let command, case .group(let makeCommands, let defaultName) = command.content {
      let commands = makeCommands()
      guard let next = commands.first(where: { $0.head.name == defaultName }) else {
        throw .missingCommand(choices: Self.names(of: commands))
      }
      enter(next)
    } else if let unread {
      let near = Word.suggestions(for: unread, among: options)
      throw near.isEmpty ? .misplacedOption(unread) : .unknownOption(unread, suggestions: near)
    }
  }

  private mutating func enter(_ next: CommandNode) {
    command = next
    names.append(next.head.name)
  }

  private static func suggestions(for word: String, among commands: [CommandNode]) -> [String] {
    PaletteCore.suggestions(for: word, among: names(of: commands, withAliases: true))
  }

  private static func names(
    of commands: [CommandNode], withAliases: Bool = false
  ) -> [String] {
    commands.filter { !$0.head.isHidden }
      .flatMap { [$0.head.name] + (withAliases ? $0.head.aliases : []) }
  }
}
