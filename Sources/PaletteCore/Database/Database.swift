internal import CSQLite

/// One connection to an SQLite 3 database file.
///
/// Every commit waits until it is on the disk (`synchronous=FULL`), and the journal is kept and
/// overwritten (`journal_mode=PERSIST`): for a program that runs one command and ends, this is the
/// fastest of the modes, and it lets a user read in a folder that he may not write.
public final class Database {
  /// The path of the database file, as it was given.
  public let path: String
  let connection: OpaquePointer

  /// Opens a database for reading and writing, brought to the newest version of its schema.
  ///
  /// A file that does not exist is created, readable by its owner alone; its folder must exist.
  ///
  /// - Parameters:
  ///   - path: The database file.
  ///   - schema: What the database must look like.
  /// - Throws: `DatabaseError`; a file that cannot be used is left as it was.
  public convenience init(path: String, schema: Schema) throws(DatabaseError) {
    do throws(FileError) {
      // SQLite itself would let others read it; the journal then takes over these permissions.
      _ = try Files.create(path, mode: 0o600)
    } catch {
      throw .file(error)
    }
    try self.init(path: path, flags: SQLITE_OPEN_READWRITE, schema: schema)
    // In one transaction the file is locked, and its journal looked at, once.
    let seen = try reading { () throws(DatabaseError) in try version(under: schema) }
    // Another program's file would be changed by this.
    try execute("PRAGMA journal_mode=PERSIST")
    if seen < schema.migrations.count { try migrate(to: schema) }
  }

  /// Opens a database for reading if its file exists; nothing is created where there is none.
  ///
  /// A file that an earlier version left, or that a crash left in the middle of a commit, is opened
  /// for writing and mended first.
  ///
  /// - Parameters:
  ///   - path: The database file.
  ///   - schema: What the database must look like.
  /// - Returns: The open database, or `nil` if there is no such file.
  /// - Throws: `DatabaseError`; a file that cannot be used is left as it was.
  public static func existing(path: String, schema: Schema) throws(DatabaseError) -> Database? {
    do throws(FileError) {
      guard try Files.mode(of: path) != nil else { return nil }
    } catch {
      throw .file(error)
    }
    do throws(DatabaseError) {
      let database = try Database(path: path, flags: SQLITE_OPEN_READONLY, schema: schema)
      let version = try database.reading { () throws(DatabaseError) in
        try database.version(under: schema)
      }
      if version == schema.migrations.count { return database }
    } catch .file(.notPermitted), .file(.readOnly) {
      // An interrupted commit can only be rolled back by a connection that may write.
    }
    return try Database(path: path, schema: schema)
  }

  /// Opens an empty database that lies in memory alone, and goes away with its connection.
  ///
  /// - Parameter schema: What the database must look like.
  /// - Returns: The open database.
  /// - Throws: `DatabaseError`.
  public static func inMemory(schema: Schema) throws(DatabaseError) -> Database {
    let database = try Database(
      path: ":memory:", flags: SQLITE_OPEN_READWRITE | SQLITE_OPEN_MEMORY, schema: schema)
    try database.migrate(to: schema)
    return database
  }

  private init(path: String, flags: Int32, schema: Schema) throws(DatabaseError) {
    var handle: OpaquePointer?
    // One thread at a time uses a connection, so SQLite need not lock it for every column it reads.
    // Some builds of SQLite take a name that begins with "file:" for an address.
    let name = path.hasPrefix("file:") ? "./" + path : path
    let code = sqlite3_open_v2(
      name, &handle, flags | SQLITE_OPEN_EXRESCODE | SQLITE_OPEN_NOMUTEX, nil)
    guard code == SQLITE_OK, let connection = handle else {
      let error = DatabaseError(path: path, code: code, connection: handle)
      sqlite3_close_v2(handle)
      throw error
    }
    self.path = path
    self.connection = connection
    sqlite3_busy_timeout(connection, 5000)
    try refuseLogged(unless: schema)
    try execute(
      """
      PRAGMA trusted_schema=OFF; PRAGMA cell_size_check=ON;
      PRAGMA foreign_keys=ON; PRAGMA synchronous=FULL
      """)
  }

  deinit { sqlite3_close_v2(connection) }

  /// The version of the open file, after making sure that it is ours.
  private func version(under schema: Schema) throws(DatabaseError) -> Int {
    let version = try pragma("user_version")
    let mark = try pragma("application_id")
    if mark == 0, version == 0 {
      let tables = try row("SELECT count(*) FROM sqlite_schema") { row throws(DatabaseError) in
        try row.integer(0)
      }
      if tables == 0 { return 0 }
    }
    guard mark == Int(schema.applicationID) else { throw .foreign(path: path) }
    guard version <= schema.migrations.count else {
      throw .newer(path: path, version: version, known: schema.migrations.count)
    }
    guard version > 0 else { throw .damaged(path: path, detail: "it has no version") }
    guard try endsWithWholePage() else {
      throw .damaged(path: path, detail: "its last page is cut off")
    }
    return version
  }

  /// Whether the file ends where a page ends; SQLite would take what is missing of one for zeros.
  private func endsWithWholePage() throws(DatabaseError) -> Bool {
    let size: Int
    do throws(FileError) {
      size = try Files.size(of: path)
    } catch {
      throw .file(error)
    }
    return try size % max(pragma("page_size"), 1) == 0
  }

  private func pragma(_ name: String) throws(DatabaseError) -> Int {
    try row("PRAGMA \(name)") { row throws(DatabaseError) in try row.integer(0) } ?? 0
  }

  /// Runs the steps that the file has not seen.
  ///
  /// Two processes may come here at once: the second waits for the first, and then finds nothing
  /// left to do.
  private func migrate(to schema: Schema) throws(DatabaseError) {
    try execute("BEGIN IMMEDIATE")
    do throws(DatabaseError) {
      for migration in try schema.migrations[version(under: schema)...] {
        try execute(migration.sql)
      }
      try execute("PRAGMA application_id=\(schema.applicationID)")
      try execute("PRAGMA user_version=\(schema.migrations.count)")
      try execute("COMMIT")
    } catch {
      rollBack()
      throw error
    }
  }
}
