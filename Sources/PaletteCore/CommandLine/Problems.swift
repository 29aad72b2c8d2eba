extension ProgramInfo {
  /// What is wrong with the declarations themselves; nothing, in a program that is well made.
  ///
  /// Names are unique and plain, summaries are one sentence with a full stop, choices are plain
  /// words, a repeatable positional is the last one and none that must be given stands behind one
  /// that need not, no line of help is wider than 79 columns.
  public var problems: [String] {
    let wide = helpPages.flatMap { page in
      page.split(separator: "\n").filter { $0.count > 79 }.map { "wider than 79 columns: \($0)" }
    }
    let top = CommandInfo(
      head: CommandHead(name: name, summary: summary), arguments: commonOptions, commands: commands)
    return top.problems(path: [], common: []) + wide
  }

  private var helpPages: [String] {
    let help = HelpText(of: self)
    func pages(_ commands: [CommandInfo], path: [String]) -> [String] {
      commands.flatMap { command in
        let path = path + [command.head.name]
        return [help.command(command, path: path)] + pages(command.commands, path: path)
      }
    }
    return [help.short, help.full] + pages(commands, path: [])
  }
}

extension CommandInfo {
  fileprivate func problems(path: [String], common: [ArgumentInfo]) -> [String] {
    let path = path + [head.name]
    let place = path.joined(separator: " ")
    let options = arguments + (path.count > 1 ? common : [])
    var problems = repeated(options.flatMap(\.spellings)).map { "\(place): '\($0)' twice" }
    problems += repeated(commands.flatMap { [$0.head.name] + $0.head.aliases })
      .map { "\(place): command '\($0)' twice" }
    if !head.summary.isOneSentence { problems.append("\(place): '\(head.summary)'") }
    if let defaultCommand, !commands.contains(where: { $0.head.name == defaultCommand }) {
      problems.append("\(place): there is no command '\(defaultCommand)'")
    }
    problems += arguments.flatMap(\.problems).map { "\(place): \($0)" }
    problems += orderProblems.map { "\(place): \($0)" }
    let common = path.count > 1 ? common : arguments
    return problems + commands.flatMap { $0.problems(path: path, common: common) }
  }

  private var orderProblems: [String] {
    let positionals = arguments.filter { $0.kind == .positional }
    let behind = zip(positionals, positionals.dropFirst())
    return behind.filter { $0.0.isRepeatable }.map { "\($0.1.name) comes behind a repeatable one" }
      + behind.filter { $0.0.minimum == 0 && $0.1.minimum > 0 }
      .map { "\($0.1.name) must be given, but \($0.0.name) before it need not" }
  }

  private func repeated(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.filter { !seen.insert($0).inserted }
  }
}

extension ArgumentInfo {
  fileprivate var problems: [String] {
    var problems: [String] = []
    if !summary.isOneSentence { problems.append("\(name): '\(summary)'") }
    for choice in choices.all where !choice.isPlainWord {
      problems.append("\(name): the choice '\(choice)' is not a plain word")
    }
    for word in (kind == .positional ? [] : [name]) + aliases where !word.isPlainWord {
      problems.append("'--\(word)' is not a plain word")
    }
    if let short, short.utf8.count != 1 || !short.isPlainWord {
      problems.append("'-\(short)' is not one letter")
    }
    if kind != .flag, placeholder.isEmpty || placeholder != placeholder.uppercased() {
      problems.append("\(name): the placeholder '\(placeholder)' is not in capitals")
    }
    return problems
  }
}

extension String {
  /// Whether the text ends in its only full stop, and starts with a capital letter.
  fileprivate var isOneSentence: Bool {
    hasSuffix(".") && first?.isUppercase == true && !dropLast().hasSuffix(".")
      && !dropLast().contains(". ")
  }

  /// Whether the text is ASCII letters, digits and inner dashes.
  fileprivate var isPlainWord: Bool {
    !isEmpty && !hasPrefix("-")
      && utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
          true
        default: false
        }
      }
  }
}
