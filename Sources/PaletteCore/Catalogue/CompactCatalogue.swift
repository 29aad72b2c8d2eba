/// Writing a catalogue in the compact form, and reading it from there.
extension Catalogue {
  /// The catalogue in the compact form.
  var compactForm: [UInt8] {
    var writer = CompactForm.Writer()
    let bodies = categories.map { category in
      var body = CompactForm.Writer()
      body.writeBody(of: category)
      return body
    }
    writer.write(Array(zip(categories, bodies))) { writer, element in
      let (category, body) = element
      writer.write(category.id)
      writer.write(category.name)
      writer.write(category.summary) { $0.write($1) }
      writer.write(category.palettes.count)
      writer.write(category.colourCount)
      writer.write(body.bytes.count)
    }
    for body in bodies { writer.append(body) }
    return writer.bytes
  }

  /// Reads a catalogue from a literal that `compactForm` was written into.
  ///
  /// - Parameter text: The compact form.
  init(compactForm text: StaticString) {
    self = text.withUTF8Buffer { Catalogue(compactForm: $0) }
  }

  init(compactForm bytes: UnsafeBufferPointer<UInt8>) {
    var reader = CompactForm.Reader(bytes)
    let headings = reader.list { $0.heading() }
    self.init(categories: headings.map { reader.category($0) })
  }
}

/// What a category's heading holds, apart from where its body lies.
private struct Heading {
  let id: String
  let name: LocalisedText
  let summary: LocalisedText?
}

extension CompactForm.Writer {
  fileprivate mutating func writeBody(of category: Category) {
    write(category.detail) { $0.write($1) }
    write(category.source) { $0.write($1) }
    write(category.licence) { $0.write($1) }
    write(category.tags) { $0.write($1) }
    write(category.palettes) { writer, palette in
      writer.write(palette.id)
      writer.write(palette.name)
      writer.write(palette.mood) { $0.write($1) }
      writer.write(palette.tags) { $0.write($1) }
      writer.write(palette.source) { $0.write($1) }
      writer.write(palette.licence) { $0.write($1) }
      writer.write(palette.colours) { writer, colour in
        writer.write(colour.id)
        writer.write(colour.name)
        writer.write(colour.rgb)
      }
      writer.write(palette.combinations) { writer, combination in
        for rgb in combination.colours { writer.write(rgb) }
      }
    }
  }
}

extension CompactForm.Reader {
  fileprivate mutating func heading() -> Heading {
    let heading = Heading(
      id: text(), name: localisedText(), summary: optional { $0.localisedText() })
    // The counts are for listings that read no body; so is the body's length.
    for _ in 0..<3 { _ = number() }
    return heading
  }

  fileprivate mutating func category(_ heading: Heading) -> Category {
    Category(
      id: heading.id, name: heading.name, summary: heading.summary,
      detail: optional { $0.localisedText() }, source: optional { $0.text() },
      licence: optional { $0.text() }, tags: list { $0.text() },
      palettes: list { $0.palette() })
  }

  private mutating func palette() -> Palette {
    Palette(
      id: text(), name: localisedText(), mood: optional { $0.localisedText() },
      tags: list { $0.text() }, source: optional { $0.text() }, licence: optional { $0.text() },
      colours: list { NamedColour(id: $0.text(), name: $0.localisedText(), rgb: $0.colour()) },
      combinations: list { Combination($0.colour(), $0.colour(), $0.colour()) })
  }
}
