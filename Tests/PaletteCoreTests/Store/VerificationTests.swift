import Testing

@testable import PaletteCore

/// What verification lets through, keeps, and refuses.
struct VerificationTests {
  @Test("C36: a sandbox receipt goes to production first") func sandbox() throws {
    let fixture = try StoreFixture()
    try fixture.set(.environment, "sandbox")
    for _ in 0..<2 { try fixture.buy("tip") }
    // The sandbox is not remembered: each receipt is sent to production first.
    #expect(try fixture.count(.verifySwitch) == 2)
    #expect(
      try fixture.events.filter { $0.kind == .verifySwitch }.map(\.note) == ["sandbox", "sandbox"])
    #expect(try fixture.tips == 2)
    try fixture.expectSound()
  }

  /// Faults that leave the purchase in doubt, so that it is kept.
  static let doubts: [(StoreSetting, String, VerificationProblem)] = [
    (.network, "verification", .unreachable), (.verifyStatus, "21000", .status(21000)),
    (.verifyStatus, "21002", .status(21002)), (.verifyStatus, "21004", .status(21004)),
    (.verifyStatus, "21005", .status(21005)), (.verifyStatus, "21009", .status(21009)),
    (.verifyStatus, "21100", .status(21100)), (.verifyStatus, "21007", .noEnvironment),
    (.verifyStatus, "21008", .noEnvironment), (.receipt, "garbage", .status(21002)),
    (.receipt, "other-bundle", .otherApp), (.receipt, "other-environment", .otherEnvironment),
    (.receipt, "missing-item", .itemMissing), (.receipt, "local-test", .localTest),
  ]

  @Test("C38, C40, C46, C72: doubt keeps the purchase", arguments: doubts)
  func later(setting: StoreSetting, value: String, problem: VerificationProblem) throws {
    for product in ["removeads", "tip"] {
      let fixture = try StoreFixture()
      try fixture.set(setting, value)
      let transaction = try #require(try fixture.buy(product).transaction)
      #expect(try fixture.status.unfinished.map(\.state) == [.purchased])
      #expect(try fixture.kinds.last == "verify.retry")
      #expect(try fixture.count(.verifySwitch) <= 1)
      #expect(try !fixture.noAds && fixture.tips == 0)
      // Buying again neither charges nor delivers, and asks nobody.
      let charged = try fixture.charged
      #expect(
        try fixture.buy(product, agrees: false) == .stillPending(transaction, problem))
      #expect(try fixture.charged == charged)

      var shop = try fixture.shop()
      try shop.store.resetSettings()
      #expect(try fixture.shop().resume().map(\.outcome) == [.purchased(transaction)])
      #expect(try fixture.noAds || fixture.tips == 1)
      #expect(try fixture.charged == charged)
      try fixture.expectSound()
    }
  }

  /// Faults that prove that there is no purchase, so that it is finished without delivery.
  static let refusals: [(StoreSetting, String, VerificationProblem)] = [
    (.receipt, "bad-signature", .status(21003)), (.verifyStatus, "21003", .status(21003)),
    (.verifyStatus, "21010", .status(21010)), (.verifyStatus, "21101", .status(21101)),
    (.receipt, "other-install", .otherInstall),
  ]

  @Test("C41, C43: proof of the contrary refuses", arguments: refusals)
  func refused(setting: StoreSetting, value: String, problem: VerificationProblem) throws {
    let fixture = try StoreFixture()
    try fixture.set(setting, value)
    let transaction = try #require(try fixture.buy("removeads").transaction)
    let events = try fixture.events
    #expect(events.suffix(2).map(\.kind) == [.verifyRefused, .finished])
    #expect(events.suffix(2).first?.originalTransactionID == transaction.originalID)
    #expect(try !fixture.noAds)
    var shop = try fixture.shop()
    try shop.store.resetSettings()
    try fixture.expectSound()
    // It was paid, so the account owns it, and a good receipt brings it.
    #expect(try fixture.restore().restoration?.delivered.count == 1)
    #expect(try fixture.noAds && fixture.charged == 6000)
  }

  @Test("C12: an unfinished transaction verified twice is granted once") func twice() throws {
    let fixture = try StoreFixture()
    try fixture.set(.network, "verification")
    try fixture.buy("tip")
    _ = try fixture.shop().resume()
    try fixture.set(.network, "up")
    try fixture.kill(at: .granted) { _ = try $0.resume() }
    _ = try fixture.shop().resume()
    _ = try fixture.shop().resume()
    #expect(try fixture.count(.grant) == 1)
    #expect(try fixture.count(.verifyBegin) == 3)
    try fixture.expectSound()
  }

  // MARK: Choosing the item

  private static func item(
    _ id: String, original: String? = nil, product: String = "p", date: String = "1000",
    cancelled: String? = nil, quantity: String = "1"
  ) -> JSON {
    JSON.object([
      "quantity": .string(quantity), "product_id": .string(product), "transaction_id": .string(id),
      "original_transaction_id": .string(original ?? id), "purchase_date_ms": .string(date),
      "cancellation_date_ms": cancelled.map(JSON.string),
    ])
  }

  private static func transaction(
    _ id: String, original: String? = nil, kind: Product.Kind = .nonConsumable
  ) -> StoreTransaction {
    StoreTransaction(
      id: id, originalID: original ?? id, productID: "p", kind: kind, reason: .purchase,
      quantity: 1, price: Money(milliunits: 1000, currency: "CNY"), chargedMilliunits: 1000,
      account: "default", environment: .production, date: Timestamp(milliseconds: 0),
      originalDate: Timestamp(milliseconds: 0), revocationDate: nil)
  }

  private func choice(_ items: [JSON], _ transaction: StoreTransaction) -> Verdict {
    Verdict(.good(ReceiptItems(items)), for: transaction)
  }

  private func proven(_ item: JSON) throws -> Verdict {
    .proven(try #require(ReceiptItem(item)))
  }

  @Test func theOrderOfTheItemsMeansNothing() throws {
    let mine = Self.item("7")
    let others = [Self.item("1"), Self.item("8", product: "q"), Self.item("9")]
    for place in 0...others.count {
      var items = others
      items.insert(mine, at: place)
      #expect(choice(items, Self.transaction("7")) == (try proven(mine)))
    }
  }

  @Test("C48: the date decides, not the identifier") func byDate() throws {
    let old = Self.item("99999", original: "5", date: "9999")
    let new = Self.item("1", original: "5", date: "10000")
    #expect(choice([old, new], Self.transaction("7", original: "5")) == (try proven(new)))
    #expect(choice([new, old], Self.transaction("7", original: "5")) == (try proven(new)))
  }

  @Test("C49: an identifier a little off") func identifierOff() throws {
    let item = Self.item("5", original: "5")
    #expect(choice([item], Self.transaction("7", original: "5")) == (try proven(item)))
    #expect(
      choice([item], Self.transaction("7", original: "5", kind: .consumable))
        == .later(.itemMissing))
  }

  @Test("C50: numbers are strings, and a bad item proves nothing") func badItems() throws {
    let good = Self.item("7", date: "1767225600000", quantity: "3")
    #expect(try #require(ReceiptItem(good)).quantity == 3)
    for bad in [
      Self.item("7", date: "yesterday"), Self.item("7", quantity: "0"),
      Self.item("7", quantity: "11"), Self.item("7", quantity: "x"),
      Self.item("7", cancelled: "soon"), .null, .string("7"),
      .object(["transaction_id": .string("7"), "product_id": .string("p")]),
      .object([
        "quantity": .integer(1), "product_id": .string("p"), "transaction_id": .integer(7),
        "original_transaction_id": .integer(7), "purchase_date_ms": .integer(1000),
      ]),
    ] {
      #expect(choice([bad, good], Self.transaction("7")) == (try proven(good)))
      #expect(ReceiptItems([bad, good, bad]).unreadable == 2)
      #expect(choice([bad], Self.transaction("7")) == .later(.itemMissing))
    }
  }

  @Test func whatWasTakenBackProvesNothing() throws {
    let cancelled = Self.item("7", cancelled: "2000")
    #expect(choice([cancelled], Self.transaction("7")) == .refused(.takenBack))
    let again = Self.item("8", original: "7", date: "3000")
    #expect(choice([again, cancelled], Self.transaction("7")) == (try proven(again)))
  }

  @Test func anEmptyReceiptIsNoPurchase() {
    #expect(choice([], Self.transaction("7")) == .later(.itemMissing))
  }

  @Test(arguments: [
    "", "{", "[]", "{}", #"{"status":"0"}"#, #"{"status":0}"#,
    #"{"status":0,"receipt":{}}"#, #"{"status":0,"receipt":{"in_app":7}}"#,
  ])
  func anAnswerThatCannotBeReadDecidesNothing(response: String) {
    let judge = ReceiptJudge(installID: "i", environment: .production)
    let answer = ServerAnswer(response, from: .production)
    #expect(judge.judge(answer, to: nil) == .later(.unreadable))
  }

  @Test("C72: '0' is an identifier") func zero() throws {
    let item = Self.item("0")
    #expect(choice([item], Self.transaction("0", kind: .consumable)) == (try proven(item)))
    // No identifier at all is another matter.
    let none = JSON.object([
      "quantity": .string("1"), "product_id": .string("p"),
      "original_transaction_id": .string("0"), "purchase_date_ms": .string("1000"),
    ])
    #expect(choice([none], Self.transaction("0", kind: .consumable)) == .later(.itemMissing))
  }

  @Test("C46: what the receipt lacks is kept, and delivered when it appears") func stale() throws {
    let fixture = try StoreFixture()
    try fixture.set(.receipt, "missing-item")
    let reached = try fixture.buy("removeads")
    #expect(reached.name == "pending")
    try fixture.set(.receipt, "good")
    #expect(try fixture.shop().resume().map(\.outcome.name) == ["purchased"])
    #expect(try fixture.noAds)
    #expect(try fixture.charged == 6000)
  }

  /// A second receipt and a second question are two more reaches of the store; what is kept is not
  /// finished, which is one less.
  @Test(
    "C43, C46: a receipt that may be stale is fetched anew, once",
    arguments: [("bad-signature", 2), ("missing-item", 1), ("other-bundle", -1)])
  func fetchedAnew(fault: String, more: Int) throws {
    func reaches(_ fault: String) throws -> Int {
      let fixture = try StoreFixture()
      try fixture.set(.receipt, fault)
      try fixture.buy("removeads")
      return fixture.reaches
    }
    #expect(try reaches(fault) - reaches("good") == more)
  }
}
