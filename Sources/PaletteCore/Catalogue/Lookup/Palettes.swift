extension Catalogue {
  /// The palettes of a catalogue, or some of them, in any order.
  ///
  /// A palette becomes a value when it is asked for.
  public struct Palettes: RandomAccessCollection, Sendable {
    /// Where a palette lies.
    struct Place: Sendable {
      let section: Section
      /// Its place in the tables.
      let palette: Int
    }

    let places: [Place]
    /// The place of the first.
    public var startIndex: Int { 0 }
    /// The place behind the last.
    public var endIndex: Int { places.count }

    /// The palette of a place, with its address.
    ///
    /// - Parameter index: The place.
    public subscript(index: Int) -> FoundPalette {
      let place = places[index]
      return place.section.catalogue.withTables { tables in
        let palette = tables.palette(place.palette)
        let category = tables.id(ofCategory: place.section.place)
        return FoundPalette(
          address: Address(category: category, palette: palette.id), palette: palette)
      }
    }
  }

  /// A category, or those of its palettes that are meant.
  struct Part {
    let section: Section
    let palettes: Range<Int>
  }

  /// All that is in the catalogue, or what stands at the address of a category or a palette.
  ///
  /// - Returns: The parts in catalogue order; `nil` if nothing stands there, or a colour does.
  func parts(in address: Address?) -> [Part]? {
    guard let address else {
      return sections.map { section in
        let palettes = section.catalogue.withTables { $0.palettes(ofCategory: section.place) }
        return Part(section: section, palettes: palettes)
      }
    }
    guard let place = place(of: address), place.colour == nil else { return nil }
    let whole = place.section.catalogue.withTables { $0.palettes(ofCategory: place.section.place) }
    return [Part(section: place.section, palettes: place.palette.map { $0..<($0 + 1) } ?? whole)]
  }

  /// The palettes of the catalogue, of a category, or the one that stands at an address.
  ///
  /// - Parameter address: The address of a category or a palette; all palettes where it is `nil`.
  /// - Returns: The palettes in catalogue order; `nil` if nothing stands there, or a colour does.
  public func palettes(in address: Address? = nil) -> Palettes? {
    parts(in: address).map { Palettes(of: $0) }
  }
}

extension Catalogue.Palettes {
  /// All palettes of some parts.
  init(of parts: [Catalogue.Part]) {
    places = parts.flatMap { part in
      part.palettes.map { Place(section: part.section, palette: $0) }
    }
  }

  /// Some of these, in an order of their own.
  func chosen(_ indices: some Sequence<Int>) -> Self { Self(places: indices.map { places[$0] }) }
}
