import PaletteCore

let formatsCommand = Command<Context>(
  "formats", "List the formats of palette files, and what each can hold.",
  examples: ["palette-cli formats"]
) {
  Action { context in
    let formats = PaletteFormat.allCases
    switch context.form {
    case .json: try context.json(.array(formats.map(\.json)))
    case .records: for format in formats { try context.record(format.fields) }
    case .picture: try context.picture { $0.formats(formats) }
    }
  }
}

extension PaletteFormat {
  /// The fields of a pipe: name, endings, what is done with it, what it holds, how many colours.
  fileprivate var fields: [String] {
    [
      rawValue, facts.suffixes.joined(separator: " "), uses.joined(separator: " "),
      facts.holds.words.joined(separator: " "), facts.maximum.map(String.init) ?? "", facts.title,
    ]
  }

  fileprivate var json: JSON {
    .object([
      "name": .string(rawValue), "title": .string(facts.title),
      "suffixes": .array(facts.suffixes.map(JSON.string)), "reads": .bool(facts.isRead),
      "writes": .bool(facts.isWritten), "holds": .array(facts.holds.words.map(JSON.string)),
      "maximum": facts.maximum.map(JSON.integer),
    ])
  }

  private var uses: [String] {
    (facts.isRead ? ["read"] : []) + (facts.isWritten ? ["write"] : [])
  }
}

extension PaletteFormatFacts.Holdings {
  /// What is held, a word each.
  var words: [String] {
    let all: [(PaletteFormatFacts.Holdings, String)] = [
      (.names, "names"), (.groups, "groups"), (.alpha, "alpha"), (.wideGamut, "wide-gamut"),
      (.inks, "inks"), (.kinds, "kinds"), (.combinations, "combinations"),
    ]
    return all.filter { contains($0.0) }.map(\.1)
  }
}

extension Pictures {
  fileprivate func formats(_ formats: [PaletteFormat]) -> [String] {
    var table = Table(columns: [
      Table.Column(), Table.Column(importance: 3, leastWidth: 12), Table.Column(importance: 4),
      Table.Column(importance: 5), Table.Column(importance: 2, leastWidth: 8),
      Table.Column(importance: 1),
    ])
    table.append(
      ["format", "of", "endings", "use", "holds beside colours", "at most"]
        .map { [.text($0, .dim)] })
    for format in formats {
      let facts = format.facts
      let use = facts.isRead ? facts.isWritten ? "read, write" : "read" : "write"
      table.append([
        [.text(format.rawValue, .bold)], [.text(facts.title, .plain)],
        [.text(facts.suffixes.map { ".\($0)" }.joined(separator: " "), .plain)],
        [.text(use, .plain)],
        [.text(facts.holds.words.joined(separator: ", "), .plain)],
        [.text(facts.maximum.map(String.init) ?? "", .plain)],
      ])
    }
    return lines(of: table)
  }
}
