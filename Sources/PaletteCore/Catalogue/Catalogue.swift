/// All categories, in the order in which they are listed.
public struct Catalogue: Equatable, Sendable {
  /// The categories; their ids differ.
  public let categories: [Category]

  /// Creates a catalogue.
  ///
  /// - Parameter categories: Categories with distinct ids.
  public init(categories: [Category]) { self.categories = categories }
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
