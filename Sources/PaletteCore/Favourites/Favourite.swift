/// A colour that the user kept.
public struct Favourite: Equatable, Sendable {
  /// The colour, by which it is found again.
  public let rgb: RGB8
  /// What the user, or the catalogue, calls it.
  public let name: String
  /// Where it came from: a catalogue address, `wheel` …; `nil` if it was typed.
  public let from: String?
  /// When it was kept.
  public let keptAt: Timestamp

  /// Creates a favourite.
  ///
  /// - Parameters:
  ///   - rgb: The colour.
  ///   - name: What it is called.
  ///   - from: Where it came from, `nil` if it was typed.
  ///   - keptAt: When it was kept.
  public init(rgb: RGB8, name: String, from: String? = nil, keptAt: Timestamp) {
    self.rgb = rgb
    self.name = name
    self.from = from
    self.keptAt = keptAt
  }

  /// The place in the list that `@3` names, counted from 1; `nil` for any other text.
  ///
  /// - Parameter text: What the user typed.
  /// - Returns: The place, at least 1.
  public static func place(in text: String) -> Int? {
    guard text.utf8.first == UInt8(ascii: "@"),
      text.utf8.dropFirst().allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }),
      let place = Int(text.dropFirst()), place > 0
    else { return nil }
    return place
  }
}

/// What the list of favourites cannot do.
public enum FavouriteError: Error, Equatable, CustomStringConvertible {
  /// The colour is not in the list.
  case notKept(RGB8)
  /// The list is not that long.
  case noSuchPlace(Int, count: Int)

  /// What is wrong, and what to do about it.
  public var description: String {
    switch self {
    case .notKept(let rgb):
      "'\(rgb.hex)' is not a favourite. See 'palette-cli fav list'."
    case .noSuchPlace(let place, count: 0):
      "There is no favourite '@\(place)': none are kept. Keep one with 'palette-cli fav add'."
    case .noSuchPlace(let place, let count):
      "There is no favourite '@\(place)'. Name a place from 1 to \(count)."
    }
  }
}
