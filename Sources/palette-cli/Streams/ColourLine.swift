import PaletteCore

/// A colour on a line of a stream, or in an argument; the bytes are lent for the call only.
struct ColourLine {
  typealias Bytes = UnsafeBufferPointer<UInt8>

  /// What was typed.
  let text: Bytes
  /// The line's other fields with the tab before them; empty for an argument.
  let rest: Bytes
  let colour: Colour

  /// More bytes than these are no colour, and no message quotes them.
  private static let longestText = 1024

  init(text: Bytes, rest: Bytes = Bytes(start: nil, count: 0), colour: Colour) {
    self.text = text
    self.rest = rest
    self.colour = colour
  }

  /// Reads a line: the first tab-separated field is the colour.
  ///
  /// - Throws: `UnknownColour` if it is none, or a `Failure`.
  init(_ line: Bytes, names: ColourNames) throws {
    (text, rest) = Self.fields(line)
    if let rgb = RGB8(plain: text) {
      colour = Colour(rgb)
    } else {
      colour = try Self.colour(text, names)
    }
  }

  /// The first tab-separated field, and what follows it with the tab before it.
  static func fields(_ line: Bytes) -> (text: Bytes, rest: Bytes) {
    var end = 0
    while end < line.count, line[end] != UInt8(ascii: "\t") { end += 1 }
    return (Bytes(rebasing: line[..<end]), Bytes(rebasing: line[end...]))
  }

  private static func colour(_ bytes: Bytes, _ names: ColourNames) throws -> Colour {
    guard bytes.count <= longestText else {
      let beginning = String(decoding: bytes.prefix(longestText), as: UTF8.self)
      throw Failure(.no, "There is no colour '\(shortened(beginning))'." + didYouMean([]))
    }
    let text = try palette_cli.text(of: bytes)
    do {
      return try Colour(parsing: text)
    } catch {
      if let found = try names.colour(text) { return Colour(found.rgb) }
      throw UnknownColour(text: text, error: error)
    }
  }

  /// The line's other fields, if there are any, as JSON has them.
  var fieldsJSON: JSON? {
    rest.isEmpty ? nil : .array(fields.map { .string($0) })
  }

  /// What was typed, with nothing that a terminal would obey.
  var visibleText: String { sanitised(String(decoding: text, as: UTF8.self)) }

  /// The line's other fields, two blanks between them, with nothing that a terminal would obey.
  var visibleRest: String { fields.map { sanitised($0) }.joined(separator: "  ") }

  private var fields: [String] {
    rest.dropFirst().split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
  }
}

/// A colour with what was typed for it, kept beyond the line that it stood on.
struct KeptColour: Sendable {
  let colour: Colour
  private let text: [UInt8]
  private let rest: [UInt8]

  /// A colour that nobody typed.
  init(_ colour: Colour) {
    self.colour = colour
    (text, rest) = ([], [])
  }

  init(_ line: borrowing ColourLine) {
    colour = line.colour
    (text, rest) = (Array(line.text), Array(line.rest))
  }

  /// Lends the line.
  func withLine<Result>(_ body: (ColourLine) throws -> Result) rethrows -> Result {
    try text.withUnsafeBufferPointer { text in
      try rest.withUnsafeBufferPointer { rest in
        try body(ColourLine(text: text, rest: rest, colour: colour))
      }
    }
  }
}

extension Context {
  /// Appends the answer to an opaque colour that was given in eight bits: colour, text, other fields,
  /// output.
  typealias PlainAnswer =
    @Sendable (RGB8, ColourLine.Bytes, ColourLine.Bytes, inout [UInt8]) -> Void

  /// Answers every colour named: those of the arguments, or, where there are none or one is `-`,
  /// those of standard input, one a line.
  ///
  /// An argument that is no colour ends the command before anything is written. A line that is none is
  /// reported with its number, the rest goes on, and the command ends with `badData`. The lines are
  /// answered on all processors, in large blocks, and in their order. Names of the catalogue are
  /// understood, which is not read before a line needs it.
  ///
  /// ```swift
  /// try context.answerColours(texts) { line, output in
  ///   Notation.hex.append(line.colour, to: &output)
  ///   output += line.rest
  ///   output.append(UInt8(ascii: "\n"))
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - texts: The arguments.
  ///   - plain: A shorter way for most lines of most streams. It must touch nothing that threads
  ///     share, not even a reference count.
  ///   - answer: Appends the answer to a colour, with its line end. It is called on several threads
  ///     at once; if it throws, what it appended is taken back and the line reported.
  /// - Throws: `Failure`: of an argument that is no colour, or of status `badData` and without a message
  ///   if a line failed.
  func answerColours(
    _ texts: [String], plain: PlainAnswer? = nil,
    by answer: @escaping @Sendable (borrowing ColourLine, inout [UInt8]) throws -> Void
  ) throws {
    let names = names
    for argument in try arguments(texts) {
      if let argument {
        var output: [UInt8] = []
        try argument.withLine { try answer($0, &output) }
        try self.output.write(output)
      } else {
        try self.output.flush()
        let work: LineStream.Work = { line, output in
          try answer(try ColourLine(line, names: names), &output)
        }
        guard let plain else {
          try answerLines(by: work)
          continue
        }
        try answerLines { line, output in
          let (text, rest) = ColourLine.fields(line)
          guard let rgb = RGB8(plain: text) else { return try work(line, &output) }
          plain(rgb, text, rest, &output)
        }
      }
    }
  }

  /// All colours named, for commands that must know them all before they can answer.
  ///
  /// - Parameter texts: The arguments, treated as in `answerColours`.
  /// - Returns: The colours, and the failure to end with where some lines held none.
  /// - Throws: `Failure`, as `answerColours`.
  func allColours(_ texts: [String]) throws -> (found: [KeptColour], failure: Failure?) {
    var found: [KeptColour] = []
    do {
      for argument in try arguments(texts) {
        if let argument {
          found.append(argument)
        } else {
          try forEachLineOfBytes { found.append(KeptColour(try ColourLine($0, names: names))) }
        }
      }
    } catch let failure as Failure where failure.isSilentBadData {
      return (found, failure)
    }
    return (found, nil)
  }

  /// The colours of the arguments; `nil` stands for standard input.
  private func arguments(_ texts: [String]) throws -> [KeptColour?] {
    try (texts.isEmpty ? ["-"] : texts).map { text in
      guard text != "-" else { return nil }
      let colour = try colourValue(text)
      return Array(text.utf8).withUnsafeBufferPointer {
        KeptColour(ColourLine(text: $0, colour: colour))
      }
    }
  }
}
