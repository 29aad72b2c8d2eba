extension Shop {
  /// Brings back what the account owns for good, after completing what is unfinished.
  ///
  /// - Returns: What was restored.
  /// - Throws: `StoreFailure.busy` if another purchase is under way; errors of the disk, the ledger
  ///   or the surroundings.
  public func restore() throws -> StoreOutcome {
    try exclusively {
      try requireIntactLedger()
      try resumeLocked()
      let request = PaymentQueue.RestoreRequest(
        id: newIdentifier(), account: store.settings.account,
        environment: store.settings.environment)
      try commit(event(.restoreBegin, request)) { try queue.begin(request) }
      try reached(.restoreBegun)
      return try complete(request)
    }
  }

  /// Sees a restore through that has begun; after a crash it goes on with the same transactions.
  func complete(_ request: PaymentQueue.RestoreRequest) throws -> StoreOutcome {
    let deliveries: [AppStore.Delivery]
    try keepIdentifiersApart()
    do {
      deliveries = try store.restore(
        request.id, account: request.account, environment: request.environment,
        at: surroundings.now())
    } catch let error as StoreError {
      return try breakOff(request, error, Restoration())
    }
    try reached(.restoreAnswered)
    var restoration = Restoration()
    for delivery in deliveries.prefix(store.settings.restoreLimit ?? .max) {
      try take(delivery, into: &restoration)
    }
    guard deliveries.count <= store.settings.restoreLimit ?? .max else {
      let error = StoreError(.cloudServiceNetworkConnectionFailed)
      return try breakOff(request, error, restoration)
    }
    restoration.refunded = try store.refunded(
      account: request.account, environment: request.environment)
    let count = restoration.delivered.count
    try commit(event(.restoreEnd, request, quantity: count)) { try queue.end(request) }
    try reached(.restoreEnded)
    return .restored(restoration)
  }

  /// Ends a restore that the store cut short; what it brought before that is kept.
  private func breakOff(
    _ request: PaymentQueue.RestoreRequest, _ error: StoreError, _ restoration: Restoration
  ) throws -> StoreOutcome {
    try commit(event(.restoreFailed, request, note: error.detail)) { try queue.end(request) }
    return error.isCancellation ? .restoreCancelled : .restoreFailed(error, restoration)
  }

  private func take(_ delivery: AppStore.Delivery, into restoration: inout Restoration) throws {
    let queued = try queue.transaction(of: delivery.paymentID)
    if delivery.isFinished, queued == nil {
      // A restore that was cut off had come past this one.
      if try isDelivered(delivery.transaction) {
        restoration.delivered.append(delivery.transaction)
      }
      return
    }
    let outcome =
      if let queued { try deliver(queued.payment, delivery.transaction) } else {
        try accept(delivery)
      }
    switch outcome {
    case .pending, .refused: restoration.undelivered.append(outcome)
    default: restoration.delivered.append(delivery.transaction)
    }
  }

  private func event(
    _ kind: LedgerEvent.Kind, _ request: PaymentQueue.RestoreRequest, quantity: Int? = nil,
    note: String? = nil
  ) -> LedgerEvent {
    LedgerEvent(
      kind, at: surroundings.now(), quantity: quantity, account: request.account,
      environment: request.environment.rawValue, note: note)
  }
}
