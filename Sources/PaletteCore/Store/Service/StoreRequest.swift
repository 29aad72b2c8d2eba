/// A payment that the store has taken note of but not sold: somebody has to act first.
public struct StoreRequest: Equatable, Sendable {
  /// What the store waits for.
  public enum State: String, Sendable {
    /// Somebody else's approval.
    case deferred
    /// Something that the user has to do outside the app, such as agreeing to new terms.
    case interrupted
    /// Nothing any more: it was declined, and the app is told so.
    case declined
    /// Nothing any more: it was declined, and the app is never told.
    case ignored
  }

  /// The identifier that the transaction will have if the store sells, and no other has it by then.
  public let id: String
  /// What the user wants to pay for.
  public let payment: Payment
  /// Whether the product can be bought once or often.
  public let kind: Product.Kind
  /// The price of one that the user agreed to.
  public let price: Money
  /// When the store was asked.
  public let date: Timestamp
  /// What the store waits for.
  public let state: State
}

/// What the store says about a payment.
enum StoreAnswer: Equatable {
  /// It has sold.
  case sold(StoreTransaction)
  /// It waits for somebody's approval.
  case waiting
  /// Somebody declined.
  case declined
  /// The user has to do something outside the app first.
  case interrupted
  /// It knows nothing of it.
  case nothing
}

/// The store's records of what it was asked for and has not sold.
extension AppStore {
  /// The requests of the account in use that are in a state, oldest first.
  ///
  /// - Parameter state: What the store waits for.
  /// - Returns: The requests.
  /// - Throws: `DatabaseError`.
  public func requests(_ state: StoreRequest.State) throws(DatabaseError) -> [StoreRequest] {
    try requests(
      "account = ? AND environment = ? AND state = ?",
      [
        .text(settings.account), .text(settings.environment.rawValue), .text(state.rawValue),
      ])
  }

  func request(paidBy payment: String) throws(DatabaseError) -> StoreRequest? {
    try requests("payment = ?", [.text(payment)]).first
  }

  private func requests(
    _ condition: String, _ values: [Value]
  ) throws(DatabaseError) -> [StoreRequest] {
    try database.rows(
      """
      SELECT payment, id, account, environment, product, kind, quantity, price, currency, date, state
      FROM request WHERE \(condition) ORDER BY substr(id, 2)
      """, values
    ) { row throws(DatabaseError) in
      let environment = StoreEnvironment(rawValue: try row.text(3))
      let kind = Product.Kind(rawValue: try row.text(5))
      let state = StoreRequest.State(rawValue: try row.text(10))
      guard let environment, let kind, let state else {
        throw .damaged(path: database.path, detail: "a request of an unknown kind")
      }
      return StoreRequest(
        id: try row.text(1),
        payment: Payment(
          id: try row.text(0), productID: try row.text(4), quantity: try row.quantity(6),
          account: try row.text(2), environment: environment),
        kind: kind, price: Money(milliunits: try row.milliunits(7), currency: try row.text(8)),
        date: try row.date(9), state: state)
    }
  }

  func insert(_ request: StoreRequest) throws(DatabaseError) {
    try database.run(
      "INSERT INTO request VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
      [
        .text(request.payment.id), .text(request.id), .text(request.payment.account),
        .text(request.payment.environment.rawValue), .text(request.payment.productID),
        .text(request.kind.rawValue), .integer(request.payment.quantity),
        .integer(request.price.milliunits), .text(request.price.currency),
        .integer(Int(request.date.milliseconds)), .text(request.state.rawValue),
      ])
  }

  /// Declines a request.
  ///
  /// - Parameters:
  ///   - request: What was asked for.
  ///   - silently: Whether the app is never told, as some stores do.
  /// - Throws: `DatabaseError`.
  func decline(_ request: StoreRequest, silently: Bool) throws(DatabaseError) {
    let state: StoreRequest.State = silently ? .ignored : .declined
    try database.run(
      "UPDATE request SET state = ? WHERE payment = ?",
      [.text(state.rawValue), .text(request.payment.id)])
  }

  /// Sells what was asked for, now that nothing stands in the way any more.
  ///
  /// - Parameters:
  ///   - request: What was asked for.
  ///   - now: The present moment.
  /// - Returns: The transaction; not charged if the account has come to own the product meanwhile.
  /// - Throws: `DatabaseError`.
  @discardableResult
  func fulfil(_ request: StoreRequest, at now: Timestamp) throws -> StoreTransaction {
    try database.immediate {
      if let sold = try transaction(paidBy: request.payment.id) { return sold }
      try database.run("DELETE FROM request WHERE payment = ?", [.text(request.payment.id)])
      return try insertSale(
        request.payment, as: request.id, of: request.kind, for: request.price, at: now)
    }
  }
}
