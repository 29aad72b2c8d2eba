import Testing

@testable import PaletteCore

/// A ledger of fifty entries in memory, which is changed by hand and put back each time.
struct ChangedLedger {
  static let count = 50
  static let owners = [
    ("palette.removeads", "default"), ("palette.removeads", "b"), ("palette.tip", "default"),
  ]

  let folder = TemporaryFolder()
  let database: Database
  let ledger: Ledger
  let head: LedgerHead
  let entitlements: [Entitlement]

  init() throws {
    database = try Database.inMemory(schema: ledgerSchema)
    let ledger = try Ledger.writable(in: database, keyPath: folder.file("ledger.key"))
    self.ledger = ledger
    head = try database.immediate { try ledger.append(Self.events) }
    entitlements = try Self.entitlements(of: ledger)
    try database.execute("DROP TRIGGER ledger_no_update; DROP TRIGGER ledger_no_delete")
  }

  /// Purchases, tips, a refund, a failed payment and entries that say next to nothing.
  static let events: [LedgerEvent] = {
    var events = LedgerFixture.purchase("4000000000000001")
    events += LedgerFixture.purchase("4000000000000002", of: "palette.tip", quantity: 3)
    events.append(LedgerEvent(.restoreBegin, at: Timestamp(milliseconds: 0)))
    events += LedgerFixture.purchase("2000000000000003").map { event in
      var event = event
      event.account = "b"
      event.environment = "sandbox"
      return event
    }
    var refund = LedgerFixture.purchase("2000000000000003")[5]
    refund.kind = .revoke
    refund.account = "b"
    refund.note = "绯\n\"\\"
    events += [refund, LedgerEvent(.restoreEnd, at: Timestamp(milliseconds: -1), note: "0")]
    events += LedgerFixture.purchase("4000000000000004", original: "4000000000000001")
    for number in 0..<2 {
      events += LedgerFixture.purchase("500000000000000\(number)", of: "palette.tip")
    }
    let rest = count - events.count
    return events
      + (0..<rest).map { number in
        LedgerEvent(
          .paymentAdded, at: Timestamp(milliseconds: Int64(number)), productID: "palette.tip",
          note: String(repeating: "x", count: number * 11))
      }
  }()

  private static func entitlements(of ledger: Ledger) throws -> [Entitlement] {
    try owners.map { try ledger.entitlement(to: $0.0, account: $0.1) }
  }

  /// What the ledger says while it is changed; it is put back afterwards.
  func whileChanged<Result>(by change: () throws -> Void, _ look: () throws -> Result) throws
    -> Result
  {
    try database.execute("SAVEPOINT change")
    defer { try? database.execute("ROLLBACK TO change; RELEASE change") }
    try change()
    return try look()
  }

  /// Expects that a change is noticed and named, and that the short check at start is never wrong.
  ///
  /// - Returns: How many of the short checks noticed it.
  @discardableResult
  func expect(
    _ kind: LedgerDamage.Kind, _ sequence: Int?, _ name: @autoclosure () -> String,
    after change: () throws -> Void, sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> Int {
    let (damage, found) = try whileChanged(by: change) {
      (try ledger.verify().damage, try Self.entitlements(of: ledger))
    }
    if damage?.kind != kind || damage?.sequence != sequence {
      Issue.record("\(name()): \(String(describing: damage))", sourceLocation: sourceLocation)
    }
    var noticed = 0
    for (before, now) in zip(entitlements, found) where before != now {
      noticed += 1
      if now.damage == nil {
        Issue.record("\(name()): \(now)", sourceLocation: sourceLocation)
      }
    }
    return noticed
  }

  /// Expects that nothing is changed, so that each change was noticed for itself.
  func expectWhole(sourceLocation: SourceLocation = #_sourceLocation) throws {
    #expect(try ledger.verify() == .intact(head), sourceLocation: sourceLocation)
    #expect(try Self.entitlements(of: ledger) == entitlements, sourceLocation: sourceLocation)
    #expect(try ledger.entries().map(\.event) == Self.events, sourceLocation: sourceLocation)
  }

  func bytes(_ table: String, _ column: String, _ row: Int) throws -> [UInt8]? {
    try database.row(
      "SELECT CAST(\(column) AS BLOB) FROM \(table) WHERE rowid = ? AND \(column) NOT NULL",
      [.integer(row)]
    ) { row throws(DatabaseError) in try row.blob(0) }
  }
}
