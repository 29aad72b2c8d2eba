/// From "sold" to "finished": verify, deliver, finish, in this order and never another.
extension Shop {
  /// Verifies, delivers and finishes a transaction that the store sold or restored.
  ///
  /// It can be called again after any interruption: what is delivered already is only finished.
  ///
  /// - Parameters:
  ///   - payment: The payment in the queue.
  ///   - transaction: What the store said.
  /// - Returns: `purchased`, `alreadyOwned`, `pending` or `refused`; `unheard` if it was delivered
  ///   before, and the store can still not be told.
  /// - Throws: Errors of the disk, the ledger, or the surroundings.
  func deliver(_ payment: Payment, _ transaction: StoreTransaction) throws -> StoreOutcome {
    let wasDelivered = try isDelivered(transaction)
    if !wasDelivered {
      try commit(event(.verifyBegin, transaction))
      try reached(.verifyBegun)
      switch try verify(transaction) {
      case .proven(let item):
        try app.immediate {
          try ledger.append([
            event(.verifyOK, transaction, note: item.transactionID),
            event(.grant, transaction, quantity: item.quantity),
          ])
        }
        try reached(.granted)
      case .later(let problem):
        try commit(event(.verifyRetry, transaction, note: problem.name))
        return .pending(transaction, problem)
      case .refused(let problem):
        try commit(event(.verifyRefused, transaction, note: problem.name))
        if problem == .takenBack { try takeBackPurchase(of: transaction) }
        try finish(payment, transaction)
        return .refused(transaction, problem)
      }
    }
    let isFinished = try finish(payment, transaction)
    if wasDelivered, !isFinished { return .unheard(transaction) }
    return transaction.reason == .purchase ? .purchased(transaction) : .alreadyOwned(transaction)
  }

  /// Asks whether the store's receipt proves a transaction; a fresh one is fetched once where it may
  /// help.
  func verify(_ transaction: StoreTransaction) throws -> Verdict {
    do {
      var verdict = try verifyOnce(transaction)
      if verdict.mayBeStale { verdict = try verifyOnce(transaction) }
      // A finished consumable has left the receipt and never comes back: a start that died had
      // refused it, or the app's database is an older copy.
      if verdict == .later(.itemMissing), try store.isFinished(transaction.id) {
        return .refused(.itemMissing)
      }
      return verdict
    } catch is StoreError {
      return .later(.unreachable)
    }
  }

  /// Fetches a receipt and has it checked; production is asked first, always.
  private func verifyOnce(_ transaction: StoreTransaction) throws -> Verdict {
    let receipt = try store.receipt(
      account: transaction.account, environment: transaction.environment, installID: installID,
      at: surroundings.now())
    let answer = try store.ask(AppStore.request(for: receipt), at: surroundings.now) { other in
      try commit(event(.verifySwitch, transaction, note: other.rawValue))
    }
    let judge = ReceiptJudge(installID: installID, environment: transaction.environment)
    return Verdict(judge.judge(answer, to: ReceiptData(receipt)), for: transaction)
  }

  /// Tells the store that a transaction is done with, then takes it from the queue.
  ///
  /// Where the store cannot be told, the transaction stays in the queue and is finished another time.
  ///
  /// - Parameters:
  ///   - payment: The payment in the queue.
  ///   - transaction: What the store said.
  /// - Returns: Whether the store could be told.
  /// - Throws: Errors of the disk, the ledger, or the surroundings.
  @discardableResult
  func finish(_ payment: Payment, _ transaction: StoreTransaction) throws -> Bool {
    do {
      try store.finish(transaction.id)
    } catch is StoreError {
      // Once is enough, however often it fails.
      if try ledger.entries(transactionID: transaction.id).last?.event.kind != .finishFailed {
        try commit(event(.finishFailed, transaction))
      }
      return false
    }
    try reached(.storeFinished)
    try commit(event(.finished, transaction)) { try queue.finish(payment.id) }
    try reached(.finished)
    return true
  }
}
