/// A command-line program: its commands, and the options that all of them have.
public struct Program<Context>: Sendable {
  /// Commands that help shows together.
  public struct Section: Sendable {
    @usableFromInline let plain: PlainProgram.Section

    /// Creates a section.
    ///
    /// - Parameters:
    ///   - title: The heading, without a colon.
    ///   - commands: The commands, in the order to be shown.
    @inlinable
    public init(_ title: String, _ commands: [Command<Context>]) {
      plain = PlainProgram.Section(title: title, commands: Command.nodes(of: commands))
    }
  }

  @usableFromInline let plain: PlainProgram

  /// Creates a program.
  ///
  /// Beside the commands given it has `help` and `completions`, and beside the common options
  /// `--help` (`-h`) and `--version` (`-V`).
  ///
  /// - Parameters:
  ///   - name: The name as it is typed.
  ///   - version: The version, as `1.2.3`.
  ///   - summary: One sentence that says what it is.
  ///   - examples: Command lines to try; the first two are shown when the program stands alone.
  ///   - footer: Last lines of the help: where to read more.
  ///   - sections: The commands.
  ///   - option: The options that every command has, before its name or after it.
  ///   - context: Makes what every command is handed, from the values of these options.
  @inlinable
  public init<each Value>(
    _ name: String, version: String, _ summary: String, examples: [String], footer: [String] = [],
    sections: [Section], common option: repeat Argument<each Value>,
    context: @escaping @Sendable (repeat each Value) throws -> Context
  ) {
    var infos: [ArgumentInfo] = []
    repeat infos.append((each option).info)
    var plainSections: [PlainProgram.Section] = []
    var index = 0
    while index < sections.count {
      plainSections.append(sections[index].plain)
      index += 1
    }
    plain = PlainProgram(
      name: name, version: version, summary: summary, examples: examples, footer: footer,
      sections: plainSections, commonOptions: infos
    ) { found throws(UsageError.Fault) in
      var reader = ValueReader(found)
      let values = try (repeat reader.next(each option))
      return { try context(repeat each values) }
    }
  }

  /// All that is known of the program; every command is made for it.
  public var info: ProgramInfo { plain.info }

  /// Reads a command line.
  ///
  /// Nothing runs and nothing is printed; the context is made only when the invocation runs.
  ///
  /// - Parameters:
  ///   - words: The words behind the program's name.
  ///   - helpWidth: The most columns a line of help may have.
  /// - Returns: What to do.
  public func parse(_ words: [String], helpWidth: Int = 79) -> Invocation {
    plain.parse(words, helpWidth: helpWidth)
  }
}

/// What a command line asks for.
public enum Invocation {
  /// Run a command: makes the context and calls what the command declared.
  case run(() throws -> Void)
  /// Print a text on standard output: help, the version, a completion script.
  case print(String)
  /// Tell what is wrong with the command line.
  case failure(UsageError)
}
