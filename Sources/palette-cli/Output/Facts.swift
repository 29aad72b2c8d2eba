import PaletteCore

extension Context {
  /// Facts, a name and a value a line; aligned on a terminal.
  func facts(_ facts: [(name: String, value: String)]) throws {
    guard form == .picture else {
      for fact in facts { try record([fact.name, fact.value]) }
      return
    }
    try picture { pictures in
      var table = Table(columns: [Table.Column(), Table.Column(leastWidth: 8)])
      for fact in facts {
        table.append([[.text(fact.name, .dim)], [.text(fact.value, .plain)]])
      }
      return pictures.lines(of: table)
    }
  }

  /// Tells what a command changed: a sentence for a person, keys for a program.
  func told(_ facts: [(name: String, value: String)], _ sentence: String) throws {
    try afterDoing(sentence) {
      switch form {
      case .json: try json(.object(facts.map { JSON.Member($0.name, .string($0.value)) }))
      case .records: try self.facts(facts)
      case .picture: try output.line(sanitised(sentence))
      }
    }
  }
}
