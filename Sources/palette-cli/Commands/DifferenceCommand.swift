import PaletteCore

let differenceCommand = Command<Context>(
  "difference", "Measure how different two colours look.",
  discussion: [
    "Three measures: ok, the distance in OKLab, where 0.02 is just noticeable and black and white "
      + "are 1 apart; 76, which is CIE76, where that is about 2.3 and 100; and 2000, which is "
      + "CIEDE2000, where it is about 1 and 100. Opacity does not count.",
    "76 and 2000 are taken in CIE Lab relative to the white point D65. Where both colours are "
      + "given as lab() or lch(), their numbers are compared as they are, relative to D50.",
    "A pipe gets the three numbers in this order.",
  ],
  examples: [
    "palette-cli difference '#1e90ff' cornflowerblue",
    "palette-cli difference 'lab(50 2.6772 -79.7751)' 'lab(50 0 -82.7485)' --json",
  ]
) {
  Action(
    .positional("A", "A colour.", as: .colour, hintWhenMissing: hashHint),
    .positional("B", "Another colour.", as: .colour, hintWhenMissing: hashHint)
  ) { context, first, second in
    let (a, b) = (try context.colour(first), try context.colour(second))
    for (text, colour) in [(first, a.colour), (second, b.colour)] where colour.alpha < 1 {
      try context.notice(
        "'\(text)' can be seen through; opacity does not count, so it is compared as if opaque.")
    }
    let answer = DifferenceAnswer(first: a, second: b)
    switch context.form {
    case .json: try context.json(answer.json)
    case .records: try context.record(answer.numbers)
    case .picture: try context.picture { $0.difference(answer) }
    }
  }
}

/// What `difference` answers.
private struct DifferenceAnswer {
  let first: ColourArgument
  let second: ColourArgument

  /// The white point of the Lab that was used.
  var white: String {
    Difference.comparesAsWritten(first.colour, second.colour) ? "D50" : "D65"
  }

  func text(_ metric: Difference.Metric) -> String {
    let difference = Difference.between(first.colour, second.colour, by: metric)
    return DecimalText.text(difference, decimals: metric.decimals)
  }

  var numbers: [String] { Difference.Metric.allCases.map(text) }

  var json: JSON {
    let hexes: [JSON.Member] = [
      JSON.Member("first", .string(first.listed.hex)),
      JSON.Member("second", .string(second.listed.hex)),
    ]
    let measures = Difference.Metric.allCases.map {
      JSON.Member($0.rawValue, .number(text($0)))
    }
    return .object(hexes + measures + [JSON.Member("lab", .string(white))])
  }
}

extension Pictures {
  /// Both colours edge to edge, then each measure and how to read it.
  fileprivate func difference(_ answer: DifferenceAnswer) -> [String] {
    let pair = [answer.first.rgb, answer.second.rgb]
    let block = line(of: bar(pair, width: min(width, isNarrow ? 24 : 32)))
    let title = pairTitle(answer.first.listed, answer.second.listed)
    var table = Table(columns: [
      Table.Column(), Table.Column(alignment: .right), Table.Column(importance: 1, leastWidth: 12),
    ])
    for metric in Difference.Metric.allCases {
      table.append([
        [.text(metric.title, .dim)], [.text(answer.text(metric), .bold)],
        [.text(metric.scale, .dim)],
      ])
    }
    let white = "CIE76 and CIEDE2000 in Lab relative to \(answer.white)."
    return (showsColour ? [block, block] : []) + title + [""] + lines(of: table) + [""]
      + paragraph(white, style: .dim)
  }

  /// The hexes of two colours, and what they are called.
  private func pairTitle(_ first: ListedColour, _ second: ListedColour) -> [String] {
    var table = Table(columns: [Table.Column(), Table.Column(leastWidth: 8)])
    for colour in [first, second] {
      table.append([[.text(colour.hex, .bold)], colour.name.map { name($0) } ?? []])
    }
    return lines(of: table)
  }
}

extension Difference.Metric {
  /// What people call it.
  var title: String {
    switch self {
    case .ok: "OK"
    case .cie76: "CIE76"
    case .ciede2000: "CIEDE2000"
    }
  }

  /// How to read a number of this measure.
  fileprivate var scale: String {
    switch self {
    case .ok: "0.02 is noticeable, 1 is black to white"
    case .cie76: "2.3 is noticeable, 100 is black to white"
    case .ciede2000: "1 is noticeable, 100 is black to white"
    }
  }
}
