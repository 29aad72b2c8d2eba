/// The kept colours, newest first unless the user moved them.
///
/// Each change is one transaction, on the disk when the call returns; inside a transaction of the
/// caller's it joins that one.
public struct FavouriteStore {
  /// Which way a toggle went.
  public enum Toggled: Sendable {
    /// The colour was not there, and now is.
    case added
    /// The colour was there, and no longer is.
    case removed
  }

  /// The table of favourites; the highest `position` is the first in the list.
  public static let migration = Migration(
    sql: """
      CREATE TABLE favourites(
        colour INTEGER PRIMARY KEY,
        name TEXT NOT NULL,
        origin TEXT,
        kept_at INTEGER NOT NULL,
        position INTEGER NOT NULL
      ) STRICT
      """)

  private static let columns = "colour, name, origin, kept_at"
  private static let order = "ORDER BY position DESC, kept_at DESC, colour"
  private let database: Database

  /// Works on the favourites of a database.
  ///
  /// - Parameter database: The app's database, its schema holding `FavouriteStore.migration`.
  public init(_ database: Database) { self.database = database }

  /// All favourites, in order.
  ///
  /// - Returns: The favourites, newest first unless moved.
  /// - Throws: `DatabaseError`.
  public func list() throws(DatabaseError) -> [Favourite] {
    try database.rows("SELECT \(Self.columns) FROM favourites \(Self.order)", [], Self.favourite)
  }

  /// The favourite at a place of the list.
  ///
  /// - Parameter place: The place, from 1.
  /// - Returns: The favourite.
  /// - Throws: `FavouriteError.noSuchPlace`, `DatabaseError`.
  public func favourite(at place: Int) throws -> Favourite {
    let found = try database.row(
      "SELECT \(Self.columns) FROM favourites \(Self.order) LIMIT 1 OFFSET ?",
      [.integer(max(place, 1) - 1)], Self.favourite)
    guard place >= 1, let found else {
      throw FavouriteError.noSuchPlace(place, count: try count())
    }
    return found
  }

  /// The favourite of a colour.
  ///
  /// - Parameter rgb: The colour.
  /// - Returns: The favourite, `nil` if the colour was not kept.
  /// - Throws: `DatabaseError`.
  public func favourite(of rgb: RGB8) throws(DatabaseError) -> Favourite? {
    try database.row(
      "SELECT \(Self.columns) FROM favourites WHERE colour = ?", [rgb.value], Self.favourite)
  }

  /// Whether a colour was kept.
  ///
  /// - Parameter rgb: The colour.
  /// - Returns: True if it is in the list.
  /// - Throws: `DatabaseError`.
  public func contains(_ rgb: RGB8) throws(DatabaseError) -> Bool {
    try favourite(of: rgb) != nil
  }

  /// How many there are.
  ///
  /// - Returns: The number of favourites.
  /// - Throws: `DatabaseError`.
  public func count() throws(DatabaseError) -> Int {
    try database.row("SELECT count(*) FROM favourites") { row throws(DatabaseError) in
      try row.integer(0)
    } ?? 0
  }

  /// Keeps a colour, at the top of the list; one that is there already stays as it is.
  ///
  /// - Parameter favourite: The colour and what belongs to it.
  /// - Returns: False if the colour was there already.
  /// - Throws: `DatabaseError`.
  @discardableResult
  public func add(_ favourite: Favourite) throws -> Bool {
    try database.immediate {
      try database.run(
        """
        INSERT INTO favourites
          SELECT ?, ?, ?, ?, coalesce(max(position), 0) + 1 FROM favourites WHERE true
          ON CONFLICT DO NOTHING
        """,
        [
          favourite.rgb.value, .text(favourite.name), .optional(favourite.from),
          .integer(Int(favourite.keptAt.milliseconds)),
        ]) == 1
    }
  }

  /// Keeps colours, the first at the top of the list; those that are there already stay as they are.
  ///
  /// - Parameter favourites: The colours in order; of two that are the same the first counts.
  /// - Returns: How many were not there before.
  /// - Throws: `DatabaseError`; then none is kept.
  public func add(_ favourites: [Favourite]) throws -> Int {
    var seen: Set<RGB8> = []
    let distinct = favourites.filter { seen.insert($0.rgb).inserted }
    return try database.immediate {
      let highest = "SELECT coalesce(max(position), 0) FROM favourites"
      let row = try database.row(highest) { row throws(DatabaseError) in try row.integer(0) }
      var position = row ?? 0
      var count = 0
      for favourite in distinct.reversed() {
        position += 1
        count += try database.run(
          """
          INSERT INTO favourites(colour, name, origin, kept_at, position) VALUES(?, ?, ?, ?, ?)
            ON CONFLICT DO NOTHING
          """,
          [
            favourite.rgb.value, .text(favourite.name), .optional(favourite.from),
            .integer(Int(favourite.keptAt.milliseconds)), .integer(position),
          ])
      }
      return count
    }
  }

  /// Takes a colour out of the list.
  ///
  /// - Parameter rgb: The colour.
  /// - Returns: The favourite it was, so that it can be put back; `nil` if it was not there.
  /// - Throws: `DatabaseError`.
  @discardableResult
  public func remove(_ rgb: RGB8) throws -> Favourite? {
    try database.immediate {
      let favourite = try favourite(of: rgb)
      try database.run("DELETE FROM favourites WHERE colour = ?", [rgb.value])
      return favourite
    }
  }

  /// Keeps a colour that is not in the list, and takes out one that is.
  ///
  /// - Parameter favourite: The colour and what belongs to it.
  /// - Returns: Which way it went.
  /// - Throws: `DatabaseError`.
  public func toggle(_ favourite: Favourite) throws -> Toggled {
    try database.immediate {
      if try remove(favourite.rgb) != nil { return .removed }
      try add(favourite)
      return .added
    }
  }

  /// Calls a favourite something else.
  ///
  /// - Parameters:
  ///   - rgb: The colour.
  ///   - name: Its new name.
  /// - Throws: `FavouriteError.notKept`, `DatabaseError`.
  public func rename(_ rgb: RGB8, to name: String) throws {
    let changed = try database.immediate {
      try database.run(
        "UPDATE favourites SET name = ? WHERE colour = ?", [.text(name), rgb.value])
    }
    guard changed == 1 else { throw FavouriteError.notKept(rgb) }
  }

  /// Moves a favourite to another place; those between make room.
  ///
  /// - Parameters:
  ///   - rgb: The colour.
  ///   - place: Its new place, from 1 (the top) to the number of favourites.
  /// - Throws: `FavouriteError`, `DatabaseError`.
  /// - Complexity: O(n) in the number of favourites.
  public func move(_ rgb: RGB8, to place: Int) throws {
    try database.immediate {
      var colours = try list().map(\.rgb)
      guard let index = colours.firstIndex(of: rgb) else { throw FavouriteError.notKept(rgb) }
      guard (1...colours.count).contains(place) else {
        throw FavouriteError.noSuchPlace(place, count: colours.count)
      }
      colours.remove(at: index)
      colours.insert(rgb, at: place - 1)
      for (index, colour) in colours.enumerated() {
        let position = Value.integer(colours.count - index)
        try database.run(
          "UPDATE favourites SET position = ?1 WHERE colour = ?2 AND position <> ?1",
          [position, colour.value])
      }
    }
  }

  /// Takes out all.
  ///
  /// - Returns: How many there were.
  /// - Throws: `DatabaseError`.
  @discardableResult
  public func clear() throws -> Int {
    try database.immediate { try database.run("DELETE FROM favourites") }
  }

  private static func favourite(_ row: Row) throws(DatabaseError) -> Favourite {
    Favourite(
      rgb: RGB8(packed: UInt32(truncatingIfNeeded: try row.integer(0))), name: try row.text(1),
      from: try row.optionalText(2), keptAt: Timestamp(milliseconds: Int64(try row.integer(3))))
  }
}

extension RGB8 {
  fileprivate var value: Value { .integer(Int(packed)) }
}
