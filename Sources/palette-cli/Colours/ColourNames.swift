import PaletteCore
import Synchronization

/// A text that is a colour neither as a notation nor by name.
struct UnknownColour: Error {
  let text: String
  /// Why it is no notation.
  let error: ColourSyntaxError
}

/// Finds the colours that texts name in the catalogue: by address, or by name in any language.
///
/// Nothing is read before the first search.
final class ColourNames: Sendable {
  private let catalogue: CatalogueLoader
  private let state = Mutex(State())

  private struct State {
    var searches = 0
    var index: ColourNameIndex?
    var similar: CatalogueSuggestions?
  }

  /// More searches than these are quicker with an index of the catalogue, made once.
  static let fewSearches = 9

  init(_ catalogue: CatalogueLoader) { self.catalogue = catalogue }

  /// The first colour of that address or name.
  ///
  /// - Parameter text: An address, or a name in any language.
  /// - Returns: The colour, or `nil` if there is none.
  /// - Throws: `Failure` if the catalogue cannot be read.
  func colour(_ text: String) throws -> ListedColour? {
    let catalogue = try catalogue.whole
    if let address = Address(text), let entry = catalogue.find(address) {
      switch entry {
      case .colour(let found): return ListedColour(found)
      case .palette(let palette, let category):
        // A palette stands for its main colour where one colour is wanted.
        return palette.colours.first.map {
          ListedColour($0, in: Address(category: category.id, palette: palette.id))
        }
      case .category: break
      }
    }
    let found =
      index(of: catalogue).map { $0.colour(named: text) } ?? catalogue.colours(named: text).first
    return found.map { ListedColour($0) }
  }

  /// A colour under the name that the catalogue has for just this value, else without one.
  ///
  /// - Parameter colour: Any colour; one that can be seen through is none of the catalogue's.
  /// - Returns: The colour.
  /// - Throws: `Failure` if the catalogue cannot be read.
  func listed(_ colour: Colour) throws -> ListedColour {
    let rgb = colour.rgb8
    guard colour.alpha == 1 else { return ListedColour(rgb, hex: Notation.hex.text(of: colour)) }
    let catalogue = try catalogue.whole
    let found =
      index(of: catalogue).map { $0.colour(of: rgb) } ?? catalogue.colours(of: rgb).first
    return found.map { ListedColour($0) } ?? ListedColour(rgb)
  }

  /// Names of the catalogue and of CSS that are written much like a text which names nothing.
  ///
  /// - Parameter text: What was asked for.
  /// - Returns: The most alike first.
  /// - Throws: `Failure` if the catalogue cannot be read.
  func suggestions(for text: String) throws -> [String] {
    let catalogue = try catalogue.whole
    return state.withLock { state in
      let prepared =
        state.similar ?? CatalogueSuggestions(catalogue, also: NamedColours.all.map(\.name))
      state.similar = prepared
      return prepared.suggestions(for: text)
    }
  }

  /// The index, once there have been more than a few searches.
  private func index(of catalogue: Catalogue) -> ColourNameIndex? {
    state.withLock { state in
      state.searches += 1
      if state.index == nil, state.searches > Self.fewSearches {
        state.index = ColourNameIndex(catalogue)
      }
      return state.index
    }
  }
}
