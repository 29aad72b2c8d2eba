import PaletteCore

/// Writes the colours that a command found or made, and says at the end what some lost.
final class ColourAnswers {
  private let context: Context
  private let writer: ColourWriter

  /// - Parameters:
  ///   - context: Where to write.
  ///   - style: How to write.
  ///   - areTyped: Whether each answers a colour that was typed.
  ///   - mapsInput: Whether that colour is mapped into sRGB before it is answered.
  /// - Throws: `UsageError.Fault` if the style does not suit the answer; no input is read before.
  init(
    _ context: Context, as style: ColourStyle, areTyped: Bool = true, mapsInput: Bool = false
  ) throws {
    try style.check(
      context.form, fields: areTyped ? Template.Field.ofTypedColours : Template.Field.ofMadeColours)
    self.context = context
    writer = ColourWriter(
      style: style, isJSON: context.form == .json,
      pictures: context.form == .picture ? context.pictures : nil, names: context.names,
      mapsInput: mapsInput)
  }

  /// Answers every colour of the arguments or of standard input by one that is made of it, on all
  /// processors where the input is long; and says at the end how many lost what.
  ///
  /// - Parameters:
  ///   - texts: The arguments; `-`, or none, stands for standard input.
  ///   - isCompared: Whether the answer shows what the colour is seen as, next to the colour.
  ///   - change: Makes the answer, on any thread; a line for which it throws is reported.
  ///   - json: The answer's JSON, where it is the command's own.
  /// - Throws: As `Context.answerColours`.
  func answer(
    _ texts: [String], isCompared: Bool = false,
    by change: (@Sendable (Colour) throws -> Colour)?,
    json: (@Sendable (Colour, borrowing ColourLine) throws -> JSON)? = nil
  ) throws {
    let writer = writer
    var failure: (any Error)?
    do {
      try context.answerColours(texts, plain: change == nil ? writer.plain : nil) { line, output in
        let colour = try change?(line.colour) ?? line.colour
        try writer.append(
          colour, for: line, seenFor: isCompared ? line.colour : nil, json: json, to: &output)
      }
    } catch {
      failure = error
    }
    // The note belongs to the lines that were answered, also where others failed.
    try finish(typed: texts.count == 1 && texts != ["-"] ? texts.first : nil)
    if let failure { throw failure }
  }

  /// Writes the one colour that a command made: an object in JSON, else a line.
  func write(_ colour: Colour) throws {
    var output: [UInt8] = []
    try KeptColour(colour).withLine { try writer.append(colour, for: $0, to: &output) }
    try context.output.write(output)
    try finish()
  }

  /// Writes a list of colours: an array in JSON, else a line for each.
  ///
  /// Of `labels` a person sees one before each colour, as far as there are any.
  func write(_ colours: some Sequence<KeptColour>, labels: [String] = []) throws {
    if context.form == .json {
      try context.json(.array(try colours.map { try $0.withLine { try writer.json($0) } }))
    } else if context.form == .picture, writer.style.template == nil, !labels.isEmpty {
      let lines = colours.map { writer.labelled($0.colour) }
      try context.picture { $0.labelled(lines, labels) }
    } else {
      for colour in colours {
        var output: [UInt8] = []
        try colour.withLine { try writer.append($0.colour, for: $0, to: &output) }
        try context.output.write(output)
      }
    }
    try finish()
  }

  /// The same for colours that nobody typed.
  func write(_ colours: some Sequence<Colour>, labels: [String] = []) throws {
    try write(colours.lazy.map { KeptColour($0) }, labels: labels)
  }

  /// A colour as it is within sRGB; that it was mapped there is said at the end.
  func mapped(_ colour: Colour) -> Colour {
    writer.losses.countMapped(colour)
    return writer.style.shown(colour)
  }

  /// Says how many colours were mapped into sRGB, or lost their opacity.
  private func finish(typed: String? = nil) throws {
    for sentence in writer.losses.sentences(writer.style, typed: typed) {
      try context.notice(sentence)
    }
  }
}
