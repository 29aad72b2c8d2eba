import Testing

@testable import PaletteCore

/// Every kind of damage, made by hand as somebody with the file and without the key would.
@Suite struct LedgerDamageTests {
  typealias Kind = LedgerDamage.Kind

  struct Case: CustomTestStringConvertible {
    let testDescription: String
    let sql: String
    let kind: Kind
    let sequence: Int?
    /// Whether the short check at start must notice, too.
    var atStart = true

    init(_ name: String, _ sql: String, _ kind: Kind, _ sequence: Int?, atStart: Bool = true) {
      testDescription = name
      self.sql = sql
      self.kind = kind
      self.sequence = sequence
      self.atStart = atStart
    }
  }

  static let swap = """
    UPDATE ledger_events SET sequence = -1 WHERE sequence = 2;
    UPDATE ledger_events SET sequence = 2 WHERE sequence = 3;
    UPDATE ledger_events SET sequence = 3 WHERE sequence = -1
    """
  static let all = "event, previous, mac, kind, product, account, tx"
  static let copy = "INSERT INTO ledger_events SELECT"

  static let cases = [
    Case(
      "amount edited",
      "UPDATE ledger_events SET event = replace(event, '6000', '1') WHERE sequence = 2",
      .edited, 2, atStart: false),
    Case(
      "last entry edited",
      "UPDATE ledger_events SET event = replace(event, 'tx', 'tX') WHERE sequence = 7", .edited, 7,
      atStart: false),
    Case(
      "same meaning, a space added",
      "UPDATE ledger_events SET event = replace(event, ',', ', ') WHERE sequence = 3", .edited, 3,
      atStart: false),
    Case(
      "text made nonsense", "UPDATE ledger_events SET event = 'x' WHERE sequence = 3", .edited, 3,
      atStart: false),
    Case(
      "look-up column edited", "UPDATE ledger_events SET kind = 'grant' WHERE sequence = 1",
      .edited, 1),
    Case(
      "account edited in the column", "UPDATE ledger_events SET account = 'b' WHERE sequence = 6",
      .edited, 6),
    Case(
      "grant hidden", "UPDATE ledger_events SET kind = 'note' WHERE sequence = 6", .edited, 6),
    Case(
      "grant edited",
      "UPDATE ledger_events SET event = replace(event, 'CNY', 'USD') WHERE sequence = 6",
      .edited, 6),
    Case(
      "code edited", "UPDATE ledger_events SET mac = zeroblob(32) WHERE sequence = 4", .edited, 4,
      atStart: false),
    Case("code shortened", "UPDATE ledger_events SET mac = x'00' WHERE sequence = 7", .edited, 7),
    Case(
      "link edited", "UPDATE ledger_events SET previous = zeroblob(32) WHERE sequence = 4", .edited,
      4,
      atStart: false),
    Case(
      "first taken out", "DELETE FROM ledger_events WHERE sequence = 1", .removed, 1, atStart: false
    ),
    Case(
      "one taken out", "DELETE FROM ledger_events WHERE sequence = 3", .removed, 3, atStart: false),
    Case(
      "one taken out, the rest moved up",
      """
      DELETE FROM ledger_events WHERE sequence = 3;
      UPDATE ledger_events SET sequence = sequence - 1 WHERE sequence > 3
      """, .removed, 3),
    Case("grant taken out", "DELETE FROM ledger_events WHERE sequence = 6", .removed, 6),
    Case("two swapped", swap, .reordered, 2, atStart: false),
    Case(
      "two swapped, their codes left behind",
      """
      CREATE TEMP TABLE t AS SELECT sequence AS s, event AS e, kind AS k FROM ledger_events;
      UPDATE ledger_events SET event = (SELECT e FROM t WHERE s = 5 - sequence),
        kind = (SELECT k FROM t WHERE s = 5 - sequence) WHERE sequence IN (2, 3)
      """, .reordered, 2, atStart: false),
    Case("last one cut", "DELETE FROM ledger_events WHERE sequence > 6", .cut, 7),
    Case("last two cut", "DELETE FROM ledger_events WHERE sequence > 5", .cut, 6),
    Case("all cut", "DELETE FROM ledger_events", .cut, 1),
    Case(
      "cut, and the count mended",
      "DELETE FROM ledger_events WHERE sequence > 5; UPDATE ledger_head SET count = 5", .headEdited,
      nil),
    Case(
      "cut, and the head mended",
      """
      DELETE FROM ledger_events WHERE sequence > 5;
      UPDATE ledger_head SET count = 5, last = (SELECT mac FROM ledger_events WHERE sequence = 5)
      """, .headEdited, nil),
    Case(
      "entry added at the end",
      "\(copy) 8, replace(event, ':7,', ':8,'), mac, zeroblob(32), 'grant', product, account, tx"
        + " FROM ledger_events WHERE sequence = 7", .forged, 8),
    Case(
      "entry and head added at the end",
      """
      \(copy) 8, replace(event, ':7,', ':8,'), mac, zeroblob(32), 'grant', product, account, tx
        FROM ledger_events WHERE sequence = 7;
      UPDATE ledger_head SET count = 8, last = zeroblob(32)
      """, .forged, 8),
    Case(
      "entry added beyond the end",
      "\(copy) 11, event, mac, zeroblob(32), kind, product, account, tx"
        + " FROM ledger_events WHERE sequence = 7", .forged, 11),
    Case(
      "forged beyond the end",
      "\(copy) 11, replace(event, ':7,', ':11,'), mac, zeroblob(32), kind, product, account, tx"
        + " FROM ledger_events WHERE sequence = 7", .forged, 11),
    Case(
      "copied over another",
      "DELETE FROM ledger_events WHERE sequence = 3; \(copy) 3, \(all) FROM ledger_events"
        + " WHERE sequence = 5", .inserted, 3, atStart: false),
    Case(
      "contents copied over another",
      "UPDATE ledger_events SET event = (SELECT event FROM ledger_events WHERE sequence = 2)"
        + " WHERE sequence = 3", .edited, 3, atStart: false),
    Case(
      "two taken out", "DELETE FROM ledger_events WHERE sequence IN (3, 4)", .removed, 3,
      atStart: false),
    Case(
      "moved to a free place", "UPDATE ledger_events SET sequence = -3 WHERE sequence = 2",
      .reordered, 2, atStart: false),
    Case(
      "nothing made an empty text", "UPDATE ledger_events SET tx = '' WHERE sequence = 7", .edited,
      7, atStart: false),
    Case(
      "a byte passed to the next column",
      "UPDATE ledger_events SET product = 'palette.removead', account = 'sdefault'"
        + " WHERE sequence = 6", .edited, 6),
    Case(
      "last entry twice", "\(copy) 8, \(all) FROM ledger_events WHERE sequence = 7", .inserted, 8),
    Case(
      "entry before the first", "\(copy) 0, \(all) FROM ledger_events WHERE sequence = 7",
      .inserted, 0, atStart: false),
    Case(
      "entry added in the middle",
      """
      UPDATE ledger_events SET sequence = -sequence WHERE sequence > 3;
      UPDATE ledger_events SET sequence = 1 - sequence WHERE sequence < 0;
      \(copy) 4, replace(event, ':3,', ':4,'), mac, zeroblob(32), kind, product, account, tx
        FROM ledger_events WHERE sequence = 3
      """, .inserted, 4),
    Case(
      "copy of an entry in the middle",
      """
      UPDATE ledger_events SET sequence = -sequence WHERE sequence > 3;
      UPDATE ledger_events SET sequence = 1 - sequence WHERE sequence < 0;
      \(copy) 4, \(all) FROM ledger_events WHERE sequence = 2
      """, .inserted, 4),
    Case(
      "another installation's name",
      "UPDATE ledger_events SET event = replace(event, substr(event, 13, 16), '0123456789abcdef')"
        + " WHERE sequence = 5", .edited, 5, atStart: false),
    Case(
      "everything but the key gone",
      "DELETE FROM ledger_events; DELETE FROM ledger_head; DELETE FROM ledger_totals", .removed,
      nil),
    Case(
      "entries and head gone", "DELETE FROM ledger_events; DELETE FROM ledger_head", .removed, nil),
    Case("table of entries gone", "DROP TABLE ledger_events", .removed, nil),
    Case("table of the head gone", "DROP TABLE ledger_head", .removed, nil),
    Case("table of totals gone", "DROP TABLE ledger_totals", .removed, nil),
    Case(
      "column gone", "ALTER TABLE ledger_events RENAME COLUMN previous TO before", .edited, nil),
    Case("head gone", "DELETE FROM ledger_head", .headMissing, nil),
    Case("head edited", "UPDATE ledger_head SET mac = zeroblob(32)", .headEdited, nil),
    Case("head counts too many", "UPDATE ledger_head SET count = 9", .headEdited, nil),
    Case("totals edited", "UPDATE ledger_totals SET count = 2", .headEdited, nil),
    Case("totals gone", "DELETE FROM ledger_totals", .headEdited, nil),
  ]

  private func damaged(_ fixture: LedgerFixture, by sql: String) throws {
    try fixture.database.execute(
      "DROP TRIGGER ledger_no_update; DROP TRIGGER ledger_no_delete; \(sql)")
  }

  @Test(arguments: cases) func named(_ example: Case) throws {
    let fixture = try LedgerFixture()
    try fixture.append(LedgerFixture.purchase())
    try damaged(fixture, by: example.sql)
    let ledger = try fixture.ledger()
    guard case .damaged(let damage) = try ledger.verify() else {
      Issue.record("not noticed")
      return
    }
    #expect(damage.kind == example.kind, "\(damage)")
    #expect(damage.sequence == example.sequence, "\(damage)")
    #expect(damage.message.last == ".")

    let entitlement = try ledger.entitlement(to: "palette.removeads", account: "default")
    if case .unknown = entitlement {
      #expect(example.atStart)
    } else {
      #expect(!example.atStart, "\(entitlement)")
    }
  }

  @Test func whatTheEndShowsIsNotWrittenOn() throws {
    for example in Self.cases where [.cut, .headMissing, .headEdited].contains(example.kind) {
      let fixture = try LedgerFixture()
      try fixture.append(LedgerFixture.purchase())
      try damaged(fixture, by: example.sql)
      let before = fixture.folder.read("palette.db")
      #expect(throws: LedgerError.self) { try fixture.append(LedgerFixture.purchase("5")) }
      let isUnchanged = fixture.folder.read("palette.db") == before
      #expect(isUnchanged)
    }
  }

  @Test func triggersRefuseChanges() throws {
    let fixture = try LedgerFixture()
    let head = try fixture.append(LedgerFixture.purchase())
    for sql in ["UPDATE ledger_events SET kind = 'x'", "DELETE FROM ledger_events"] {
      #expect(throws: DatabaseError.self) { try fixture.database.run(sql) }
    }
    #expect(try fixture.ledger().verify() == .intact(head))
  }

  @Test func aMissingKeyIsDamageAndNoNewOneIsMade() throws {
    let fixture = try LedgerFixture()
    try fixture.append(LedgerFixture.purchase())
    try KeyFile.delete(fixture.keyPath)
    let ledger = try fixture.ledger()
    #expect(!fixture.folder.names.contains("ledger.key"))
    try expect(.missingKey, in: ledger)
    fixture.folder.write(Array("not a key\n".utf8), to: "ledger.key")
    try expect(.missingKey, in: try fixture.ledger())
    #expect(throws: LedgerError.self) { try fixture.append(LedgerFixture.purchase("5")) }
  }

  @Test func aKeyWithOtherBytesIsAnotherKey() throws {
    let fixture = try LedgerFixture()
    try fixture.append(LedgerFixture.purchase())
    var key = fixture.folder.read("ledger.key")
    key[0] = key[0] == UInt8(ascii: "0") ? UInt8(ascii: "1") : UInt8(ascii: "0")
    fixture.folder.write(key, to: "ledger.key")
    guard case .damaged(let damage) = try fixture.ledger().verify() else {
      Issue.record("not noticed")
      return
    }
    #expect(damage.kind == .otherKey)
  }

  @Test func anEntryOfAnotherInstallationIsForeign() throws {
    let other = try LedgerFixture()
    try other.append(LedgerFixture.purchase())
    for (place, sql) in [(5, "DELETE FROM ledger_events WHERE sequence = 5"), (8, "SELECT 1")] {
      let fixture = try LedgerFixture()
      try fixture.append(LedgerFixture.purchase())
      try damaged(fixture, by: sql)
      try fixture.database.run("ATTACH ? AS other", [.text(other.folder.file("palette.db"))])
      try fixture.database.run(
        """
        INSERT INTO ledger_events(sequence, \(Self.all))
          SELECT ?, \(Self.all) FROM other.ledger_events WHERE sequence = 5
        """, [.integer(place)])
      let damage = try #require(try fixture.ledger().verify().damage)
      #expect(damage.kind == .foreignInstall)
      #expect(damage.sequence == place)
    }
  }

  @Test func aLedgerOfAnotherInstallationIsForeign() throws {
    let fixture = try LedgerFixture()
    try fixture.append(LedgerFixture.purchase())
    try KeyFile.delete(fixture.keyPath)
    _ = try KeyFile.create(fixture.keyPath)
    guard case .damaged(let damage) = try fixture.ledger().verify() else {
      Issue.record("not noticed")
      return
    }
    #expect(damage.kind == .foreignInstall)
    #expect(damage.sequence == 1)
  }

  private func expect(_ kind: Kind, in ledger: Ledger) throws {
    for verdict in [try ledger.verify(), try ledger.checkedHead()] {
      guard case .damaged(let damage) = verdict else {
        Issue.record("not noticed")
        continue
      }
      #expect(damage.kind == kind)
    }
    let entitlement = try ledger.entitlement(to: "palette.removeads", account: "default")
    guard case .unknown = entitlement else {
      Issue.record("\(entitlement)")
      return
    }
  }
}
