import PaletteCore

/// Writes one colour after the other in the form that is wanted, on any thread.
struct ColourWriter: Sendable {
  let style: ColourStyle
  let isJSON: Bool
  /// What the colours look like; `nil` where nobody looks at them.
  let pictures: Pictures?
  let names: ColourNames
  /// Whether colours that were typed are mapped into sRGB before they are answered.
  var mapsInput = false
  let losses = ColourLosses()

  /// What colours that come in eight bits are answered with, where that is the colour alone.
  var plain: Context.PlainAnswer? {
    guard !isJSON, pictures == nil, style.template == nil else { return nil }
    let notation = style.notation
    return { rgb, _, rest, output in
      notation.append(rgb, to: &output)
      if rest.count > 0 { output.append(contentsOf: rest) }
      output.append(UInt8(ascii: "\n"))
    }
  }

  /// Appends the answer to a line, with its line end.
  ///
  /// - Parameters:
  ///   - colour: The answer.
  ///   - line: What it answers.
  ///   - original: The colour that is seen as this one; a person is shown both.
  ///   - json: The answer's JSON, where it is the command's own.
  ///   - output: The text so far.
  /// - Throws: What the JSON throws, or `Failure` if the catalogue cannot be read.
  func append(
    _ colour: Colour, for line: borrowing ColourLine, seenFor original: Colour? = nil,
    json: ((Colour, borrowing ColourLine) throws -> JSON)? = nil, to output: inout [UInt8]
  ) throws {
    if mapsInput { losses.countMapped(line.colour) }
    if !isJSON || json != nil { count(colour) }
    if let json, isJSON {
      try json(colour, line).adding(["fields": line.fieldsJSON]).append(to: &output)
    } else if isJSON {
      try self.json(colour, line).append(to: &output)
    } else if let pictures {
      draw(colour, line, seenFor: original, with: pictures, to: &output)
    } else {
      style.append(colour, input: line.text, rest: line.rest, to: &output)
    }
    output.append(UInt8(ascii: "\n"))
  }

  /// A colour as a list in JSON has it.
  func json(_ line: ColourLine) throws -> JSON { try json(line.colour, line) }

  /// A colour as a person sees it, behind a label.
  func labelled(_ colour: Colour) -> (text: String, rgb: RGB8) {
    count(colour)
    return (style.text(of: colour), style.shown(colour).rgb8)
  }

  private func json(_ colour: Colour, _ line: borrowing ColourLine) throws -> JSON {
    count(colour)
    return try names.listed(style.shown(colour)).json.adding([
      // The hex says it already.
      "value": style.notation == .hex ? nil : .string(style.text(of: colour)),
      "fields": line.fieldsJSON,
    ])
  }

  private func count(_ colour: Colour) {
    if style.isLimitedToSRGB { losses.countMapped(colour) }
    if style.template == nil, !style.notation.holdsOpacity { losses.countOpaque(colour) }
  }

  /// Appends what a person sees: a swatch before the text, and nothing that a terminal would obey.
  private func draw(
    _ colour: Colour, _ line: borrowing ColourLine, seenFor original: Colour?,
    with pictures: Pictures, to output: inout [UInt8]
  ) {
    let rest = line.visibleRest
    if style.template != nil {
      let rest = line.rest.isEmpty ? "" : "\t" + rest
      return style.append(colour, input: line.visibleText.utf8, rest: rest.utf8, to: &output)
    }
    let text = style.text(of: colour) + (rest.isEmpty ? "" : "  " + rest)
    let rgb = style.shown(colour).rgb8
    if let original {
      let before = (style.text(of: original), style.shown(original).rgb8)
      output += pictures.swatched(before, becoming: (text, rgb)).utf8
    } else {
      output += pictures.swatched(text, rgb).utf8
    }
  }
}
