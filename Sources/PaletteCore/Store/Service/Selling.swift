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

  /// Sells, or tells what became of this payment if it was asked before.
  ///
  /// - Parameters:
  ///   - payment: What the user pays for.
  ///   - now: The present moment.
  /// - Returns: The transaction, charged nothing if the account owns the product already; or what has
  ///   to happen first.
  /// - Throws: `StoreError` if it does not sell, `StoreSilence` if its answer is lost, or
  ///   `DatabaseError`.
  func sell(_ payment: Payment, at now: Timestamp) throws -> StoreAnswer {
    try reach(.payment)
    let answer = try database.immediate { try decide(payment, at: now) }
    if settings.network == .answer { throw StoreSilence() }
    return answer
  }

  private func decide(_ payment: Payment, at now: Timestamp) throws -> StoreAnswer {
    let earlier = try known(payment.id)
    guard earlier == .nothing else { return earlier }
    if let failure = settings.failure { throw failure }
    guard let product = products.products.first(where: { $0.id == payment.productID }),
      let price = product.price
    else { throw StoreError(.storeProductNotAvailable) }
    guard (product.kind == .consumable ? 1...10 : 1...1).contains(payment.quantity) else {
      throw StoreError(.paymentInvalid)
    }
    let id = try nextIdentifier(in: payment.environment)
    // What is owned is only handed over again: there is nothing to approve.
    let isOwned =
      try product.kind == .nonConsumable && original(of: product.id, for: payment) != nil
    let hindrance: StoreRequest.State? =
      isOwned ? nil : settings.asksToBuy ? .deferred : settings.interrupts ? .interrupted : nil
    guard let hindrance else {
      return .sold(try insertSale(payment, as: id, of: product.kind, for: price, at: now))
    }
    try insert(
      StoreRequest(
        id: id, payment: payment, kind: product.kind, price: price, date: now, state: hindrance))
    return hindrance == .deferred ? .waiting : .interrupted
  }

  /// Records a sale; of what the account owns already a free one.
  func insertSale(
    _ payment: Payment, as id: String, of kind: Product.Kind, for price: Money, at now: Timestamp
  ) throws(DatabaseError) -> StoreTransaction {
    let owned = kind == .consumable ? nil : try original(of: payment.productID, for: payment)
    let again: StoreTransaction.Reason =
      settings.rebuyHabit == .restored ? .restore : .redownload
    let transaction = StoreTransaction(
      id: id, originalID: owned?.originalID ?? id, productID: payment.productID, kind: kind,
      reason: owned == nil ? .purchase : again, quantity: payment.quantity, price: price,
      chargedMilliunits: owned == nil ? price.times(payment.quantity).milliunits : 0,
      account: payment.account, environment: payment.environment, date: now,
      originalDate: owned?.originalDate ?? now, revocationDate: nil)
    try insert(transaction, payment: payment.id)
    return transaction
  }

  /// What the store knows about a payment that it was asked for.
  func answer(to paymentID: String) throws -> StoreAnswer {
    try reach(.payment)
    return try known(paymentID)
  }

  private func known(_ paymentID: String) throws(DatabaseError) -> StoreAnswer {
    if let sold = try transaction(paidBy: paymentID) { return .sold(sold) }
    switch try request(paidBy: paymentID)?.state {
    case .deferred, .ignored: return .waiting
    case .declined: return .declined
    case .interrupted: return .interrupted
    case nil: return .nothing
    }
  }

  /// The transactions of an account that the app has not finished, oldest first, with their payments.
  func unfinished(
    account: String, environment: StoreEnvironment
  ) throws(DatabaseError) -> [Delivery] {
    try deliveries(
      "account = ? AND environment = ? AND finished = 0",
      [.text(account), .text(environment.rawValue)])
  }

  /// Takes note that the app has delivered a transaction; a second time changes nothing.
  func finish(_ transactionID: String) throws {
    try reach(.finish)
    if settings.finishFailsOnce, try forget(.finishFails) { throw StoreError(.unknown) }
    try database.run("UPDATE sale SET finished = 1 WHERE id = ?", [.text(transactionID)])
  }
}
