import Testing

@testable import PaletteCore

/// Purchases that fail first, because the store wants something, and arrive by themselves later.
struct InterruptionTests {
  private func interrupted() throws -> StoreFixture {
    let fixture = try StoreFixture()
    try fixture.set(.interrupted, "yes")
    #expect(
      try fixture.buy("tip", 2) == .interrupted(productID: "palette.tip"))
    return fixture
  }

  @Test func itFailsAndIsFinished() throws {
    let fixture = try interrupted()
    #expect(
      try fixture.kinds == ["payment.added", "tx.purchasing", "tx.failed", "tx.finished"])
    #expect(try fixture.events[2].note == "0 unknown (ASDServerErrorDomain 3038)")
    #expect(try fixture.status.requests.map(\.state) == [.interrupted])
    #expect(try fixture.shop().resume().isEmpty)
    #expect(try fixture.charged == 0 && fixture.tips == 0)
    try fixture.expectSound()
  }

  @Test func resolvedItArrivesByItself() throws {
    let fixture = try interrupted()
    let outcome = try fixture.shop().resolve(nil)
    #expect(outcome == .purchased(try #require(outcome.transaction)))
    #expect(try fixture.charged == 2000 && fixture.tips == 2)
    #expect(try fixture.status.requests.isEmpty)
    try fixture.expectSound()
  }

  @Test func resolvedWhileTheAppWasAwayItArrivesAtTheNextStart() throws {
    let fixture = try interrupted()
    #expect(try fixture.kill(at: .charged) { _ = try $0.resolve(nil) })
    #expect(try fixture.charged == 2000 && fixture.tips == 0)
    let resumed = try fixture.shop().resume()
    #expect(resumed.map(\.productID) == ["palette.tip"])
    #expect(try fixture.tips == 2)
    try fixture.expectSound()
  }

  @Test func aCrashBeforeTheAppKnowsIsInterruptedToo() throws {
    let fixture = try StoreFixture()
    try fixture.set(.interrupted, "yes")
    #expect(try fixture.kill(at: .noted) { _ = try $0.buy("tip") { _ in true } })
    #expect(
      try fixture.shop().resume()
        == [
          Resumption(productID: "palette.tip", outcome: .interrupted(productID: "palette.tip"))
        ])
    _ = try fixture.shop().resolve("tip")
    #expect(try fixture.charged == 1000 && fixture.tips == 1)
    try fixture.expectSound()
  }

  @Test func anAnswerThatIsLostIsAskedForAgain() throws {
    let fixture = try StoreFixture()
    try fixture.set(.network, "answer")
    #expect(try fixture.buy("tip") == .unanswered(productID: "palette.tip"))
    #expect(try fixture.status.unfinished.map(\.state) == [.purchasing])
    #expect(try fixture.charged == 1000 && fixture.tips == 0)
    try fixture.set(.network, "up")
    #expect(try fixture.shop().resume().count == 1)
    #expect(try fixture.charged == 1000 && fixture.tips == 1)
    try fixture.expectSound()
  }
}
