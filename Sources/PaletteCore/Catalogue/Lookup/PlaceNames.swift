extension Catalogue {
  /// The one category of a name, or else the one palette.
  ///
  /// - Parameter name: Its name in any language, whatever case, marks and spaces it is written with.
  /// - Returns: Its address; `nil` if none has that name, or several have.
  public func place(named name: String) -> Address? {
    let name = ExactName(name)
    var categories: [Address] = []
    var palettes: [Address] = []
    forEachPlace { address, record in
      guard name.isOne(of: &record) else { return }
      if address.palette == nil { categories.append(address) } else { palettes.append(address) }
    }
    let named = categories.isEmpty ? palettes : categories
    return named.count == 1 ? named.first : nil
  }

  /// The addresses of categories and palettes that a text which names none may mean.
  ///
  /// - Parameters:
  ///   - text: What was typed: an address, the last part of one, or a name.
  ///   - count: How many to give at most.
  /// - Returns: The most alike first; equally alike ones in catalogue order.
  public func placeSuggestions(for text: String, count: Int = 3) -> [String] {
    let ids = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard text.utf8.count <= 4 * Misspelling.mostLetters, let last = ids.last else { return [] }
    if ids.count > 1 {
      let home = ids.prefix(2).joined(separator: "/")
      if ids.count > 2, let address = Address(home), place(of: address) != nil { return [home] }
      let alike = AddressSuggestions(self).suggestions(for: home)
      guard alike.isEmpty else { return Array(alike.prefix(max(0, count))) }
    }
    let typed = TypedName(last)
    var near: [(distance: Int, address: Address)] = []
    forEachPlace { address, record in
      let id = SearchText(address.palette ?? address.category).compact
      let names = record.localisedText()
      let folded =
        [id] + ([names.text] + names.translations.map(\.text)).map { SearchText($0).compact }
      guard let distance = folded.compactMap(typed.distance).min() else { return }
      // A palette is asked for by its last part, but a category by a wrong letter.
      near.append((distance + (address.palette == nil ? 0 : 1), address))
    }
    // The standard library's sort is stable.
    return near.sorted { $0.distance < $1.distance }.prefix(max(0, count))
      .map(\.address.description)
  }

  /// Calls with each category and palette, and with its record behind the id.
  private func forEachPlace(_ body: (Address, inout CompactForm.Reader) -> Void) {
    for section in sections {
      section.catalogue.withTables { tables in
        var record = tables.recordOfCategory(section.place)
        let category = record.text()
        body(Address(category: category), &record)
        for palette in tables.palettes(ofCategory: section.place) {
          var record = tables.recordOfPalette(palette)
          body(Address(category: category, palette: record.text()), &record)
        }
      }
    }
  }
}

/// A name as it was typed, to be compared with many.
private struct TypedName {
  let folded: [UInt8]
  /// `nil` if it is too short to be mistyped.
  let misspelling: Misspelling?

  init(_ text: String) {
    folded = SearchText(text).compact
    misspelling = Misspelling(folded, shortest: 3)
  }

  func distance(to other: [UInt8]) -> Int? {
    guard !folded.isEmpty else { return nil }
    return folded == other ? 0 : misspelling?.distance(to: other)
  }
}
