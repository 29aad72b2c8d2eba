import PaletteCore

// Favourites as the commands use them.

extension Context {
  /// The kept colours, or `nil` if nothing was ever kept.
  func favourites() throws -> FavouriteStore? {
    try existingAppDatabase().map(FavouriteStore.init)
  }

  /// The kept colours, to be changed; `nil` if nothing was ever kept, for then nothing is created.
  func changeableFavourites() throws -> FavouriteStore? {
    try existingAppDatabase() == nil ? nil : FavouriteStore(try appDatabase())
  }

  func changeableFavourites(holding rgb: RGB8) throws -> FavouriteStore {
    guard let favourites = try changeableFavourites() else { throw FavouriteError.notKept(rgb) }
    return favourites
  }

  /// A favourite to be kept, under the name that the colour has unless another is given.
  func favourite(
    _ colour: ListedColour, name: String? = nil, from: String? = nil
  ) throws -> Favourite {
    Favourite(
      rgb: colour.rgb, name: name ?? colour.name?.text(in: language) ?? "",
      from: from ?? colour.address?.description, keptAt: try now())
  }

  /// Keeps a colour; one that is kept already stays as it is.
  func keep(_ favourite: Favourite) throws -> Kept {
    let isNew = try FavouriteStore(try appDatabase()).add(favourite)
    return Kept(isNew: isNew, title: title(of: favourite))
  }

  /// A colour's hex and, if it has another, its name.
  func title(of favourite: Favourite) -> String {
    favourite.name.isEmpty
      ? favourite.rgb.hex : "\(favourite.rgb.hex) (\(favourite.name))"
  }

  /// The colour that is meant by a place of the list, such as `@3`, or by a colour's own text.
  func keptColour(_ text: String) throws -> RGB8 {
    guard text.hasPrefix("@") else { return try colour(text).rgb }
    guard let place = Favourite.place(in: text) else {
      throw Failure(.usage, "'\(text)' is not a place. Write @1 for the first favourite.")
    }
    guard let favourites = try favourites() else {
      throw Failure(.no, "There is no favourite \(text): nothing is kept yet.")
    }
    return try favourites.favourite(at: place).rgb
  }
}

/// What came of keeping a colour.
struct Kept {
  let isNew: Bool
  let title: String

  var sentence: String {
    isNew ? "Added \(title)." : "\(title) is a favourite already; nothing was changed."
  }
}

extension Favourite {
  /// The fields of a pipe: hex, `r,g,b`, name, kept-at.
  var fields: [String] { [rgb.hex, rgb.decimal, name, keptAt.rfc3339] }

  var json: JSON {
    ListedColour(rgb, name: name.isEmpty ? nil : LocalisedText(name)).json.adding([
      "keptAt": .string(keptAt.rfc3339), "from": from.map(JSON.string),
    ])
  }
}

extension Pictures {
  func favourites(_ favourites: [Favourite]) -> [String] {
    guard !favourites.isEmpty else {
      return ["Nothing is kept yet. 'palette-cli fav add COLOUR' keeps a colour."]
    }
    var table = Table(columns: [
      Table.Column(alignment: .right), Table.Column(), Table.Column(),
      Table.Column(importance: 2), Table.Column(importance: 4, leastWidth: 8),
      Table.Column(importance: 3), Table.Column(importance: 1, leastWidth: 12),
    ])
    for (index, favourite) in favourites.enumerated() {
      table.append([
        [.text("@\(index + 1)", .dim)], bar([favourite.rgb], width: isNarrow ? 4 : 8),
        [.text(favourite.rgb.hex, .plain)], isWide ? [.text(favourite.rgb.decimal, .dim)] : [],
        favourite.name.isEmpty ? [] : [.text(favourite.name, .plain)],
        [.text(favourite.keptAt.minutesText, .dim)], [.text(favourite.from ?? "", .dim)],
      ])
    }
    return lines(of: table)
  }
}

extension Timestamp {
  /// The moment to the minute, in UTC.
  fileprivate var minutesText: String { String(secondsText.dropLast(3)) }
}
