/// The app's unfinished transactions, in `palette.db`; they stay until they are finished.
struct PaymentQueue {
  static let migration = Migration(
    sql: """
      CREATE TABLE paymentQueue (
        place INTEGER PRIMARY KEY AUTOINCREMENT,
        payment TEXT NOT NULL UNIQUE,
        account TEXT NOT NULL,
        environment TEXT NOT NULL,
        product TEXT NOT NULL,
        quantity INTEGER NOT NULL,
        state INTEGER NOT NULL,
        error INTEGER,
        id TEXT, original TEXT, kind TEXT, reason TEXT, price INTEGER, charged INTEGER,
        currency TEXT, date INTEGER, originalDate INTEGER
      );
      CREATE TABLE restoreRequest (
        request TEXT PRIMARY KEY, account TEXT NOT NULL, environment TEXT NOT NULL
      ) WITHOUT ROWID;
      """)

  /// What lies below an error came with the second version.
  static let underlyingErrors = Migration(
    sql: "ALTER TABLE paymentQueue ADD COLUMN underlying TEXT")

  let database: Database

  /// All unfinished transactions, in the order they came in.
  func all() throws(DatabaseError) -> [QueuedTransaction] { try transactions("1 = 1", []) }

  /// The unfinished transaction of a payment, `nil` if there is none.
  func transaction(of payment: String) throws(DatabaseError) -> QueuedTransaction? {
    try transactions("payment = ?", [.text(payment)]).first
  }

  private func transactions(
    _ condition: String, _ values: [Value]
  ) throws(DatabaseError) -> [QueuedTransaction] {
    try database.rows(
      """
      SELECT \(StoreTransaction.columns), payment, state, error, underlying FROM paymentQueue
      WHERE \(condition) ORDER BY place
      """, values
    ) { row throws(DatabaseError) in
      let environment = StoreEnvironment(rawValue: try row.text(10))
      let state = TransactionState(rawValue: try row.integer(14))
      guard let environment, let state else {
        throw .damaged(path: database.path, detail: "a transaction of an unknown state")
      }
      return QueuedTransaction(
        payment: Payment(
          id: try row.text(13), productID: try row.text(2), quantity: try row.quantity(5),
          account: try row.text(9), environment: environment),
        state: state,
        transaction: row.isNull(0) ? nil : try StoreTransaction(row, path: database.path),
        error: try Self.error(row))
    }
  }

  private static func error(_ row: borrowing Row) throws(DatabaseError) -> StoreError? {
    guard let code = try row.optionalInteger(15).flatMap(StoreError.Code.init(rawValue:)) else {
      return nil
    }
    return StoreError(
      code, underlying: try row.optionalText(16).flatMap(StoreError.Underlying.init(rawValue:)))
  }

  /// Adds a payment; it is on its way to the store from now on.
  func add(_ payment: Payment) throws(DatabaseError) {
    try database.run(
      """
      INSERT INTO paymentQueue (payment, account, environment, product, quantity, state)
      VALUES (?, ?, ?, ?, ?, ?)
      """,
      [
        .text(payment.id), .text(payment.account), .text(payment.environment.rawValue),
        .text(payment.productID), .integer(payment.quantity),
        .integer(TransactionState.purchasing.rawValue),
      ])
  }

  /// Records what the store sold or restored for a payment.
  func record(
    _ transaction: StoreTransaction, for payment: String, as state: TransactionState
  ) throws(DatabaseError) {
    try database.run(
      """
      UPDATE paymentQueue SET
        (\(StoreTransaction.columns)) =
          (\(transaction.values.map { _ in "?" }.joined(separator: ", "))),
        state = ?
      WHERE payment = ?
      """, transaction.values + [.integer(state.rawValue), .text(payment)])
  }

  /// Records that somebody has to approve.
  func setDeferred(_ payment: String) throws(DatabaseError) {
    try database.run(
      "UPDATE paymentQueue SET state = ? WHERE payment = ?",
      [.integer(TransactionState.deferred.rawValue), .text(payment)])
  }

  /// Records that the store did not sell.
  func fail(_ payment: String, with error: StoreError) throws(DatabaseError) {
    try database.run(
      "UPDATE paymentQueue SET state = ?, error = ?, underlying = ? WHERE payment = ?",
      [
        .integer(TransactionState.failed.rawValue), .integer(error.code.rawValue),
        .optional(error.underlying?.rawValue), .text(payment),
      ])
  }

  /// Removes a transaction that is done with.
  func finish(_ payment: String) throws {
    if let state = try transaction(of: payment)?.state, !state.mayFinish {
      throw StoreFailure.mayNotFinish(state)
    }
    try database.run("DELETE FROM paymentQueue WHERE payment = ?", [.text(payment)])
  }

  /// Forgets everything.
  func clear() throws(DatabaseError) {
    try database.run("DELETE FROM paymentQueue")
    try database.run("DELETE FROM restoreRequest")
  }
}
