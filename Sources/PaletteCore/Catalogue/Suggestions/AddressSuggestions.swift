/// Addresses whose ids are written much like those of a text.
struct AddressSuggestions {
  private let sections: [Catalogue.Section]

  init(_ catalogue: Catalogue) { sections = catalogue.sections }

  /// An address on the way, and how many errors the ids so far have.
  private struct Candidate {
    let distance: Int
    let address: String
  }

  /// Addresses of palettes or colours, as deep as the text, the most alike first.
  func suggestions(for text: String) -> [String] {
    let ids = text.lowercased().split(separator: "/", omittingEmptySubsequences: false)
      .map { TypedID(String($0)) }
    guard 2...3 ~= ids.count else { return [] }
    var found: [Candidate] = []
    for section in sections {
      section.catalogue.withTables { tables in
        var category = tables.recordOfCategory(section.place)
        guard let start = ids[0].step(from: Candidate(distance: 0, address: ""), to: &category)
        else { return }
        for palette in tables.palettes(ofCategory: section.place) {
          var record = tables.recordOfPalette(palette)
          guard let middle = ids[1].step(from: start, to: &record) else { continue }
          guard ids.count == 3 else {
            found.append(middle)
            continue
          }
          for colour in tables.colours(ofPalettes: palette..<(palette + 1)) {
            var record = tables.recordOfColour(colour)
            if let end = ids[2].step(from: middle, to: &record) { found.append(end) }
          }
        }
      }
    }
    // The standard library's sort is stable.
    return found.filter { $0.distance > 0 }.sorted { $0.distance < $1.distance }.map(\.address)
  }

  /// An id as it was typed; errors count twice, so that there is something between none and one.
  private struct TypedID {
    let bytes: [UInt8]
    /// `nil` if it is too short to be mistyped.
    let misspelling: Misspelling?

    init(_ text: String) {
      bytes = Array(text.utf8)
      misspelling = Misspelling(bytes, shortest: 3)
    }

    private func distance(to id: UnsafeBufferPointer<UInt8>) -> Int? {
      // `tailwind-v3` is rather `tailwind` than `tailwind-v4`.
      if bytes.starts(with: id), bytes.dropFirst(id.count).first == UInt8(ascii: "-") { return 1 }
      return misspelling?.distance(to: id).map { $0 * 2 }
    }

    /// The way on to a record that begins with an id, `nil` if that is another one.
    func step(from start: Candidate, to record: inout CompactForm.Reader) -> Candidate? {
      let id = record.utf8()
      let distance = id.elementsEqual(bytes) ? 0 : distance(to: id)
      return distance.map { distance in
        let text = String(decoding: id, as: UTF8.self)
        return Candidate(
          distance: start.distance + distance,
          address: start.address.isEmpty ? text : start.address + "/" + text)
      }
    }
  }
}
