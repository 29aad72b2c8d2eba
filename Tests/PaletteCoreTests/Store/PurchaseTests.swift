import Testing

@testable import PaletteCore

/// Buying: the states, their order, and what is not charged.
struct PurchaseTests {
  @Test func aPurchaseGoesThroughEveryStepInOrder() throws {
    let fixture = try StoreFixture()
    var steps: [PurchaseStep] = []
    let outcome = try fixture.shop { step, _ in steps.append(step) }.buy("removeads") { offer in
      #expect(offer.total.description == "¥6.00 (CNY)")
      return true
    }
    let transaction = try #require(outcome.transaction)
    #expect(outcome == .purchased(transaction) && fixture.told.isEmpty)
    #expect(transaction.id == "4000000000000001")
    #expect(transaction.originalID == transaction.id)
    #expect(
      steps == [
        .paymentAdded, .purchasing, .charged, .purchased, .verifyBegun, .granted, .storeFinished,
        .finished,
      ])
    #expect(
      try fixture.kinds == [
        "payment.added", "tx.purchasing", "tx.purchased", "verify.begin", "verify.ok", "grant",
        "tx.finished",
      ])
    #expect(try fixture.events.map(\.amount) == [nil, nil, 6000, nil, nil, nil, nil])
    #expect(try fixture.noAds)
    #expect(try fixture.charged == 6000 && outcome.charged?.milliunits == 6000)
    #expect(
      transaction.json.text == """
        {"transactionId":"4000000000000001","originalTransactionId":"4000000000000001",\
        "bundleId":"palette-cli","productId":"palette.removeads","purchaseDate":1764547200003,\
        "originalPurchaseDate":1764547200003,"quantity":1,"type":"Non-Consumable",\
        "inAppOwnershipType":"PURCHASED","environment":"Production",\
        "transactionReason":"PURCHASE","price":6000,"currency":"CNY"}
        """)
    try fixture.expectSound()
  }

  @Test func aResetWhileThePromptWaitsIsNoticedBeforeAnythingIsCharged() throws {
    let fixture = try StoreFixture()
    _ = try fixture.buy("tip")
    #expect(throws: StoreFailure.resetMeanwhile) {
      try fixture.shop().buy("removeads") { _ in
        try fixture.resetApp()
        return true
      }
    }
    #expect(try fixture.charged == 1000)
    #expect(try fixture.kinds.isEmpty)
    _ = try fixture.buy("removeads")
    #expect(try fixture.noAds)
  }

  @Test func theQuestionComesBeforeAnythingIsWrittenOrLocked() throws {
    let fixture = try StoreFixture()
    var questions = 0
    _ = try fixture.shop().buy("removeads") { _ in
      questions += 1
      #expect(try fixture.kinds.isEmpty)
      try FileLock(path: fixture.folder.file("lock"), patience: 0).release()
      return true
    }
    #expect(questions == 1)
  }

  @Test("C25: the user says no") func cancelled() throws {
    let fixture = try StoreFixture()
    #expect(
      try fixture.buy("removeads", agrees: false)
        == .cancelled(productID: "palette.removeads"))
    #expect(
      try fixture.kinds == ["payment.added", "tx.purchasing", "tx.failed", "tx.finished"])
    #expect(try fixture.events[2].note == "2 paymentCancelled")
    #expect(try fixture.charged == 0 && !fixture.noAds)
    try fixture.expectSound()
  }

  @Test("C24: purchases are not allowed") func notAllowed() throws {
    let fixture = try StoreFixture()
    try fixture.buy("removeads")
    let before = try fixture.kinds
    try fixture.set(.paymentsAllowed, "no")
    let outcome = try fixture.shop().buy("tip") { _ in
      Issue.record("nobody is asked")
      return true
    }
    #expect(outcome == .notAllowed)
    #expect(try fixture.kinds == before)
    #expect(try fixture.noAds)
    #expect(try fixture.shop().store.request(["tip"]).products.count == 1)
    #expect(try fixture.restore().restoration?.delivered.count == 1)
  }

  @Test("C19, C20: an unknown product") func unknownProduct() throws {
    let fixture = try StoreFixture()
    let answer = try fixture.shop().store.request(["removeads", "nothing"])
    #expect(answer.products.map(\.id) == ["palette.removeads"])
    #expect(answer.invalid == ["nothing"])
    #expect(
      try fixture.buy("nothing")
        == .unknownProduct(name: "nothing", known: ["palette.removeads", "palette.tip"]))
    #expect(try fixture.kinds.isEmpty)
    #expect(try fixture.charged == 0)
  }

  @Test("C22: the products cannot be loaded") func productsUnavailable() throws {
    let fixture = try StoreFixture()
    try fixture.buy("removeads")
    try fixture.set(.network, "products")
    #expect(
      try fixture.buy("tip")
        == .productsUnavailable(StoreError(.cloudServiceNetworkConnectionFailed)))
    #expect(try fixture.noAds)
  }

  @Test("C77: the owner starts with the network down") func offline() throws {
    let fixture = try StoreFixture()
    try fixture.buy("removeads")
    try fixture.set(.network, "down")
    #expect(try fixture.noAds)
    #expect(try fixture.shop().resume().isEmpty)
  }

  @Test("C18: quantities") func quantities() throws {
    let fixture = try StoreFixture()
    let ten = try #require(try fixture.buy("tip", 10).transaction)
    #expect(ten.quantity == 10 && ten.chargedMilliunits == 10_000)
    #expect(try fixture.tips == 10)
    for quantity in [0, 11, -1, Int.max] {
      #expect(throws: StoreFailure.badQuantity(quantity)) { try fixture.buy("tip", quantity) }
    }
    #expect(
      try fixture.buy("removeads", 2)
        == .failed(productID: "palette.removeads", StoreError(.paymentInvalid)))
    #expect(try fixture.events.last { $0.kind == .failed }?.note == "3 paymentInvalid")
    #expect(try fixture.charged == 10_000 && !fixture.noAds)
    try fixture.expectSound()
  }

  @Test("C17: consumables share nothing") func consumables() throws {
    let fixture = try StoreFixture()
    let first = try #require(try fixture.buy("tip").transaction)
    let second = try #require(try fixture.buy("tip").transaction)
    #expect(first.id != second.id && first.originalID != second.originalID)
    #expect(try fixture.tips == 2)
    #expect(try fixture.charged == 2000)
    try fixture.expectSound()
  }

  @Test("C15: what is owned is not charged again", arguments: [false, true])
  func owned(afterReset: Bool) throws {
    let fixture = try StoreFixture()
    let first = try #require(try fixture.buy("removeads").transaction)
    if afterReset {
      try fixture.resetApp()
      #expect(try !fixture.noAds && fixture.kinds.isEmpty)
    }
    let outcome = try fixture.buy("removeads")
    let again = try #require(outcome.transaction)
    #expect(outcome == .alreadyOwned(again))
    #expect(again.originalID == first.id && again.id != first.id)
    #expect(again.originalDate == first.date)
    #expect(again.chargedMilliunits == 0)
    #expect(try fixture.count(.redownload) == 1)
    #expect(try fixture.charged == 6000 && fixture.noAds)
    try fixture.expectSound()
  }

  @Test("C08: only the first finish fails") func onlyTheFirstFinishFails() throws {
    let fixture = try StoreFixture()
    try fixture.kill(at: .granted) { _ = try $0.buy("tip") { _ in true } }
    try fixture.set(.finishFails, "once")
    // One start finishes two transactions: what was left, and its own.
    try fixture.buy("removeads")
    #expect(try fixture.count(.finishFailed) == 1)
    #expect(try fixture.status.unfinished.map(\.payment.productID) == ["palette.tip"])
    _ = try fixture.shop().resume()
    try fixture.expectSound()
  }

  @Test("C08: what cannot be finished is told once, and not sold again")
  func finishingGoesOnFailing() throws {
    let fixture = try StoreFixture()
    try fixture.set(.network, "finish")
    let tip = try #require(try fixture.buy("tip").transaction)
    for _ in 0..<3 {
      #expect(try fixture.shop().resume().isEmpty)
      #expect(try fixture.buy("tip") == .unheard(tip))
    }
    #expect(fixture.told.isEmpty)
    #expect(try fixture.count(.finishFailed) == 1 && fixture.charged == 1000 && fixture.tips == 1)
    try fixture.set(.network, "up")
    #expect(try fixture.buy("tip") == .completedEarlier(tip))
    try fixture.expectSound()
  }

  @Test("C09: a second purchase while one is under way") func secondAtOnce() throws {
    let fixture = try StoreFixture()
    var isBusy = false
    let shop = try fixture.shop { step, _ throws in
      guard step == .purchasing else { return }
      #expect(throws: StoreFailure.busy) { try fixture.buy("removeads") }
      #expect(throws: StoreFailure.busy) { try fixture.restore() }
      #expect(throws: StoreFailure.busy) { try fixture.resetApp() }
      // What is under way is not taken for something that a crash left.
      #expect(try fixture.shop().resume().isEmpty)
      isBusy = true
    }
    _ = try shop.buy("removeads") { _ in true }
    #expect(isBusy)
    #expect(try fixture.charged == 6000)
    #expect(try fixture.count(.paymentAdded) == 1)
    try fixture.expectSound()
  }

  @Test("C09: a second purchase while the user is being asked") func secondWhileAsking() throws {
    let fixture = try StoreFixture()
    let outcome = try fixture.shop().buy("removeads") { _ in
      try fixture.buy("removeads")
      return true
    }
    guard case .alreadyOwned = outcome else {
      Issue.record("\(outcome)")
      return
    }
    #expect(try fixture.charged == 6000)
    try fixture.expectSound()
  }

  @Test(
    "C26: every form of a cancellation is one",
    arguments: ["paymentSheetCancelled", "signInCancelled"])
  func cancelledBelow(error: String) throws {
    let fixture = try StoreFixture()
    try fixture.set(.failWith, error)
    try fixture.kill(at: .failed) { _ = try $0.buy("tip") { _ in true } }
    #expect(
      try fixture.shop().resume()
        == [Resumption(productID: "palette.tip", outcome: .cancelled(productID: "palette.tip"))])
    #expect(try fixture.buy("tip") == .cancelled(productID: "palette.tip"))
    #expect(try fixture.charged == 0)
    try fixture.expectSound()
  }

  @Test func whatIsOwnedMayComeBackAsRestored() throws {
    let fixture = try StoreFixture()
    let first = try #require(try fixture.buy("removeads").transaction)
    try fixture.set(.rebuy, "restored")
    let outcome = try fixture.buy("removeads")
    let again = try #require(outcome.transaction)
    #expect(outcome == .alreadyOwned(again) && again.reason == .restore)
    #expect(again.originalID == first.id && again.id != first.id)
    #expect(
      try fixture.kinds.suffix(6) == [
        "tx.purchasing", "tx.restored", "verify.begin", "verify.ok", "grant", "tx.finished",
      ])
    #expect(try fixture.charged == 6000)
    try fixture.expectSound()
  }

  @Test func everyErrorOfTheStoreFailsWithoutACharge() throws {
    for code in StoreError.Code.allCases {
      let error = StoreError(code)
      let fixture = try StoreFixture()
      try fixture.set(.failWith, String(code.rawValue))
      let outcome = try fixture.buy("tip")
      #expect(
        outcome
          == (code == .paymentCancelled
            ? .cancelled(productID: "palette.tip")
            : .failed(productID: "palette.tip", error)))
      #expect(try fixture.charged == 0 && fixture.tips == 0)
      try fixture.expectSound()
    }
  }

  @Test func withTheNetworkDownThePaymentFails() throws {
    let fixture = try StoreFixture()
    try fixture.set(.network, "payment")
    #expect(
      try fixture.buy("tip")
        == .failed(productID: "palette.tip", StoreError(.cloudServiceNetworkConnectionFailed)))
    #expect(try fixture.charged == 0)
    try fixture.set(.network, "up")
    try fixture.expectSound()
  }

  @Test(
    "C08: finishing fails once",
    arguments: [(StoreSetting.network, "finish"), (.finishFails, "once")])
  func finishFails(setting: StoreSetting, value: String) throws {
    let fixture = try StoreFixture()
    try fixture.set(setting, value)
    let transaction = try #require(try fixture.buy("tip", 3).transaction)
    #expect(try fixture.tips == 3)
    #expect(try fixture.status.unfinished.count == 1)
    try fixture.set(.network, "up")
    #expect(
      try fixture.shop().resume()
        == [Resumption(productID: "palette.tip", outcome: .purchased(transaction))])
    #expect(try fixture.tips == 3)
    #expect(try fixture.count(LedgerEvent.Kind.finishFailed) == 1)
    try fixture.expectSound()
  }

  @Test(
    "C75: what waits for an answer cannot be finished",
    arguments: [TransactionState.purchasing, .deferred])
  func mayNotFinish(state: TransactionState) throws {
    let fixture = try StoreFixture()
    let shop = try fixture.shop()
    let payment = Payment(
      id: "p", productID: "palette.tip", quantity: 1, account: "default",
      environment: .production)
    try shop.queue.add(payment)
    try shop.app.run("UPDATE paymentQueue SET state = ?", [.integer(state.rawValue)])
    #expect(throws: StoreFailure.mayNotFinish(state)) { try shop.queue.finish("p") }
    #expect(try shop.queue.all().map(\.state) == [state])
  }

  @Test func accountsAndEnvironmentsOwnSeparately() throws {
    let fixture = try StoreFixture()
    try fixture.buy("removeads")
    try fixture.set(.account, "other")
    #expect(try !fixture.noAds)
    #expect(try fixture.restore() == .restored(Restoration()))
    let bought = try fixture.buy("removeads")
    #expect(bought == .purchased(try #require(bought.transaction)))
    try fixture.set(.account, "default")
    try fixture.set(.environment, "sandbox")
    #expect(try !fixture.noAds)
    let tried = try #require(try fixture.buy("removeads").transaction)
    #expect(tried.id.hasPrefix("2"))
    #expect(try fixture.noAds)
    #expect(try fixture.charged == 18_000)
    try fixture.expectSound()
  }

  @Test func aShopWithoutAStorefrontDoesNotSell() throws {
    let fixture = try StoreFixture(products: ProductsFileTests.file(settings: "{}"))
    #expect(try fixture.buy("a.b") == .notSold(productID: "a.b"))
    try fixture.set(.storefront, "gbr")
    let transaction = try #require(try fixture.buy("a.b").transaction)
    #expect(transaction.charged.description == "£1.00 (GBP)")
  }

  @Test func aDamagedLedgerStopsAPurchaseBeforeTheCharge() throws {
    let fixture = try StoreFixture()
    try fixture.buy("tip")
    let app = try fixture.shop().app
    try app.execute("DROP TRIGGER ledger_no_delete; DELETE FROM ledger_events WHERE sequence = 7")
    #expect(throws: LedgerError.self) { try fixture.buy("removeads") }
    #expect(try fixture.charged == 1000)
    #expect(try fixture.count(.paymentAdded) == 1)
  }

  @Test func aStoreThatForgetsEverythingNeverGivesANumberTwice() throws {
    let fixture = try StoreFixture()
    let first = try #require(try fixture.buy("tip").transaction)
    var shop = try fixture.shop()
    try shop.resetAll(keyPath: fixture.keyPath)
    #expect(try fixture.charged == 0)
    let second = try #require(try fixture.buy("tip").transaction)
    #expect(first.id < second.id)
    #expect(try fixture.tips == 1)
    try fixture.expectSound()
  }
}
