import PaletteCore

let gradientCommand = Command<Context>(
  "gradient", "List the colours on the way from one to another.",
  discussion: [
    "The colours are evenly spaced from the first colour to the last, by way of those between, and "
      + "both ends are among them. They are mixed as 'palette-cli mix' does it; oklab, the default, "
      + "looks even. A terminal shows the whole way first.",
    "A line of standard input that is no colour is reported and left out, and the exit status is 65.",
    "With -o the colours are written to a file in the format of its ending, as 'palette-cli export' "
      + "does it: .png is a strip with a square for each.",
    madeTemplateHelp,
  ],
  examples: [
    "palette-cli gradient '#fcde9c' '#7c1d6f' -n 7",
    "palette-cli gradient red yellow green -n 5 --space oklch",
    "palette-cli gradient red red --space hsl --hue longer -n 13 --to hsl",
    "palette-cli gradient '#fcde9c' '#7c1d6f' -n 7 -o dusk.png",
  ]
) {
  Action(
    .positionals(
      "COLOUR", "Two colours or more; '-' stands for standard input.", as: .colour, atLeast: 1,
      hintWhenMissing: hashHint),
    .option(
      "count", short: "n", "How many colours to list.", as: .wholeNumber(in: 2...10_000),
      default: 10),
    .interpolationSpace, .huePath, .notation, .gamut, .template,
    .option(
      "output", short: "o", placeholder: "FILE",
      "Write to this file, in the format of its ending.", as: .file),
    .flag("force", "Replace the file if there is one.")
  ) { context, texts, count, space, hue, notation, gamut, template, file, mayReplace in
    let target = try file.map { file in
      if template != nil { throw UsageError.Fault.conflict("--template", "-o") }
      if context.options.json { throw UsageError.Fault.conflict("--json", "-o") }
      var target = try PaletteTarget(told: nil, file: file)
      target.mayReplace = mayReplace
      if notation != .hex { target.style.notation = notation }
      return target
    }
    let style = ColourStyle(notation: notation, gamut: gamut, template: template)
    let answers = try ColourAnswers(context, as: style, areTyped: false)
    let (found, failure) = try context.allColours(texts)
    let stops = found.map(\.colour)
    guard stops.count > 1 else {
      if let failure { throw failure }
      throw UsageError.Fault.rule("A gradient needs two colours or more. Add another one.")
    }
    try context.noticeUselessHuePath(hue, in: space)
    let colours = Interpolation.gradient(stops, count: count, space: space, hue: hue)
    if let target {
      let entries = colours.map { colour in
        PaletteDocument.Entry(nil, gamut == .css ? colour : style.shown(colour))
      }
      let title = texts.joined(separator: " ")
      try context.write(
        PaletteDocument(name: title, groups: [PaletteDocument.Group(entries: entries)]),
        to: target, title: title)
      if let failure { throw failure }
      return
    }
    if context.form == .picture, template == nil {
      try context.picture { pictures in
        let way = Interpolation.gradient(
          stops, count: min(pictures.width, 100), space: space, hue: hue)
        return pictures.broadStrip(way.map { $0.mappedToGamut(gamut).rgb8 })
      }
    }
    try answers.write(colours)
    if let failure { throw failure }
  }
}

extension Pictures {
  /// A strip two lines high, a column for each colour, and an empty line; nothing without colour.
  fileprivate func broadStrip(_ colours: [RGB8]) -> [String] {
    guard showsColour else { return [] }
    let line = line(of: colours.map { .swatch($0, width: 1) })
    return [line, line, ""]
  }
}
