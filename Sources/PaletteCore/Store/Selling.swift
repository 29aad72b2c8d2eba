/// What the app can ask the store for.
extension AppStore {
  /// Asks for products.
  ///
  /// - Parameter names: Identifiers, or last parts of identifiers.
  /// - Returns: The products there are, and the names that are of none.
  /// - Throws: `StoreError` if the store cannot be reached.
  public func request(_ names: [String]) throws -> ProductsResponse {
    try reach(.products)
    return products.request(names)
  }

  /// Sells, or tells what it has already sold for this payment.
  ///
  /// - Parameters:
  ///   - payment: What the user pays for.
  ///   - now: The present moment.
  /// - Returns: The transaction; charged nothing if the account owns the product already.
  /// - Throws: `StoreError` if it does not sell, or `DatabaseError`.
  func sell(_ payment: Payment, at now: Timestamp) throws -> StoreTransaction {
    try reach(.payment)
    return try database.immediate {
      if let sold = try transaction(paidBy: payment.id) { return sold }
      if let failure = settings.failure { throw failure }
      guard let product = products.products.first(where: { $0.id == payment.productID }),
        let price = product.price
      else { throw StoreError.storeProductNotAvailable }
      guard (product.kind == .consumable ? 1...10 : 1...1).contains(payment.quantity) else {
        throw StoreError.paymentInvalid
      }
      let owned = product.kind == .consumable ? nil : try original(of: product.id, for: payment)
      let id = try nextIdentifier(in: payment.environment)
      let transaction = StoreTransaction(
        id: id, originalID: owned?.originalID ?? id, productID: product.id, kind: product.kind,
        reason: owned == nil ? .purchase : .redownload, quantity: payment.quantity, price: price,
        chargedMilliunits: owned == nil ? price.times(payment.quantity).milliunits : 0,
        account: payment.account, environment: payment.environment, date: now,
        originalDate: owned?.originalDate ?? now, revocationDate: nil)
      try insert(transaction, payment: payment.id)
      return transaction
    }
  }

  /// The transaction that was made for a payment, if the store sold.
  func answer(to paymentID: String) throws -> StoreTransaction? {
    try reach(.payment)
    return try transaction(paidBy: paymentID)
  }

  /// The transactions of an account that the app has not finished, oldest first, with their payments.
  func unfinished(account: String, environment: StoreEnvironment) throws -> [Delivery] {
    try reach(.down)
    return try deliveries(
      "account = ? AND environment = ? AND finished = 0",
      [.text(account), .text(environment.rawValue)])
  }

  /// Makes one restored transaction for each owned product, or tells those it made for this request.
  ///
  /// - Parameters:
  ///   - request: The restore's identifier, made by the app.
  ///   - account: Whose purchases.
  ///   - environment: The store they were bought in.
  ///   - now: The present moment.
  /// - Returns: The restored transactions, and the last purchase of each product taken back.
  /// - Throws: `StoreError` if the store cannot be reached, or `DatabaseError`.
  func restore(
    _ request: String, account: String, environment: StoreEnvironment, at now: Timestamp
  ) throws -> (restored: [Delivery], refunded: [StoreTransaction]) {
    try reach(.restore)
    return try database.immediate {
      let purchases = try deliveries(
        "account = ? AND environment = ? AND kind = ? AND id = original",
        [
          .text(account), .text(environment.rawValue), .text(Product.Kind.nonConsumable.rawValue),
        ]
      ).map(\.transaction)
      var restored: [Delivery] = []
      for purchase in purchases where purchase.revocationDate == nil {
        let payment = "\(request)/\(purchase.id)"
        if try transaction(paidBy: payment) == nil {
          let id = try nextIdentifier(in: environment)
          try insert(purchase.restored(as: id, at: now), payment: payment)
        }
        restored += try deliveries("payment = ?", [.text(payment)])
      }
      let owned = Set(restored.map(\.transaction.productID))
      let last = Dictionary(purchases.map { ($0.productID, $0) }) { $1 }
      return (
        restored, purchases.filter { !owned.contains($0.productID) && last[$0.productID] == $0 }
      )
    }
  }

  /// Takes note that the app has delivered a transaction; a second time changes nothing.
  func finish(_ transactionID: String) throws {
    try reach(.finish)
    try database.run("UPDATE sale SET finished = 1 WHERE id = ?", [.text(transactionID)])
  }

  /// Takes a purchase back, and with it all that was made from it.
  func revoke(originalID: String, at now: Timestamp) throws {
    try database.run(
      "UPDATE sale SET revoked = ? WHERE original = ? AND revoked IS NULL",
      [.integer(Int(now.milliseconds)), .text(originalID)])
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
