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
  /// - Returns: How the purchase ended.
  /// - Throws: `StoreFailure` for a bad quantity or another purchase under way; errors of the disk,
  ///   the ledger or the surroundings.
  public func buy(
    _ name: String, quantity: Int = 1, confirm: (Offer) throws -> Bool
  ) throws -> StoreOutcome {
    guard (1...10).contains(quantity) else { throw StoreFailure.badQuantity(quantity) }
    try requireIntactLedger()
    let (resumed, left) = try resumeIfFree()
    guard store.settings.paymentsAllowed else { return .notAllowed }
    let answer: ProductsResponse
    do {
      answer = try store.request([name])
    } catch let error as StoreError {
      return .productsUnavailable(error)
    }
    guard let product = answer.products.first else {
      return .unknownProduct(name: name, known: store.products.products.map(\.id))
    }
    guard let price = product.price else { return .notSold(productID: product.id) }
    if let earlier = try earlierPurchase(of: product.id, resumed, left) { return earlier }

    let agreed = try confirm(
      Offer(product: product, quantity: quantity, total: price.times(quantity)))
    return try exclusively {
      // While the user was asked, the ledger may have been damaged, or another process may have
      // bought the same and died.
      try requireIntactLedger()
      let later = try resumeLocked(butNot: Set(left.map(\.payment.id)))
      if let earlier = try earlierPurchase(of: product.id, later, try unfinished()) {
        return earlier
      }
      let payment = Payment(
        id: newIdentifier(), productID: product.id, quantity: quantity,
        account: store.settings.account, environment: store.settings.environment)
      return try charging(payment.id) { try pay(payment, agreed: agreed) }
    }
  }

  /// What came of an unfinished purchase of the same product, unless it came to nothing.
  ///
  /// As in the real store, an unfinished transaction is delivered instead of charging again.
  ///
  /// - Parameters:
  ///   - productID: The product.
  ///   - resumed: What was resumed.
  ///   - left: What is still unfinished, and not another process's work.
  /// - Returns: The outcome, `nil` if nothing stands in the way of a new purchase.
  /// - Throws: `DatabaseError`, `LedgerError`.
  private func earlierPurchase(
    of productID: String, _ resumed: [Resumption], _ left: [QueuedTransaction]
  ) throws -> StoreOutcome? {
    for resumption in resumed where resumption.productID == productID {
      switch resumption.outcome {
      case .purchased(let transaction), .alreadyOwned(let transaction):
        return .completedEarlier(transaction)
      case .pending(let transaction, let problem): return .stillPending(transaction, problem)
      case .unanswered, .deferred: return resumption.outcome
      default: continue
      }
    }
    for queued in left where queued.payment.productID == productID {
      if queued.state == .deferred { return .deferred(productID: productID, isNew: false) }
      if let transaction = queued.transaction, try isDelivered(transaction) {
        return .unheard(transaction)
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
    guard agreed else { return try fail(payment, with: StoreError(.paymentCancelled)) }
    let answer: StoreAnswer
    try keepIdentifiersApart()
    do {
      answer = try store.sell(payment, at: surroundings.now())
    } catch is StoreSilence {
      return .unanswered(productID: payment.productID)
    } catch let error as StoreError {
      return try fail(payment, with: error)
    }
    if case .sold = answer { try reached(.charged) } else { try reached(.noted) }
    return try follow(answer, of: payment)
  }

  /// Goes on with a payment as the store's answer says.
  func follow(_ answer: StoreAnswer, of payment: Payment) throws -> StoreOutcome {
    switch answer {
    case .sold(let transaction):
      return try deliver(payment, try record(transaction, for: payment))
    case .waiting:
      try commit(event(.deferred, payment)) { try queue.setDeferred(payment.id) }
      try reached(.deferred)
      return .deferred(productID: payment.productID, isNew: true)
    case .declined: return try fail(payment, with: .declined)
    case .interrupted: return try fail(payment, with: .interruption)
    case .nothing: return try fail(payment, with: StoreError(.unknown))
    }
  }

  /// Notes what the store sold or restored for a payment, which joins the queue if it is not there.
  ///
  /// - Returns: The transaction under the number that it is noted by.
  func record(_ sold: StoreTransaction, for payment: Payment) throws -> StoreTransaction {
    let transaction = try underItsOwnNumber(sold)
    let isRestored = transaction.reason == .restore
    var events = [
      event(isRestored ? .restored : .purchased, transaction, amount: transaction.charged)
    ]
    if transaction.reason == .redownload { events.append(event(.redownload, transaction)) }
    // A store that was put back tells again what was noted, and money is noted once.
    if try ledger.entries(about: transaction)?.isEmpty == false { events = [] }
    try app.immediate {
      if try queue.transaction(of: payment.id) == nil { try queue.add(payment) }
      try queue.record(transaction, for: payment.id, as: isRestored ? .restored : .purchased)
      try ledger.append(events)
    }
    try reached(isRestored ? .restored : .purchased)
    return transaction
  }

  /// Notes that the store did not sell, and finishes.
  func fail(_ payment: Payment, with error: StoreError) throws -> StoreOutcome {
    try commit(event(.failed, payment, note: error.detail)) {
      try queue.fail(payment.id, with: error)
    }
    try reached(.failed)
    return try finishFailed(payment, error)
  }

  /// Takes a failed payment from the queue.
  func finishFailed(_ payment: Payment, _ error: StoreError) throws -> StoreOutcome {
    try commit(event(.finished, payment)) { try queue.finish(payment.id) }
    try reached(.finished)
    if error == .declined { return .declined(productID: payment.productID) }
    if error == .interruption { return .interrupted(productID: payment.productID) }
    return error.isCancellation
      ? .cancelled(productID: payment.productID) : .failed(productID: payment.productID, error)
  }
}
