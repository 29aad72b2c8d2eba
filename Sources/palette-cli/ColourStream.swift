import PaletteCore

/// A colour to work on: what was typed, its value, and what followed it on its line.
struct ColourInput {
  let text: String
  let colour: Colour
  /// The line's other fields with the tab before them; empty for an argument.
  let rest: Substring
}

extension Context {
  /// Does something with every colour named, one after the other: those of the arguments, or, where
  /// there are none or one is `-`, those of standard input, one a line.
  ///
  /// An argument that is no colour ends the command before anything is written. A line that is none is
  /// reported with its number, the rest goes on, and the command ends with `badData`.
  ///
  /// Where the lines can be answered independently of each other, `answerColours` is far faster.
  func forEachColour(_ texts: [String], _ body: (ColourInput) throws -> Void) throws {
    let arguments = try (texts.isEmpty ? ["-"] : texts).map { text in
      text == "-" ? nil : ColourInput(text: text, colour: try colourValue(text), rest: "")
    }
    for argument in arguments {
      if let argument {
        try body(argument)
      } else {
        try forEachLine { line throws in
          let (text, rest) = firstField(of: line)
          try body(ColourInput(text: text, colour: try colourValue(text), rest: rest))
        }
      }
    }
  }

  /// Answers every colour named: those of the arguments, or, where there are none or one is `-`,
  /// those of standard input, one a line.
  ///
  /// Arguments and lines are treated as in `forEachColour`, but the lines are answered on all
  /// processors, in large blocks, and in their order. Names of the catalogue are understood, which is
  /// not read before a line needs it.
  ///
  /// ```swift
  /// try context.answerColours(texts) { colour, output in
  ///   Notation.hex.append(colour.rgb8, to: &output)
  ///   output += colour.rest
  ///   output.append(UInt8(ascii: "\n"))
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - texts: The arguments.
  ///   - notation: Where that is all there is to an answer, the notation to write plain eight-bit
  ///     colours in. Nothing that threads share is touched then, not even a reference count.
  ///   - answer: Appends the answer to a colour, with its line end. It is called on several threads
  ///     at once; if it throws, what it appended is taken back and the line reported.
  /// - Throws: `Failure`: of an argument that is no colour, or of status `badData` and without a message
  ///   if a line failed.
  func answerColours(
    _ texts: [String], plainlyIn notation: Notation? = nil,
    by answer: @escaping @Sendable (borrowing ColourLine, inout [UInt8]) throws -> Void
  ) throws {
    let names = names
    let arguments = try (texts.isEmpty ? ["-"] : texts).map { text in
      text == "-" ? nil : (text: text, colour: try colourValue(text))
    }
    for argument in arguments {
      if let argument {
        var output: [UInt8] = []
        try Array(argument.text.utf8).withUnsafeBufferPointer { text in
          try answer(ColourLine(text: text, value: .colour(argument.colour)), &output)
        }
        try self.output.write(output)
      } else {
        try self.output.flush()
        try answerLines { line, output in
          if let notation, ColourLine.convert(line, to: notation, &output) { return }
          try answer(try ColourLine(line, names: names), &output)
        }
      }
    }
  }
}

/// A colour on a line of a stream, or in an argument; the bytes are lent for the call only.
struct ColourLine {
  /// What was typed.
  let text: UnsafeBufferPointer<UInt8>
  /// The line's other fields with the tab before them; empty for an argument.
  let rest: UnsafeBufferPointer<UInt8>
  let value: Value

  /// The value of a colour, in the form in which it came.
  enum Value {
    /// An opaque colour that was given in eight bits.
    case rgb(RGB8)
    case colour(Colour)
  }

  init(
    text: UnsafeBufferPointer<UInt8>,
    rest: UnsafeBufferPointer<UInt8> = .init(start: nil, count: 0),
    value: Value
  ) {
    self.text = text
    self.rest = rest
    self.value = value
  }

  /// Reads a line: the first tab-separated field is the colour.
  ///
  /// - Throws: `UnknownColour` if it is none.
  init(_ line: UnsafeBufferPointer<UInt8>, names: ColourNames) throws {
    let (text, rest) = Self.fields(line)
    if let rgb = RGB8(plain: text) {
      self.init(text: text, rest: rest, value: .rgb(rgb))
    } else {
      let colour = try Self.colour(try palette_cli.text(of: text), names)
      self.init(text: text, rest: rest, value: .colour(colour))
    }
  }

  /// The first tab-separated field, and what follows it with the tab before it.
  private static func fields(
    _ line: UnsafeBufferPointer<UInt8>
  ) -> (text: UnsafeBufferPointer<UInt8>, rest: UnsafeBufferPointer<UInt8>) {
    var end = 0
    while end < line.count, line[end] != UInt8(ascii: "\t") { end += 1 }
    return (
      UnsafeBufferPointer(rebasing: line[..<end]), UnsafeBufferPointer(rebasing: line[end...])
    )
  }

  /// Appends the line with its colour in a notation, if that is a plain eight-bit one.
  ///
  /// - Returns: Whether it is.
  fileprivate static func convert(
    _ line: UnsafeBufferPointer<UInt8>, to notation: Notation, _ output: inout [UInt8]
  ) -> Bool {
    let (text, rest) = fields(line)
    guard let rgb = RGB8(plain: text) else { return false }
    notation.append(rgb, to: &output)
    if rest.count > 0 { output.append(contentsOf: rest) }
    output.append(UInt8(ascii: "\n"))
    return true
  }

  private static func colour(_ text: String, _ names: ColourNames) throws -> Colour {
    do {
      return try Colour(parsing: text)
    } catch {
      if let found = try names.colour(text, isOneOfMany: true) { return Colour(found.rgb) }
      throw UnknownColour(text: text, error: error)
    }
  }

  /// The colour to compute with.
  var colour: Colour {
    switch value {
    case .rgb(let rgb): Colour(rgb)
    case .colour(let colour): colour
    }
  }

  /// The eight-bit colour; mapped into sRGB where it lies outside.
  var rgb8: RGB8 {
    switch value {
    case .rgb(let rgb): rgb
    case .colour(let colour): colour.rgb8
    }
  }
}
