/// Taking back what was bought.
extension Shop {
  /// Has the store take a purchase back; the app hears of it at once.
  ///
  /// - Parameter name: A transaction's identifier, or a product, which means the last purchase of it.
  /// - Returns: The purchase that was refunded.
  /// - Throws: `StoreFailure` if there is no such purchase, it was refunded already, or the store
  ///   cannot be reached; errors of the disk, the ledger or the surroundings.
  public func refund(_ name: String) throws -> StoreOutcome {
    try exclusively {
      try requireIntactLedger()
      try resumeLocked()
      guard let purchase = try store.purchase(named: name) else {
        throw StoreFailure.notBought(name)
      }
      if let date = purchase.revocationDate { throw StoreFailure.refundedAlready(name, date) }
      do {
        try store.reach(.down)
      } catch {
        throw StoreFailure.unreachable
      }
      try store.revoke(originalID: purchase.originalID, at: surroundings.now())
      try reached(.refunded)
      try hearOfRefund(of: purchase.originalID)
      return .refunded(try store.purchase(named: purchase.id) ?? purchase)
    }
  }

  /// Takes back what came of a purchase, finished or not.
  private func hearOfRefund(of originalID: String) throws {
    for queued in try unfinished() where queued.transaction?.originalID == originalID {
      _ = try advance(queued)
    }
    for transaction in try revocations() where transaction.originalID == originalID {
      try takeBack(transaction)
    }
  }

  /// What the app knows, and the store has taken back since.
  func revocations() throws -> [StoreTransaction] {
    try unnoted(
      store.revocations(account: store.settings.account, environment: store.settings.environment))
  }

  /// Takes back the purchase that a transaction came from, which verification has just told of.
  func takeBackPurchase(of transaction: StoreTransaction) throws {
    for purchase in try unnoted(store.revocations(like: transaction)) { try takeBack(purchase) }
  }

  /// The purchases that the ledger does not yet say were taken back.
  ///
  /// One transaction for each purchase: a revocation covers all that was made from it. Money comes
  /// back for what was never delivered, too.
  private func unnoted(_ revoked: [StoreTransaction]) throws -> [StoreTransaction] {
    try Dictionary(grouping: revoked, by: \.originalID).values.compactMap { purchase in
      let kinds = try purchase.flatMap { try ledger.entries(about: $0) ?? [] }.map(\.event.kind)
      let isKnown = kinds.contains(.purchased) || kinds.contains(.grant)
      return isKnown && !kinds.contains(.revoke) ? purchase.first : nil
    }.sorted { $0.id.dropFirst() < $1.id.dropFirst() }
  }

  /// Notes in the ledger that a purchase is not owned any more, and the money that came back.
  func takeBack(_ transaction: StoreTransaction) throws {
    let refund = Money(
      milliunits: -transaction.chargedMilliunits, currency: transaction.price.currency)
    try commit(event(.revoke, transaction, amount: refund))
    try reached(.revoked)
  }
}
