import PaletteCore

let favouritesImportCommand = Command<Context>(
  "import", "Keep the colours of palette files.",
  discussion: [
    "The first colour of the first file comes first in the list. A colour that is kept already stays "
      + "where it is, with the name it has."
  ],
  examples: ["palette-cli fav import brand.gpl"]
) {
  Action(
    .positionals(
      "FILE", "A palette file; '-' stands for standard input.", as: .file, atLeast: 1),
    .option("from", placeholder: "FORMAT", "The format of the files.", as: .paletteFormat(.read))
  ) { context, paths, format in
    // All are read before anything is kept.
    let moment = try context.now()
    let favourites = try paths.flatMap { path in
      let document = try context.paletteReading(path, as: format).document
      try context.tellLosses(of: document, in: path)
      let origin = path == "-" ? nil : path.split(separator: "/").last.map(String.init)
      return document.flattenedEntries.map { entry in
        Favourite(
          rgb: entry.colour.rgb8, name: entry.name ?? "", from: origin, keptAt: moment)
      }
    }
    let added = try FavouriteStore(try context.appDatabase()).add(favourites)
    let old = Set(favourites.map(\.rgb)).count - added
    let rest =
      switch old {
      case 0: ""
      case 1: " 1 was a favourite already."
      default: " \(old) were favourites already."
      }
    try context.told(
      [("added", String(added)), ("kept", String(old))],
      (added == 1 ? "Added 1 colour." : "Added \(added) colours.") + rest)
  }
}
