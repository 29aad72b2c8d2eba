extension Catalogue {
  /// What stands at an address.
  public enum Entry: Equatable, Sendable {
    /// A category.
    case category(Category)
    /// A palette, and what is to be known of the category it is in.
    case palette(Palette, in: Category.Heading)
    /// A colour.
    case colour(Found)
  }

  /// A colour with its address.
  public struct Found: Equatable, Sendable {
    /// Where the colour stands.
    public let address: Address
    /// The colour.
    public let colour: NamedColour
  }

  /// A palette with its address.
  public struct FoundPalette: Equatable, Sendable {
    /// Where the palette stands.
    public let address: Address
    /// The palette.
    public let palette: Palette
  }

  /// What stands at an address.
  ///
  /// - Parameter address: The address of a category, a palette or a colour.
  /// - Returns: What stands there, or `nil`.
  public func find(_ address: Address) -> Entry? {
    guard let place = place(of: address) else { return nil }
    return place.section.catalogue.withTables { tables in
      guard let palette = place.palette else {
        return .category(tables.category(place.section.place))
      }
      guard let colour = place.colour else {
        return .palette(tables.palette(palette), in: tables.heading(place.section.place))
      }
      return .colour(Found(address: address, colour: tables.colour(colour)))
    }
  }

  /// The colours that stand at an address: those of a category or a palette, or the one itself.
  ///
  /// - Parameter address: The address of a category, a palette or a colour.
  /// - Returns: The colours in catalogue order, or `nil` if nothing stands there.
  public func colours(at address: Address) -> Colours? {
    guard let place = place(of: address) else { return nil }
    return place.section.catalogue.withTables { tables in
      let range = place.palette.map { tables.colours(ofPalettes: $0..<($0 + 1)) }
      return Colours([(place.section, place.colour.map { $0..<($0 + 1) } ?? range)])
    }
  }

  /// Where an address leads in the tables.
  func place(of address: Address) -> (section: Section, palette: Int?, colour: Int?)? {
    for section in sections {
      let found: (palette: Int?, colour: Int?)? = section.catalogue.withTables { tables in
        var record = tables.recordOfCategory(section.place)
        return record.text(is: address.category)
          ? tables.places(of: address, in: section.place) : nil
      }
      if let found { return (section, found.palette, found.colour) }
    }
    return nil
  }
}

extension CompactTables {
  /// The palette and the colour of an address in a category, `nil` where it does not lead anywhere.
  fileprivate func places(
    of address: Address, in category: Int
  ) -> (palette: Int?, colour: Int?)? {
    guard let paletteID = address.palette else { return (nil, nil) }
    let palette = palettes(ofCategory: category).first { palette in
      var record = recordOfPalette(palette)
      return record.text(is: paletteID)
    }
    guard let palette else { return nil }
    guard let colourID = address.colour else { return (palette, nil) }
    let colour = colours(ofPalettes: palette..<(palette + 1)).first { colour in
      var record = recordOfColour(colour)
      return record.text(is: colourID)
    }
    return colour.map { (palette, $0) }
  }
}
