/// What narrows palettes down.
public struct PaletteFilter: Sendable {
  /// Tags that a palette or its category must have, all of them.
  public var tags: [String]
  /// How many colours a palette must have.
  public var counts: ClosedRange<Int>
  /// A colour that a palette must hold something near to.
  public var near: Colour?

  /// Creates a filter.
  ///
  /// - Parameters:
  ///   - tags: Tags that a palette or its category must have, all of them.
  ///   - counts: How many colours a palette must have.
  ///   - near: A colour that a palette must hold something near to.
  public init(
    tags: [String] = [], counts: ClosedRange<Int> = 0...Int.max, near: Colour? = nil
  ) {
    (self.tags, self.counts, self.near) = (tags, counts, near)
  }

  /// The largest ΔE OK between a colour and one that is near to it.
  ///
  /// Wide enough for a word, since the nearest come first: of the colours that xkcd's survey, CSS and
  /// ISCC-NBS call some blue 40 % lie within it around #0000ff, and of all that lie there 65 % are
  /// called so. Within 0.15 it were 16 % and 75 %, and most quiet blues would be missed.
  public static let nearLimit = 0.25
}

extension Catalogue.Palettes {
  /// The palettes that a filter lets through.
  ///
  /// - Parameter filter: What they must be like.
  /// - Returns: Those palettes in their order; with a colour to be near to, the nearest first.
  public func matching(_ filter: PaletteFilter) -> Self {
    let fitting = indices.filter { index in
      withTables(at: index) { tables, palette in
        let colours = tables.colours(ofPalettes: palette..<(palette + 1))
        guard filter.counts.contains(colours.count) else { return false }
        guard !filter.tags.isEmpty else { return true }
        let category = tables.tags(ofCategory: places[index].section.place)
        let tags = tables.tags(ofPalette: palette) + category
        return filter.tags.allSatisfy(tags.contains)
      }
    }
    let chosen = chosen(fitting)
    return filter.near.map { chosen.chosen(chosen.near($0)) } ?? chosen
  }

  /// All tags that palettes or their categories have, in alphabetical order.
  public var tags: [String] {
    var tags: Set<String> = []
    for (index, place) in places.enumerated() {
      withTables(at: index) { tables, palette in
        tags.formUnion(tables.tags(ofPalette: palette))
        tags.formUnion(tables.tags(ofCategory: place.section.place))
      }
    }
    return tags.sorted()
  }

  /// The tag that is written most like a text, `nil` if none is alike.
  ///
  /// - Parameter text: What was asked for.
  /// - Returns: The tag.
  public func tag(like text: String) -> String? {
    guard let typed = Misspelling(Array(text.lowercased().utf8)) else { return nil }
    let near = tags.compactMap { tag in typed.distance(to: tag.utf8).map { (tag, $0) } }
    return near.min { $0.1 < $1.1 }?.0
  }

  /// The places of the palettes that hold a colour near to another, nearest first.
  func near(_ colour: Colour) -> [Int] {
    let target = Difference.Metric.ok.coordinates(of: colour)
    let near: [(index: Int, distance: Double)] = indices.compactMap { index in
      let distance = values(at: index)
        .map { Difference.distance(Difference.Metric.ok.coordinates(of: $0), target) }.min()
      guard let distance, distance <= PaletteFilter.nearLimit else { return nil }
      return (index, distance)
    }
    // The standard library's sort is stable.
    return near.sorted { $0.distance < $1.distance }.map(\.index)
  }

  /// The values of a palette's colours, then those of its combinations.
  func values(at index: Int) -> [RGB8] {
    withTables(at: index) { tables, palette in
      tables.colours(ofPalettes: palette..<(palette + 1)).map(tables.rgb)
        + tables.combinedColours(ofPalette: palette)
    }
  }

  private func withTables<Result>(
    at index: Int, _ body: (CompactTables, Int) -> Result
  ) -> Result {
    places[index].section.catalogue.withTables { body($0, places[index].palette) }
  }
}
