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
    do {
      let colour = try Colour(parsing: text)
      return ColourArgument(colour: colour, listed: try listed(colour.rgb8, typed: text))
    } catch let error as ColourSyntaxError {
      if let found = try catalogueColour(text) {
        return ColourArgument(colour: Colour(found.rgb), listed: found)
      }
      throw try unreadable(text, error)
    }
  }

  /// The catalogue's colour of that address or name.
  private func catalogueColour(_ text: String) throws -> ListedColour? {
    let catalogue = try catalogue.whole
    if let address = Address(text), let entry = catalogue.find(address) {
      switch entry {
      case .colour(let colour, _, _):
        return ListedColour(colour.rgb, name: colour.name, address: address)
      case .palette(let palette, let category):
        // A palette stands for its main colour where one colour is wanted.
        return palette.colours.first.map {
          ListedColour($0, in: Address(category: category.id, palette: palette.id))
        }
      case .category: break
      }
    }
    return catalogue.colours(named: text).first.map(ListedColour.init)
  }

  /// A colour under the name that the catalogue has for just this value, else a CSS name.
  func listed(_ rgb: RGB8, typed text: String? = nil) throws -> ListedColour {
    if let found = try catalogue.whole.colours(of: rgb).first { return ListedColour(found) }
    if let text, NamedColours.rgb(named: text) == rgb {
      return ListedColour(rgb, name: LocalisedText(text.lowercased()))
    }
    return ListedColour(rgb)
  }

  private func unreadable(_ text: String, _ error: ColourSyntaxError) throws -> Failure {
    guard error.reason == .unknownName else { return Failure(.usage, error.description) }
    let suggestions = try catalogue.whole.suggestions(for: text)
    let kind = text.contains("/") ? "colour or palette at" : "colour"
    return Failure(.no, "There is no \(kind) '\(text)'." + didYouMean(suggestions))
  }
}

/// The sentence that offers what may have been meant.
func didYouMean(_ suggestions: [String]) -> String {
  guard let last = suggestions.last else { return " Use 'palette-cli search' to look for it." }
  let others = suggestions.dropLast().map { "'\($0)'" }.joined(separator: ", ")
  return " Did you mean \(others.isEmpty ? "" : others + " or ")'\(last)'?"
}
