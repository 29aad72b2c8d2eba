/// How a ledger comes to be and is begun anew, so that a crash at any moment leaves a key that fits.
///
/// From its first moment a ledger has a signed head, of zero entries: a key without a head means that
/// the ledger was emptied, not that it is new. The key is first written under a new name, whole and
/// synced; then one transaction signs the head with it; then it gets the key's name. All of this
/// happens while the right to write to the database is held, so whoever has that right and finds
/// the new name knows that nobody is at work: the key is named if the head fits it, and dropped if it
/// never came to be used. Whoever only reads uses the key that the head fits, under whichever name.
///
/// Before there were heads of zero entries, changing a setting made a key and nothing else. Such a
/// folder looks like an emptied ledger and is reported as one; `store reset app` clears it.
extension Ledger {
  /// What is on the disk when a step is done.
  enum CreationStep: CaseIterable {
    /// The key, under its new name.
    case keyWritten
    /// The head that it signs.
    case headCommitted
  }

  /// Opens the ledger of a database for writing.
  ///
  /// The first time, the key and an empty ledger are created. Where anything was written already, a
  /// missing key is damage, and no new one is made.
  ///
  /// - Parameters:
  ///   - database: The app's database, its schema holding `Ledger.migration`.
  ///   - keyPath: The key file; its folder must exist.
  /// - Returns: The ledger.
  /// - Throws: `FileError`, `DatabaseError`.
  public static func writable(in database: Database, keyPath: String) throws -> Ledger {
    try writable(in: database, keyPath: keyPath) { _ in }
  }

  static func writable(
    in database: Database, keyPath: String, after: (CreationStep) throws -> Void
  ) throws -> Ledger {
    let ledger = try Ledger(database: database, keyPath: keyPath)
    if try ledger.isNew() {
      try begin(in: database, keyPath: keyPath, after: after) { try $0.isNew() }
    } else if try ledger.files.newIsThere() {
      try settle(in: database, keyPath: keyPath)
    } else if ledger.keys != nil {
      return ledger
    }
    // Without a key here, another process may have made it since the files were looked at.
    return try Ledger(database: database, keyPath: keyPath)
  }

  /// Forgets everything, and begins an empty ledger with a key of its own.
  ///
  /// It does not matter what state ledger and key are in.
  ///
  /// - Parameters:
  ///   - database: The app's database.
  ///   - keyPath: The key file.
  ///   - changes: What else is to change in the same transaction.
  /// - Throws: `DatabaseError`, `FileError`, what the changes throw.
  public static func reset(
    _ database: Database, keyPath: String, alongside changes: () throws -> Void = {}
  ) throws {
    try reset(database, keyPath: keyPath, after: { _ in }, alongside: changes)
  }

  static func reset(
    _ database: Database, keyPath: String, after: (CreationStep) throws -> Void,
    alongside changes: () throws -> Void = {}
  ) throws {
    try begin(in: database, keyPath: keyPath, after: after) { ledger in
      try changes()
      try ledger.database.execute(
        """
        DROP TABLE IF EXISTS ledger_events; DROP TABLE IF EXISTS ledger_totals;
        DROP TABLE IF EXISTS ledger_head; \(tables)
        """)
      return true
    }
  }

  /// Makes an empty ledger with a new key, if it is still wanted once the right to write is held.
  private static func begin(
    in database: Database, keyPath: String, after: (CreationStep) throws -> Void,
    if isWanted: (Ledger) throws -> Bool
  ) throws {
    precondition(!database.isInTransaction, "the key gets its name after the commit")
    let begins = try database.immediate {
      try settleLocked(in: database, keyPath: keyPath)
      let ledger = try Ledger(database: database, keyPath: keyPath)
      guard try isWanted(ledger) else { return false }
      let keys = LedgerKeys(try KeyFile.create(ledger.files.newPath))
      try after(.keyWritten)
      try ledger.write(.empty, with: keys)
      return true
    }
    if begins {
      try after(.headCommitted)
      try settle(in: database, keyPath: keyPath)
    }
  }

  private static func settle(in database: Database, keyPath: String) throws {
    try database.immediate { try settleLocked(in: database, keyPath: keyPath) }
  }

  /// Names the new key or drops it; leaves it where it is not known which is right, since that is
  /// damage.
  private static func settleLocked(in database: Database, keyPath: String) throws {
    let ledger = try Ledger(database: database, keyPath: keyPath)
    guard try ledger.files.newIsThere() else { return }
    if ledger.keyIsNew {
      try KeyFile.rename(ledger.files.newPath, to: keyPath)
    } else if try ledger.isNew() || ledger.isSealed() {
      try KeyFile.delete(ledger.files.newPath)
    }
  }

  /// Whether the head is signed with the key.
  private func isSealed() throws(DatabaseError) -> Bool {
    guard let keys else { return false }
    return try records.areSealed(with: keys)
  }
}
