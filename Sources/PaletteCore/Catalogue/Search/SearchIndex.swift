/// The names of a catalogue, or of a part of it, folded once to be searched many times.
///
/// They lie behind one another in one text, so that a search is a walk over memory. Making it reads each
/// record once and makes no strings.
public struct SearchIndex: Sendable {
  /// What a name is to the thing that has it.
  enum Kind: UInt8, Sendable {
    /// A name in some language, or the id.
    case name
    /// A name in pinyin, where `v` may be typed for `ü`, or in romaji.
    case romanised
    /// What a palette feels like.
    case mood
    /// What a palette is good for.
    case tag
  }

  /// A folded name in the text.
  struct Name: Sendable {
    let range: Range<Int>
    let kind: Kind
  }

  /// What has names.
  enum Level: UInt8, Sendable { case category, palette, colour }

  /// A category, a palette or a colour; palettes follow their category, colours their palette.
  struct Entry: Sendable {
    let level: Level
    /// The first of its names: the others follow, up to those of the next entry.
    let firstName: Int
  }

  /// What ends each name in the text: no folded name holds it.
  static let end = UInt8(ascii: "\n")

  /// The ids of the categories that are searched.
  let categories: [String]
  private(set) var text: [UInt8] = []
  private(set) var names: [Name] = []
  private(set) var entries: [Entry] = []
  /// The colours that are searched, in catalogue order.
  public let colours: Catalogue.Colours
  /// The palettes that are searched, in catalogue order.
  public let palettes: Catalogue.Palettes

  /// Makes the index of all that is in a catalogue.
  ///
  /// - Parameter catalogue: The catalogue to search.
  /// - Complexity: O(*n*) in the number of names.
  public init(_ catalogue: Catalogue) { self.init(catalogue.parts(in: nil) ?? []) }

  /// Makes the index of a category or a palette.
  ///
  /// The result is `nil` if nothing stands at the address, or a colour does.
  ///
  /// - Parameters:
  ///   - catalogue: The catalogue to search.
  ///   - address: The address of a category or a palette; all is searched where it is `nil`.
  public init?(_ catalogue: Catalogue, in address: Address?) {
    guard let parts = catalogue.parts(in: address) else { return nil }
    self.init(parts)
  }

  private init(_ parts: [Catalogue.Part]) {
    categories = parts.map(\.section.id)
    palettes = Catalogue.Palettes(of: parts)
    colours = Catalogue.Colours(
      parts.map { part in
        (part.section, part.section.catalogue.withTables { $0.colours(ofPalettes: part.palettes) })
      })
    names.reserveCapacity(colours.count * 2)
    entries.reserveCapacity(colours.count + palettes.count + parts.count + 1)
    text.reserveCapacity(colours.count * 24)
    for part in parts {
      part.section.catalogue.withTables { add(part, $0) }
    }
    // Where the names of the last entry end.
    begin(.category)
  }

  private mutating func add(_ part: Catalogue.Part, _ tables: CompactTables) {
    begin(.category)
    var category = tables.recordOfCategory(part.section.place)
    addIDAndNames(&category)
    category.skipToTagsOfCategory()
    addTags(&category)
    for palette in part.palettes {
      begin(.palette)
      var record = tables.recordOfPalette(palette)
      addIDAndNames(&record)
      if record.number() == 1 { addNames(&record, kind: .mood) }
      addTags(&record)
      for colour in tables.colours(ofPalettes: palette..<(palette + 1)) {
        begin(.colour)
        var record = tables.recordOfColour(colour)
        addIDAndNames(&record)
      }
    }
  }

  private mutating func begin(_ level: Level) {
    entries.append(Entry(level: level, firstName: names.count))
  }

  /// Adds the names that a record begins with, then its id if that says more.
  private mutating func addIDAndNames(_ record: inout CompactForm.Reader) {
    let first = names.count
    let id = record.utf8()
    addNames(&record, kind: .name)
    add(id, kind: .name)
    let last = names.removeLast()
    let isNew = !names[first...].contains { name in
      text[name.range].elementsEqual(text[last.range])
    }
    if isNew { names.append(last) } else { text.removeSubrange(last.range.lowerBound...) }
  }

  /// Adds a localised text: itself, then its translations.
  private mutating func addNames(_ record: inout CompactForm.Reader, kind: Kind) {
    add(record.utf8(), kind: kind)
    for _ in 0..<record.number() {
      let language = record.utf8()
      let isRomanised =
        language.elementsEqual("pinyin".utf8) || language.elementsEqual("romaji".utf8)
      add(record.utf8(), kind: isRomanised && kind == .name ? .romanised : kind)
    }
  }

  private mutating func addTags(_ record: inout CompactForm.Reader) {
    for _ in 0..<record.number() { add(record.utf8(), kind: .tag) }
  }

  private mutating func add(_ name: UnsafeBufferPointer<UInt8>, kind: Kind) {
    let start = text.count
    Folding.append(name, to: &text)
    names.append(Name(range: start..<text.count, kind: kind))
    text.append(Self.end)
  }
}
