import PaletteCore

extension LocalisedText {
  /// The translations as an object, or `nil` where there are none.
  var json: JSON? {
    guard !translations.isEmpty else { return nil }
    return .object(translations.map { JSON.Member($0.language, .string($0.text)) })
  }
}

extension Combination {
  /// The three colours as `hex+hex+hex`.
  var field: String { colours.map(\.hex).joined(separator: "+") }
}

extension Category {
  /// As the answer of `list CATEGORY`: the palettes are written out.
  var json: JSON {
    heading.json(
      palettes: .array(palettes.map { $0.json(at: Address(category: id, palette: $0.id)) }))
  }
}

extension Category.Heading {
  /// The fields of a pipe: id, name, palettes, colours, summary.
  func fields(in language: Language) -> [String] {
    [
      id, name.text(in: language), String(paletteCount), String(colourCount),
      summary?.text(in: language) ?? "",
    ]
  }

  /// As an element of `list`: the palettes are counted.
  var json: JSON { json(palettes: .integer(paletteCount)) }

  fileprivate func json(palettes: JSON) -> JSON {
    .object([
      "id": .string(id), "name": .string(name.text), "names": name.json,
      "summary": (summary?.text).map(JSON.string), "palettes": palettes,
      "colours": .integer(colourCount), "source": source.map(JSON.string),
      "licence": licence.map(JSON.string), "tags": listed(tags),
    ])
  }
}

/// Tags as an array, or `nil` where there are none.
private func listed(_ tags: [String]) -> JSON? {
  tags.isEmpty ? nil : .array(tags.map(JSON.string))
}

extension Palette {
  /// The fields of a pipe: address, name, mood, hexes, combinations.
  func fields(at address: Address, in language: Language) -> [String] {
    [
      address.description, name.text(in: language), mood?.text(in: language) ?? "",
      colours.map(\.rgb.hex).joined(separator: " "),
      combinations.map(\.field).joined(separator: " "),
    ]
  }

  func json(at address: Address) -> JSON {
    .object([
      "id": .string(id), "address": .string(address.description), "name": .string(name.text),
      "names": name.json, "mood": (mood?.text).map(JSON.string), "moods": mood?.json,
      "tags": listed(tags),
      "colours": .array(colours.map { ListedColour($0, in: address).json }),
      "combinations": .array(
        combinations.map { .array($0.colours.map { .string($0.hex) }) }),
      "source": source.map(JSON.string), "licence": licence.map(JSON.string),
    ])
  }
}
