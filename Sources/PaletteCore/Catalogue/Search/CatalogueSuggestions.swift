extension Catalogue {
  /// Names and addresses that are written much like a text which names nothing.
  ///
  /// With a slash in the text addresses of the same depth are suggested, else names in every
  /// language and ids of categories. At most one in three letters may differ (one is always allowed),
  /// case, marks and spaces not counted.
  ///
  /// - Parameters:
  ///   - text: What was asked for.
  ///   - names: More names to choose from.
  ///   - count: How many to give at most.
  /// - Returns: The most alike first.
  public func suggestions(for text: String, also names: [String] = [], count: Int = 3) -> [String] {
    let typed = Self.letters(text)
    guard (1...64).contains(typed.count) else { return [] }
    let limit = max(1, typed.count / 3)
    var seen: Set<[Character]> = []
    var near: [(distance: Int, candidate: String)] = []
    for candidate in candidates(like: text, also: names) {
      let letters = Self.letters(candidate)
      guard abs(letters.count - typed.count) <= limit, seen.insert(letters).inserted else {
        continue
      }
      let distance = editDistance(typed, letters)
      // A word of which no letter is right is no suggestion.
      // What is typed already is none either: it is there, but not what was wanted.
      if distance > 0, distance <= limit, distance < max(typed.count, letters.count) {
        near.append((distance, candidate))
      }
    }
    return near.sorted { $0.distance < $1.distance }.prefix(max(0, count)).map(\.candidate)
  }

  private func candidates(like text: String, also names: [String]) -> [String] {
    switch text.utf8.count(where: { $0 == UInt8(ascii: "/") }) {
    case 0:
      return categories.map(\.id)
        + colours.flatMap { [$0.colour.name.text] + $0.colour.name.translations.map(\.text) }
        + names
    case 1:
      return categories.flatMap { category in
        category.palettes.map { Address(category: category.id, palette: $0.id).description }
      }
    case 2: return colours.map(\.address.description)
    default: return []
    }
  }

  private static func letters(_ text: String) -> [Character] {
    Array(String(decoding: SearchText(text).compact, as: UTF8.self))
  }
}
