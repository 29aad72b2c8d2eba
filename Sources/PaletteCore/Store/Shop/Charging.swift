extension Shop {
  /// Does what the store may charge a payment for; what fails in it tells whether the store did.
  ///
  /// - Parameters:
  ///   - payment: The payment's identifier.
  ///   - body: What to do.
  /// - Returns: What the body returns.
  /// - Throws: `StoreFailure.cutOff` if the disk fails, `StoreFailure.damagedMeanwhile` if the ledger
  ///   cannot be written on, or what else the body throws.
  func charging<Result>(_ payment: String, _ body: () throws -> Result) throws -> Result {
    // What the commit that failed left behind, the file itself tells.
    func charged() -> Bool? { try? store.isCharged(payment) }
    do {
      return try body()
    } catch let error as DatabaseError {
      throw StoreFailure.cutOff(error, charged: charged())
    } catch LedgerError.damaged(let damage) {
      throw StoreFailure.damagedMeanwhile(damage, charged: charged())
    }
  }
}
