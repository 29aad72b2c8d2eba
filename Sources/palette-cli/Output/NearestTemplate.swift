import PaletteCore

extension NearestAnswers {
  /// Appends what a template says of each colour found, a line for each.
  ///
  /// - Parameters:
  ///   - line: The colour asked for.
  ///   - template: What to say.
  ///   - isForTerminal: Whether what was typed must not steer a terminal.
  ///   - output: The text so far.
  func append(
    _ line: borrowing ColourLine, as template: Template, isForTerminal: Bool,
    to output: inout [UInt8]
  ) {
    let query = Query(line)
    let input = isForTerminal ? Array(query.text.utf8) : Array(line.text)
    let rest = isForTerminal ? Array(query.rest.utf8) : Array(line.rest.dropFirst())
    for neighbour in neighbours(of: line.colour) {
      let colour = Colour(neighbour.found.colour.rgb)
      let found = Template.Found(
        name: sanitised(neighbour.found.colour.name.text(in: language)),
        address: neighbour.found.address.description,
        difference: text(ofDifference: neighbour.difference))
      template.append(colour, shown: colour, input: input, rest: rest, found: found, to: &output)
      output.append(UInt8(ascii: "\n"))
    }
  }
}
