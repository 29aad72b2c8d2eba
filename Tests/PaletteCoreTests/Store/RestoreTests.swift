import Testing

@testable import PaletteCore

struct RestoreTests {
  @Test("C52: nothing was ever bought") func nothing() throws {
    let fixture = try StoreFixture()
    #expect(try fixture.restore() == .restored(Restoration()))
    #expect(try fixture.kinds == ["restore.begin", "restore.end"])
    #expect(try fixture.events[1].quantity == 0)
    #expect(try !fixture.noAds)
  }

  @Test("C54: the app's data are lost") func lost() throws {
    let fixture = try StoreFixture()
    let bought = try #require(try fixture.buy("removeads").transaction)
    try fixture.buy("tip", 3)
    try fixture.resetApp()
    #expect(try !fixture.noAds && fixture.tips == 0)
    let restoration = try #require(try fixture.restore().restoration)
    let restored = try #require(restoration.delivered.first)
    #expect(restoration == Restoration(delivered: [restored]))
    #expect(restored.originalID == bought.id && restored.id != bought.id)
    #expect(restored.originalDate == bought.date && restored.chargedMilliunits == 0)
    #expect(
      try fixture.kinds == [
        "restore.begin", "tx.restored", "verify.begin", "verify.ok", "grant", "tx.finished",
        "restore.end",
      ])
    #expect(try fixture.noAds && fixture.tips == 0 && fixture.charged == 9000)
    try fixture.expectSound()
  }

  @Test("C55: three times in a row") func threeTimes() throws {
    let fixture = try StoreFixture()
    try fixture.buy("removeads")
    try fixture.buy("removeads")
    for _ in 0..<3 {
      #expect(try fixture.restore().restoration?.delivered.count == 1)
    }
    #expect(try fixture.count(.restoreEnd) == 3)
    #expect(try fixture.count(.restored) == 3)
    #expect(try fixture.noAds && fixture.charged == 6000)
    try fixture.expectSound()
  }

  @Test("C56: what was refunded is not restored") func refunded() throws {
    let fixture = try StoreFixture()
    let bought = try #require(try fixture.buy("removeads").transaction)
    try fixture.refund(bought.id)
    #expect(try fixture.count(.revoke) == 1 && !fixture.noAds)
    for isReinstalled in [false, true] {
      if isReinstalled { try fixture.resetApp() }
      let restoration = try #require(try fixture.restore().restoration)
      #expect(restoration.delivered.isEmpty)
      #expect(restoration.refunded.map(\.id) == [bought.id])
      #expect(try !fixture.noAds)
    }
  }

  @Test("C57: bought, refunded, bought again") func boughtAgain() throws {
    let fixture = try StoreFixture()
    let first = try #require(try fixture.buy("removeads").transaction)
    try fixture.refund(first.id)
    let second = try #require(try fixture.buy("removeads").transaction)
    #expect(second.reason == .purchase && second.originalID == second.id)
    #expect(try fixture.charged == 12_000)
    let restoration = try #require(try fixture.restore().restoration)
    #expect(restoration.delivered.map(\.originalID) == [second.id])
    #expect(restoration.refunded.isEmpty)
    try fixture.expectSound()
  }

  @Test("the store cannot be reached") func unreachable() throws {
    let fixture = try StoreFixture()
    try fixture.buy("removeads")
    try fixture.resetApp()
    try fixture.set(.network, "restore")
    #expect(
      try fixture.restore()
        == .restoreFailed(StoreError(.cloudServiceNetworkConnectionFailed), Restoration()))
    #expect(try fixture.kinds == ["restore.begin", "restore.failed"])
    try fixture.set(.network, "up")
    #expect(try fixture.shop().resume().isEmpty)
    #expect(try fixture.restore().restoration?.delivered.count == 1)
  }

  @Test("C60: the user breaks the restore off") func cancelled() throws {
    for error in ["paymentCancelled", "paymentSheetCancelled"] {
      let fixture = try StoreFixture()
      try fixture.buy("removeads")
      try fixture.resetApp()
      try fixture.set(.failRestoreWith, error)
      #expect(try fixture.restore() == .restoreCancelled)
      #expect(try fixture.kinds == ["restore.begin", "restore.failed"])
      #expect(try !fixture.noAds)
      try fixture.expectSound()
    }
  }

  @Test("C61: one came, then the network failed") func brokenOff() throws {
    let fixture = try StoreFixture(products: Array(Self.twoThings.utf8))
    for name in ["one", "two"] { try fixture.buy(name) }
    try fixture.resetApp()
    try fixture.set(.restoreStopsAfter, "1")
    let outcome = try fixture.restore()
    guard case .restoreFailed(StoreError(.cloudServiceNetworkConnectionFailed), let came) = outcome
    else {
      Issue.record("\(outcome)")
      return
    }
    #expect(came.delivered.map(\.productID) == ["p.one"])
    #expect(try fixture.count(.grant) == 1)
    #expect(try fixture.kinds.last == "restore.failed")
    // The store has not handed over the other yet; it comes by itself, and restoring again is free.
    try fixture.set(.restoreStopsAfter, "none")
    #expect(try fixture.shop().resume().map(\.productID) == ["p.two"])
    #expect(try fixture.count(.grant) == 2 && fixture.charged == 3000)
    try fixture.expectSound()
  }

  private static let twoThings = """
    {"version": {"major": 4, "minor": 0}, "settings": {"_storefront": "CHN"}, "products": [
    {"productID": "p.one", "type": "NonConsumable", "displayPrice": "1"},
    {"productID": "p.two", "type": "NonConsumable", "displayPrice": "2"}]}
    """

  @Test("C62: a restore while one runs is refused") func twoAtOnce() throws {
    let fixture = try StoreFixture()
    try fixture.buy("removeads")
    try fixture.resetApp()
    var isBusy = false
    _ = try fixture.shop { step, _ in
      guard step == .restoreBegun else { return }
      #expect(throws: StoreFailure.busy) { try fixture.restore() }
      isBusy = true
    }.restore()
    #expect(isBusy)
    #expect(try fixture.count(.restoreBegin) == 1 && fixture.count(.grant) == 1)
    try fixture.expectSound()
  }

  @Test("C61: what came is kept, verified later") func verifiedLater() throws {
    let fixture = try StoreFixture()
    try fixture.buy("removeads")
    try fixture.resetApp()
    try fixture.set(.network, "verification")
    let restoration = try #require(try fixture.restore().restoration)
    #expect(restoration.delivered.isEmpty && restoration.undelivered.count == 1)
    #expect(try !fixture.noAds)
    try fixture.set(.network, "up")
    #expect(try fixture.shop().resume().count == 1)
    #expect(try fixture.noAds)
    try fixture.expectSound()
  }

  @Test("C64: nothing is restored by itself") func notByItself() throws {
    let fixture = try StoreFixture()
    try fixture.buy("removeads")
    try fixture.resetApp()
    #expect(try fixture.shop().resume().isEmpty)
    #expect(try fixture.kinds.isEmpty && !fixture.noAds)
  }
}
