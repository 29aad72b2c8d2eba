/// What is stored of a ledger beside its entries: the head and the totals.
struct LedgerRecords {
  let database: Database

  /// The stored head and what it signs.
  struct Head {
    let head: LedgerHead
    let isGenuine: Bool
  }

  /// The stored head, `nil` if there is none.
  func head(under keys: LedgerKeys) throws(DatabaseError) -> Head? {
    let row = try database.row("SELECT count, last, mac FROM ledger_head WHERE id = 1") {
      row throws(DatabaseError) in
      (
        LedgerHead(
          count: try row.integer(0), mac: row.withBytes(1) { Digest(raw: $0) } ?? .zero),
        row.withBytes(2) { Digest(raw: $0) } ?? .zero
      )
    }
    guard let (head, code) = row else { return nil }
    return Head(head: head, isGenuine: keys.code(head: head, totals: try totals()) == code)
  }

  /// The signed counts of the entries that decide who owns what.
  func totals() throws(DatabaseError) -> [LedgerTotal] {
    try totals("SELECT product, account, count, last FROM ledger_totals ORDER BY product, account")
  }

  /// The counts as the entries give them.
  func countedTotals() throws(DatabaseError) -> [LedgerTotal] {
    try totals(
      """
      SELECT product, account, count(*), max(sequence) FROM ledger_events
        WHERE kind IN ('grant', 'revoke') GROUP BY product, account ORDER BY product, account
      """)
  }

  private func totals(_ query: String) throws(DatabaseError) -> [LedgerTotal] {
    try database.rows(query) { row throws(DatabaseError) in
      LedgerTotal(
        product: row.withBytes(0) { Array($0) }, account: row.withBytes(1) { Array($0) },
        count: try row.integer(2), last: try row.integer(3))
    }
  }

  /// Whether the tables are there and nothing was ever written to them.
  func areUntouched() throws(DatabaseError) -> Bool {
    guard try areThere() else { return false }
    return try number(
      """
      SELECT EXISTS (SELECT 1 FROM ledger_events) OR EXISTS (SELECT 1 FROM ledger_head)
        OR EXISTS (SELECT 1 FROM ledger_totals)
      """) == 0
  }

  /// Whether the head is one that these keys signed.
  func areSealed(with keys: LedgerKeys) throws(DatabaseError) -> Bool {
    guard try areThere() else { return false }
    return try head(under: keys)?.isGenuine == true
  }

  /// Whether no table was taken out.
  func areThere() throws(DatabaseError) -> Bool {
    try number(
      """
      SELECT count(*) FROM sqlite_schema WHERE type = 'table'
        AND name IN ('ledger_events', 'ledger_totals', 'ledger_head')
      """) == 3
  }

  private func number(_ query: String) throws(DatabaseError) -> Int {
    try database.row(query) { row throws(DatabaseError) in try row.integer(0) } ?? 0
  }
}

/// How many entries decide whether an account owns a product, and which is the last.
///
/// The names are bytes, since what was changed by other means need not be text.
struct LedgerTotal: Equatable, Sendable {
  let product: [UInt8]
  let account: [UInt8]
  let count: Int
  let last: Int
}
