import PaletteCore

let favouritesCommand = Command<Context>(
  "fav", "Keep colours, newest first.", aliases: ["favourites", "favorites"], default: "list",
  commands: [
    favouritesListCommand, favouritesAddCommand, favouritesRemoveCommand, favouritesToggleCommand,
    favouritesRenameCommand, favouritesMoveCommand, favouritesClearCommand,
    favouritesImportCommand, favouritesExportCommand,
  ])

extension ArgumentForm<String> {
  /// A colour, or a place in the list of favourites.
  fileprivate static var favourite: ArgumentForm {
    .text("COLOUR|@N", completion: .offered("favourite"))
  }
}

private let favouritesListCommand = Command<Context>("list", "List what was kept.") {
  Action { context in
    let favourites = try context.favourites()?.list() ?? []
    switch context.form {
    case .json: try context.json(.array(favourites.map(\.json)))
    case .records: for favourite in favourites { try context.record(favourite.fields) }
    case .picture:
      try context.picture { $0.favourites(favourites) }
      try context.showAd()
    }
  }
}

private let favouritesAddCommand = Command<Context>(
  "add", "Keep colours.", examples: ["palette-cli fav add '#ce332d' --name Lacquer"]
) {
  Action(
    .positionals(
      "COLOUR", "A colour in any notation, by name or by address.", as: .colour, atLeast: 1,
      hintWhenMissing: hashHint),
    .option("name", placeholder: "NAME", "The name to keep it under.", as: .text("NAME"))
  ) { context, texts, name in
    if name != nil, texts.count > 1 {
      throw UsageError.Fault.rule("'--name' names one colour. Add the others without it.")
    }
    for (text, colour) in try context.expanded(texts).map({ ($0, try context.colour($0)) }) {
      try context.tellLosses(of: colour, typed: text, in: "A favourite", verb: "kept")
      let kept = try context.keep(try context.favourite(colour.listed, name: name))
      try context.told([(kept.isNew ? "added" : "kept", colour.rgb.hex)], kept.sentence)
    }
  }
}

private let favouritesRemoveCommand = Command<Context>(
  "remove", "Forget colours.", examples: ["palette-cli fav remove @1 '#ce332d'"]
) {
  Action(
    .positionals(
      "COLOUR|@N", "A colour, or its place in the list.", as: .favourite, atLeast: 1,
      hintWhenMissing: hashHint)
  ) { context, texts in
    // Places are those of the list as it was before anything was removed.
    let colours = try context.expanded(texts).map(context.keptColour)
    var isMissing = false
    for rgb in colours {
      if let removed = try context.changeableFavourites()?.remove(rgb) {
        try context.told(
          [("removed", rgb.hex), ("name", removed.name)], "Removed \(context.title(of: removed)).")
      } else {
        isMissing = true
        try context.notice("\(rgb.hex) is not a favourite.")
      }
    }
    if isMissing { throw Failure.silent(.no) }
  }
}

private let favouritesToggleCommand = Command<Context>(
  "toggle", "Keep a colour, or forget it if it was kept."
) {
  Action(
    .positional(
      "COLOUR", "A colour in any notation, by name or by address.", as: .colour,
      hintWhenMissing: hashHint)
  ) { context, text in
    let colour = try context.colour(text)
    let favourite = try context.favourite(colour.listed)
    switch try FavouriteStore(try context.appDatabase()).toggle(favourite) {
    case .added:
      try context.tellLosses(of: colour, typed: text, in: "A favourite", verb: "kept")
      let kept = Kept(isNew: true, title: context.title(of: favourite))
      try context.told([("added", favourite.rgb.hex)], kept.sentence)
    case .removed:
      try context.told(
        [("removed", favourite.rgb.hex)], "Removed \(context.title(of: favourite)).")
    }
  }
}

private let favouritesRenameCommand = Command<Context>(
  "rename", "Give a favourite another name.", examples: ["palette-cli fav rename @1 Lacquer"]
) {
  Action(
    .positional("COLOUR|@N", "A colour, or its place in the list.", as: .favourite),
    .positional("NAME", "The new name.", as: .text("NAME"))
  ) { context, text, name in
    let rgb = try context.keptColour(text)
    try context.changeableFavourites(holding: rgb).rename(rgb, to: name)
    try context.told(
      [("renamed", rgb.hex), ("name", name)],
      name.isEmpty ? "\(rgb.hex) has no name now." : "\(rgb.hex) is now '\(name)'.")
  }
}

private let favouritesMoveCommand = Command<Context>(
  "move", "Move a favourite to another place of the list.",
  examples: ["palette-cli fav move @3 1"]
) {
  Action(
    .positional("COLOUR|@N", "A colour, or its place in the list.", as: .favourite),
    .positional(
      "PLACE", "The place to move it to; 1 is the first.", as: .wholeNumber(in: 1...1_000_000))
  ) { context, text, place in
    let rgb = try context.keptColour(text)
    try context.changeableFavourites(holding: rgb).move(rgb, to: place)
    try context.told(
      [("moved", rgb.hex), ("place", String(place))], "\(rgb.hex) is now @\(place).")
  }
}

private let favouritesClearCommand = Command<Context>("clear", "Forget all favourites.") {
  Action(.flag("yes", short: "y", "Do it without asking.")) { context, isAgreed in
    guard let favourites = try context.changeableFavourites(), try favourites.count() > 0 else {
      return try context.told([("removed", "0")], "There are no favourites to forget.")
    }
    let count = try favourites.count()
    try context.confirm(
      isAgreed, "Forget \(count == 1 ? "the one favourite" : "all \(count) favourites")?",
      command: "palette-cli fav clear")
    let removed = try favourites.clear()
    try context.told(
      [("removed", String(removed))],
      removed == 1 ? "One favourite was forgotten." : "\(removed) favourites were forgotten.")
  }
}
