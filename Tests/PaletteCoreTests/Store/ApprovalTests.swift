import Testing

@testable import PaletteCore

/// Purchases that somebody else has to approve.
struct ApprovalTests {
  private func deferred(_ name: String = "removeads", _ quantity: Int = 1) throws -> StoreFixture {
    let fixture = try StoreFixture()
    try fixture.set(.askToBuy, "yes")
    let outcome = try fixture.buy(name, quantity)
    #expect(outcome == .deferred(productID: "palette.\(name)", isNew: true))
    return fixture
  }

  @Test func whatWaitsIsKeptAndNotCharged() throws {
    let fixture = try deferred("tip", 3)
    let status = try fixture.status
    #expect(status.unfinished.map(\.state) == [.deferred])
    #expect(status.unfinished.first?.transaction == nil)
    #expect(status.requests.map(\.payment.description) == ["palette.tip × 3"])
    #expect(try fixture.kinds == ["payment.added", "tx.purchasing", "tx.deferred"])
    #expect(try fixture.charged == 0 && fixture.tips == 0)
  }

  @Test("C29: a start leaves what waits alone") func leftAlone() throws {
    let fixture = try deferred()
    let before = try fixture.kinds
    #expect(try fixture.shop().resume().isEmpty)
    try fixture.set(.network, "down")
    #expect(try fixture.shop().resume().isEmpty)
    #expect(try fixture.kinds == before)
    #expect(try fixture.status.unfinished.map(\.state) == [.deferred])
  }

  @Test func approvedIsChargedOnceAndDelivered() throws {
    let fixture = try deferred("tip", 3)
    let waiting = try #require(try fixture.status.requests.first)
    let outcome = try fixture.shop().approve(nil)
    let transaction = try #require(outcome.transaction)
    #expect(outcome == .purchased(transaction))
    #expect(transaction.id == waiting.id && transaction.quantity == 3)
    #expect(
      try fixture.kinds.dropFirst(3) == [
        "tx.purchased", "verify.begin", "verify.ok", "grant", "tx.finished",
      ])
    #expect(try fixture.charged == 3000 && fixture.tips == 3)
    #expect(throws: StoreFailure.noRequest(.deferred, nil)) { try fixture.shop().approve(nil) }
    try fixture.expectSound()
  }

  @Test func approvedWhileTheAppCannotHearArrivesLater() throws {
    let fixture = try deferred()
    try fixture.set(.network, "down")
    #expect(
      try fixture.shop().approve(nil) == .unanswered(productID: "palette.removeads"))
    #expect(try fixture.charged == 6000 && !fixture.noAds)
    try fixture.set(.network, "up")
    #expect(try fixture.shop().resume().count == 1)
    #expect(try fixture.charged == 6000 && fixture.noAds)
    try fixture.expectSound()
  }

  @Test("C31: declined, and the app is told") func declined() throws {
    let fixture = try deferred()
    #expect(
      try fixture.shop().decline(nil, silently: false)
        == .declined(productID: "palette.removeads"))
    #expect(try fixture.kinds.suffix(2) == ["tx.failed", "tx.finished"])
    #expect(try fixture.events.dropLast().last?.note == "2 paymentCancelled (ask to buy declined)")
    #expect(try fixture.charged == 0 && !fixture.noAds)
    try fixture.expectSound()
    try fixture.set(.askToBuy, "no")
    try fixture.buy("removeads")
    #expect(try fixture.noAds)
  }

  @Test("C31: declined where a new app knows nothing of the request") func declinedElsewhere()
    throws
  {
    let fixture = try deferred()
    try fixture.resetApp()
    #expect(
      try fixture.shop().decline(nil, silently: false)
        == .declined(productID: "palette.removeads"))
    #expect(try fixture.charged == 0)
    try fixture.expectSound()
  }

  @Test("C31: declined while the app was away, and told at the next start")
  func declinedAndDied() throws {
    let fixture = try deferred()
    let request = try #require(try fixture.status.requests.first)
    try fixture.shop().store.decline(request, silently: false)
    let declined = Resumption(
      productID: "palette.removeads", outcome: .declined(productID: "palette.removeads"))
    #expect(try fixture.kill(at: .failed) { _ = try $0.resume() })
    #expect(try fixture.shop().resume() == [declined])
    try fixture.expectSound()
  }

  @Test("C31: declined without a word, it waits for ever") func declinedSilently() throws {
    let fixture = try deferred()
    #expect(
      try fixture.shop().decline(nil, silently: true)
        == .ignored(productID: "palette.removeads"))
    try fixture.set(.askToBuy, "no")
    for _ in 0..<2 {
      #expect(try fixture.shop().resume().isEmpty)
      #expect(
        try fixture.buy("removeads")
          == .deferred(productID: "palette.removeads", isNew: false))
    }
    #expect(try fixture.charged == 0)
    #expect(try fixture.status.unfinished.map(\.state) == [.deferred])
  }

  @Test("C32: what waits is not asked for twice") func askedTwice() throws {
    let fixture = try deferred()
    let again = try fixture.shop().buy("removeads") { _ in
      Issue.record("nobody is asked")
      return true
    }
    #expect(again == .deferred(productID: "palette.removeads", isNew: false))
    #expect(try fixture.count(.paymentAdded) == 1)
    #expect(try fixture.status.requests.count == 1)
    // Another product may be asked for meanwhile.
    #expect(try fixture.buy("tip") == .deferred(productID: "palette.tip", isNew: true))
    _ = try fixture.shop().approve("removeads")
    _ = try fixture.shop().approve("palette.tip")
    #expect(try fixture.charged == 7000)
    try fixture.expectSound()
  }

  @Test func severalRequestsMustBeNamed() throws {
    let fixture = try deferred()
    try fixture.buy("tip")
    let ids = try fixture.status.requests.map(\.id)
    #expect(throws: StoreFailure.severalRequests(ids)) { try fixture.shop().approve(nil) }
    #expect(throws: StoreFailure.noRequest(.deferred, "x")) { try fixture.shop().approve("x") }
    #expect(throws: StoreFailure.noRequest(.interrupted, nil)) { try fixture.shop().resolve(nil) }
    _ = try fixture.shop().approve(ids[1])
    #expect(try fixture.tips == 1 && !fixture.noAds)
  }

  @Test func whatIsOwnedNeedsNoApproval() throws {
    let fixture = try StoreFixture()
    try fixture.buy("removeads")
    try fixture.set(.askToBuy, "yes")
    let outcome = try fixture.buy("removeads")
    #expect(outcome == .alreadyOwned(try #require(outcome.transaction)))
  }

  @Test func whatWasBoughtElsewhereMeanwhileIsNotChargedAgain() throws {
    let fixture = try deferred()
    // A reinstalled app knows nothing of the request, and buys.
    try fixture.resetApp()
    try fixture.set(.askToBuy, "no")
    try fixture.buy("removeads")
    let outcome = try fixture.shop().approve(nil)
    #expect(outcome == .alreadyOwned(try #require(outcome.transaction)))
    #expect(try fixture.charged == 6000 && fixture.noAds)
    try fixture.expectSound()
  }

  @Test("a request survives a crash at each step") func crashesWhileAsking() throws {
    func asking() throws -> StoreFixture {
      let fixture = try StoreFixture()
      try fixture.set(.askToBuy, "yes")
      return fixture
    }
    let ask: (Shop) throws -> Void = { _ = try $0.buy("tip", quantity: 2) { _ in true } }
    for step in try asking().steps(of: ask) {
      let fixture = try asking()
      #expect(try fixture.kill(at: step, ask), "\(step)")
      _ = try fixture.shop().resume()
      // Before the store was asked, the purchase came to nothing.
      let isAsked = step == .noted || step == .deferred
      #expect(try fixture.status.requests.count == (isAsked ? 1 : 0), "\(step)")
      if isAsked { _ = try fixture.shop().approve(nil) }
      #expect(try fixture.charged == (isAsked ? 2000 : 0), "\(step)")
      #expect(try fixture.tips == (isAsked ? 2 : 0), "\(step)")
      try fixture.expectSound()
    }
  }

  @Test("an approval is heard of after a crash at each step") func crashesWhileApproving() throws {
    let approve: (Shop) throws -> Void = { _ = try $0.approve(nil) }
    let steps = try deferred("tip", 2).steps(of: approve)
    #expect(steps.count > 4)
    for step in steps {
      let fixture = try deferred("tip", 2)
      #expect(try fixture.kill(at: step, approve), "\(step)")
      _ = try fixture.shop().resume()
      #expect(try fixture.charged == 2000 && fixture.tips == 2, "\(step)")
      try fixture.expectSound()
    }
  }
}
