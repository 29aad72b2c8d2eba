/// The store's records of what it sold.
extension AppStore {
  /// A transaction as the store hands it to the app.
  struct Delivery: Equatable {
    let paymentID: String
    let transaction: StoreTransaction
    let isFinished: Bool
  }

  /// The query for the sales of which a condition holds, oldest first.
  static func query(_ condition: String) -> String {
    """
    SELECT \(StoreTransaction.columns), payment, finished, revoked FROM sale
    WHERE \(condition) ORDER BY substr(id, 2)
    """
  }

  func deliveries(_ condition: String, _ values: [Value]) throws(DatabaseError) -> [Delivery] {
    try database.rows(Self.query(condition), values) { row throws(DatabaseError) in
      Delivery(
        paymentID: try row.text(13),
        transaction: try StoreTransaction(
          row, path: database.path, revocationDate: row.isNull(15) ? nil : try row.date(15)),
        isFinished: try row.integer(14) == 1)
    }
  }

  func delivery(paidBy payment: String) throws(DatabaseError) -> Delivery? {
    try deliveries("payment = ?", [.text(payment)]).first
  }

  /// Whether the app has told that it is done with a transaction.
  func isFinished(_ transactionID: String) throws(DatabaseError) -> Bool {
    try !deliveries("id = ? AND finished = 1", [.text(transactionID)]).isEmpty
  }

  func transaction(paidBy payment: String) throws(DatabaseError) -> StoreTransaction? {
    try delivery(paidBy: payment)?.transaction
  }

  /// Whether a payment was charged.
  func isCharged(_ payment: String) throws(DatabaseError) -> Bool {
    try transaction(paidBy: payment).map { $0.chargedMilliunits > 0 } ?? false
  }

  /// The first purchase of a product that the payer owns for good, whatever was taken back before.
  func original(
    of product: String, for payment: Payment
  ) throws(DatabaseError) -> StoreTransaction? {
    try deliveries(
      """
      account = ? AND environment = ? AND product = ? AND kind = ? AND id = original
      AND revoked IS NULL
      """,
      [
        .text(payment.account), .text(payment.environment.rawValue), .text(product),
        .text(Product.Kind.nonConsumable.rawValue),
      ]
    ).first?.transaction
  }

  func insert(_ transaction: StoreTransaction, payment: String) throws(DatabaseError) {
    let places = Array(repeating: "?", count: transaction.values.count + 1).joined(separator: ", ")
    try database.run(
      "INSERT INTO sale (\(StoreTransaction.columns), payment) VALUES (\(places))",
      transaction.values + [.text(payment)])
  }

  func nextIdentifier(in environment: StoreEnvironment) throws(DatabaseError) -> String {
    try database.run("UPDATE counter SET last = last + 1")
    let number = try database.row("SELECT last FROM counter") { row throws(DatabaseError) in
      try row.integer(0)
    }
    guard let number, (1..<1_000_000_000_000_000).contains(number) else {
      throw .damaged(path: database.path, detail: "its counter is not a number of 15 digits")
    }
    let digits = String(number)
    return environment.identifierPrefix + String(repeating: "0", count: 15 - digits.utf8.count)
      + digits
  }

  /// Gives only numbers above one that was given.
  func giveNumbers(after identifier: String) throws(DatabaseError) {
    guard let number = Int(identifier.dropFirst()) else { return }
    try database.run("UPDATE counter SET last = ?1 WHERE last < ?1", [.integer(number)])
  }

  /// The key that everything the store signs derives from, made when it is first wanted.
  func masterKey() throws(DatabaseError) -> [UInt8] {
    if let key = try storedKey() { return key }
    try database.run(
      "INSERT OR IGNORE INTO fact VALUES ('masterKey', ?)", [.blob(randomBytes(32))])
    guard let key = try storedKey(), key.count == 32 else {
      throw .damaged(path: database.path, detail: "no signing key")
    }
    return key
  }

  /// The same key, `nil` if nothing was ever signed.
  func storedKey() throws(DatabaseError) -> [UInt8]? {
    try database.row("SELECT value FROM fact WHERE name = 'masterKey'") {
      row throws(DatabaseError) in try row.blob(0)
    }
  }

  /// Takes the time that the store takes, and fails where a setting says that the network is down.
  func reach(_ step: NetworkFault) throws(StoreError) {
    sleep(settings.delay)
    if settings.network == .down || (step != .down && settings.network == step) {
      throw StoreError(.cloudServiceNetworkConnectionFailed)
    }
  }
}
