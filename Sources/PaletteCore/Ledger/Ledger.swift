/// The append-only, tamper-evident record of purchase events.
///
/// Each entry is signed (HMAC-SHA256) over its stored bytes, its place and its predecessor's code,
/// and a signed head holds their number, so that accidents and edits made without the key are found
/// and told apart. Whoever owns the disk can read the key, and is not stopped by this.
public struct Ledger {
  let database: Database
  let files: LedgerKeyFiles
  let keys: LedgerKeys?
  /// Whether the key lies under its new name, and the head is signed with it.
  let keyIsNew: Bool
  /// Whether there is no key file, not even one that holds something else.
  private let keyIsMissing: Bool
  /// Whether others could read the key file until now; it has been closed to them.
  public let keyWasOpenToOthers: Bool

  /// Opens the ledger of a database for reading.
  ///
  /// - Parameters:
  ///   - database: The app's database, its schema holding `Ledger.migration`.
  ///   - keyPath: The key file, which need not exist.
  /// - Throws: `FileError` if there is a key file that cannot be read. One that holds no key is
  ///   damage of the ledger, which its checks report. `DatabaseError` only where a creation was
  ///   interrupted.
  public init(database: Database, keyPath: String) throws {
    let records = LedgerRecords(database: database)
    files = LedgerKeyFiles(path: keyPath)
    // In this order, so that a key that is renamed meanwhile is met under one of its names.
    let new = try files.new().file
    let current = try files.current()
    keyIsNew = if let new { try records.areSealed(with: LedgerKeys(new)) } else { false }
    // Where there is no other key, the new one tells at least what fits it.
    let isOnlyKey = try new != nil && current.file == nil && !records.areUntouched()
    let chosen = keyIsNew || isOnlyKey ? new : current.file
    self.database = database
    keys = chosen.map(LedgerKeys.init)
    keyIsMissing = if case .missing = current { true } else { false }
    keyWasOpenToOthers = chosen?.wasOpenToOthers ?? false
  }

  var records: LedgerRecords { LedgerRecords(database: database) }

  /// Whether the key is still the one that was read: a reset by another process replaces it.
  func hasCurrentKey() throws -> Bool {
    try Ledger(database: database, keyPath: files.path).keys == keys
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
    guard let keys else { throw LedgerError.damaged(missingKey) }
    var head: LedgerHead
    switch try ownHead() {
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
    let code = keys.code(
      previous: head.mac, sequence: sequence, content: EventContent(text: text, of: event))
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

  func write(_ head: LedgerHead, with keys: LedgerKeys) throws(DatabaseError) {
    let code = keys.code(head: head, totals: try records.totals())
    try database.run(
      "INSERT OR REPLACE INTO ledger_head VALUES (1, ?, ?, ?)",
      [.integer(head.count), .blob(head.mac.bytes), .blob(code.bytes)])
  }

  /// The keys, or why there are none; none are needed, and none are wrong, before the ledger begins.
  func availableKeys() throws(DatabaseError) -> KeyState {
    if let keys { return .available(keys) }
    return try isNew() ? .notNeeded : .missing(missingKey)
  }

  /// Whether there is no key, and nothing was ever written, as far as the database can tell.
  func isNew() throws(DatabaseError) -> Bool {
    guard keys == nil, keyIsMissing else { return false }
    return try records.areUntouched()
  }

  private var missingKey: LedgerDamage {
    LedgerDamage(
      .missingKey,
      keyIsMissing
        ? "The ledger's key file '\(files.path)' is missing."
        : "The ledger's key file '\(files.path)' does not hold a key.")
  }

  enum KeyState {
    case available(LedgerKeys)
    case notNeeded
    case missing(LedgerDamage)
  }
}
