import PaletteCore

extension Context {
  /// A palette as the user named it: of the catalogue, of the favourites, or of a file.
  ///
  /// What stands in the catalogue comes first; `./` before a name makes it a file's.
  ///
  /// - Parameters:
  ///   - text: The address or the name of a palette or a category, `favourites`, a path, or `-` for
  ///     a file from standard input.
  ///   - format: The format of the file, where the user told it.
  /// - Returns: The palette; of a category its palettes as groups.
  /// - Throws: `Failure` if there is nothing of that name, or a colour.
  func document(of text: String, as format: PaletteFormat? = nil) throws -> PaletteDocument {
    if ["favourites", "favorites"].contains(text) { return try favouritesDocument() }
    if text == "-" || text.hasPrefix("/") || text.hasPrefix(".") {
      return try fileDocument(text, as: format)
    }
    if let address = try placeAddress(text) { return try document(at: address, typed: text) }
    if Files.exists(text) { return try fileDocument(text, as: format) }
    throw try noPalette(text)
  }

  private func document(at address: Address, typed text: String) throws -> PaletteDocument {
    switch try catalogue.whole.find(address) {
    case .category(let category):
      return PaletteDocument(
        category.palettes.map { $0.standingAlone(from: category.heading) },
        named: category.name.text(in: language), in: language)
    case .palette(let palette, let category):
      return PaletteDocument(palette.standingAlone(from: category), in: language)
    case .colour, nil:
      throw Failure(
        .usage, "'\(text)' is a colour. Name a category or a palette, like '\(address.home)'.")
    }
  }

  /// The document of a file, named after the file where it has no name of its own.
  private func fileDocument(_ path: String, as format: PaletteFormat?) throws -> PaletteDocument {
    var document = try paletteReading(path, as: format).document
    // Groups have names of their own, and would all come to lie in one more.
    if document.name == nil, !document.hasGroups, path != "-" {
      document.name = PaletteFormat.stem(ofFile: path)
    }
    return document
  }

  /// The kept colours, newest first.
  private func favouritesDocument() throws -> PaletteDocument {
    let favourites = try favourites()?.list() ?? []
    guard !favourites.isEmpty else {
      throw Failure(.no, "Nothing is kept yet. 'palette-cli fav add COLOUR' keeps a colour.")
    }
    let entries = favourites.map { PaletteDocument.Entry($0.name, Colour($0.rgb)) }
    return PaletteDocument(
      name: language == .chinese ? "收藏" : "Favourites",
      groups: [PaletteDocument.Group(entries: entries)])
  }

  private func noPalette(_ text: String) throws -> Failure {
    guard !text.contains(".") else {
      return Failure(
        .noInput, "There is no palette and no file '\(shortened(text))'. Name another file.")
    }
    return Failure(
      .no,
      "There is no category, palette or file '\(shortened(text))'."
        + didYouMean(try catalogue.whole.placeSuggestions(for: text), else: "list"))
  }
}

extension PaletteDocument {
  /// One document of several: those with one group as groups, the groups of others among them.
  ///
  /// - Parameter documents: At least one.
  init(joining documents: [PaletteDocument]) {
    guard documents.count != 1 else {
      self = documents[0]
      return
    }
    self.init(
      groups: documents.flatMap { document in
        document.groups.map { group in
          var group = group
          group.name = group.name ?? document.name
          return group
        }
      })
  }
}
