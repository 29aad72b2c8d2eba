import PaletteCore

/// A colour that the user named: to compute with, and as the listings know it.
struct ColourArgument {
  let colour: Colour
  let listed: ListedColour

  var rgb: RGB8 { listed.rgb }
}

extension Context {
  /// Reads a COLOUR argument: a notation, a CSS name, an address, or a name of the catalogue.
  ///
  /// A colour that the catalogue holds gets the name and address it has there.
  func colour(_ text: String) throws -> ColourArgument {
    let (colour, found) = try reading(of: text)
    return ColourArgument(
      colour: colour, listed: try found ?? listed(colour, typed: text))
  }

  /// Reads a COLOUR argument of which only the value is wanted, as in a stream.
  func colourValue(_ text: String) throws -> Colour { try reading(of: text).colour }

  /// The value of a COLOUR argument, and where the catalogue has it if it was named so.
  private func reading(of text: String) throws -> (colour: Colour, found: ListedColour?) {
    do {
      return (try Colour(parsing: text), nil)
    } catch {
      if let found = try names.colour(text) { return (Colour(found.rgb), found) }
      throw try unreadable(UnknownColour(text: text, error: error), isSuggesting: true)
    }
  }

  /// Tells what cannot be kept of a colour where eight bits of sRGB are all there is room for.
  ///
  /// - Parameters:
  ///   - colour: The colour.
  ///   - text: The colour as it was typed.
  ///   - place: What it is put into, at the head of a sentence.
  ///   - verb: What is done with it: "kept".
  /// - Throws: `Failure` if that cannot be told.
  func tellLosses(of colour: ColourArgument, typed text: String, in place: String, verb: String)
    throws
  {
    if !colour.colour.isInGamut {
      try notice(
        "\(place) holds sRGB alone: '\(shortened(text))' lies outside and is "
          + "\(verb) as the nearest inside, \(colour.rgb.hex).")
    }
    if colour.colour.alpha < 1 {
      try notice("\(place) has no opacity: \(colour.listed.hex) is \(verb) without it.")
    }
  }

  /// The texts of COLOUR arguments; `-` stands for the first fields of standard input's lines.
  func expanded(_ texts: [String]) throws -> [String] {
    guard texts.contains("-") else { return texts }
    var lines: [String] = []
    try forEachLineOfBytes { lines.append(try text(of: ColourLine.fields($0).text)) }
    return texts.flatMap { $0 == "-" ? lines : [$0] }
  }

  /// A colour under the name that the catalogue has for just this value, else a CSS name.
  func listed(_ rgb: RGB8) throws -> ListedColour { try listed(Colour(rgb), typed: nil) }

  /// A colour under the name that the catalogue has for just this value, else without one.
  func listed(_ colour: Colour) throws -> ListedColour { try listed(colour, typed: nil) }

  private func listed(_ colour: Colour, typed text: String?) throws -> ListedColour {
    let listed = try names.listed(colour)
    guard listed.address == nil, colour.alpha == 1, let text,
      NamedColours.rgb(named: text) == listed.rgb
    else { return listed }
    return ListedColour(listed.rgb, name: LocalisedText(text.lowercased()))
  }

  /// What to say about a text that is no colour.
  ///
  /// - Parameters:
  ///   - unknown: The text, and why it is no notation.
  ///   - isSuggesting: Whether to look for names that are written alike, which takes long.
  /// - Returns: The failure that names the text.
  /// - Throws: `Failure` if the catalogue cannot be read.
  func unreadable(_ unknown: UnknownColour, isSuggesting: Bool) throws -> Failure {
    let (text, error) = (unknown.text, unknown.error)
    if isSuggesting, let failure = failureOfFile(text) { return failure }
    guard error.reason == .unknownName else { return Failure(.usage, error.description) }
    let catalogue = try catalogue.whole
    if let address = Address(text), case .category(let category) = catalogue.find(address) {
      return Failure(
        .no, "'\(text)' is a category, no colour. See 'palette-cli list \(category.id)'.")
    }
    let suggestions = isSuggesting ? try names.suggestions(for: text) : []
    let categories = catalogue.headings.map(\.id)
    let colours = suggestions.filter { !categories.contains($0) }
    let kind = text.contains("/") ? "colour or palette at" : "colour"
    return Failure(.no, "There is no \(kind) '\(shortened(text))'." + didYouMean(colours))
  }
}

/// A text as a message quotes it: a line of a stream may be of any length, a message is not.
func shortened(_ text: String) -> String { text.count > 60 ? text.prefix(59) + "…" : text }

/// The sentence that offers what may have been meant.
///
/// - Parameters:
///   - suggestions: What may have been meant, the likeliest first.
///   - command: The command that helps where there is nothing to offer.
/// - Returns: The sentence behind a space.
func didYouMean(_ suggestions: [String], else command: String = "search") -> String {
  suggestions.isEmpty
    ? " Use 'palette-cli \(command)' to look for it." : Words.question(suggestions)
}
