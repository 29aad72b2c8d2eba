/// Our own catalogues, a group for each palette.
///
/// Any property list is read that `CatalogueReader` takes: XML, binary and old-style ones, and the old
/// app's families. One with colours in one category is written.
enum CataloguePalettes: PaletteFileReader, PaletteFileWriter {
  static func read(
    _ bytes: [UInt8], noting warnings: inout [PaletteFileWarning]
  ) throws(PaletteFileFault) -> PaletteDocument {
    let reading = CatalogueReader.read(bytes, file: "")
    guard let categories = reading.categories else {
      let errors = reading.problems.filter { $0.severity == .error }
      throw errors.first.map(PaletteFileFault.init) ?? PaletteFileFault(.noColours)
    }
    let changes = reading.problems.filter { !$0.rule.onlyTells }
    if let summary = changes.warningSummary {
      warnings.append(PaletteFileWarning(.catalogue(summary)))
    }
    let palettes = categories.flatMap { category in
      category.palettes.map { $0.standingAlone(from: category.heading) }
    }
    let name = categories.count == 1 ? categories[0].name.text : ""
    let document =
      palettes.count == 1
      ? PaletteDocument(palettes[0], in: .english)
      : PaletteDocument(palettes, named: name.isEmpty ? nil : name, in: .english)
    return document.withoutMadeUpNames
  }

  static func write(
    _ document: PaletteDocument, style: PaletteFileStyle
  ) throws(PaletteFileRefusal) -> [UInt8] {
    let name = document.name.flatMap(PaletteText.nonemptyLine) ?? "Palettes"
    let category = Category(
      id: Identifier.made(from: name) ?? "palettes", name: LocalisedText(name),
      palettes: document.palettes(named: name))
    return CatalogueWriter.file(of: [category])
  }
}

extension PaletteDocument {
  /// The document without names that only tell a colour's digits: in a catalogue every colour has a
  /// name, and one that had none is written with these.
  fileprivate var withoutMadeUpNames: PaletteDocument {
    var document = self
    for group in groups.indices {
      for index in groups[group].entries.indices {
        let entry = groups[group].entries[index]
        if entry.name == entry.colour.rgb8.hex { document.groups[group].entries[index].name = nil }
      }
    }
    return document
  }
}

extension PaletteFileFault {
  /// What is wrong with a catalogue.
  fileprivate init(_ problem: CatalogueProblem) {
    let subject = problem.path.isEmpty ? "" : "'\(problem.path)': "
    let place = problem.line.map { line in
      problem.column.map { PaletteFilePlace.column($0, line: line) } ?? .line(line)
    }
    self.init(.catalogue(subject + problem.message), at: place)
  }
}

extension Palette {
  /// The palette with what its category says for it: tags, and the source and the terms where it has
  /// none of its own.
  ///
  /// - Parameter category: Its category.
  /// - Returns: The palette, which can stand alone.
  public func standingAlone(from category: Category.Heading) -> Palette {
    let all = tags + category.tags.filter { !tags.contains($0) }
    return Palette(
      id: id, name: name, mood: mood, tags: Array(all.prefix(CatalogueWalk.mostTags)),
      source: source ?? category.source, licence: licence ?? category.licence, colours: colours,
      combinations: combinations)
  }
}
