import PaletteCore
import Synchronization

/// Writes the colours that a command made, and says at the end when some had to be mapped.
final class ColourAnswers {
  private let context: Context
  private let style: ColourStyle
  private let mapped = MappedColours()

  init(_ context: Context, as style: ColourStyle) {
    self.context = context
    self.style = style
  }

  /// Answers every colour of the arguments or of standard input by one that is made of it, on all
  /// processors where the input is long; and says at the end how many had to be mapped.
  ///
  /// - Parameters:
  ///   - texts: The arguments; `-`, or none, stands for standard input.
  ///   - change: Makes the answer, on any thread; a line for which it throws is reported.
  /// - Throws: As `Context.answerColours`.
  func answer(
    _ texts: [String], by change: @escaping @Sendable (Colour) throws -> Colour
  ) throws {
    let (style, names) = (style, context.names)
    try answer(texts, by: change) { colour, _ in
      try names.listed(style.shown(colour), isOneOfMany: true).json.adding(style.value(of: colour))
    }
  }

  /// The same with a JSON of the command's own.
  func answer(
    _ texts: [String], by change: (@Sendable (Colour) throws -> Colour)?,
    json: @escaping @Sendable (Colour, ColourLine) throws -> JSON
  ) throws {
    let form = context.form
    try style.check(form)
    let (style, mapped, pictures) = (style, mapped, context.pictures)
    let isPlain = change == nil && form == .records && style.template == nil
    var failure: (any Error)?
    do {
      try context.answerColours(texts, plainlyIn: isPlain ? style.notation : nil) { line, output in
        let colour = try change?(line.colour) ?? line.colour
        if style.isLimitedToSRGB { mapped.count(colour) }
        switch form {
        case .json: try json(colour, line).append(to: &output)
        case .records: style.append(colour, input: line.text, rest: line.rest, to: &output)
        case .picture: style.draw(colour, line, pictures, to: &output)
        }
        output.append(UInt8(ascii: "\n"))
      }
    } catch {
      failure = error
    }
    if texts.count == 1, texts != ["-"] { mapped.typed = texts.first }
    // The note belongs to the lines that were answered, also where others failed.
    try finish()
    if let failure { throw failure }
  }

  /// Writes one colour: an object in JSON, else a line.
  ///
  /// `rest` is what followed the colour on its line of a stream, with the tab before it.
  func write(_ colour: Colour, rest: Substring = "", input: String = "") throws {
    try style.check(context.form)
    count(colour)
    switch context.form {
    case .json: try context.json(try json(of: colour))
    case .picture where style.template == nil:
      try context.picture { [$0.swatched(style.text(of: colour), style.shown(colour).rgb8)] }
    case .records, .picture:
      var output: [UInt8] = []
      style.append(colour, input: input.utf8, rest: rest.utf8, to: &output)
      try context.output.line(String(decoding: output, as: UTF8.self))
    }
  }

  /// Writes what one colour is seen as, and shows a person both.
  ///
  /// The original is counted where it had to be mapped.
  func write(
    _ colour: Colour, seenFor original: Colour, rest: Substring, input: String = ""
  ) throws {
    if !original.isInGamut { mapped.count(original) }
    guard context.form == .picture, style.template == nil else {
      return try write(colour, rest: rest, input: input)
    }
    let (before, after) = (style.text(of: original), style.text(of: colour))
    try context.picture { [$0.swatched((before, original.rgb8), becoming: (after, colour.rgb8))] }
  }

  /// Writes a list of colours: an array in JSON, else a line for each.
  ///
  /// Of `labels` a person sees one before each colour, as far as there are any.
  func write(_ colours: [Colour], labels: [String] = []) throws {
    try style.check(context.form)
    guard context.form == .json else {
      guard context.form == .picture, style.template == nil, !labels.isEmpty else {
        for colour in colours { try write(colour) }
        return
      }
      colours.forEach(count)
      let lines = colours.map { (text: style.text(of: $0), rgb: style.shown($0).rgb8) }
      return try context.picture { $0.labelled(lines, labels) }
    }
    colours.forEach(count)
    try context.json(.array(try colours.map(json)))
  }

  /// Says how many colours had to be mapped into sRGB.
  func finish() throws {
    if let sentence = mapped.sentence(style.gamut) { try context.notice(sentence) }
  }

  private func count(_ colour: Colour) {
    if style.isLimitedToSRGB { mapped.count(colour) }
  }

  private func json(of colour: Colour) throws -> JSON {
    try context.listed(style.shown(colour)).json.adding(style.value(of: colour))
  }
}

/// Counts the colours that had to be mapped into sRGB, on any thread.
private final class MappedColours: Sendable {
  private let state = Mutex<(count: Int, typed: String?)>((0, nil))

  /// The one colour that the command was about, as typed.
  var typed: String? {
    get { state.withLock { $0.typed } }
    set { state.withLock { $0.typed = newValue } }
  }

  func count(_ colour: Colour) {
    if !colour.isInGamut { state.withLock { $0.count += 1 } }
  }

  func sentence(_ gamut: GamutMapping) -> String? {
    let (count, typed) = state.withLock { $0 }
    guard count > 0 else { return nil }
    let what =
      typed.map { "'\($0)' lies" } ?? (count == 1 ? "1 colour lies" : "\(count) colours lie")
    return "\(what) outside sRGB and had to be mapped into it (--gamut \(gamut.rawValue))."
  }
}

extension ColourStyle {
  /// The member of a colour's JSON that holds its text, where that is not its hex.
  fileprivate func value(of colour: Colour) -> KeyValuePairs<String, JSON?> {
    ["value": notation == .hex ? nil : .string(text(of: colour))]
  }

  /// Appends what a person sees: a swatch before the text, and nothing that a terminal would obey.
  fileprivate func draw(
    _ colour: Colour, _ line: ColourLine, _ pictures: Pictures, to output: inout [UInt8]
  ) {
    func visible(_ bytes: some Sequence<UInt8>) -> String {
      sanitised(String(decoding: Array(bytes), as: UTF8.self))
    }
    let rest = visible(line.rest.dropFirst())
    if template == nil {
      let text = text(of: colour) + (rest.isEmpty ? "" : "  " + rest)
      output += pictures.swatched(text, shown(colour).rgb8).utf8
    } else {
      append(
        colour, input: visible(line.text).utf8, rest: ("\t" + rest).utf8, to: &output)
    }
  }
}
