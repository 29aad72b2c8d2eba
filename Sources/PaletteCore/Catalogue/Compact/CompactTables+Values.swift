/// What the records of the compact form hold, as values.
extension CompactTables {
  func id(ofCategory category: Int) -> String {
    var record = recordOfCategory(category)
    return record.text()
  }

  func id(ofPalette palette: Int) -> String {
    var record = recordOfPalette(palette)
    return record.text()
  }

  func heading(_ category: Int) -> Category.Heading {
    var record = recordOfCategory(category)
    return heading(category, &record)
  }

  func category(_ category: Int) -> Category {
    var record = recordOfCategory(category)
    let heading = heading(category, &record)
    return Category(
      id: heading.id, name: heading.name, summary: heading.summary,
      detail: record.optional { $0.localisedText() }, source: heading.source,
      licence: heading.licence, tags: heading.tags,
      palettes: palettes(ofCategory: category).map(palette))
  }

  private func heading(
    _ category: Int, _ record: inout CompactForm.Reader
  ) -> Category.Heading {
    let palettes = palettes(ofCategory: category)
    return Category.Heading(
      id: record.text(), name: record.localisedText(),
      summary: record.optional { $0.localisedText() },
      source: record.optional { $0.text() }, licence: record.optional { $0.text() },
      tags: record.list { $0.text() }, paletteCount: palettes.count,
      colourCount: colours(ofPalettes: palettes).count,
      sample: record.list { $0.colour() })
  }

  func palette(_ palette: Int) -> Palette {
    var record = recordOfPalette(palette)
    return Palette(
      id: record.text(), name: record.localisedText(), mood: record.optional { $0.localisedText() },
      tags: record.list { $0.text() }, source: record.optional { $0.text() },
      licence: record.optional { $0.text() },
      colours: colours(ofPalettes: palette..<(palette + 1)).map(colour),
      combinations: record.list { Combination($0.colour(), $0.colour(), $0.colour()) })
  }

  func colour(_ colour: Int) -> NamedColour {
    var record = recordOfColour(colour)
    return NamedColour(id: record.text(), name: record.localisedText(), rgb: rgb(colour))
  }
}
