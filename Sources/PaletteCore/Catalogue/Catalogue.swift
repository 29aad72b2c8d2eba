/// All categories, in the order in which they are listed.
///
/// A catalogue is opened, not read: its categories, palettes and colours become values when they are
/// asked for, and only those.
public struct Catalogue: Sendable {
  /// A category, and where it lies.
  struct Section: Sendable {
    let catalogue: CompactCatalogue
    /// Its place there.
    let place: Int
    /// The colours that it has there.
    let colours: Range<Int>
  }

  /// The categories in order.
  let sections: [Section]

  init(sections: [Section]) { self.sections = sections }

  /// Creates a catalogue.
  ///
  /// - Parameter categories: Categories with distinct ids.
  public init(categories: [Category]) { self.init(CompactCatalogue(categories)) }

  init(_ compact: CompactCatalogue) {
    sections = compact.withTables { tables in
      (0..<tables.categoryCount).map { place in
        Section(
          catalogue: compact, place: place,
          colours: tables.colours(ofPalettes: tables.palettes(ofCategory: place)))
      }
    }
  }

  /// What is to be known of the categories without reading their palettes.
  ///
  /// - Complexity: O(*n*) in the number of categories.
  public var headings: [Category.Heading] {
    sections.map { section in section.catalogue.withTables { $0.heading(section.place) } }
  }

  /// The categories with all that is in them; their ids differ.
  ///
  /// - Complexity: O(*n*) in the number of colours, each time.
  public var categories: [Category] {
    sections.map { section in section.catalogue.withTables { $0.category(section.place) } }
  }
}

extension Catalogue: Equatable {
  /// Whether two catalogues hold the same, wherever it lies; reads both whole.
  public static func == (left: Catalogue, right: Catalogue) -> Bool {
    left.categories == right.categories
  }
}

/// A set of palettes with one origin.
public struct Category: Equatable, Sendable {
  /// `[a-z0-9]+(-[a-z0-9]+)*`, unique in the catalogue.
  public let id: String
  /// The name to print.
  public let name: LocalisedText
  /// What the category is, in one line.
  public let summary: LocalisedText?
  /// What the category is, in a paragraph.
  public let detail: LocalisedText?
  /// Where the values come from.
  public let source: String?
  /// Under what terms the values may be used.
  public let licence: String?
  /// Properties that all its palettes share.
  public let tags: [String]
  /// The palettes, at least one; their ids differ.
  public let palettes: [Palette]

  /// Creates a category.
  ///
  /// - Parameters:
  ///   - id: Its id.
  ///   - name: Its name.
  ///   - summary: One line about it.
  ///   - detail: A paragraph about it.
  ///   - source: Where its values come from.
  ///   - licence: The terms of their use.
  ///   - tags: Properties that all its palettes share.
  ///   - palettes: Palettes with distinct ids.
  public init(
    id: String, name: LocalisedText, summary: LocalisedText? = nil, detail: LocalisedText? = nil,
    source: String? = nil, licence: String? = nil, tags: [String] = [], palettes: [Palette]
  ) {
    self.id = id
    self.name = name
    self.summary = summary
    self.detail = detail
    self.source = source
    self.licence = licence
    self.tags = tags
    self.palettes = palettes
  }

  /// How many named colours its palettes have together.
  public var colourCount: Int { palettes.reduce(0) { $0 + $1.colours.count } }
}

extension Category {
  /// What a listing of categories shows of one.
  public struct Heading: Equatable, Sendable {
    /// `[a-z0-9]+(-[a-z0-9]+)*`, unique in the catalogue.
    public let id: String
    /// The name to print.
    public let name: LocalisedText
    /// What the category is, in one line.
    public let summary: LocalisedText?
    /// Where the values come from.
    public let source: String?
    /// Under what terms the values may be used.
    public let licence: String?
    /// Properties that all its palettes share.
    public let tags: [String]
    /// How many palettes it has.
    public let paletteCount: Int
    /// How many named colours its palettes have together.
    public let colourCount: Int
    /// Colours that stand for all of it, in order: `sampleSize`, some of them twice if it has few.
    public let sample: [RGB8]
  }

  /// What a listing of categories shows of it.
  public var heading: Heading {
    Heading(
      id: id, name: name, summary: summary, source: source, licence: licence, tags: tags,
      paletteCount: palettes.count, colourCount: colourCount,
      sample: Heading.sample(of: palettes.map { $0.colours.map(\.rgb) }))
  }
}

/// Named colours in order, and optionally combinations of three.
public struct Palette: Equatable, Sendable {
  /// `[a-z0-9]+(-[a-z0-9]+)*`, unique in its category.
  public let id: String
  /// The name to print.
  public let name: LocalisedText
  /// One word for what the palette feels like.
  public let mood: LocalisedText?
  /// What the palette is good for: `sequential`, `diverging`, `dark`, `colour-blind-safe` and so on.
  public let tags: [String]
  /// Where the values come from, where that differs from what the category says.
  public let source: String?
  /// Under what terms the values may be used, where they differ from the category's.
  public let licence: String?
  /// The colours, at least one, in order; the first is the main colour.
  public let colours: [NamedColour]
  /// Threes of colours that go together, in order.
  public let combinations: [Combination]

  /// Creates a palette.
  ///
  /// - Parameters:
  ///   - id: Its id.
  ///   - name: Its name.
  ///   - mood: What it feels like.
  ///   - tags: Its properties.
  ///   - source: Where its values come from, if not from the category's source.
  ///   - licence: The terms of their use, if not the category's.
  ///   - colours: Its colours, with distinct ids.
  ///   - combinations: Threes of colours that go together.
  public init(
    id: String, name: LocalisedText, mood: LocalisedText? = nil, tags: [String] = [],
    source: String? = nil, licence: String? = nil, colours: [NamedColour],
    combinations: [Combination] = []
  ) {
    self.id = id
    self.name = name
    self.mood = mood
    self.tags = tags
    self.source = source
    self.licence = licence
    self.colours = colours
    self.combinations = combinations
  }
}

/// A colour with a name.
public struct NamedColour: Equatable, Sendable {
  /// `[a-z0-9]+(-[a-z0-9]+)*`, unique in its palette.
  public let id: String
  /// The name to print.
  public let name: LocalisedText
  /// The colour.
  public let rgb: RGB8

  /// Creates a named colour.
  ///
  /// - Parameters:
  ///   - id: Its id.
  ///   - name: Its name.
  ///   - rgb: The colour.
  public init(id: String, name: LocalisedText, rgb: RGB8) {
    self.id = id
    self.name = name
    self.rgb = rgb
  }
}

/// Three colours that go together, in order.
public struct Combination: Hashable, Sendable {
  /// The first colour.
  public let first: RGB8
  /// The second colour.
  public let second: RGB8
  /// The third colour.
  public let third: RGB8

  /// Creates a combination.
  ///
  /// - Parameters:
  ///   - first: The first colour.
  ///   - second: The second colour.
  ///   - third: The third colour.
  public init(_ first: RGB8, _ second: RGB8, _ third: RGB8) {
    self.first = first
    self.second = second
    self.third = third
  }

  /// The three colours in order.
  public var colours: [RGB8] { [first, second, third] }
}
