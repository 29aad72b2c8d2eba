#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif
import Testing

@testable import PaletteCore

/// What the system and SQLite report comes out as the kind of fault that it is.
@Suite struct ResultCodeTests {
  let folder = TemporaryFolder()
  var path: String { folder.file("notes.db") }

  @Test(arguments: [
    (ENOENT, FileError.missing(path: "f")), (EACCES, .notPermitted(path: "f")),
    (EPERM, .notPermitted(path: "f")), (EROFS, .readOnly(path: "f")),
    (ENOSPC, .full(path: "f")), (EDQUOT, .full(path: "f")),
    (EMFILE, .tooManyOpen(path: "f")), (ENFILE, .tooManyOpen(path: "f")),
    (ENOTDIR, .cannotOpen(path: "f", reason: "not a directory")),
    (EISDIR, .cannotOpen(path: "f", reason: "is a directory")),
    (EFBIG, .inputOutput(path: "f", reason: "file too large")),
  ])
  func everyReasonOfTheSystem(code: Int32, error: FileError) {
    #expect(FileError(path: "f", code: code) == error)
  }

  @Test func aDatabaseThatMayNotGrowIsFull() throws {
    let database = try Database(path: path, schema: notes)
    try database.execute("PRAGMA max_page_count=4")
    #expect(throws: DatabaseError.file(.full(path: path))) {
      try database.immediate {
        try database.run("INSERT INTO notes(body) VALUES (?)", [.text(long)])
      }
    }
  }

  private var long: String { String(repeating: "x", count: 100_000) }

  @Test func aDatabaseThatMayNotBeWrittenIsNotPermitted() throws {
    let database = try Database(path: path, schema: notes)
    try database.execute("PRAGMA query_only=ON")
    #expect(throws: DatabaseError.file(.notPermitted(path: path))) {
      try database.run("INSERT INTO notes(body) VALUES ('a')")
    }
  }

  @Test func aTableThatIsMissingOrOtherwiseIsDamage() throws {
    let database = try Database(path: path, schema: notes)
    let query = "SELECT body FROM notes"
    try database.execute("ALTER TABLE notes RENAME COLUMN body TO other")
    #expect(throws: DatabaseError.misshapen(path: path, detail: "no such column: body")) {
      try database.rows(query) { row throws(DatabaseError) in try row.text(0) }
    }
    try database.execute("DROP TABLE notes")
    #expect(throws: DatabaseError.misshapen(path: path, detail: "no such table: notes")) {
      try database.rows(query) { row throws(DatabaseError) in try row.text(0) }
    }
  }

  @Test func aRowThatCannotBeThereIsDamage() throws {
    let database = try Database(path: path, schema: notes)
    try database.run("INSERT INTO notes VALUES (1, 'a', 1)")
    #expect {
      try database.run("INSERT INTO notes VALUES (1, 'b', 1)")
    } throws: { error in
      if case .damaged? = error as? DatabaseError { true } else { false }
    }
  }

  @Test func aFileInTheFoldersPlaceIsNoEmptyFolder() throws {
    folder.write([1], to: "data")
    let path = folder.file("data/notes.db")
    let error = DatabaseError.file(.cannotOpen(path: path, reason: "not a directory"))
    #expect(throws: error) { try Database.existing(path: path, schema: notes) }
    #expect(throws: error) { try Database(path: path, schema: notes) }
    let directory = try DataDirectory(option: folder.file("data/deeper"), environment: [:])
    #expect(throws: FileError.self) { try directory.create() }
    #expect(folder.read("data") == [1])
  }

  @Test func aLastPageThatIsCutIsDamage() throws {
    do {
      let database = try Database(path: path, schema: notes)
      try database.run("INSERT INTO notes(body) VALUES (?)", [.text(long)])
    }
    let whole = folder.read("notes.db")
    let cut = Array(whole.dropLast(100))
    folder.write(cut, to: "notes.db")
    let error = DatabaseError.damaged(path: path, detail: "its last page is cut off")
    #expect(throws: error) { try Database.existing(path: path, schema: notes) }
    #expect(throws: error) { try Database(path: path, schema: notes) }
    #expect(folder.read("notes.db") == cut)
    folder.write(whole, to: "notes.db")
    #expect(try Database.existing(path: path, schema: notes) != nil)
  }
}
