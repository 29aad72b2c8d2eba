/// What the user is asked to agree to.
public struct Offer: Equatable, Sendable {
  /// The product.
  public let product: Product
  /// How many.
  public let quantity: Int
  /// What it costs in all.
  public let total: Money
}

extension Shop {
  /// Buys a product, after completing what earlier commands left unfinished.
  ///
  /// - Parameters:
  ///   - name: The product's identifier, or the last part of it.
  ///   - quantity: How many, 1 ... 10; always 1 of what is owned for good.
  ///   - confirm: Asks the user; called before anything is locked or written, and only if there is
  ///     something to agree to.
  /// - Returns: What was resumed, and how the purchase ended.
  /// - Throws: `StoreFailure` for a bad quantity or another purchase under way; errors of the disk,
  ///   the ledger or the surroundings.
  public func buy(
    _ name: String, quantity: Int = 1, confirm: (Offer) throws -> Bool
  ) throws -> StoreReport {
    guard (1...10).contains(quantity) else { throw StoreFailure.badQuantity(quantity) }
    try requireIntactLedger()
    var resumed = try resume()
    func report(_ outcome: StoreOutcome) -> StoreReport {
      StoreReport(resumed: resumed, outcome: outcome)
    }
    guard store.settings.paymentsAllowed else { return report(.notAllowed) }
    let answer: ProductsResponse
    do {
      answer = try store.request([name])
    } catch let error as StoreError {
      return report(.productsUnavailable(error))
    }
    guard let product = answer.products.first else {
      return report(.unknownProduct(name: name, known: store.products.products.map(\.id)))
    }
    guard let price = product.price else { return report(.notSold(productID: product.id)) }
    if let earlier = earlierPurchase(of: product.id, in: resumed) { return report(earlier) }

    let agreed = try confirm(
      Offer(product: product, quantity: quantity, total: price.times(quantity)))
    return try exclusively {
      // While the user was asked, another process may have bought the same and died.
      resumed += try resumeLocked()
      if let earlier = earlierPurchase(of: product.id, in: resumed) { return report(earlier) }
      let payment = Payment(
        id: newIdentifier(), productID: product.id, quantity: quantity,
        account: store.settings.account, environment: store.settings.environment)
      return report(try pay(payment, agreed: agreed))
    }
  }

  /// Whether buying would come as far as asking the user: not if it is refused before.
  ///
  /// - Parameter name: The product's identifier, or the last part of it.
  /// - Returns: Whether purchases are allowed and the product is there and has a price.
  public func mayBuy(_ name: String) -> Bool {
    guard store.settings.paymentsAllowed, let answer = try? store.request([name]) else {
      return false
    }
    return answer.products.first?.price != nil
  }

  /// What came of an unfinished purchase of the same product, unless it came to nothing.
  ///
  /// As in the real store, an unfinished transaction is delivered instead of charging again.
  private func earlierPurchase(of productID: String, in resumed: [Resumption]) -> StoreOutcome? {
    for resumption in resumed where resumption.productID == productID {
      switch resumption.outcome {
      case .purchased(let transaction), .alreadyOwned(let transaction):
        return .completedEarlier(transaction)
      case .pending, .unanswered, .deferred: return resumption.outcome
      default: continue
      }
    }
    return nil
  }

  /// Queues a payment and sees it through.
  private func pay(_ payment: Payment, agreed: Bool) throws -> StoreOutcome {
    try commit(event(.paymentAdded, payment)) { try queue.add(payment) }
    try reached(.paymentAdded)
    try commit(event(.purchasing, payment))
    try reached(.purchasing)
    guard agreed else { return try fail(payment, with: .paymentCancelled) }
    let transaction: StoreTransaction
    do {
      transaction = try store.sell(payment, at: surroundings.now())
    } catch let error as StoreError {
      return try fail(payment, with: error)
    }
    try reached(.charged)
    try record(transaction, for: payment)
    return try deliver(payment, transaction)
  }

  /// Notes what the store sold or restored for a payment in the queue.
  func record(_ transaction: StoreTransaction, for payment: Payment) throws {
    switch transaction.reason {
    case .restore:
      try commit(event(.restored, transaction)) {
        try queue.add(payment)
        try queue.record(transaction, for: payment.id, as: .restored)
      }
      try reached(.restored)
    case .purchase, .redownload:
      try app.immediate {
        try queue.record(transaction, for: payment.id, as: .purchased)
        let sold = event(.purchased, transaction, amount: transaction.charged)
        let isOwned = transaction.reason == .redownload
        try ledger.append(isOwned ? [sold, event(.redownload, transaction)] : [sold])
      }
      try reached(.purchased)
    }
  }

  /// Notes that the store did not sell, and finishes.
  func fail(_ payment: Payment, with error: StoreError) throws -> StoreOutcome {
    try commit(event(.failed, payment, note: "\(error.rawValue) \(error.name)")) {
      try queue.fail(payment.id, with: error)
    }
    try reached(.failed)
    return try finishFailed(payment, error)
  }

  /// Takes a failed payment from the queue; the store knows nothing of it.
  func finishFailed(_ payment: Payment, _ error: StoreError) throws -> StoreOutcome {
    try commit(event(.finished, payment)) { try queue.finish(payment.id) }
    try reached(.finished)
    return error == .paymentCancelled
      ? .cancelled(productID: payment.productID) : .failed(productID: payment.productID, error)
  }
}
