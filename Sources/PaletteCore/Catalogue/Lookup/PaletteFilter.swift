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

  /// The largest ΔE OK between a colour and one that is near to it: 0.05 + 0.65 × its chroma.
  ///
  /// A vivid colour stands for a word: around #0000ff, where it is 0.25, most colours are called some
  /// blue. Among greys the same distance would lead from white to silver, and to every quiet hue: with
  /// 0.25 for all, 835 of the bundled 841 palettes held a colour near gray. With this rule 125 do, and
  /// near white 269, navy 223, blue 277, teal 408, red 456.
  ///
  /// - Parameter colour: The colour that others are to be near to.
  /// - Returns: The limit.
  public static func nearLimit(of colour: Colour) -> Double {
    let lab = Difference.Metric.ok.coordinates(of: colour)
    return 0.05 + 0.65 * (lab.y * lab.y + lab.z * lab.z).squareRoot()
  }
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

  /// The tag that a text means: its name in British or American spelling, with or without hyphens, or
  /// the first words of it if no other tag begins with them.
  ///
  /// - Parameter text: What was typed: `colour-blind-safe`, `colorblind`.
  /// - Returns: The tag, `nil` if none or several may be meant.
  public func tag(named text: String) -> String? {
    let (typed, tags) = (TagText(text), tags)
    if let tag = tags.first(where: { TagText($0).whole == typed.whole }) { return tag }
    let begun = tags.filter { TagText($0).beginnings.contains(typed.whole) }
    return begun.count == 1 ? begun.first : nil
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
    let limit = PaletteFilter.nearLimit(of: colour)
    let near: [(index: Int, distance: Double)] = indices.compactMap { index in
      let distance = values(at: index)
        .map { Difference.distance(Difference.Metric.ok.coordinates(of: $0), target) }.min()
      guard let distance, distance <= limit else { return nil }
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

/// A tag as it is compared.
private struct TagText {
  /// The first word, the first two and so on, without spaces, in British spelling.
  let beginnings: [[UInt8]]
  /// All words.
  var whole: [UInt8] { beginnings.last ?? [] }

  init(_ text: String) {
    let (american, british) = (Array("color".utf8), Array("colour".utf8))
    var joined: [UInt8] = []
    beginnings = SearchText(text).words.map { word in
      joined += word.starts(with: american) ? british + word.dropFirst(american.count) : word
      return joined
    }
  }
}
