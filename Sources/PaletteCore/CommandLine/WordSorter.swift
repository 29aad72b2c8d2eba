/// Sorts the words of a command line to the arguments they belong to.
struct WordSorter {
  private let infos: [ArgumentInfo]
  /// The texts of each argument, in the order of the arguments.
  private(set) var found: [[FoundText]]
  private var positionals: [FoundText] = []

  init(infos: [ArgumentInfo]) {
    self.infos = infos
    found = Array(repeating: [], count: infos.count)
  }

  /// Sorts all words.
  mutating func sort(_ words: [String]) throws(UsageError.Fault) {
    var place = 0
    while place < words.count {
      let word = words[place]
      if word == "--" {
        for rest in (place + 1)..<words.count { addPositional(words[rest], rest) }
        break
      }
      if Word.isOption(word), !isNegativeNumber(word) {
        try addOption(words, &place)
      } else {
        addPositional(word, place)
      }
      place += 1
    }
    try dealPositionals()
  }

  private mutating func addPositional(_ text: String, _ position: Int) {
    positionals.append(FoundText(text: text, position: position))
  }

  /// Adds the option at a place; the place moves on when the next word is its value.
  private mutating func addOption(
    _ words: [String], _ place: inout Int
  ) throws(UsageError.Fault) {
    let position = place
    let name = Word.name(of: words[place])
    let glued = Word.gluedValue(of: words[place])
    guard let index = infos.firstIndex(where: { $0.isSpelled(name) }) else {
      throw Word.unknownOption(words[place], among: infos)
    }
    let info = infos[index]
    if info.kind == .flag {
      if let glued { throw .unexpectedValue(info, value: glued) }
      found[index].append(FoundText(text: "", position: position))
      return
    }
    if let glued {
      found[index].append(FoundText(text: glued, position: position))
      return
    }
    let next = place + 1
    guard next < words.count, !Word.isOption(words[next]) || isNegativeNumber(words[next]) else {
      throw .missingValue(info)
    }
    found[index].append(FoundText(text: words[next], position: position))
    place = next
  }

  /// Whether a word with a dash in front is a number: `-3` is, unless there is an option `-3`.
  private func isNegativeNumber(_ word: String) -> Bool {
    Decimal.looksNegative(word)
      && !infos.contains { $0.hasShort(startingIn: word) }
  }

  /// Deals the positionals to their arguments: one each, and all that are left to a repeatable one.
  private mutating func dealPositionals() throws(UsageError.Fault) {
    var rest = positionals[...]
    var limit = 0
    for (index, info) in infos.enumerated() where info.kind == .positional {
      if info.isRepeatable {
        found[index] = Array(rest)
        return
      }
      limit += 1
      if let first = rest.popFirst() { found[index] = [first] }
    }
    if let extra = rest.first { throw .unexpectedArgument(extra.text, limit: limit) }
  }
}

/// How a word of the command line is written.
enum Word {
  /// Whether the word starts as an option does; `-` alone stands for standard input.
  static func isOption(_ word: String) -> Bool {
    word.utf8.first == UInt8(ascii: "-") && word.utf8.count > 1
  }

  /// The word without a value glued to it: `--name` of `--name=value`.
  static func name(of word: String) -> String {
    guard word.hasPrefix("--"), let equals = word.firstIndex(of: "=") else { return word }
    return String(word[..<equals])
  }

  /// The value glued to a long option: `value` of `--name=value`.
  static func gluedValue(of word: String) -> String? {
    guard word.hasPrefix("--"), let equals = word.firstIndex(of: "=") else { return nil }
    return String(word[word.index(after: equals)...])
  }

  /// The error for an option that no argument has.
  static func unknownOption(_ word: String, among infos: [ArgumentInfo]) -> UsageError.Fault {
    let name = name(of: word)
    if !word.hasPrefix("--") {
      let long = "-" + word
      if infos.contains(where: { $0.isSpelled(Self.name(of: long)) }) {
        return .misspeltOption(word, meant: long)
      }
      if let info = infos.first(where: { $0.hasShort(startingIn: word) }),
        let short = info.short, info.kind == .option
      {
        let value = word.dropFirst(2)
        return .misspeltOption(
          word, meant: "-\(short) \(value.first == "=" ? value.dropFirst() : value)")
      }
    }
    return .unknownOption(name, suggestions: suggestions(for: name, among: infos))
  }

  /// The long options that a mistyped one may have meant.
  static func suggestions(for word: String, among infos: [ArgumentInfo]) -> [String] {
    guard word.hasPrefix("--") else { return [] }
    let names = infos.flatMap(\.spellings).filter { $0.hasPrefix("--") }.map { $0.dropFirst(2) }
    return PaletteCore.suggestions(
      for: String(name(of: word).dropFirst(2)), among: names.map(String.init)
    ).map { "--" + $0 }
  }
}
