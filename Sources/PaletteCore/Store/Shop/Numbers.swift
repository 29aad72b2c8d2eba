/// Telling transactions apart whose numbers do not.
///
/// A store whose file was put back from a backup may have sold, before it was lost, under numbers that
/// the app has come to know since as those of other transactions.
extension Shop {
  /// The transaction under a number that the app knows as no other's; the store gives it a new one if
  /// need be.
  ///
  /// - Parameter transaction: What the store said.
  /// - Returns: The same, but perhaps for its number.
  /// - Throws: Errors of the disk or the ledger.
  func underItsOwnNumber(_ transaction: StoreTransaction) throws -> StoreTransaction {
    if try ledger.entries(about: transaction) != nil { return transaction }
    try keepIdentifiersApart()
    return try store.renumber(transaction)
  }

  /// Whether a transaction has been delivered; the ledger is the only memory of it.
  func isDelivered(_ transaction: StoreTransaction) throws -> Bool {
    try ledger.entries(about: transaction)?.contains { $0.event.kind == .grant } ?? false
  }
}

extension Ledger {
  /// The entries about a transaction, oldest first; `nil` if its number is another one's here.
  func entries(about transaction: StoreTransaction) throws -> [LedgerEntry]? {
    let entries = try entries(transactionID: transaction.id)
    let notes = entries.map(\.event).filter { $0.kind == .purchased || $0.kind == .restored }
    return notes.isEmpty || notes.contains { $0.notes(transaction) } ? entries : nil
  }
}

extension LedgerEvent {
  /// Whether the event takes note of a transaction and not of another one of the same number.
  ///
  /// Entries of the first version do not say when the transaction was made.
  fileprivate func notes(_ transaction: StoreTransaction) -> Bool {
    productID == transaction.productID && account == transaction.account
      && environment == transaction.environment.rawValue
      && (sale?.purchaseDate ?? transaction.date) == transaction.date
  }
}

extension AppStore {
  /// Gives a transaction a number that was never given, also where others came from it.
  ///
  /// - Parameter transaction: The transaction.
  /// - Returns: The same with its new number.
  /// - Throws: `DatabaseError`.
  fileprivate func renumber(_ transaction: StoreTransaction) throws -> StoreTransaction {
    try database.immediate {
      let id = try nextIdentifier(in: transaction.environment)
      let names: [Value] = [.text(id), .text(transaction.id)]
      try database.run("UPDATE sale SET original = ? WHERE original = ?", names)
      try database.run("UPDATE sale SET id = ? WHERE id = ?", names)
      return try deliveries("id = ?", [.text(id)]).first?.transaction ?? transaction
    }
  }
}
