import Testing

@testable import PaletteCore

let ledgerSchema = Schema(applicationID: 0x5465_7374, migrations: [Ledger.migration])

/// A ledger in a folder of its own.
struct LedgerFixture {
  let folder = TemporaryFolder()
  let database: Database
  var keyPath: String { folder.file("ledger.key") }

  init() throws {
    database = try Database(path: folder.file("palette.db"), schema: ledgerSchema)
  }

  func ledger() throws -> Ledger { try Ledger.writable(in: database, keyPath: keyPath) }

  @discardableResult
  func append(_ events: [LedgerEvent]) throws -> LedgerHead {
    let ledger = try ledger()
    return try database.immediate { try ledger.append(events) }
  }

  /// The events of a purchase, as a purchase writes them.
  static func purchase(
    _ transaction: String = "4000000000000001", original: String? = nil,
    of product: String = "palette.removeads", quantity: Int = 1
  ) -> [LedgerEvent] {
    let kinds: [LedgerEvent.Kind] = [
      .paymentAdded, .purchasing, .purchased, .verifyBegin, .verifyOK, .grant, .finished,
    ]
    return kinds.enumerated().map { index, kind in
      LedgerEvent(
        kind, at: Timestamp(milliseconds: 1_796_000_000_000 + Int64(index)), productID: product,
        transactionID: transaction, originalTransactionID: original ?? transaction,
        quantity: quantity, amount: 6000 * quantity, currency: "CNY", account: "default",
        environment: "production")
    }
  }
}

@Suite struct LedgerTests {
  @Test func anEmptyLedgerIsIntactAndNeedsNoKey() throws {
    let fixture = try LedgerFixture()
    let ledger = try Ledger(database: fixture.database, keyPath: fixture.keyPath)
    #expect(try ledger.verify() == .intact(.empty))
    #expect(try ledger.checkedHead() == .intact(.empty))
    #expect(try ledger.entitlement(to: "palette.removeads", account: "default") == .none)
    #expect(!fixture.folder.names.contains("ledger.key"))
  }

  @Test func aPurchaseIsKept() throws {
    let fixture = try LedgerFixture()
    let events = LedgerFixture.purchase()
    let head = try fixture.append(events)
    let ledger = try fixture.ledger()
    #expect(head.count == 7)
    #expect(try ledger.verify() == .intact(head))
    #expect(try ledger.checkedHead() == .intact(head))
    #expect(try ledger.entries().map(\.event) == events)
    #expect(try ledger.entries().map(\.sequence) == Array(1...7))
    #expect(try ledger.entries(from: 3, limit: 2).map(\.sequence) == [3, 4])
    #expect(try ledger.entries(transactionID: "4000000000000001").count == 7)
    #expect(try ledger.entries(transactionID: "4").isEmpty)
    let entitlement = try ledger.entitlement(to: "palette.removeads", account: "default")
    #expect(entitlement == .granted([try ledger.entries()[5]]))
    #expect(try ledger.entitlement(to: "palette.removeads", account: "other") == .none)
    #expect(try ledger.entitlement(to: "palette.tip", account: "default") == .none)
  }
}
