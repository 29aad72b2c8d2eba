extension Shop {
  /// Completes what earlier commands left unfinished.
  ///
  /// What is unfinished while nobody holds the lock belongs to a command that died. If somebody
  /// holds it, what is unfinished is being worked on, and is left alone.
  ///
  /// - Returns: What was unfinished and how it ended, oldest first; only of the account and
  ///   environment in use. `Surroundings.resumed` has been told of each.
  /// - Throws: Errors of the disk, the ledger or the surroundings.
  @discardableResult
  public func resume() throws -> [Resumption] { try resumeIfFree().resumed }

  /// Completes what is unfinished, unless somebody is at work on it.
  ///
  /// - Returns: What was unfinished, and what still is although it was tried.
  /// - Throws: Errors of the disk, the ledger or the surroundings.
  func resumeIfFree() throws -> (resumed: [Resumption], left: [QueuedTransaction]) {
    do {
      guard try hasUnfinishedWork() else { return ([], []) }
      // What a damaged ledger leaves unfinished waits until it is mended.
      try requireIntactLedger()
      // What is left is known only while nobody else can add to it.
      return try exclusively(waits: false) { (try resumeLocked(), try unfinished()) }
    } catch StoreFailure.busy {
      return ([], [])
    } catch LedgerError.damaged {
      return ([], [])
    }
  }

  private func hasUnfinishedWork() throws -> Bool {
    if try !unfinished().isEmpty || !activeRestores().isEmpty { return true }
    let news = try news()
    return !news.sold.isEmpty || !news.takenBack.isEmpty
  }

  /// Completes what is unfinished, while the lock is held.
  ///
  /// - Parameter tried: Payments that are left alone, since this command has tried them already.
  /// - Returns: What was unfinished.
  /// - Throws: Errors of the disk, the ledger or the surroundings.
  @discardableResult
  func resumeLocked(butNot tried: Set<String> = []) throws -> [Resumption] {
    var resumptions: [Resumption] = []
    func add(_ productID: String?, _ outcome: StoreOutcome?) throws {
      guard let outcome else { return }
      let resumption = Resumption(productID: productID, outcome: outcome)
      resumptions.append(resumption)
      try surroundings.resumed(resumption)
    }
    for request in try activeRestores() { try add(nil, complete(request)) }
    for queued in try unfinished() where !tried.contains(queued.payment.id) {
      try add(queued.payment.productID, advance(queued))
    }
    let news = try news()
    for delivery in news.sold { try add(delivery.transaction.productID, accept(delivery)) }
    // What was sold and taken back since has just been noted.
    for transaction in news.takenBack.isEmpty ? [] : try revocations() {
      try takeBack(transaction)
      try add(transaction.productID, .refunded(transaction))
    }
    return resumptions
  }

  func activeRestores() throws -> [PaymentQueue.RestoreRequest] {
    try queue.restores().filter { isActive($0.account, $0.environment) }
  }

  /// What the store has done without the app's knowledge; nothing if it cannot be reached.
  ///
  /// - Returns: What it sold and the queue does not know, since the app's data were lost or the
  ///   transaction came by itself; and what was delivered here and it took back.
  /// - Throws: `DatabaseError`, `LedgerError`.
  private func news() throws -> (sold: [AppStore.Delivery], takenBack: [StoreTransaction]) {
    let known = Set(try queue.all().map(\.payment.id))
    do {
      try store.reach(.down)
    } catch {
      return ([], [])
    }
    let sold = try store.unfinished(
      account: store.settings.account, environment: store.settings.environment
    ).filter { !known.contains($0.paymentID) }
    return (sold, try revocations())
  }

  /// Takes up a queued transaction where it stands.
  ///
  /// - Parameter queued: The transaction.
  /// - Returns: How it ended, or `nil` if it still waits: for somebody's approval, or, delivered long
  ///   ago, for the store to hear of it.
  /// - Throws: Errors of the disk, the ledger or the surroundings.
  func advance(_ queued: QueuedTransaction) throws -> StoreOutcome? {
    let payment = queued.payment
    switch (queued.state, queued.transaction) {
    case (.purchased, let transaction?), (.restored, let transaction?):
      let outcome = try deliver(payment, transaction)
      if case .unheard = outcome { return nil }
      return outcome
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
    return try deliver(payment, try record(transaction, for: payment))
  }
}
