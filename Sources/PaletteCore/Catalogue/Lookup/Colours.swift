extension Catalogue {
  /// The named colours of a catalogue or of a part of it, in catalogue order.
  ///
  /// A colour becomes a value with its name and address when it is asked for.
  public struct Colours: RandomAccessCollection, Sendable {
    /// Colours of a category that follow one another.
    private struct Run: Sendable {
      let section: Section
      /// Where they lie.
      let range: Range<Int>
      /// The place of the first here.
      let start: Int
    }

    private let runs: [Run]
    /// The place of the first colour.
    public let startIndex = 0
    /// The number of colours.
    public let endIndex: Int

    /// Colours of sections: of each all, or those of a range.
    init(_ parts: [(section: Section, range: Range<Int>?)]) {
      var runs: [Run] = []
      var count = 0
      for (section, part) in parts {
        let range = part ?? section.colours
        guard !range.isEmpty else { continue }
        runs.append(Run(section: section, range: range, start: count))
        count += range.count
      }
      self.runs = runs
      endIndex = count
    }

    /// The colour at a place, read from its record.
    ///
    /// - Parameter place: From 0; there must be a colour.
    public subscript(place: Int) -> Found {
      let run = run(of: place)
      return run.section.catalogue.withTables { tables in
        let palettes = tables.palettes(ofCategory: run.section.place)
        let colour = run.range.lowerBound + place - run.start
        let found = tables.colour(colour)
        return Found(
          address: Address(
            category: tables.id(ofCategory: run.section.place),
            palette: tables.id(ofPalette: tables.palette(ofColour: colour, among: palettes)),
            colour: found.id),
          colour: found)
      }
    }

    /// The last run that does not begin behind a place.
    private func run(of place: Int) -> Run {
      precondition(indices.contains(place), "there is no colour at that place")
      var (low, high) = (0, runs.count)
      while high - low > 1 {
        let middle = (low + high) / 2
        if runs[middle].start <= place { low = middle } else { high = middle }
      }
      return runs[low]
    }

    /// The values alone, in order.
    public var values: [RGB8] {
      var values: [RGB8] = []
      values.reserveCapacity(count)
      forEach { _, colour, tables in values.append(tables.rgb(colour)) }
      return values
    }

    /// The places of the colours of just this value.
    ///
    /// - Parameter rgb: The value.
    /// - Returns: Their places, in order; empty if the value has no name.
    /// - Complexity: O(*n*) in the number of colours, of which only the values are looked at.
    public func places(of rgb: RGB8) -> [Int] {
      var places: [Int] = []
      for run in runs {
        run.section.catalogue.withTables { tables in
          tables.forEachColour(run.range, of: rgb) {
            places.append(run.start + $0 - run.range.lowerBound)
          }
        }
      }
      return places
    }

    /// Calls with every colour where it lies: its place, its place in those tables, the tables.
    func forEach(_ body: (Int, Int, CompactTables) -> Void) {
      for run in runs {
        run.section.catalogue.withTables { tables in
          for colour in run.range {
            body(run.start + colour - run.range.lowerBound, colour, tables)
          }
        }
      }
    }

    /// Calls with the place of every colour and where its record lies.
    func forEachRecord(_ body: (Int, inout CompactForm.Reader) -> Void) {
      forEach { place, colour, tables in
        var record = tables.recordOfColour(colour)
        body(place, &record)
      }
    }
  }

  /// All named colours.
  public var colours: Colours { Colours(sections.map { ($0, nil) }) }

  /// The named colours of just this value, in the catalogue's order.
  ///
  /// - Parameter rgb: The value.
  /// - Returns: Those colours with their addresses; empty if the value has no name.
  /// - Complexity: O(*n*) in the number of colours.
  public func colours(of rgb: RGB8) -> [Found] {
    let colours = colours
    return colours.places(of: rgb).map { colours[$0] }
  }

  /// All colours of a name, in any language, whatever case, marks and spaces it is written with.
  ///
  /// - Parameter name: The name: `Scarlet`, `绯`, `fēi`, `fei`.
  /// - Returns: The colours in catalogue order.
  /// - Complexity: O(*n*) in the number of colours; other names are looked at, not read.
  public func colours(named name: String) -> [Found] {
    let (colours, name) = (colours, ExactName(name))
    var places: [Int] = []
    colours.forEachRecord { place, record in
      record.skipText()
      if name.isOne(of: &record) { places.append(place) }
    }
    return places.map { colours[$0] }
  }
}
