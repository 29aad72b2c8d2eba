import PaletteCore

let favouritesExportCommand = Command<Context>(
  "export", "Write the favourites as a palette file, newest first.",
  discussion: [
    "It is what 'palette-cli export favourites' does; that has more options."
  ],
  examples: ["palette-cli fav export --to gpl", "palette-cli fav export -o kept.ase"]
) {
  Action(
    .option("to", placeholder: "FORMAT", "The format to write.", as: .paletteFormat(.written)),
    .option(
      "output", short: "o", placeholder: "FILE",
      "Write to this file, in the format of its ending.", as: .file),
    .flag("force", "Replace the file if there is one.")
  ) { context, told, file, mayReplace in
    if context.options.json { throw UsageError.Fault.conflict("--json", "fav export") }
    var target = try PaletteTarget(told: told, file: file)
    target.mayReplace = mayReplace
    let favourites = "favourites"
    try context.write(context.document(of: favourites), to: target, title: favourites)
  }
}
