/// What a palette file holds, whichever its format: named colours in order, in groups where it has any.
///
/// Colours keep the space that the file gives them in, and become eight-bit only where a format
/// that is written is: a conversion from file to file loses nothing that both can hold.
public struct PaletteDocument: Equatable, Sendable {
  /// The name of the whole, if it has one.
  public var name: String?
  /// What somebody wrote about it, lines separated by `\n`.
  public var comment: String?
  /// How many colours are shown in a row, if that was said; at least 1.
  public var columns: Int?
  /// The colours, group by group; a file without groups has one that has no name.
  public var groups: [Group]

  /// Creates a document.
  ///
  /// - Parameters:
  ///   - name: The name of the whole.
  ///   - comment: What is told about it.
  ///   - columns: How many colours are shown in a row.
  ///   - groups: Its groups in order.
  public init(
    name: String? = nil, comment: String? = nil, columns: Int? = nil, groups: [Group] = []
  ) {
    self.name = name
    self.comment = comment
    self.columns = columns
    self.groups = groups
  }

  /// Colours that belong together.
  public struct Group: Equatable, Sendable {
    /// The name; `nil` for colours that are in no group.
    public var name: String?
    /// The colours in order.
    public var entries: [Entry]
    /// The palette of a catalogue that the group was made from: it has what only our own format holds,
    /// names in other languages, moods, tags and combinations.
    public var palette: Palette?

    /// Creates a group.
    ///
    /// - Parameters:
    ///   - name: Its name.
    ///   - entries: Its colours in order.
    ///   - palette: The palette of a catalogue that it was made from.
    public init(name: String? = nil, entries: [Entry] = [], palette: Palette? = nil) {
      self.name = name
      self.entries = entries
      self.palette = palette
    }
  }

  /// A colour and what is told of it.
  public struct Entry: Equatable, Sendable {
    /// The name, not empty; `nil` where the file has none.
    public var name: String?
    /// The colour; of inks the one that they show by the naive formula.
    public var colour: Colour
    /// The amounts of ink, where the file gives the colour in them.
    public var inks: CMYK?
    /// How the colour is to be printed, where the file says so.
    public var kind: Kind?

    /// How Adobe's programs treat a swatch.
    public enum Kind: Sendable {
      /// Changing the swatch changes all that is painted with it.
      case global
      /// An ink of its own.
      case spot
      /// Mixed of the press's inks.
      case process
    }

    /// Creates an entry.
    ///
    /// - Parameters:
    ///   - name: Its name; an empty one is none.
    ///   - colour: Its colour.
    ///   - kind: How it is to be printed.
    public init(_ name: String? = nil, _ colour: Colour, kind: Kind? = nil) {
      self.name = name.flatMap { $0.isEmpty ? nil : $0 }
      self.colour = colour
      self.kind = kind
    }

    /// Creates an entry of inks.
    ///
    /// - Parameters:
    ///   - name: Its name; an empty one is none.
    ///   - inks: The amounts of ink.
    ///   - kind: How it is to be printed.
    public init(_ name: String? = nil, inks: CMYK, kind: Kind? = nil) {
      self.init(name, inks.colour, kind: kind)
      self.inks = inks
    }
  }

  /// All colours in order, whatever groups they are in.
  public var entries: [Entry] {
    // The colours of one group need no copy, which counts where there are a million.
    groups.count == 1 ? groups[0].entries : groups.flatMap(\.entries)
  }

  /// How many colours there are.
  public var count: Int { groups.reduce(0) { $0 + $1.entries.count } }

  /// Whether there is more than one group, or one that has a name of its own.
  public var hasGroups: Bool { groups.count > 1 || groups.first?.name != nil }

  /// All colours in order, each with the name of its group before its own.
  public var flattenedEntries: [Entry] {
    guard hasGroups else { return entries }
    return groups.flatMap { group in
      guard let title = group.name else { return group.entries }
      return group.entries.map { entry in
        var entry = entry
        // What is called as its group is called so once: a palette of one colour, `Scarlet`.
        entry.name = entry.name.map { $0 == title ? title : "\(title) \($0)" } ?? title
        return entry
      }
    }
  }
}
