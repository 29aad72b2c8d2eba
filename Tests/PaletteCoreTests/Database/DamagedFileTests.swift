import Testing

@testable import PaletteCore

/// Files that a crash, a full disk or another program left: never a trap, never replaced.
@Suite struct DamagedFileTests {
  /// Whether the file is whole; whatever is wrong must come out as a `DatabaseError` or as damage.
  private func read(_ folder: TemporaryFolder, _ name: String) throws -> Bool {
    do {
      guard let database = try Database.existing(path: folder.file(name), schema: ledgerSchema)
      else { return false }
      let ledger = try Ledger(database: database, keyPath: folder.file("ledger.key"))
      _ = try ledger.entries()
      _ = try ledger.entitlement(to: "palette.removeads", account: "default")
      guard case .intact = try ledger.verify() else { return false }
      return true
    } catch is DatabaseError {
      return false
    } catch is LedgerError {
      return false
    }
  }

  @Test func everyLengthOfAFile() throws {
    let fixture = try LedgerFixture()
    try fixture.append(LedgerFixture.purchase())
    let whole = fixture.folder.read("palette.db")
    // SQLite takes a file of one byte for an empty one.
    let lengths = Array(2..<100) + Array(stride(from: 512, to: whole.count, by: 512))
    for length in lengths {
      fixture.folder.write(whole.prefix(length), to: "cut.db")
      #expect(try !read(fixture.folder, "cut.db"), "\(length) bytes")
      let isUnchanged = fixture.folder.read("cut.db") == Array(whole.prefix(length))
      #expect(isUnchanged, "\(length) bytes")
    }
    fixture.folder.write(whole, to: "cut.db")
    #expect(try read(fixture.folder, "cut.db"))
  }

  @Test func bytesOfTheFirstPageChanged() throws {
    let fixture = try LedgerFixture()
    try fixture.append(LedgerFixture.purchase())
    let whole = fixture.folder.read("palette.db")
    // The file header and the root page's own; beyond them a sample, since each costs 2 ms.
    for index in Array(0..<130) + Array(stride(from: 130, to: 4096, by: 13)) {
      var bytes = whole
      bytes[index] ^= 0xFF
      fixture.folder.write(bytes, to: "bad.db")
      _ = try read(fixture.folder, "bad.db")
    }
  }

  /// Wherever in the pages below the schema's: the ledger says that it is damaged, and mostly where.
  @Test func aBitFlippedInTheLedgerIsDamageOfIt() throws {
    let fixture = try LedgerFixture()
    for number in 0..<12 { try fixture.append(LedgerFixture.purchase("400000000000000\(number)")) }
    let whole = fixture.folder.read("palette.db")
    var generator = SplitMix64(seed: 3)
    var kinds: [LedgerDamage.Kind: Int] = [:]
    var named = 0
    for _ in 0..<800 {
      var bytes = whole
      let place = Int.random(in: 4096..<bytes.count, using: &generator)
      bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
      fixture.folder.write(bytes, to: "bad.db")
      let path = fixture.folder.file("bad.db")
      // What is open may hold damage of the schema; everything behind it is the ledger's to tell.
      guard let database = try? Database.existing(path: path, schema: ledgerSchema) else {
        continue
      }
      let ledger = try Ledger(database: database, keyPath: fixture.keyPath)
      guard let damage = try ledger.verify().damage else { continue }
      kinds[damage.kind, default: 0] += 1
      if damage.sequence != nil { named += 1 }
      _ = try ledger.entitlement(to: "palette.removeads", account: "default")
      do { _ = try ledger.entries() } catch is LedgerError {}
    }
    #expect(kinds[.broken, default: 0] > 0 && kinds[.edited, default: 0] > 0, "\(kinds)")
    #expect(named > 100)
  }

  @Test func anInterruptedCommitIsRolledBackByAReader() throws {
    let fixture = try LedgerFixture()
    let head = try fixture.append(LedgerFixture.purchase())
    // A copy of both files in the middle of a transaction is what a crash would leave.
    try fixture.database.run("PRAGMA cache_size=1")
    try fixture.database.run("PRAGMA cache_spill=1")
    struct Stop: Error {}
    #expect(throws: Stop.self) {
      try fixture.database.immediate {
        try fixture.ledger().append(LedgerFixture.purchase("5") + LedgerFixture.purchase("6"))
        try fixture.database.run("CREATE TABLE filler(a)")
        for _ in 0..<50 { try fixture.database.run("INSERT INTO filler VALUES (zeroblob(3000))") }
        fixture.folder.write(fixture.folder.read("palette.db"), to: "crash.db")
        fixture.folder.write(fixture.folder.read("palette.db-journal"), to: "crash.db-journal")
        throw Stop()
      }
    }
    #expect(fixture.folder.read("crash.db-journal").first == 0xD9)
    let path = fixture.folder.file("crash.db")
    let database = try #require(try Database.existing(path: path, schema: ledgerSchema))
    let ledger = try Ledger(database: database, keyPath: fixture.keyPath)
    #expect(try ledger.verify() == .intact(head))
  }

  @Test func aBusyDatabaseIsSaid() throws {
    let fixture = try LedgerFixture()
    let other = try Database(path: fixture.folder.file("palette.db"), schema: ledgerSchema)
    _ = try other.row("PRAGMA busy_timeout=10") { row throws(DatabaseError) in
      try row.integer(0)
    }
    try fixture.database.immediate {
      try fixture.database.run("CREATE TABLE t(a)")
      #expect(throws: DatabaseError.file(.busy(path: other.path))) { try other.immediate {} }
      // Readers see what was there before.
      #expect(try Ledger(database: other, keyPath: fixture.keyPath).verify() == .intact(.empty))
    }
    try other.immediate { try other.run("INSERT INTO t VALUES (1)") }
  }

  @Test func twentyAtOnceCreateOneFile() async throws {
    let folder = TemporaryFolder()
    let path = folder.file("palette.db")
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<20 {
        group.addTask { _ = try Database(path: path, schema: ledgerSchema) }
      }
      try await group.waitForAll()
    }
    #expect(try Database.existing(path: path, schema: ledgerSchema) != nil)
  }
}
