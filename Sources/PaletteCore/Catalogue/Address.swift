/// Where something stands in the catalogue: `category`, `category/palette` or
/// `category/palette/colour`.
public struct Address: Hashable, Sendable, CustomStringConvertible {
  /// The id of the category.
  public let category: String
  /// The id of the palette; `nil` in the address of a category.
  public let palette: String?
  /// The id of the colour; `nil` in the address of a category or a palette.
  public let colour: String?

  /// The address of a category.
  ///
  /// - Parameter category: Its id.
  public init(category: String) { (self.category, palette, colour) = (category, nil, nil) }

  /// The address of a palette.
  ///
  /// - Parameters:
  ///   - category: The id of its category.
  ///   - palette: Its id.
  public init(category: String, palette: String) {
    (self.category, self.palette, colour) = (category, palette, nil)
  }

  /// The address of a colour.
  ///
  /// - Parameters:
  ///   - category: The id of the category.
  ///   - palette: The id of the palette.
  ///   - colour: Its id.
  public init(category: String, palette: String, colour: String) {
    (self.category, self.palette, self.colour) = (category, palette, colour)
  }

  /// Reads an address, in upper or lower case: one to three ids between slashes, one of which may follow.
  ///
  /// The result is `nil` for any other text; whether something stands at the address is for
  /// `Catalogue.find(_:)` to say.
  ///
  /// - Parameter text: `reds`, `reds/scarlet`, `reds/scarlet/scarlet`.
  public init?(_ text: String) {
    var ids = text.lowercased().split(separator: "/", omittingEmptySubsequences: false)
      .map(String.init)
    if ids.count > 1, ids.last == "" { ids.removeLast() }
    guard ids.allSatisfy(Identifier.isValid) else { return nil }
    switch ids.count {
    case 1: self.init(category: ids[0])
    case 2: self.init(category: ids[0], palette: ids[1])
    case 3: self.init(category: ids[0], palette: ids[1], colour: ids[2])
    default: return nil
    }
  }

  /// The address of the palette that a colour is in, of the category that a palette is in; of a
  /// category its own.
  public var home: Address {
    guard let palette, colour != nil else { return Address(category: category) }
    return Address(category: category, palette: palette)
  }

  /// The ids between slashes.
  public var description: String {
    category + (palette.map { "/" + $0 } ?? "") + (colour.map { "/" + $0 } ?? "")
  }
}
