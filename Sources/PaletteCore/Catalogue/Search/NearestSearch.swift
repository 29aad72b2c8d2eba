extension Catalogue {
  /// A colour of the catalogue and how far it is from another.
  public struct Neighbour: Equatable, Sendable {
    /// The colour with its address.
    public let found: Found
    /// The difference, in the unit of the metric that was asked for.
    public let difference: Double
  }

  /// The colours of a catalogue, or of a part of it, prepared to be asked for the nearest ones.
  ///
  /// Colours are equally near where their differences are the same number; they come in catalogue
  /// order.
  public struct NearestSearch: Sendable {
    /// The colours to choose from, in catalogue order.
    public let colours: Colours
    private let nearest: NearestColours

    /// Prepares colours of a catalogue.
    ///
    /// - Parameters:
    ///   - colours: The colours to choose from.
    ///   - metric: The measure of difference.
    ///   - use: How often they will be asked for; the answers are the same.
    public init(
      among colours: Colours, metric: Difference.Metric = .ok,
      asked use: NearestColours.Use = .often
    ) {
      self.colours = colours
      nearest = NearestColours(
        among: colours.values, metric: metric, asked: use)
    }

    /// The nearest colour.
    ///
    /// - Parameter colour: A colour of any space, measured as it is; its alpha does not count.
    /// - Returns: The place of the nearest among `colours`; `nil` if there are none.
    public func match(for colour: Colour) -> NearestColours.Match? { nearest.match(for: colour) }

    /// The nearest colour to an eight-bit one, which is found faster.
    ///
    /// - Parameter rgb: The colour.
    /// - Returns: The place of the nearest among `colours`; `nil` if there are none.
    public func match(for rgb: RGB8) -> NearestColours.Match? { nearest.match(for: rgb) }

    /// The nearest colours.
    ///
    /// - Parameters:
    ///   - colour: A colour of any space, measured as it is; its alpha does not count.
    ///   - count: How many to give at most.
    /// - Returns: Places among `colours`, the nearest first.
    public func matches(for colour: Colour, count: Int) -> [NearestColours.Match] {
      nearest.matches(for: colour, count: count)
    }

    /// The nearest colours.
    ///
    /// - Parameters:
    ///   - colour: A colour of any space, measured as it is; its alpha does not count.
    ///   - count: How many to give at most.
    /// - Returns: The nearest first.
    public func neighbours(of colour: Colour, count: Int) -> [Neighbour] {
      matches(for: colour, count: count).map {
        Neighbour(found: colours[$0.index], difference: $0.difference)
      }
    }
  }

  /// The named colours nearest to a colour, by ΔE OK; for a single question.
  ///
  /// - Parameters:
  ///   - rgb: The colour.
  ///   - count: How many to give at most.
  /// - Returns: The nearest first; equally near ones in catalogue order.
  public func nearest(to rgb: RGB8, count: Int) -> [Neighbour] {
    NearestSearch(among: colours, asked: .once).neighbours(of: Colour(rgb), count: count)
  }
}
