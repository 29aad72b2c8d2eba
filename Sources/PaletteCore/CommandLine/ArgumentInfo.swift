/// What is known of one argument without its type: help, errors, completions and the manual read it.
public struct ArgumentInfo: Equatable, Sendable {
  /// How an argument is written.
  public enum Kind: Equatable, Sendable {
    /// `--name`, without a value.
    case flag
    /// `--name VALUE`.
    case option
    /// A word that belongs to no option, known by its place.
    case positional
  }

  /// How often an argument may be given.
  public enum Arity: Equatable, Sendable {
    /// It must be given; of an option given twice, the last one counts.
    case one
    /// It may be left out; of an option given twice, the last one counts.
    case optional
    /// Any number of times, at least `minimum` times.
    case many(minimum: Int)
  }

  /// How the argument is written.
  public var kind: Kind
  /// How often it may be given.
  public var arity: Arity
  /// The long name without its dashes; of a positional, its placeholder.
  public var name: String
  /// Other long names, without dashes, that mean the same.
  public var aliases: [String] = []
  /// The short name without its dash.
  public var short: String?
  /// The word that stands for the value in help and errors: `N`, `COLOUR`; empty for a flag.
  public var placeholder = ""
  /// One sentence that says what the argument does.
  public var summary: String
  /// The values that may be given, if they can be listed.
  public var choices: DeferredTexts = []
  /// The value used when the argument is left out, as the user would type it.
  public var defaultText: String?
  /// How a shell completes the value, beyond `choices`.
  public var completion: CompletionKind?
  /// What an error adds when the argument is missing: a whole sentence.
  public var hintWhenMissing: String?

  @usableFromInline
  init(
    kind: Kind, arity: Arity, name: String, aliases: [String] = [], short: String? = nil,
    placeholder: String = "", summary: String, choices: DeferredTexts = [],
    completion: CompletionKind? = nil
  ) {
    self.kind = kind
    self.arity = arity
    self.name = name
    self.aliases = aliases
    self.short = short
    self.placeholder = placeholder
    self.summary = summary
    self.choices = choices
    self.completion = completion
  }

  /// The names as they are typed, with dashes: the short one first, then the long ones.
  ///
  /// Of a positional there are none.
  public var spellings: [String] {
    guard kind != .positional else { return [] }
    return (short.map { ["-\($0)"] } ?? []) + ["--" + name] + aliases.map { "--" + $0 }
  }

  /// Whether a word with its dashes, and without a value glued to it, names the argument.
  func isSpelled(_ word: String) -> Bool {
    guard kind != .positional, word.utf8.first == UInt8(ascii: "-") else { return false }
    let bare = word.dropFirst()
    guard bare.utf8.first == UInt8(ascii: "-") else {
      return short.map { bare == $0 } ?? false
    }
    let long = bare.dropFirst()
    return long == name || aliases.contains { long == $0 }
  }

  /// Whether the letter behind the dash of a word is the short name.
  func hasShort(startingIn word: String) -> Bool {
    short.map { word.dropFirst().hasPrefix($0) } ?? false
  }

  /// The argument as errors name it: `--size N`, `--json`, `COLOUR`.
  public var label: String {
    switch kind {
    case .positional: placeholder
    case .flag: "--" + name
    case .option: "--\(name) \(placeholder)"
    }
  }

  /// Whether the argument is repeatable.
  public var isRepeatable: Bool {
    if case .many = arity { true } else { false }
  }

  /// The fewest times the argument may be given.
  public var minimum: Int {
    switch arity {
    case .one: 1
    case .optional: 0
    case .many(let minimum): minimum
    }
  }
}

/// How a shell completes a value that cannot be listed beforehand.
public enum CompletionKind: Hashable, Sendable {
  /// A path of a file.
  case file
  /// A path of a folder.
  case folder
  /// The name of a command of the program.
  case command
  /// What the program itself offers for a word of this kind, when asked with `__complete KIND PREFIX`.
  case offered(String)
  /// The same, or a path of a file.
  case offeredOrFile(String)
}
