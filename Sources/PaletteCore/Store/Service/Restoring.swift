/// What the store brings back, and what it takes back.
extension AppStore {
  /// Makes one restored transaction for each owned product, or tells those it made for this request.
  ///
  /// - Parameters:
  ///   - request: The restore's identifier, made by the app.
  ///   - account: Whose purchases.
  ///   - environment: The store they were bought in.
  ///   - now: The present moment.
  /// - Returns: The restored transactions.
  /// - Throws: `StoreError` if the store cannot be reached or fails, or `DatabaseError`.
  func restore(
    _ request: String, account: String, environment: StoreEnvironment, at now: Timestamp
  ) throws -> [Delivery] {
    try reach(.restore)
    if let failure = settings.restoreFailure { throw failure }
    return try database.immediate {
      let owned = try originals(account: account, environment: environment)
        .filter { $0.revocationDate == nil }
      return try owned.flatMap { purchase in
        let payment = "\(request)/\(purchase.id)"
        if try transaction(paidBy: payment) == nil {
          let id = try nextIdentifier(in: environment)
          try insert(purchase.restored(as: id, at: now), payment: payment)
        }
        return try deliveries("payment = ?", [.text(payment)])
      }
    }
  }

  /// The last purchase of each product that was taken back and not bought again since.
  func refunded(
    account: String, environment: StoreEnvironment
  ) throws(DatabaseError) -> [StoreTransaction] {
    let purchases = try originals(account: account, environment: environment)
    let owned = Set(purchases.filter { $0.revocationDate == nil }.map(\.productID))
    let last = Dictionary(purchases.map { ($0.productID, $0) }) { $1 }
    return purchases.filter { !owned.contains($0.productID) && last[$0.productID] == $0 }
  }

  private func originals(
    account: String, environment: StoreEnvironment
  ) throws(DatabaseError) -> [StoreTransaction] {
    try deliveries(
      "account = ? AND environment = ? AND kind = 'Non-Consumable' AND id = original",
      [.text(account), .text(environment.rawValue)]
    ).map(\.transaction)
  }

  /// The purchase that a refund asks for.
  ///
  /// - Parameter name: A transaction's identifier; or a product's, which means the last purchase of it
  ///   that was not taken back, or, if there is none, the last.
  /// - Returns: The first transaction of that purchase, `nil` if the account in use has none.
  /// - Throws: `DatabaseError`.
  func purchase(named name: String) throws(DatabaseError) -> StoreTransaction? {
    let product = products.product(named: name)?.id ?? name
    let purchases = try deliveries(
      """
      account = ? AND environment = ? AND id = original
      AND (product = ? OR id = (SELECT original FROM sale WHERE id = ?))
      """,
      [
        .text(settings.account), .text(settings.environment.rawValue), .text(product), .text(name),
      ]
    ).map(\.transaction)
    return purchases.last { $0.revocationDate == nil } ?? purchases.last
  }

  /// Takes a purchase back, and with it all that was made from it.
  ///
  /// - Parameters:
  ///   - originalID: The first transaction of the purchase.
  ///   - now: The present moment.
  /// - Throws: `DatabaseError`.
  func revoke(originalID: String, at now: Timestamp) throws(DatabaseError) {
    try database.run(
      "UPDATE sale SET revoked = ? WHERE original = ? AND revoked IS NULL",
      [.integer(Int(now.milliseconds)), .text(originalID)])
  }

  /// The transactions of an account that were taken back, oldest first.
  func revocations(
    account: String, environment: StoreEnvironment
  ) throws(DatabaseError) -> [StoreTransaction] {
    try deliveries(
      "account = ? AND environment = ? AND revoked IS NOT NULL",
      [.text(account), .text(environment.rawValue)]
    ).map(\.transaction)
  }

  /// The transactions of one purchase that were taken back, oldest first.
  ///
  /// - Parameter transaction: One that came from the purchase.
  /// - Returns: Nothing if it was not taken back.
  /// - Throws: `DatabaseError`.
  func revocations(like transaction: StoreTransaction) throws(DatabaseError) -> [StoreTransaction] {
    try deliveries(
      "account = ? AND environment = ? AND revoked IS NOT NULL AND original = ?",
      [
        .text(transaction.account), .text(transaction.environment.rawValue),
        .text(transaction.originalID),
      ]
    ).map(\.transaction)
  }
}

extension StoreTransaction {
  /// The transaction that brings this one back.
  fileprivate func restored(as id: String, at now: Timestamp) -> StoreTransaction {
    StoreTransaction(
      id: id, originalID: originalID, productID: productID, kind: kind, reason: .restore,
      quantity: quantity, price: price, chargedMilliunits: 0, account: account,
      environment: environment, date: now, originalDate: originalDate, revocationDate: nil)
  }
}
