import PaletteCore

let nearestCommand = Command<Context>(
  "nearest", "Find the catalogue's colours that look most like a colour.",
  discussion: [
    "The difference is measured by --metric: 'ok' is the distance in OKLab, where 0.02 is just "
      + "noticeable; '2000' is CIEDE2000, where 1 is; '76' is the plain distance in CIE L*a*b*, "
      + "where about 2.3 is. Both are relative to D65. A colour outside sRGB is measured as it is; "
      + "opacity does not count. Of equally near colours the catalogue's first comes first.",
    "In a pipe a line holds the colour as it was typed, then of the colour found the hex, the "
      + "difference, the name and the address.",
    streamHelp, foundTemplateHelp + " {name} is the name in the catalogue.",
  ],
  examples: [
    "palette-cli nearest 'hsl(24 90% 50%)'",
    "palette-cli nearest rebeccapurple -n 5 --metric 2000",
    "palette-cli list reds/scarlet | palette-cli nearest --in neutrals",
    "palette-cli nearest teal --template '{input} is about {name}, {address}'",
  ]
) {
  Action(
    .colours,
    .option("in", "Look only in this category or palette.", as: .place),
    .option(
      "metric", placeholder: "METRIC", "How differences are measured.",
      as: .choice(of: Difference.Metric.self), default: .ok),
    .option(
      "count", short: "n", placeholder: "K", "How many to find for each colour, nearest first.",
      as: .wholeNumber(in: 1...1_000_000), default: 1),
    .template
  ) { context, texts, place, metric, count, template in
    try ColourStyle(template: template).check(context.form, fields: Template.Field.allCases)
    let colours = try context.part(place) { catalogue, address in
      address.map(catalogue.colours(at:)) ?? catalogue.colours
    }
    let isStream = texts.isEmpty || texts.contains("-")
    let answers = NearestAnswers(
      search: Catalogue.NearestSearch(
        among: colours, metric: metric,
        asked: isStream || texts.count > ColourNames.fewSearches ? .often : .once),
      metric: metric, count: count, language: context.language, isStream: isStream)
    if let template {
      let isForTerminal = context.form == .picture
      return try context.answerColours(texts) { line, output in
        answers.append(line, as: template, isForTerminal: isForTerminal, to: &output)
      }
    }
    switch context.form {
    case .json:
      try context.answerColours(texts) { line, output in
        answers.json(of: line).append(to: &output)
        output.append(UInt8(ascii: "\n"))
      }
    case .records:
      try context.answerColours(texts, plain: count == 1 ? answers.append : nil) { line, output in
        answers.append(line, to: &output)
      }
    case .picture:
      try showNearest(texts, answers, isStream: isStream, context)
    }
  }
}

/// The colours of arguments share one table; those of a stream come one by one.
private func showNearest(
  _ texts: [String], _ answers: NearestAnswers, isStream: Bool, _ context: Context
) throws {
  if isStream {
    let pictures = context.pictures
    try context.answerColours(texts) { line, output in
      for text in pictures.nearest([NearestAnswers.Query(line)], answers) {
        output += (text + "\n").utf8
      }
    }
  } else {
    let queries = try texts.map { text in
      NearestAnswers.Query(text: text, rest: "", colour: try context.colourValue(text))
    }
    try context.picture { $0.nearest(queries, answers) }
  }
  try context.showAd()
}
