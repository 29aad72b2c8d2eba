import Testing

@testable import PaletteCore

/// A small schema for trying the layer out.
let notes = Schema(
  applicationID: 0x5465_7374,
  migrations: [
    Migration(sql: "CREATE TABLE notes(id INTEGER PRIMARY KEY, body TEXT NOT NULL) STRICT"),
    Migration(sql: "ALTER TABLE notes ADD COLUMN weight INTEGER; CREATE INDEX w ON notes(weight)"),
  ])

@Suite struct DatabaseTests {
  let folder = TemporaryFolder()
  var path: String { folder.file("notes.db") }

  private func count(_ database: Database) throws(DatabaseError) -> Int? {
    try database.row("SELECT count(*) FROM notes") { row throws(DatabaseError) in
      try row.integer(0)
    }
  }

  @Test func aMissingFileIsNotCreatedByReading() throws {
    #expect(try Database.existing(path: path, schema: notes) == nil)
    #expect(folder.names.isEmpty)
  }

  @Test func aNewFileIsForItsOwnerAlone() throws {
    let database = try Database(path: path, schema: notes)
    try database.run("INSERT INTO notes(body) VALUES ('a')")
    #expect(folder.names == ["notes.db", "notes.db-journal"])
    #expect(folder.mode(of: "notes.db") == 0o600)
    #expect(folder.mode(of: "notes.db-journal") == 0o600)
  }

  @Test func valuesComeBackAsTheyWent() throws {
    let database = try Database(path: path, schema: notes)
    let values: [Value] = [
      .null, .integer(.min), .integer(.max), .text(""), .text("绯\u{0}x"), .blob([]),
      .blob([0, 255]),
    ]
    let row = try database.row("SELECT ?, ?, ?, ?, ?, ?, ?", values) { row throws(DatabaseError) in
      #expect(row.isNull(0))
      #expect(try row.optionalText(0) == nil)
      #expect(try row.optionalInteger(0) == nil)
      #expect(try row.optionalInteger(1) == .min)
      #expect(try row.integer(2) == .max)
      #expect(try row.text(3) == "")
      #expect(try row.optionalText(4) == "绯\u{0}x")
      #expect(try row.blob(5) == [])
      #expect(try row.blob(6) == [0, 255])
      return true
    }
    #expect(row == true)
  }

  @Test func aValueOfAnotherTypeIsDamage() throws {
    let database = try Database(path: path, schema: notes)
    let query = "SELECT 1, 'a', x'ff', CAST(x'ff' AS TEXT) AS cast"
    _ = try database.row(query) { row throws(DatabaseError) in
      #expect(throws: DatabaseError.damaged(path: path, detail: "'1' is not text")) {
        try row.text(0)
      }
      #expect(throws: DatabaseError.self) { try row.integer(1) }
      #expect(throws: DatabaseError.self) { try row.blob(1) }
      #expect(throws: DatabaseError.self) { try row.text(2) }
      #expect(throws: DatabaseError.damaged(path: path, detail: "'cast' is not text")) {
        try row.text(3)
      }
    }
  }

  @Test func aTransactionIsWholeOrNotAtAll() throws {
    struct Stop: Error {}
    let database = try Database(path: path, schema: notes)
    try database.immediate { try database.run("INSERT INTO notes(body) VALUES ('kept')") }
    #expect(throws: Stop.self) {
      try database.immediate {
        try database.run("INSERT INTO notes(body) VALUES ('lost')")
        try database.immediate { try database.run("INSERT INTO notes(body) VALUES ('inner')") }
        throw Stop()
      }
    }
    #expect(!database.isInTransaction)
    #expect(try count(database) == 1)
  }

  @Test func anOlderFileIsBroughtUpToDate() throws {
    let first = Schema(
      applicationID: notes.applicationID, migrations: Array(notes.migrations.prefix(1)))
    do {
      let database = try Database(path: path, schema: first)
      try database.run("INSERT INTO notes(body) VALUES ('old')")
    }
    let database = try #require(try Database.existing(path: path, schema: notes))
    let weight = try database.row("SELECT body, weight FROM notes") { row throws(DatabaseError) in
      #expect(try row.text(0) == "old")
      return try row.optionalInteger(1)
    }
    #expect(weight == .some(nil))
  }

  @Test func aFailedMigrationLeavesTheFileAsItWas() throws {
    _ = try Database(path: path, schema: notes)
    let before = folder.read("notes.db")
    let step = Migration(sql: "CREATE TABLE extra(a); CREATE TABLE notes(a)")
    let bad = Schema(
      applicationID: notes.applicationID, migrations: notes.migrations + [step])
    #expect(throws: DatabaseError.self) { try Database(path: path, schema: bad) }
    let isUnchanged = folder.read("notes.db") == before
    #expect(isUnchanged)
  }

  @Test func aNewerFileIsRefused() throws {
    _ = try Database(path: path, schema: notes)
    let before = folder.read("notes.db")
    let older = Schema(
      applicationID: notes.applicationID, migrations: Array(notes.migrations.prefix(1)))
    let refusal = DatabaseError.newer(path: path, version: 2, known: 1)
    #expect(throws: refusal) { try Database(path: path, schema: older) }
    #expect(throws: refusal) { try Database.existing(path: path, schema: older) }
    let isUnchanged = folder.read("notes.db") == before
    #expect(isUnchanged)
  }

  @Test func anotherProgramsFileIsRefused() throws {
    _ = try Database(path: path, schema: notes)
    let other = Schema(applicationID: 7, migrations: notes.migrations)
    #expect(throws: DatabaseError.foreign(path: path)) { try Database(path: path, schema: other) }
    folder.write(Array(repeating: UInt8(ascii: "x"), count: 5000), to: "text")
    #expect(throws: DatabaseError.foreign(path: folder.file("text"))) {
      try Database(path: folder.file("text"), schema: notes)
    }
    #expect(folder.read("text").count == 5000)
  }

  @Test(arguments: ["DELETE", "WAL"]) func aRefusedFileIsLeftAsItIs(mode: String) throws {
    do {
      let database = try Database(path: path, schema: notes)
      try database.execute("PRAGMA journal_mode=\(mode); PRAGMA application_id=7")
    }
    let before = folder.read("notes.db")
    let names = folder.names
    let refusal = DatabaseError.foreign(path: path)
    #expect(throws: refusal) { try Database(path: path, schema: notes) }
    #expect(throws: refusal) { try Database.existing(path: path, schema: notes) }
    #expect(folder.read("notes.db") == before && folder.names == names)
  }

  @Test func aNewerFileWithALogIsLeftAsItIs() throws {
    do {
      let database = try Database(path: path, schema: notes)
      try database.execute("PRAGMA journal_mode=WAL; PRAGMA user_version=3")
    }
    let before = folder.read("notes.db")
    #expect(throws: DatabaseError.newer(path: path, version: 3, known: 2)) {
      try Database(path: path, schema: notes)
    }
    #expect(folder.read("notes.db") == before)
  }

  @Test func ourFileLosesALogThatAnotherProgramGaveIt() throws {
    do {
      let database = try Database(path: path, schema: notes)
      try database.execute("PRAGMA journal_mode=WAL; INSERT INTO notes(body) VALUES ('a')")
    }
    let database = try Database(path: path, schema: notes)
    let mode = try database.row("PRAGMA journal_mode") { row throws(DatabaseError) in
      try row.text(0)
    }
    #expect(mode == "persist")
    #expect(try count(database) == 1)
  }

  @Test func anEmptyFileIsANewOne() throws {
    folder.write([], to: "notes.db")
    let database = try #require(try Database.existing(path: path, schema: notes))
    #expect(try count(database) == 0)
  }

  @Test func aFolderThatIsNotThereIsSaid() throws {
    let path = folder.file("no/notes.db")
    #expect(throws: DatabaseError.file(.missing(path: path))) {
      try Database(path: path, schema: notes)
    }
    #expect(throws: DatabaseError.self) { try Database(path: folder.path, schema: notes) }
  }
}
