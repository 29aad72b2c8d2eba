/// The stored head and what it signs.
struct StoredHead {
  let head: LedgerHead
  let isGenuine: Bool
}

extension Ledger {
  /// The head, after the checks that do not depend on the ledger's length: its signature, and that
  /// the last entry is the one it names.
  ///
  /// - Returns: The head, `intact`, or the damage.
  /// - Throws: `DatabaseError`.
  public func checkedHead() throws(DatabaseError) -> LedgerVerdict {
    try database.reading { () throws(DatabaseError) in
      switch try availableKeys() {
      case .notNeeded: return .intact(.empty)
      case .missing(let damage): return .damaged(damage)
      case .available(let keys): return try checkedHead(with: keys)
      }
    }
  }

  private func checkedHead(with keys: LedgerKeys) throws(DatabaseError) -> LedgerVerdict {
    let last = try database.row(
      "SELECT sequence, mac FROM ledger_events ORDER BY sequence DESC LIMIT 1"
    ) { row throws(DatabaseError) in
      LedgerHead(count: try row.integer(0), mac: Digest(bytes: try row.blob(1)) ?? .zero)
    }
    guard let stored = try storedHead(with: keys) else {
      let hasTotals = try !totals().isEmpty
      return last == nil && !hasTotals ? .intact(.empty) : .damaged(.headMissing)
    }
    guard stored.isGenuine else { return .damaged(.headEdited) }
    guard stored.head == last ?? .empty else {
      // The whole ledger has to be read to say what happened; it cannot be intact.
      if case .damaged(let damage) = try verify(with: keys) { return .damaged(damage) }
      return .damaged(.headEdited)
    }
    return .intact(stored.head)
  }

  /// The stored head, `nil` if there is none.
  func storedHead(with keys: LedgerKeys) throws(DatabaseError) -> StoredHead? {
    let row = try database.row("SELECT count, last, mac FROM ledger_head WHERE id = 1") {
      row throws(DatabaseError) in
      (
        LedgerHead(count: try row.integer(0), mac: Digest(bytes: try row.blob(1)) ?? .zero),
        Digest(bytes: try row.blob(2)) ?? .zero
      )
    }
    guard let (head, code) = row else { return nil }
    return StoredHead(head: head, isGenuine: keys.code(head: head, totals: try totals()) == code)
  }

  /// The signed counts of the entries that decide who owns what.
  func totals() throws(DatabaseError) -> [LedgerTotal] {
    try database.rows(
      "SELECT product, account, count, last FROM ledger_totals ORDER BY product, account"
    ) { row throws(DatabaseError) in
      LedgerTotal(
        productID: try row.text(0), account: try row.text(1), count: try row.integer(2),
        last: try row.integer(3))
    }
  }
}

extension LedgerDamage {
  static let headMissing = LedgerDamage(
    .headMissing, "The record of the ledger's end is missing, but there are entries.")
  static let headEdited = LedgerDamage(
    .headEdited, "The record of the ledger's end was changed without the key.")
}
