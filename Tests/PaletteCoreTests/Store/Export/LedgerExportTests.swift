import Testing

@testable import PaletteCore

@Suite struct LedgerExportTests {
  private let everything = LedgerExportFixture.everything.history

  @Test func everyFormatIsAsWritten() throws {
    try expectGolden(everything.json, "ledger.json")
    try expectGolden(everything.csv, "ledger.csv")
    try expectGolden(everything.hledger, "ledger.journal")
    try expectGolden(everything.beancount, "ledger.beancount")
    try expectGolden(
      everything.signedTransactions(
        by: LedgerExportFixture.key, at: LedgerExportFixture.signedAt), "ledger.jws")
    try expectGolden(LedgerExportFixture.key.json.text + "\n", "ledger.jwk")
    try expectGolden(
      everything.receipt(
        account: "default", environment: .production, at: LedgerExportFixture.signedAt
      ).text + "\n", "ledger-receipt.json")
  }

  @Test func oddNamesAreAsWritten() throws {
    let odd = LedgerExportFixture.oddNames.history
    try expectGolden(odd.csv, "ledger-odd-names.csv")
    try expectGolden(odd.hledger, "ledger-odd-names.journal")
    try expectGolden(odd.beancount, "ledger-odd-names.beancount")
  }

  @Test func anEmptyLedgerIsAnEmptyDocument() {
    let empty = LedgerHistory(of: [])
    #expect(empty.json == "[]\n")
    #expect(empty.csv.hasPrefix("sequence,event,at,") && empty.csv.utf8.count { $0 == 10 } == 1)
    #expect(empty.hledger == empty.beancount && empty.hledger.utf8.count { $0 == 10 } == 1)
    #expect(
      empty.signedTransactions(by: LedgerExportFixture.key, at: LedgerExportFixture.signedAt) == "")
    let receipt = empty.receipt(
      account: "default", environment: .sandbox, at: LedgerExportFixture.signedAt)
    #expect(receipt["status"]?.integer == 0)
    #expect(receipt["receipt"]?["in_app"] == .array([]))
  }

  @Test func theRestoredAloneMakeTheFirstPurchase() throws {
    var fixture = LedgerExportFixture()
    fixture.buy(
      "palette.removeads", "4000000000000009", type: "Non-Consumable",
      price: Money(milliunits: 6000, currency: "CNY"), original: "4000000000000001",
      isRestored: true)
    let items =
      fixture.history.receipt(
        account: "default", environment: .production, at: LedgerExportFixture.signedAt)[
        "receipt"]?["in_app"]?.elements ?? []
    #expect(items.map { $0["transaction_id"]?.string } == ["4000000000000001"])
    #expect(fixture.history.hledger.contains("; 2026-01-01 (4000000000000009) restore"))
    #expect(!fixture.history.hledger.contains("account "))
  }

  @Test func otherAccountsAndStoresAreOnOtherReceipts() {
    func count(_ account: String, _ environment: StoreEnvironment) -> Int? {
      everything.receipt(
        account: account, environment: environment, at: LedgerExportFixture.signedAt)[
          "receipt"]?["in_app"]?.elements?.count
    }
    #expect(count("default", .production) == 3)
    #expect(count("default", .sandbox) == 0)
    #expect(count("another", .production) == 0)
  }

  /// The first version kept neither price nor dates of their own, and of the restored no currency.
  @Test func entriesOfTheFirstVersionAreRead() throws {
    let text = """
      {"install":"00112233445566ff","sequence":1,"at":1767225600000,"event":"tx.purchased",\
      "productId":"palette.tip","transactionId":"4000000000000001",\
      "originalTransactionId":"4000000000000001","quantity":3,"amount":3000,"currency":"CNY",\
      "account":"default","environment":"production"}
      """
    let event = try #require(EventText.parse(Array(text.utf8))?.event)
    #expect(event.sale == nil)
    #expect(
      String(
        decoding: EventText.bytes(of: event, sequence: 1, installID: "00112233445566ff"),
        as: UTF8.self) == text)
    var fixture = LedgerExportFixture()
    fixture.append(event)
    fixture.append(
      LedgerEvent(
        .restored, at: event.at, productID: "palette.removeads", transactionID: "4000000000000002",
        originalTransactionID: "4000000000000000", quantity: 1))
    let history = fixture.history
    #expect(history.incomplete == ["4000000000000002"])
    let transaction = try #require(history.transactions.first?.transaction)
    #expect(history.transactions.count == 1)
    #expect(transaction.price == Money(milliunits: 1000, currency: "CNY"))
    #expect(transaction.kind == .consumable)
    #expect(transaction.date == event.at)
  }

  @Test func whatIsStoredIsReadAgain() throws {
    for entry in LedgerExportFixture.everything.entries {
      let bytes = EventText.bytes(
        of: entry.event, sequence: entry.sequence, installID: entry.installID)
      #expect(EventText.parse(bytes)?.event == entry.event)
    }
  }
}

@Suite struct LedgerHistoryTests {
  /// What the ledger tells is what the store sold, whatever happened between.
  @Test func theLedgerTellsWhatTheStoreSold() throws {
    let fixture = try StoreFixture()
    try fixture.buy("removeads")
    try fixture.buy("tip", 3)
    try fixture.set(.rebuy, "restored")
    try fixture.buy("removeads")
    try fixture.set(.rebuy, "purchased")
    try fixture.buy("removeads")
    try fixture.restore()
    try fixture.set(.receipt, "bad-signature")
    try fixture.buy("tip", 2)
    _ = try fixture.shop().refund("4000000000000002")
    let shop = try fixture.shop()
    let history = try shop.ledger.history()
    let sold = try shop.store.deliveries("1 = 1", [])
    #expect(history.transactions.map(\.transaction.id) == sold.map(\.transaction.id))
    #expect(history.transactions.map(\.transaction) == sold.map(\.transaction))
    #expect(history.transactions.map(\.isFinished) == sold.map(\.isFinished))
    #expect(history.transactions.filter { !$0.isDelivered }.count == 1)
    #expect(history.transactions.allSatisfy { $0.storefront == "CHN" })
    #expect(history.incomplete.isEmpty)
  }

  /// The receipt made from the ledger lists what the store's own does.
  @Test func theReceiptIsThatOfTheStore() throws {
    let fixture = try StoreFixture()
    try fixture.buy("tip", 2)
    try fixture.buy("removeads")
    try fixture.buy("removeads")
    try fixture.restore()
    try fixture.set(.finishFails, "once")
    try fixture.buy("tip", 3)
    _ = try fixture.shop().refund("removeads")
    try fixture.set(.finishFails, "once")
    try fixture.buy("tip", 4)
    let shop = try fixture.shop()
    let now = Timestamp(milliseconds: fixture.now)
    let data = try shop.store.receipt(
      account: "default", environment: .production, installID: "", at: now)
    let answer = try JSONReader.read(
      Array(
        shop.store.verifyReceipt(
          JSON.object(["receipt-data": .string(data)]).text, endpoint: .production, at: now
        ).utf8))
    let told = try shop.ledger.history()
      .receipt(account: "default", environment: .production, at: now)
    let items = answer["receipt"]?["in_app"]?.elements ?? []
    #expect(items.count == 2)
    #expect(told["receipt"]?["in_app"]?.elements == items)
    #expect(
      told["receipt"]?["original_purchase_date"] == answer["receipt"]?["original_purchase_date"])
  }

  @Test func aDamagedLedgerTellsNothing() throws {
    let fixture = try LedgerFixture()
    try fixture.append(LedgerFixture.purchase())
    #expect(try fixture.ledger().history().transactions.count == 1)
    try fixture.database.execute(
      "DROP TRIGGER ledger_no_update; UPDATE ledger_events SET tx = 'x' WHERE sequence = 2")
    #expect(throws: LedgerError.self) { try fixture.ledger().history() }
  }
}
