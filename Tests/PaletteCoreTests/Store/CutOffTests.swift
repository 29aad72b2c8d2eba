import Testing

@testable import PaletteCore

/// A disk that fails in the middle of a purchase: the error tells whether it was charged.
@Suite struct CutOffTests {
  /// Buys while a database stops taking changes at a step.
  private func failure(
    _ fixture: StoreFixture, of database: KeyPath<Shop, Database>, after step: PurchaseStep
  ) throws -> StoreFailure? {
    var broken: Database?
    let shop = try fixture.shop { reached, _ in
      if reached == step { try broken?.execute("PRAGMA query_only=ON") }
    }
    broken = shop[keyPath: database]
    do {
      _ = try shop.buy("removeads") { _ in true }
      return nil
    } catch let failure as StoreFailure {
      return failure
    }
  }

  @Test(arguments: [
    (PurchaseStep.paymentAdded, false), (.charged, true), (.purchased, true),
    (.storeFinished, true),
  ])
  func theAppsDiskFails(step: PurchaseStep, isCharged: Bool) throws {
    let fixture = try StoreFixture()
    let error = DatabaseError.file(.notPermitted(path: fixture.folder.file("palette.db")))
    #expect(
      try failure(fixture, of: \.app, after: step) == .cutOff(error, charged: isCharged))
    #expect(try fixture.shop().resume().count == 1)
    #expect(try fixture.noAds == isCharged)
    #expect(try fixture.charged == (isCharged ? 6000 : 0))
    try fixture.expectSound()
    try fixture.buy("removeads")
    #expect(try fixture.charged == 6000)
  }

  @Test func theStoresDiskFailsBeforeItCharges() throws {
    let fixture = try StoreFixture()
    let error = DatabaseError.file(.notPermitted(path: fixture.folder.file("store.db")))
    #expect(
      try failure(fixture, of: \.store.database, after: .purchasing)
        == .cutOff(error, charged: false))
    try fixture.buy("removeads")
    #expect(try fixture.charged == 6000)
    try fixture.expectSound()
  }
}
