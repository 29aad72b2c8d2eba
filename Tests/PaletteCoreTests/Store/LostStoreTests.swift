import Testing

@testable import PaletteCore

/// A store that forgot what it sold gives no identifier again that the app knows.
@Suite struct LostStoreTests {
  private func ids(_ fixture: StoreFixture) throws -> [String] {
    try fixture.events.filter { $0.kind == .grant }.compactMap(\.transactionID)
  }

  @Test func aNewStoreGoesOnWithTheNumbers() throws {
    let fixture = try StoreFixture()
    try fixture.buy("tip", 2)
    try fixture.set(.environment, "sandbox")
    try fixture.buy("tip")
    fixture.folder.write([], to: "store.db")
    fixture.folder.write([], to: "store.db-journal")
    try fixture.buy("tip", 3)
    #expect(try ids(fixture) == ["4000000000000001", "2000000000000002", "4000000000000003"])
    #expect(try fixture.tips == 5)
  }

  @Test func aRestoreDoesToo() throws {
    let fixture = try StoreFixture()
    try fixture.buy("removeads")
    let old = fixture.folder.read("store.db")
    try fixture.buy("tip")
    fixture.folder.write(old, to: "store.db")
    try fixture.restore()
    #expect(try ids(fixture) == ["4000000000000001", "4000000000000002", "4000000000000003"])
    #expect(try fixture.tips == 1)
  }

  /// Loses the store, buys twice of its successor, and puts the first one back.
  ///
  /// - Returns: How many the successor sold; what is unfinished keeps the app from buying.
  private func loseStore(of fixture: StoreFixture) throws -> Int {
    let old = fixture.folder.read("store.db")
    fixture.folder.write([], to: "store.db")
    fixture.folder.write([], to: "store.db-journal")
    try fixture.buy("tip")
    try fixture.buy("tip")
    let sold = try fixture.charged / 1000
    fixture.folder.write(old, to: "store.db")
    fixture.folder.write([], to: "store.db-journal")
    return sold
  }

  /// Each tip that a store was paid for, this one or its successor, counts once.
  private func expectAllDelivered(_ fixture: StoreFixture, tips: Int) throws {
    _ = try fixture.shop().resume()
    #expect(try fixture.tips == tips)
    let ids = try ids(fixture)
    #expect(Set(ids).count == ids.count)
    #expect(try fixture.shop().unfinished().isEmpty)
    #expect(try fixture.shop().ledger.verify().damage == nil)
    #expect(try fixture.events.compactMap(\.amount).reduce(0, +) == tips * 1000)
  }

  @Test("C17: what waited in a store that is put back is delivered when it is approved")
  func aRequestThatIsPutBack() throws {
    let fixture = try StoreFixture()
    try fixture.buy("tip")
    try fixture.set(.askToBuy, "yes")
    try fixture.buy("tip")
    #expect(try loseStore(of: fixture) == 2)
    #expect(try fixture.shop().approve(nil).transaction?.id == "4000000000000004")
    try expectAllDelivered(fixture, tips: 4)
  }

  @Test(
    "C17: what was unfinished in a store that is put back is delivered",
    arguments: [
      PurchaseStep.charged, .purchased, .verifyBegun, .granted, .storeFinished, .finished,
    ])
  func aSaleThatIsPutBack(step: PurchaseStep) throws {
    let fixture = try StoreFixture()
    try fixture.buy("tip")
    #expect(try fixture.kill(at: step) { _ = try $0.buy("tip", quantity: 3) { _ in true } })
    let sold = try loseStore(of: fixture)
    try expectAllDelivered(fixture, tips: 1 + 3 + sold)
  }

  @Test func whatIsTakenBackInAStoreThatIsPutBackIsNotAnothersPurchase() throws {
    let fixture = try StoreFixture()
    try fixture.buy("tip")
    #expect(try fixture.kill(at: .charged) { _ = try $0.buy("tip", quantity: 3) { _ in true } })
    try fixture.refundByTheStore("4000000000000002")
    #expect(try loseStore(of: fixture) == 2)
    _ = try fixture.shop().resume()
    #expect(try fixture.tips == 3)
    #expect(try fixture.events.compactMap(\.amount).reduce(0, +) == 3000)
  }

  @Test(arguments: [0 as Int64, 999_999_999_999_999, 1_000_000_000_000_000])
  func aCounterEndsAtFifteenDigits(number: Int64) throws {
    let fixture = try StoreFixture()
    try fixture.shop().store.database.run("UPDATE counter SET last = ?", [.integer(Int(number))])
    if number == 0 {
      #expect(try fixture.buy("tip").transaction?.id == "4000000000000001")
    } else {
      #expect(throws: StoreFailure.self) { try fixture.buy("tip") }
      #expect(try fixture.charged == 0)
    }
  }
}
