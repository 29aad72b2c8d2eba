/// The append-only, tamper-evident record of purchase events.
///
/// Each entry is signed (HMAC-SHA256) over its stored bytes, its place and its predecessor's code,
/// and a signed head holds their number, so that accidents and edits made without the key are found
/// and told apart. Whoever owns the disk can read the key, and is not stopped by this.
public struct Ledger {
  let database: Database
  private let keyPath: String
  let keys: LedgerKeys?
  /// Why there are no keys.
  private let keyProblem: LedgerDamage
  /// Whether others could read the key file until now; it has been closed to them.
  public let keyWasOpenToOthers: Bool

  /// Opens the ledger of a database for reading.
  ///
  /// - Parameters:
  ///   - database: The app's database, its schema holding `Ledger.migration`.
  ///   - keyPath: The key file, which need not exist.
  /// - Throws: `FileError` if there is a key file that cannot be read. One that holds no key is
  ///   damage of the ledger, which its checks report.
  public init(database: Database, keyPath: String) throws(FileError) {
    var file: KeyFile?
    var message = "The ledger's key file '\(keyPath)' is missing."
    do throws(FileError) {
      file = try KeyFile.read(keyPath)
    } catch .malformed {
      message = "The ledger's key file '\(keyPath)' does not hold a key."
    }
    self.database = database
    self.keyPath = keyPath
    keys = file.map(LedgerKeys.init)
    keyProblem = LedgerDamage(.missingKey, message)
    keyWasOpenToOthers = file?.wasOpenToOthers ?? false
  }

  /// Opens the ledger of a database for writing.
  ///
  /// The key is created with the first ledger. Where there are entries already, a missing key is
  /// damage, and no new one is made.
  ///
  /// - Parameters:
  ///   - database: The app's database, its schema holding `Ledger.migration`.
  ///   - keyPath: The key file; its folder must exist.
  /// - Returns: The ledger.
  /// - Throws: `FileError`, `DatabaseError`.
  public static func writable(in database: Database, keyPath: String) throws -> Ledger {
    let ledger = try Ledger(database: database, keyPath: keyPath)
    guard ledger.keys == nil else { return ledger }
    if try ledger.isUnwritten() { _ = try KeyFile.create(keyPath) }
    // Where another process wrote the first entries meanwhile, its key is there by now.
    return try Ledger(database: database, keyPath: keyPath)
  }

  /// Whether the key is still the one that was read: a reset by another process replaces it.
  func hasCurrentKey() throws(FileError) -> Bool {
    try Ledger(database: database, keyPath: keyPath).keys?.installID == keys?.installID
  }

  /// Appends events, in the caller's open transaction.
  ///
  /// - Parameter events: The events, in order; those that grant or revoke name product and account.
  /// - Returns: The new head.
  /// - Throws: `LedgerError.damaged` if the end of the ledger is not as it was left, or there is no
  ///   key; `DatabaseError`. The caller must then roll back.
  @discardableResult
  public func append(_ events: [LedgerEvent]) throws -> LedgerHead {
    precondition(database.isInTransaction, "the caller opens the transaction")
    guard let keys else { throw LedgerError.damaged(keyProblem) }
    var head: LedgerHead
    switch try checkedHead() {
    case .intact(let found): head = found
    case .damaged(let damage): throw LedgerError.damaged(damage)
    }
    for event in events {
      head = try insert(event, after: head, with: keys)
    }
    try write(head, with: keys)
    return head
  }

  private func insert(_ event: LedgerEvent, after head: LedgerHead, with keys: LedgerKeys)
    throws(DatabaseError) -> LedgerHead
  {
    let sequence = head.count + 1
    let text = EventText.bytes(of: event, sequence: sequence, installID: keys.installID)
    var lines = text
    lines.append(StoredEvent.lineEnd)
    for column in [
      event.kind.rawValue, event.productID ?? "", event.account ?? "", event.transactionID ?? "",
    ] {
      lines.append(contentsOf: column.utf8)
      lines.append(StoredEvent.lineEnd)
    }
    let code = keys.code(previous: head.mac, sequence: sequence, lines: lines)
    try database.run(
      """
      INSERT INTO ledger_events(sequence, previous, mac, event, kind, product, account, tx)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?)
      """,
      [
        .integer(sequence), .blob(head.mac.bytes), .blob(code.bytes),
        .text(String(decoding: text, as: UTF8.self)), .text(event.kind.rawValue),
        .optional(event.productID), .optional(event.account), .optional(event.transactionID),
      ])
    if event.kind.decidesOwnership { try count(event, at: sequence) }
    return LedgerHead(count: sequence, mac: code)
  }

  private func count(_ event: LedgerEvent, at sequence: Int) throws(DatabaseError) {
    guard let product = event.productID, let account = event.account else {
      preconditionFailure("an event that grants or revokes names product and account")
    }
    try database.run(
      """
      INSERT INTO ledger_totals VALUES (?, ?, 1, ?)
        ON CONFLICT DO UPDATE SET count = count + 1, last = excluded.last
      """, [.text(product), .text(account), .integer(sequence)])
  }

  private func write(_ head: LedgerHead, with keys: LedgerKeys) throws(DatabaseError) {
    let code = keys.code(head: head, totals: try totals())
    try database.run(
      "INSERT OR REPLACE INTO ledger_head VALUES (1, ?, ?, ?)",
      [.integer(head.count), .blob(head.mac.bytes), .blob(code.bytes)])
  }

  /// The keys, or why there are none; no keys are needed, and none are wrong, before the first entry.
  func availableKeys() throws(DatabaseError) -> KeyState {
    if let keys { return .available(keys) }
    return try isUnwritten() ? .notNeeded : .missing(keyProblem)
  }

  /// Whether nothing was ever appended, as far as the database can tell.
  private func isUnwritten() throws(DatabaseError) -> Bool {
    try database.row(
      "SELECT EXISTS (SELECT 1 FROM ledger_events) OR EXISTS (SELECT 1 FROM ledger_head)"
    ) { row throws(DatabaseError) in try row.integer(0) } == 0
  }

  enum KeyState {
    case available(LedgerKeys)
    case notNeeded
    case missing(LedgerDamage)
  }
}
