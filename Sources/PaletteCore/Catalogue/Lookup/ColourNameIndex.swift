/// The colours of a catalogue by their names in every language and by their values, for many searches.
public struct ColourNameIndex: Sendable {
  private let colours: Catalogue.Colours
  /// The first colour of each name, folded and without spaces.
  private let places: [[UInt8]: Int]
  /// The same of romanised Chinese names alone, where `v` stands for `ü`.
  private let pinyin: [[UInt8]: Int]

  /// The first colour of each value.
  private let values: [RGB8: Int]

  /// Makes the index.
  ///
  /// - Parameter catalogue: The catalogue to search.
  /// - Complexity: O(*n*) in the number of names.
  public init(_ catalogue: Catalogue) {
    colours = catalogue.colours
    values = Dictionary(
      colours.values.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    // What a closure captures of `self` is copied each time that it is changed.
    var (places, pinyin): ([[UInt8]: Int], [[UInt8]: Int]) = ([:], [:])
    places.reserveCapacity(colours.count * 2)
    colours.forEachRecord { place, record in
      record.skipText()
      let name = record.localisedText()
      Self.add(place, under: name.text, to: &places)
      for translation in name.translations {
        Self.add(place, under: translation.text, to: &places)
        if translation.language == "pinyin" {
          Self.add(place, under: translation.text, to: &pinyin)
        }
      }
    }
    (self.places, self.pinyin) = (places, pinyin)
  }

  /// The first colour of a name: the first that `Catalogue.colours(named:)` gives.
  ///
  /// - Parameter name: The name: `Scarlet`, `绯`, `fēi`, `fei`.
  /// - Returns: The colour, or `nil` if none has that name.
  /// - Complexity: O(1).
  public func colour(named name: String) -> Catalogue.Found? {
    let key = SearchText(name.trimmed).compact
    let v = UInt8(ascii: "v")
    let plain = places[key]
    let romanised = key.contains(v) ? pinyin[key.map { $0 == v ? UInt8(ascii: "u") : $0 }] : nil
    guard let place = [plain, romanised].compactMap(\.self).min() else { return nil }
    return colours[place]
  }

  /// The first colour of just this value: the first that `Catalogue.colours(of:)` gives.
  ///
  /// - Parameter rgb: The value.
  /// - Returns: The colour, or `nil` if none has that value.
  /// - Complexity: O(1).
  public func colour(of rgb: RGB8) -> Catalogue.Found? { values[rgb].map { colours[$0] } }

  private static func add(_ place: Int, under name: String, to places: inout [[UInt8]: Int]) {
    let key = SearchText(name).compact
    if !key.isEmpty, places[key] == nil { places[key] = place }
  }
}
