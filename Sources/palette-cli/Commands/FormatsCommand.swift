import PaletteCore

let formatsCommand = Command<Context>(
  "formats", "List the formats of palette files, and what each can hold.",
  discussion: [
    "A PNG is read as a strip with a square for each colour, of any size and in one row or several. "
      + "Of another picture the different colours are taken, 4096 at most. A PNG is written as such "
      + "a strip, and as 'png-sheet' with the names below the colours.",
    "'wide' stands for colours outside sRGB, 'inks' for amounts of ink, and 'most' for the number of "
      + "colours that a file has room for. A pipe gets a line for each format: its name, its endings, "
      + "what is done with it, what it holds, that number, and what it is.",
  ],
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
  /// A row for each format: what is done with it and what it holds are marks below their words.
  fileprivate func formats(_ formats: [PaletteFormat]) -> [String] {
    let marks: [(word: String, isSo: (PaletteFormatFacts) -> Bool)] = [
      ("read", \.isRead), ("write", \.isWritten), ("names", { $0.holds.contains(.names) }),
      ("groups", { $0.holds.contains(.groups) }), ("alpha", { $0.holds.contains(.alpha) }),
      ("wide", { $0.holds.contains(.wideGamut) }), ("inks", { $0.holds.contains(.inks) }),
    ]
    var table = Table(
      columns: [Table.Column()] + marks.map { _ in Table.Column() } + [
        Table.Column(importance: 3, alignment: .right), Table.Column(importance: 2),
        Table.Column(importance: 1, leastWidth: 12),
      ])
    table.append(
      ([""] + marks.map(\.word) + ["most", "ending", ""]).map { [.text($0, .dim)] })
    let mark = painter.capabilities.unicode ? "●" : "x"
    for format in formats {
      let facts = format.facts
      table.append(
        [[.text(format.rawValue, .bold)]]
          + marks.map { $0.isSo(facts) ? [.text(mark, .plain)] : [] } + [
            [.text(facts.maximum.map(String.init) ?? "", .plain)],
            [.text(facts.suffixes.first.map { ".\($0)" } ?? "", .plain)],
            [.text(facts.title, .dim)],
          ])
    }
    return lines(of: table)
  }
}
