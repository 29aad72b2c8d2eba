import Testing

@testable import PaletteCore

/// Purchases that the store takes back.
struct RefundTests {
  @Test func theGrantIsTakenBackAtOnce() throws {
    let fixture = try StoreFixture()
    let bought = try #require(try fixture.buy("removeads").transaction)
    let outcome = try fixture.refund("removeads")
    let refunded = try #require(outcome.transaction)
    #expect(outcome == .refunded(refunded) && fixture.told.isEmpty)
    #expect(refunded.id == bought.id && refunded.revocationDate != nil)
    #expect(outcome.charged == nil)
    #expect(outcome.refunded == Money(milliunits: 6000, currency: "CNY"))
    let event = try #require(try fixture.events.last)
    #expect(event.kind == .revoke && event.amount == -6000)
    #expect(event.originalTransactionID == bought.id)
    #expect(try !fixture.noAds)
    #expect(try fixture.shop().resume().isEmpty)
    try fixture.expectSound()
  }

  @Test func aConsumableIsTakenBackByItsTransaction() throws {
    let fixture = try StoreFixture()
    let three = try #require(try fixture.buy("tip", 3).transaction)
    try fixture.buy("tip", 2)
    try fixture.refund(three.id)
    #expect(try fixture.tips == 2)
    try fixture.refund("tip")
    #expect(try fixture.tips == 0)
    try fixture.expectSound()
  }

  @Test func whatWasNotBoughtOrIsRefundedAlready() throws {
    let fixture = try StoreFixture()
    #expect(throws: StoreFailure.notBought("removeads")) { try fixture.refund("removeads") }
    try fixture.buy("removeads")
    let refunded = try #require(try fixture.refund("removeads").transaction)
    let date = try #require(refunded.revocationDate)
    #expect(throws: StoreFailure.refundedAlready("removeads", date)) {
      try fixture.refund("removeads")
    }
    try fixture.set(.account, "other")
    #expect(throws: StoreFailure.notBought(refunded.id)) { try fixture.refund(refunded.id) }
  }

  @Test func withTheNetworkDownNothingIsRefunded() throws {
    let fixture = try StoreFixture()
    try fixture.buy("removeads")
    try fixture.set(.network, "down")
    #expect(throws: StoreFailure.unreachable) { try fixture.refund("removeads") }
    #expect(try fixture.noAds)
  }

  @Test func whatTheStoreTookBackByItselfIsHeardOfAtTheNextStart() throws {
    let fixture = try StoreFixture()
    let bought = try #require(try fixture.buy("removeads").transaction)
    try fixture.refundByTheStore(bought.id)
    #expect(try fixture.noAds)
    try fixture.set(.network, "down")
    #expect(try fixture.shop().resume().isEmpty)
    try fixture.set(.network, "up")
    let resumed = try fixture.shop().resume()
    #expect(resumed.map(\.outcome.transaction?.id) == [bought.id])
    #expect(try !fixture.noAds && fixture.count(.revoke) == 1)
    try fixture.expectSound()
  }

  @Test func oneRevocationCoversAllThatCameFromAPurchase() throws {
    let fixture = try StoreFixture()
    try fixture.buy("removeads")
    try fixture.buy("removeads")
    try fixture.restore()
    try fixture.refund("removeads")
    #expect(try fixture.count(.grant) == 3 && fixture.count(.revoke) == 1)
    #expect(try !fixture.noAds)
    #expect(try fixture.shop().resume().isEmpty)
  }

  @Test("C59: refunded before it was delivered") func beforeDelivery() throws {
    let fixture = try StoreFixture()
    try fixture.kill(at: .purchased) { _ = try $0.buy("removeads") { _ in true } }
    let sold = try #require(try fixture.status.unfinished.first?.transaction)
    try fixture.refundByTheStore(sold.id)
    let resumed = try fixture.shop().resume()
    #expect(resumed.map(\.outcome) == [.refused(sold, .takenBack)])
    #expect(try fixture.count(.grant) == 0 && fixture.count(.revoke) == 1)
    #expect(try fixture.events.compactMap(\.amount) == [6000, -6000])
    #expect(try !fixture.noAds)
    #expect(try fixture.shop().resume().isEmpty)
    try fixture.expectSound()
  }

  @Test func theMoneyForWhatWasRefusedComesBackToo() throws {
    let fixture = try StoreFixture()
    try fixture.set(.verifyStatus, "21003")
    let refused = try #require(try fixture.buy("tip", 2).transaction)
    try fixture.set(.verifyStatus, "none")
    try fixture.refund(refused.id)
    let event = try #require(try fixture.events.last)
    #expect(event.kind == .revoke && event.amount == -2000)
    #expect(try fixture.tips == 0)
    let history = try fixture.shop().ledger.history()
    #expect(history.hledger.contains("assets:undelivered:palette.tip    -2.00 CNY"))
    #expect(history.beancount.contains("Assets:Undelivered:PALETTE-TIP  -2.00 CNY"))
    try fixture.expectSound()
  }

  @Test func theMoneyForWhatIsNotVerifiedYetIsNotedOnce() throws {
    let fixture = try StoreFixture()
    try fixture.set(.network, "verification")
    let pending = try #require(try fixture.buy("tip").transaction)
    try fixture.refund(pending.id)
    #expect(try fixture.events.compactMap(\.amount) == [1000, -1000])
    try fixture.set(.network, "up")
    _ = try fixture.shop().resume()
    #expect(try fixture.events.compactMap(\.amount) == [1000, -1000])
    #expect(try fixture.tips == 0)
    try fixture.expectSound()
  }

  @Test("C59: refunded after it was delivered and before it was finished")
  func beforeFinishing() throws {
    let fixture = try StoreFixture()
    try fixture.kill(at: .granted) { _ = try $0.buy("removeads") { _ in true } }
    let sold = try #require(try fixture.status.unfinished.first?.transaction)
    try fixture.refundByTheStore(sold.id)
    _ = try fixture.shop().resume()
    #expect(try fixture.kinds.suffix(2) == ["tx.finished", "revoke"])
    #expect(try !fixture.noAds)
    try fixture.expectSound()
  }

  @Test("a refund is heard of after a crash", arguments: [PurchaseStep.refunded, .revoked])
  func crashes(step: PurchaseStep) throws {
    let fixture = try StoreFixture()
    try fixture.buy("tip", 4)
    #expect(try fixture.kill(at: step) { _ = try $0.refund("tip") })
    _ = try fixture.shop().resume()
    #expect(try fixture.tips == 0 && fixture.count(.revoke) == 1)
    try fixture.expectSound()
  }
}
