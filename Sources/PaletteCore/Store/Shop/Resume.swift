extension Shop {
  /// Completes what earlier commands left unfinished.
  ///
  /// What is unfinished while nobody holds the lock belongs to a command that died. If somebody
  /// holds it, what is unfinished is being worked on, and is left alone.
  ///
  /// - Returns: What was unfinished and how it ended, oldest first; only of the account and
  ///   environment in use.
  /// - Throws: Errors of the disk, the ledger or the surroundings.
  public func resume() throws -> [Resumption] {
    guard try hasUnfinishedWork() else { return [] }
    // What a damaged ledger leaves unfinished waits until it is mended.
    if case .damaged = try ledger.verify() { return [] }
    do {
      return try exclusively(waits: false) { try resumeLocked() }
    } catch StoreFailure.busy {
      return []
    }
  }

  private func hasUnfinishedWork() throws -> Bool {
    if try !unfinished().isEmpty || !activeRestores().isEmpty { return true }
    return try !undelivered().isEmpty || !revocations().isEmpty
  }

  /// Completes what is unfinished, while the lock is held.
  func resumeLocked() throws -> [Resumption] {
    var resumptions: [Resumption] = []
    for request in try activeRestores() {
      resumptions.append(Resumption(productID: nil, outcome: try complete(request)))
    }
    for queued in try unfinished() {
      guard let outcome = try advance(queued) else { continue }
      resumptions.append(Resumption(productID: queued.payment.productID, outcome: outcome))
    }
    for delivery in try undelivered() {
      let outcome = try accept(delivery)
      resumptions.append(
        Resumption(productID: delivery.transaction.productID, outcome: outcome))
    }
    for transaction in try revocations() {
      try takeBack(transaction)
      resumptions.append(
        Resumption(productID: transaction.productID, outcome: .refunded(transaction)))
    }
    return resumptions
  }

  func activeRestores() throws -> [PaymentQueue.RestoreRequest] {
    try queue.restores().filter { isActive($0.account, $0.environment) }
  }

  /// What the store has sold and the app's queue does not know; nothing if it cannot be reached.
  ///
  /// The app's data were lost, or the transaction came by itself.
  private func undelivered() throws -> [AppStore.Delivery] {
    let known = Set(try queue.all().map(\.payment.id))
    do {
      return try store.unfinished(
        account: store.settings.account, environment: store.settings.environment
      ).filter { !known.contains($0.paymentID) }
    } catch is StoreError {
      return []
    }
  }

  /// Takes up a queued transaction where it stands.
  ///
  /// - Parameter queued: The transaction.
  /// - Returns: How it ended, or `nil` if it still waits for somebody's approval.
  /// - Throws: Errors of the disk, the ledger or the surroundings.
  func advance(_ queued: QueuedTransaction) throws -> StoreOutcome? {
    let payment = queued.payment
    switch (queued.state, queued.transaction) {
    case (.purchased, let transaction?), (.restored, let transaction?):
      return try deliver(payment, transaction)
    case (.failed, _):
      return try finishFailed(payment, queued.error ?? StoreError(.unknown))
    default:
      let answer: StoreAnswer
      do {
        answer = try store.answer(to: payment.id)
      } catch is StoreError {
        return queued.state == .deferred ? nil : .unanswered(productID: payment.productID)
      }
      if queued.state == .deferred, answer == .waiting { return nil }
      return try follow(answer, of: payment)
    }
  }

  /// Queues and delivers a transaction that the store knows and the queue does not.
  func accept(_ delivery: AppStore.Delivery) throws -> StoreOutcome {
    let transaction = delivery.transaction
    let payment = Payment(
      id: delivery.paymentID, productID: transaction.productID, quantity: transaction.quantity,
      account: transaction.account, environment: transaction.environment)
    try record(transaction, for: payment)
    return try deliver(payment, transaction)
  }
}
