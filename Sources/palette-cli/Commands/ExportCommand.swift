import PaletteCore

let exportCommand = Command<Context>(
  "export", "Write palettes as a file of another program.",
  discussion: [
    "A palette is one of the catalogue, 'favourites', or a file, which is thereby converted; '-' "
      + "stands for a file from standard input. A category is all its palettes.",
    "Several palettes become groups of one file. Where the format has no groups, the palette's name "
      + "goes before the names of its colours; with --split each palette becomes a file of its own, "
      + "in the folder that -o names, and one with more colours than the format holds becomes several.",
    "What the format cannot hold is left out and told on standard error; 'palette-cli formats' lists "
      + "what each one holds. With --combinations the combinations of a palette become groups of three. "
      + "Names are in the language of --lang.",
  ],
  examples: [
    "palette-cli export tailwind/slate --to css",
    "palette-cli export catppuccin/mocha -o mocha.gpl",
    "palette-cli export nord --to ase --split -o swatches",
    "palette-cli export mocha.gpl -o mocha.tokens.json",
  ]
) {
  Action(
    .positionals(
      "PALETTE", "A palette or a category, 'favourites', or a file.", as: .palette, atLeast: 1),
    .option("to", placeholder: "FORMAT", "The format to write.", as: .paletteFormat(.written)),
    .option("from", placeholder: "FORMAT", "The format of files.", as: .paletteFormat(.read)),
    .option(
      "output", short: "o", placeholder: "FILE",
      "Write to this file, in the format of its ending; with --split, to this folder.", as: .file),
    .flag("force", "Replace the file if there is one."),
    .flag("split", "Write each palette to a file of its own."),
    .flag("strict", "Write nothing where the format cannot hold all."),
    .flag("combinations", "Write the combinations too, each as a group of three."),
    .option(
      "columns", placeholder: "N", "How many colours are in a row.", as: .wholeNumber(in: 1...256)),
    .option(
      "cell", placeholder: "PIXELS", "The side of a colour in a picture.",
      as: .wholeNumber(in: 1...512)),
    .option(
      "notation", placeholder: "NOTATION", "How colours are written in source text.",
      as: .sourceNotation)
  ) {
    context, texts, told, source, file, mayReplace, isSplit, isStrict, addsCombinations, columns,
    cell, notation in
    if context.options.json { throw UsageError.Fault.conflict("--json", "export") }
    var documents = try texts.map { try context.document(of: $0, as: source) }
    if addsCombinations { documents = documents.map(\.withCombinations) }
    var target = try PaletteTarget(told: told, file: isSplit && told != nil ? nil : file)
    target.style = PaletteFileStyle(columns: columns, cell: cell, notation: notation)
    target.mayReplace = mayReplace
    target.isStrict = isStrict
    if isSplit {
      let parts = documents.flatMap(\.split).flatMap {
        $0.parts(ofAtMost: target.format.mostInPart)
      }
      return try context.writeEach(parts, to: target, folder: file)
    }
    let document = PaletteDocument(joining: documents)
    try context.write(document, to: target, title: texts.joined(separator: ", "))
  }
}

extension Context {
  /// Writes each palette to a file of its own.
  ///
  /// - Parameters:
  ///   - documents: The palettes.
  ///   - target: The format and the style.
  ///   - folder: The folder, made where there is none.
  /// - Throws: `UsageError.Fault` without a folder, and `Failure`.
  fileprivate func writeEach(
    _ documents: [PaletteDocument], to target: PaletteTarget, folder: String?
  ) throws {
    guard let folder, folder != "-" else {
      throw UsageError.Fault.rule("'--split' writes several files. Name a folder with -o.")
    }
    guard let ending = target.format.facts.suffixes.first else {
      throw UsageError.Fault.rule(
        "Files of '\(target.format.rawValue)' have no ending of their own. Leave --split out.")
    }
    var names = PaletteDocument.FileNames()
    let files = documents.map { "\(folder)/\(names.name(of: $0)).\(ending)" }
    // All is looked at, and made, before anything is written.
    if !target.mayReplace, let taken = files.first(where: Files.isFile) {
      throw Failure(.cannotCreate, "'\(taken)' exists already. Add --force to replace it.")
    }
    let made = try zip(documents, files).map { document, file in
      var target = target
      target.file = file
      return try self.file(of: document, for: target, title: document.name ?? file)
    }
    try makeFolder(folder)
    for file in made { try write(file) }
  }
}
