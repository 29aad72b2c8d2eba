/// The entries as they are stored, beside what a check of all of them says.
public struct LedgerList: Equatable, Sendable {
  /// The entries whose text can be read, oldest first; only an intact ledger vouches for them.
  public let entries: [LedgerEntry]
  /// What a check says.
  public let verdict: LedgerVerdict

  /// The list of a ledger that was never begun.
  public static let empty = LedgerList(entries: [], verdict: .intact(.empty))
}

extension Ledger {
  /// Lists what is stored and checks it, all at one moment.
  ///
  /// - Returns: Of a damaged ledger, what can be read of it.
  /// - Throws: `DatabaseError`.
  /// - Complexity: O(n).
  public func list() throws(DatabaseError) -> LedgerList {
    try database.reading { () throws(DatabaseError) in
      let verdict = try verify()
      var entries: [LedgerEntry] = []
      do throws(DatabaseError) {
        try database.forEachRow(
          "SELECT \(StoredEvent.columns) FROM ledger_events ORDER BY sequence"
        ) { row throws(DatabaseError) in
          if let entry = LedgerEntry(try StoredEvent(row)) { entries.append(entry) }
          return true
        }
      } catch {
        // What is damaged need not be readable to its end.
        if verdict.damage == nil { throw error }
      }
      return LedgerList(entries: entries, verdict: verdict)
    }
  }

  /// Counts the entries, whether or not their text can be read.
  ///
  /// - Returns: The number, `nil` where damage does not even let them be counted.
  /// - Throws: `DatabaseError`.
  public func count() throws(DatabaseError) -> Int? {
    do throws(DatabaseError) {
      return try database.row("SELECT count(*) FROM ledger_events") { row throws(DatabaseError) in
        try row.integer(0)
      }
    } catch {
      _ = try damage(behind: error)
      return nil
    }
  }
}
