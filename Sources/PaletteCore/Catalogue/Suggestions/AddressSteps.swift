extension Catalogue {
  /// What an address that is being typed can go on with: a category, a palette or a colour.
  public struct AddressStep: Equatable, Sendable {
    /// The address as far as it would be then.
    public let address: Address
    /// The name of what stands there.
    public let name: LocalisedText
    /// The value of a colour; `nil` of a category or a palette.
    public let rgb: RGB8?
  }

  /// The next step of the addresses that begin with a text.
  ///
  /// One id is completed at a time: that of a category, behind a slash that of one of its palettes, and
  /// behind another that of a colour. Nothing else is read.
  ///
  /// - Parameter typed: The beginning of an address, perhaps empty.
  /// - Returns: The steps in catalogue order.
  public func addressSteps(from typed: String) -> [AddressStep] {
    let ids = typed.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    switch ids.count {
    case 1: return categorySteps(ids[0])
    case 2: return paletteSteps(in: ids[0], ids[1])
    case 3: return colourSteps(in: Address(category: ids[0], palette: ids[1]), ids[2])
    default: return []
    }
  }

  private func categorySteps(_ typed: String) -> [AddressStep] {
    sections.compactMap { section in
      section.catalogue.withTables { tables in
        var record = tables.recordOfCategory(section.place)
        return record.step(from: typed) { Address(category: $0) }
      }
    }
  }

  private func paletteSteps(in category: String, _ typed: String) -> [AddressStep] {
    (parts(in: Address(category: category)) ?? []).flatMap { part in
      part.section.catalogue.withTables { tables in
        part.palettes.compactMap { palette in
          var record = tables.recordOfPalette(palette)
          return record.step(from: typed) { Address(category: category, palette: $0) }
        }
      }
    }
  }

  private func colourSteps(in home: Address, _ typed: String) -> [AddressStep] {
    guard let colours = colours(at: home) else { return [] }
    var places: [Int] = []
    colours.forEachRecord { place, record in
      if record.utf8().starts(with: typed.utf8) { places.append(place) }
    }
    return places.map { place in
      let found = colours[place]
      return AddressStep(
        address: found.address, name: found.colour.name, rgb: found.colour.rgb)
    }
  }
}

extension CompactForm.Reader {
  /// The step that a record makes if its id begins with a text; the name stands behind the id.
  fileprivate mutating func step(
    from typed: String, to address: (String) -> Address
  ) -> Catalogue.AddressStep? {
    let id = utf8()
    guard id.starts(with: typed.utf8) else { return nil }
    return Catalogue.AddressStep(
      address: address(String(decoding: id, as: UTF8.self)), name: localisedText(), rgb: nil)
  }
}
