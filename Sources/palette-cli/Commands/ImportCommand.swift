import PaletteCore

let importCommand = Command<Context>(
  "import", "Keep the palettes of files as your own.",
  discussion: [
    "Each file becomes the palette my/NAME, called as the file calls it, else as the file is called. "
      + "With --into all files become one palette; with --split each group of colours becomes one. "
      + "Where several groups become one palette, the name of each goes before those of its colours.",
    "All files are read before anything is kept. Where one of your palettes has the name already, "
      + "nothing is kept, unless --replace is given and agreed to.",
    "Your palettes are a category like any other: 'palette-cli list my' lists them. They lie in "
      + "palettes.plist in the data folder.",
  ],
  examples: [
    "palette-cli import brand.gpl",
    "palette-cli import brand.gpl --into brand --replace --yes",
    "palette-cli export nord/nord --to plist | palette-cli import - --into mine",
  ]
) {
  Action(
    .positionals(
      "FILE", "A palette file; '-' stands for standard input.", as: .file, atLeast: 1),
    .option("into", "Make one palette of all files, and call it so.", as: .text("NAME")),
    .option("from", placeholder: "FORMAT", "The format of the files.", as: .paletteFormat(.read)),
    .flag("split", "Make a palette of each group of colours."),
    .flag("replace", "Put them in the place of palettes that are there already."),
    .flag("yes", short: "y", "Replace without asking.")
  ) { context, paths, name, format, isSplit, replaces, isAgreed in
    if isSplit, name != nil { throw UsageError.Fault.conflict("--into", "--split") }
    let files = try paths.map { try context.incoming($0, as: format) }
    func palettes(among own: OwnPalettes) throws -> [Palette] {
      try own.palettes(of: files, into: name, splitting: isSplit)
    }
    let file = try context.ownPalettesFile()
    var replaceable: Set<String> = []
    if replaces {
      let own = try file.palettes()
      let new = try palettes(among: own)
      let taken = own.taken(by: new)
      if !taken.isEmpty {
        let titles = taken.map { OwnPalettes.address(of: $0).description }.joined(separator: ", ")
        try context.confirm(isAgreed, "Replace \(titles)?", command: "palette-cli import --replace")
      }
      replaceable = Set(isAgreed ? new.map(\.id) : taken)
    }
    let kept = try file.change { own in
      let new = try palettes(among: own)
      try own.add(new, replacing: replaceable)
      return new
    }
    try context.afterDoing(kept.count == 1 ? "The palette is kept." : "The palettes are kept.") {
      try showOwn(kept, context)
    }
  }
}

extension Context {
  /// Tells what can be kept of no palette: eight-bit colours have no opacity, and are of light.
  func tellLosses(of document: PaletteDocument, in path: String) throws {
    let losses = PaletteFormat.plist.losses(of: document)
    guard !losses.isEmpty else { return }
    try notice(
      "\(fileTitle(path)) is not kept whole: "
        + losses.map(\.description).joined(separator: "; ") + ".")
  }

  /// A palette file that is to be imported; what the catalogue cannot hold of it is told.
  fileprivate func incoming(
    _ path: String, as format: PaletteFormat?
  ) throws -> OwnPalettes.Incoming {
    let document = try paletteReading(path, as: format).document
    try tellLosses(of: document, in: path)
    return OwnPalettes.Incoming(
      document, name: isStream(path) ? nil : PaletteFormat.stem(ofFile: path))
  }
}

/// Whether a path is no file's: standard input, or what a shell makes of `<(…)`.
private func isStream(_ path: String) -> Bool {
  path == "-" || path.hasPrefix("/dev/") || path.hasPrefix("/proc/")
}

/// Shows palettes of the user's, as a listing of them would.
///
/// - Parameters:
///   - palettes: The palettes.
///   - context: Where to show them.
/// - Throws: `Failure` if the output cannot be written.
func showOwn(_ palettes: [Palette], _ context: Context) throws {
  let category = Category(id: OwnPalettes.category, name: OwnPalettes.name, palettes: palettes)
  guard let found = Catalogue(categories: [category]).palettes() else { return }
  try showPalettes(found, most: found.count, showsAddress: true, context)
}
