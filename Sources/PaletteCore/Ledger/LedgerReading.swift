extension Ledger {
  /// Entries as they are stored, oldest first; their signatures are not checked.
  ///
  /// - Parameters:
  ///   - first: The first wanted place, from 1.
  ///   - limit: The most entries to return; all of them if `nil`.
  /// - Returns: The entries.
  /// - Throws: `LedgerError.damaged` if an entry cannot be read; `DatabaseError`.
  public func entries(from first: Int = 1, limit: Int? = nil) throws -> [LedgerEntry] {
    try readable(
      "WHERE sequence >= ? ORDER BY sequence LIMIT ?", [.integer(first), .integer(limit ?? -1)]
    ).map(entry)
  }

  /// When the last entry was written, by the clock of then.
  ///
  /// - Returns: `nil` if there is none, or its text cannot be read.
  /// - Throws: `DatabaseError`.
  public func lastDate() throws(DatabaseError) -> Timestamp? {
    try rows("ORDER BY sequence DESC LIMIT 1", []).first?.parsed?.event.at
  }

  /// The entries about one transaction, oldest first, each with a good signature.
  ///
  /// - Parameter transactionID: The transaction.
  /// - Returns: The entries.
  /// - Throws: `LedgerError.damaged` if one of them was changed; `DatabaseError`.
  public func entries(transactionID: String) throws -> [LedgerEntry] {
    try readable("WHERE tx = ? ORDER BY sequence", [.text(transactionID)]).map { row in
      guard let keys, row.isGenuine(under: keys) else {
        throw LedgerError.damaged(.edited(at: row.sequence))
      }
      return try entry(of: row)
    }
  }

  /// The greatest transaction identifier that begins with a prefix, `nil` if none does.
  ///
  /// Where all of them have the same number of digits, it is the greatest number.
  func lastTransactionID(startingWith prefix: String) throws(DatabaseError) -> String? {
    try database.row(
      "SELECT tx FROM ledger_events WHERE tx >= ? AND tx < ? ORDER BY tx DESC LIMIT 1",
      // A colon comes after the last digit.
      [.text(prefix), .text(prefix + ":")]
    ) { row throws(DatabaseError) in try row.text(0) }
  }

  /// The events as they are stored, chosen by the end of a query.
  func rows(_ condition: String, _ values: [Value]) throws(DatabaseError) -> [StoredEvent] {
    try database.rows(
      "SELECT \(StoredEvent.columns) FROM ledger_events \(condition)", values
    ) { row throws(DatabaseError) in try StoredEvent(row) }
  }

  /// The same, what keeps them from being read being damage of the ledger.
  private func readable(_ condition: String, _ values: [Value]) throws -> [StoredEvent] {
    do throws(DatabaseError) {
      return try rows(condition, values)
    } catch {
      throw LedgerError.damaged(try damage(behind: error))
    }
  }

  private func entry(of row: StoredEvent) throws -> LedgerEntry {
    guard let entry = LedgerEntry(row) else { throw LedgerError.damaged(.edited(at: row.sequence)) }
    return entry
  }
}

extension LedgerEntry {
  /// The entry that a row stores, `nil` if its text cannot be read.
  init?(_ row: StoredEvent) {
    guard let mac = row.mac, let parsed = row.parsed else { return nil }
    self.init(sequence: row.sequence, installID: parsed.installID, event: parsed.event, mac: mac)
  }
}

extension LedgerDamage {
  static func edited(at sequence: Int) -> LedgerDamage {
    LedgerDamage(.edited, at: sequence, "Entry \(sequence) of the ledger was changed.")
  }
}
