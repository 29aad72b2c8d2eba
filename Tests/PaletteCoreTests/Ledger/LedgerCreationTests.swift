import Testing

@testable import PaletteCore

/// A ledger begins, and is begun anew, with a signed head, and a crash at any moment does no harm.
@Suite struct LedgerCreationTests {
  struct Killed: Error {}

  private func reader(_ fixture: LedgerFixture) throws -> Ledger {
    let database = try #require(
      try Database.existing(path: fixture.folder.file("palette.db"), schema: ledgerSchema))
    return try Ledger(database: database, keyPath: fixture.keyPath)
  }

  private func keyNames(_ fixture: LedgerFixture) -> [String] {
    fixture.folder.names.filter { $0.hasPrefix("ledger") }
  }

  @Test func createdWithASignedHeadOfNoEntries() throws {
    let fixture = try LedgerFixture()
    let ledger = try fixture.ledger()
    #expect(try ledger.verify() == .intact(.empty))
    #expect(try ledger.checkedHead() == .intact(.empty))
    #expect(try ledger.entitlement(to: "palette.removeads", account: "default") == .none)
    #expect(keyNames(fixture) == ["ledger.key"])
    let keys = try #require(ledger.keys)
    #expect(try ledger.records.head(under: keys)?.isGenuine == true)
  }

  /// What older programs left when only a setting was changed; a reset clears it.
  @Test func aKeyWithoutAHeadIsDamage() throws {
    let fixture = try LedgerFixture()
    _ = try KeyFile.create(fixture.keyPath)
    for ledger in [try reader(fixture), try fixture.ledger()] {
      #expect(try ledger.verify() == .damaged(.gone))
      #expect(try ledger.checkedHead() == .damaged(.gone))
      #expect(
        try ledger.entitlement(to: "palette.removeads", account: "default") == .unknown(.gone))
    }
    #expect(throws: LedgerError.damaged(.gone)) { try fixture.append(LedgerFixture.purchase()) }
    try Ledger.reset(fixture.database, keyPath: fixture.keyPath)
    #expect(try fixture.append(LedgerFixture.purchase()).count == 7)
  }

  @Test(arguments: Ledger.CreationStep.allCases)
  func creationKilled(_ step: Ledger.CreationStep) throws {
    let fixture = try LedgerFixture()
    #expect(throws: Killed.self) {
      try Ledger.writable(in: fixture.database, keyPath: fixture.keyPath) { reached in
        if reached == step { throw Killed() }
      }
    }
    #expect(keyNames(fixture) == ["ledger.key.new"])
    // Whoever only looks sees an empty ledger, and changes nothing.
    #expect(try reader(fixture).verify() == .intact(.empty))
    #expect(try reader(fixture).checkedHead() == .intact(.empty))
    #expect(keyNames(fixture) == ["ledger.key.new"])
    let install = try KeyFile.read(fixture.keyPath + ".new")?.installID
    let ledger = try fixture.ledger()
    #expect(keyNames(fixture) == ["ledger.key"])
    #expect((ledger.keys?.installID == install) == (step == .headCommitted))
    #expect(try fixture.append(LedgerFixture.purchase()).count == 7)
    #expect(try reader(fixture).verify().damage == nil)
  }

  @Test(arguments: Ledger.CreationStep.allCases)
  func resetKilled(_ step: Ledger.CreationStep) throws {
    let fixture = try LedgerFixture()
    let head = try fixture.append(LedgerFixture.purchase())
    #expect(throws: Killed.self) {
      try Ledger.reset(
        fixture.database, keyPath: fixture.keyPath,
        after: { reached in if reached == step { throw Killed() } })
    }
    #expect(keyNames(fixture) == ["ledger.key", "ledger.key.new"])
    let isDone = step == .headCommitted
    let expected = LedgerVerdict.intact(isDone ? .empty : head)
    #expect(try reader(fixture).verify() == expected)
    #expect(try reader(fixture).checkedHead() == expected)
    #expect(keyNames(fixture) == ["ledger.key", "ledger.key.new"])
    #expect(try fixture.ledger().verify() == expected)
    #expect(keyNames(fixture) == ["ledger.key"])
    #expect(try fixture.append(LedgerFixture.purchase("5")).count == (isDone ? 7 : 14))
    #expect(try reader(fixture).verify().damage == nil)
  }

  /// A crash while the new key is written leaves it cut short.
  @Test func aNewKeyCutShortIsDropped() throws {
    let fixture = try LedgerFixture()
    for length in [0, 1, 64, 81] {
      let whole = [UInt8](repeating: UInt8(ascii: "0"), count: length)
      fixture.folder.write(whole, to: "ledger.key.new")
      #expect(try reader(fixture).verify().damage == nil)
      try fixture.append(LedgerFixture.purchase("\(length)"))
      #expect(keyNames(fixture) == ["ledger.key"])
    }
    #expect(try reader(fixture).verify().damage == nil)
  }

  @Test func resetWorksOnWhateverIsThere() throws {
    let states: [(LedgerFixture) throws -> Void] = [
      { _ in }, { try KeyFile.delete($0.keyPath) },
      { $0.folder.write([1, 2, 3], to: "ledger.key") },
      { try $0.database.execute("DROP TABLE ledger_events") },
      { try $0.database.execute("DROP TABLE ledger_head; DROP TABLE ledger_totals") },
      {
        try $0.database.execute("DROP TABLE ledger_head")
        _ = try KeyFile.create($0.keyPath + ".new")
      },
      { try $0.database.execute("UPDATE ledger_head SET count = 3") },
      {
        try $0.database.execute("UPDATE ledger_head SET count = 3")
        try KeyFile.delete($0.keyPath)
        _ = try KeyFile.create($0.keyPath + ".new")
      },
    ]
    for (index, state) in states.enumerated() {
      let fixture = try LedgerFixture()
      try fixture.append(LedgerFixture.purchase())
      try state(fixture)
      #expect((try reader(fixture).verify().damage != nil) == (index > 0), "\(index)")
      _ = try fixture.ledger()
      #expect((try reader(fixture).verify().damage != nil) == (index > 0), "\(index)")
      try Ledger.reset(fixture.database, keyPath: fixture.keyPath)
      #expect(try reader(fixture).verify() == .intact(.empty))
      #expect(try fixture.append(LedgerFixture.purchase()).count == 7)
      #expect(keyNames(fixture) == ["ledger.key"])
    }
  }

  @Test func whatElseChangesFailsWithTheReset() throws {
    let fixture = try LedgerFixture()
    let head = try fixture.append(LedgerFixture.purchase())
    #expect(throws: Killed.self) {
      try Ledger.reset(fixture.database, keyPath: fixture.keyPath) { throw Killed() }
    }
    #expect(try fixture.ledger().verify() == .intact(head))
  }

  /// A ledger that was opened before another process began a new one is not damaged for it.
  @Test func openedBeforeAReset() throws {
    let fixture = try LedgerFixture()
    try fixture.append(LedgerFixture.purchase())
    let writer = try fixture.ledger()
    let reader = try reader(fixture)
    let other = try Database(path: fixture.folder.file("palette.db"), schema: ledgerSchema)
    try Ledger.reset(other, keyPath: fixture.keyPath)
    #expect(try reader.verify() == .intact(.empty))
    #expect(try reader.checkedHead() == .intact(.empty))
    #expect(try reader.entitlement(to: "palette.removeads", account: "default") == .none)
    // But nothing is sealed with the key that is no more.
    #expect(throws: LedgerError.self) {
      try fixture.database.immediate { try writer.append(LedgerFixture.purchase("5")) }
    }
    #expect(try fixture.ledger().verify() == .intact(.empty))
  }

  /// Readers, creations, appends and resets at once: no false alarm, and one key in the end.
  @Test func allAtOnce() async throws {
    let fixture = try LedgerFixture()
    let (path, keyPath) = (fixture.folder.file("palette.db"), fixture.keyPath)
    let damages = try await withThrowingTaskGroup(of: [LedgerDamage].self) { group in
      for task in 0..<8 {
        group.addTask {
          var damages: [LedgerDamage] = []
          for round in 0..<10 {
            let database = try Database(path: path, schema: ledgerSchema)
            try database.execute("PRAGMA synchronous=OFF; PRAGMA busy_timeout=60000")
            if task == 0 {
              try Ledger.reset(database, keyPath: keyPath)
            } else if task < 4 {
              let ledger = try Ledger.writable(in: database, keyPath: keyPath)
              guard ledger.keys != nil else { throw Killed() }
              // A reset may come between; then the old key seals nothing.
              _ = try? database.immediate {
                try ledger.append(LedgerFixture.purchase("\(task).\(round)"))
              }
            }
            let ledger = try Ledger(database: database, keyPath: keyPath)
            damages += [try ledger.verify().damage, try ledger.checkedHead().damage]
              .compactMap { $0 }
          }
          return damages
        }
      }
      return try await group.reduce(into: []) { $0 += $1 }
    }
    #expect(damages == [])
    #expect(keyNames(fixture) == ["ledger.key"])
    #expect(try reader(fixture).verify().damage == nil)
  }
}
