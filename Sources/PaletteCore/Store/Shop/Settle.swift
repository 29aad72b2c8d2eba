/// What happens on the store's side after a purchase: approvals, declines, and the end of an
/// interruption; the app hears of it in the same command.
extension Shop {
  /// Approves what waits for approval: the store sells it, and the app delivers it.
  ///
  /// - Parameter name: The request's identifier or its product; `nil` if only one waits.
  /// - Returns: How the purchase ended.
  /// - Throws: `StoreFailure` if nothing or too much fits; errors of the disk, the ledger or the
  ///   surroundings.
  public func approve(_ name: String?) throws -> StoreOutcome {
    try settle(.deferred, name) { request in
      try store.fulfil(request, at: surroundings.now())
      try reached(.charged)
      return try catchUp(with: request.payment)
    }
  }

  /// Declines what waits for approval.
  ///
  /// - Parameters:
  ///   - name: The request's identifier or its product; `nil` if only one waits.
  ///   - silently: Whether the app is never told, so that the request waits for ever.
  /// - Returns: What became of the request.
  /// - Throws: As `approve(_:)` does.
  public func decline(_ name: String?, silently: Bool) throws -> StoreOutcome {
    try settle(.deferred, name) { request in
      try store.decline(request, silently: silently)
      return silently
        ? .ignored(productID: request.payment.productID) : try catchUp(with: request.payment)
    }
  }

  /// Does what an interrupted purchase waits for: the store sells it after all, and it arrives by
  /// itself.
  ///
  /// - Parameter name: The request's identifier or its product; `nil` if only one waits.
  /// - Returns: How the purchase ended.
  /// - Throws: As `approve(_:)` does.
  public func resolve(_ name: String?) throws -> StoreOutcome {
    try settle(.interrupted, name) { request in
      try store.fulfil(request, at: surroundings.now())
      try reached(.charged)
      return try catchUp(with: request.payment)
    }
  }

  private func settle(
    _ state: StoreRequest.State, _ name: String?, _ act: (StoreRequest) throws -> StoreOutcome
  ) throws -> StoreOutcome {
    try exclusively {
      try requireIntactLedger()
      try resumeLocked()
      let request = try request(named: name, in: state)
      return try charging(request.payment.id) { try act(request) }
    }
  }

  private func request(named name: String?, in state: StoreRequest.State) throws -> StoreRequest {
    let all = try store.requests(state)
    let product = name.flatMap { store.products.product(named: $0)?.id }
    let fitting = all.filter { request in
      name == nil || request.id == name || request.payment.productID == product ?? name
    }
    guard let first = fitting.first else { throw StoreFailure.noRequest(state, name) }
    guard fitting.count == 1 else { throw StoreFailure.severalRequests(fitting.map(\.id)) }
    return first
  }

  /// Lets the app hear what became of a payment.
  private func catchUp(with payment: Payment) throws -> StoreOutcome {
    if let queued = try queue.transaction(of: payment.id) {
      return try advance(queued) ?? .unanswered(productID: payment.productID)
    }
    let answer: StoreAnswer
    do {
      answer = try store.answer(to: payment.id)
    } catch is StoreError {
      return .unanswered(productID: payment.productID)
    }
    // The app has finished its failed payment, or lost it: what was sold arrives by itself.
    if case .sold = answer, let delivery = try store.delivery(paidBy: payment.id) {
      return try accept(delivery)
    }
    return answer == .declined
      ? .declined(productID: payment.productID) : .unanswered(productID: payment.productID)
  }
}
