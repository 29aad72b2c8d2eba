extension Ledger {
  /// The head, after the checks that do not depend on the ledger's length: its signature, and that
  /// the last entry is the one it names.
  ///
  /// - Returns: The head, `intact`, or the damage.
  /// - Throws: `DatabaseError`.
  public func checkedHead() throws(DatabaseError) -> LedgerVerdict {
    try looking { ledger throws(DatabaseError) in try ledger.ownHead() }
  }

  /// The checked head, under the key that was read when the ledger was opened.
  func ownHead() throws(DatabaseError) -> LedgerVerdict {
    try guarded { ledger throws(DatabaseError) in
      switch try ledger.availableKeys() {
      case .notNeeded: .intact(.empty)
      case .missing(let damage): .damaged(damage)
      case .available(let keys): try ledger.head(under: keys)
      }
    }
  }

  private func head(under keys: LedgerKeys) throws(DatabaseError) -> LedgerVerdict {
    let last = try database.row(
      "SELECT sequence, mac FROM ledger_events ORDER BY sequence DESC LIMIT 1"
    ) { row throws(DatabaseError) in
      LedgerHead(count: try row.integer(0), mac: row.withBytes(1) { Digest(raw: $0) } ?? .zero)
    }
    guard let stored = try records.head(under: keys) else {
      return .damaged(last == nil ? .gone : .headMissing)
    }
    guard stored.isGenuine else { return .damaged(.headEdited) }
    guard stored.head == last ?? .empty else {
      // The whole ledger has to be read to say what happened; it cannot be intact.
      return .damaged(try verify(with: keys).damage ?? .headEdited)
    }
    return .intact(stored.head)
  }
}

extension LedgerDamage {
  static let gone = LedgerDamage(
    .removed, "The ledger is gone, but its key is here: all of its records were taken out.")
  static let headMissing = LedgerDamage(
    .headMissing, "The record of the ledger's end is missing, but there are entries.")
  static let headEdited = LedgerDamage(
    .headEdited, "The record of the ledger's end was changed without the key.")
}
