import PaletteCore

/// Finds the nearest colours of the catalogue, and writes them as the command answers.
struct NearestAnswers: Sendable {
  private let search: Catalogue.NearestSearch
  private let metric: Difference.Metric
  private let count: Int
  let language: Language
  /// For a stream, the fields of each colour as a record has them.
  private let fields: Fields?

  init(
    search: Catalogue.NearestSearch, metric: Difference.Metric, count: Int, language: Language,
    isStream: Bool
  ) {
    self.search = search
    self.metric = metric
    self.count = count
    self.language = language
    fields = isStream ? Fields(of: search.colours, in: language) : nil
  }

  /// The colours found, the nearest first.
  func neighbours(of colour: Colour) -> [Catalogue.Neighbour] {
    search.neighbours(of: colour, count: count)
  }

  /// A difference as it is written.
  func text(ofDifference difference: Double) -> String {
    DecimalText.text(difference, decimals: metric.decimals)
  }

  // MARK: JSON

  func json(of line: borrowing ColourLine) -> JSON {
    let matches = neighbours(of: line.colour).map { neighbour in
      ListedColour(neighbour.found).json.adding([
        "difference": .number(text(ofDifference: neighbour.difference))
      ])
    }
    return .object([
      "input": .string(String(decoding: line.text, as: UTF8.self)), "matches": .array(matches),
      "fields": line.fieldsJSON,
    ])
  }

  // MARK: Records

  /// Appends a record for each colour found: query, hex, difference, name, address, and the other
  /// fields of the query's line.
  func append(_ line: borrowing ColourLine, to output: inout [UInt8]) {
    if count == 1 {
      if let match = search.match(for: line.colour) {
        append(match, for: line.text, line.rest, to: &output)
      }
    } else {
      for match in search.matches(for: line.colour, count: count) {
        append(match, for: line.text, line.rest, to: &output)
      }
    }
  }

  /// Appends the record of the one colour nearest to one in eight bits.
  @Sendable func append(
    _ rgb: RGB8, for text: ColourLine.Bytes, _ rest: ColourLine.Bytes, to output: inout [UInt8]
  ) {
    if let match = search.match(for: rgb) { append(match, for: text, rest, to: &output) }
  }

  private func append(
    _ match: NearestColours.Match, for text: ColourLine.Bytes, _ rest: ColourLine.Bytes,
    to output: inout [UInt8]
  ) {
    if text.allSatisfy({ (0x20...0x7E).contains($0) }) {
      output += text
    } else {
      output += sanitised(String(decoding: text, as: UTF8.self)).utf8
    }
    if let fields {
      fields.append(match.index, difference: match.difference, metric.decimals, to: &output)
    } else {
      Fields(of: [search.colours[match.index]], in: language)
        .append(0, difference: match.difference, metric.decimals, to: &output)
    }
    output += rest
    output.append(UInt8(ascii: "\n"))
  }

  /// The bytes that stand before and behind the difference in the records of colours.
  private struct Fields: Sendable {
    private var bytes: [UInt8] = []
    /// Where the bytes of each colour begin, and behind the last where they end.
    private var starts = [0]

    /// A tab, `#rrggbb`, and a tab.
    private static let headLength = 9

    init(of colours: some Collection<Catalogue.Found>, in language: Language) {
      starts.reserveCapacity(colours.count + 1)
      for found in colours {
        let name = sanitised(found.colour.name.text(in: language))
        bytes += "\t\(found.colour.rgb.hex)\t\t\(name)\t\(found.address)".utf8
        starts.append(bytes.count)
      }
    }

    func append(
      _ index: Int, difference: Double, _ decimals: Int, to output: inout [UInt8]
    ) {
      let (start, end) = (starts[index], starts[index + 1])
      // Slices of the array would be counted by all threads at once.
      bytes.withUnsafeBufferPointer { bytes in
        let middle = start + Self.headLength
        output += UnsafeBufferPointer(rebasing: bytes[start..<middle])
        DecimalText.append(difference, decimals: decimals, to: &output)
        output += UnsafeBufferPointer(rebasing: bytes[middle..<end])
      }
    }
  }
}

extension NearestAnswers {
  /// What a person sees of a colour asked for: nothing that a terminal would obey.
  struct Query {
    let text: String
    /// The line's other fields.
    let rest: String
    let colour: Colour
  }
}

extension NearestAnswers.Query {
  init(_ line: borrowing ColourLine) {
    text = line.visibleText
    rest = line.visibleRest
    colour = line.colour
  }
}

extension Pictures {
  /// Colours asked for, each with the ones found: edge to edge, so that the eye can judge.
  func nearest(
    _ queries: [NearestAnswers.Query], _ answers: NearestAnswers
  ) -> [String] {
    // An address is whole or left out: half of one leads nowhere.
    var table = Table(columns: [
      Table.Column(), Table.Column(importance: 4, leastWidth: 8), Table.Column(),
      Table.Column(alignment: .right), Table.Column(importance: 2, leastWidth: 8),
      Table.Column(importance: 3), Table.Column(importance: 1, leastWidth: 8),
    ])
    for query in queries {
      let asked = query.colour.rgb8
      for (index, neighbour) in answers.neighbours(of: query.colour).enumerated() {
        let found = neighbour.found.colour
        table.append([
          bar([asked, found.rgb], width: width < 30 ? 2 : isNarrow ? 6 : 8),
          // Said once: the rows below belong to the same colour.
          [.text(index == 0 ? query.text : " ", .plain)], [.text(found.rgb.hex, .bold)],
          [.text(answers.text(ofDifference: neighbour.difference), .dim)],
          // Where room is short, the address says more than a second name.
          isWide ? name(found.name) : [.text(found.name.text(in: language), .plain)],
          [.text(neighbour.found.address.description, .dim)],
          [.text(index == 0 ? query.rest : "", .plain)],
        ])
      }
    }
    return lines(of: table)
  }
}
