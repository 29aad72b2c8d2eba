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
    private let metric: Difference.Metric
    /// The colours as their metric wants them; `nil` where the cells of the catalogue will do.
    private let prepared: NearestColours?

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
      self.metric = metric
      prepared =
        use == .once && metric == .ok
        ? nil : NearestColours(among: colours.values, metric: metric, asked: use)
    }

    /// The nearest colour.
    ///
    /// - Parameter colour: A colour of any space, measured as it is; its alpha does not count.
    /// - Returns: The place of the nearest among `colours`; `nil` if there are none.
    public func match(for colour: Colour) -> NearestColours.Match? {
      prepared.map { $0.match(for: colour) } ?? matches(for: colour, count: 1).first
    }

    /// The nearest colour to an eight-bit one, which is found faster.
    ///
    /// - Parameter rgb: The colour.
    /// - Returns: The place of the nearest among `colours`; `nil` if there are none.
    public func match(for rgb: RGB8) -> NearestColours.Match? {
      prepared.map { $0.match(for: rgb) } ?? matches(for: Colour(rgb), count: 1).first
    }

    /// The nearest colours.
    ///
    /// - Parameters:
    ///   - colour: A colour of any space, measured as it is; its alpha does not count.
    ///   - count: How many to give at most.
    /// - Returns: Places among `colours`, the nearest first.
    public func matches(for colour: Colour, count: Int) -> [NearestColours.Match] {
      if let prepared { return prepared.matches(for: colour, count: count) }
      let candidates = colours.candidates(near: metric.coordinates(of: colour), count: count)
      return NearestColours(among: candidates.lazy.map(\.rgb), metric: metric, asked: .once)
        .matches(for: colour, count: count)
        .map { .init(index: candidates[$0.index].place, difference: $0.difference) }
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

extension Catalogue.Colours {
  /// The colours that may be among the nearest ones by ΔE OK, judged by their cells alone.
  ///
  /// - Parameters:
  ///   - coordinates: A place in OKLab.
  ///   - count: How many of the nearest are wanted.
  /// - Returns: At least those, in catalogue order.
  fileprivate func candidates(
    near coordinates: SIMD3<Double>, count: Int
  ) -> [(place: Int, rgb: RGB8)] {
    let bounds = ColourCellBounds(of: coordinates)
    let limit = limit(of: bounds, count: count)
    var candidates: [(place: Int, rgb: RGB8)] = []
    forEach { place, colour, tables in
      if bounds.leastSquare(tables.cell(colour)) <= limit {
        candidates.append((place, tables.rgb(colour)))
      }
    }
    return candidates
  }

  /// A square that the differences of so many colours do not exceed.
  private func limit(of bounds: ColourCellBounds, count: Int) -> Float {
    // Keeping many in order takes longer than it spares.
    guard (1...64).contains(count) else { return .infinity }
    var smallest = [Float](repeating: .infinity, count: count)
    forEach { _, colour, tables in
      let most = bounds.mostSquare(tables.cell(colour))
      guard most < smallest[count - 1] else { return }
      smallest.removeLast()
      smallest.insert(most, at: smallest.firstIndex { most < $0 } ?? smallest.endIndex)
    }
    return smallest[count - 1]
  }
}
