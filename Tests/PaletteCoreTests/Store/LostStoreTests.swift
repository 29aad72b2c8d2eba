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
