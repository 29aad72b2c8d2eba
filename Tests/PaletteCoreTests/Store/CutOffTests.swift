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

  @Test(arguments: [(PurchaseStep.paymentAdded, false), (.charged, true), (.verifyBegun, true)])
  func theLedgerIsDamagedInTheMiddle(step: PurchaseStep, isCharged: Bool) throws {
    let fixture = try StoreFixture()
    var app: Database?
    let shop = try fixture.shop { reached, _ in
      if reached == step { try app?.execute("DELETE FROM ledger_head") }
    }
    app = shop.app
    let damage = LedgerDamage(
      .headMissing, "The record of the ledger's end is missing, but there are entries.")
    #expect(throws: StoreFailure.damagedMeanwhile(damage, charged: isCharged)) {
      try shop.buy("removeads") { _ in true }
    }
    #expect(try fixture.charged == (isCharged ? 6000 : 0))
  }

  @Test func anApprovalTellsOfItsCharge() throws {
    let fixture = try StoreFixture()
    try fixture.set(.askToBuy, "yes")
    try fixture.buy("removeads")
    var app: Database?
    let shop = try fixture.shop { reached, _ in
      if reached == .charged { try app?.execute("PRAGMA query_only=ON") }
    }
    app = shop.app
    let error = DatabaseError.file(.notPermitted(path: fixture.folder.file("palette.db")))
    #expect(throws: StoreFailure.cutOff(error, charged: true)) { try shop.approve(nil) }
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
