/// What a check of the ledger can come to: an answer, or damage instead of one.
protocol LedgerFinding {
  static func damage(_ damage: LedgerDamage) -> Self
  var damage: LedgerDamage? { get }
}

extension LedgerVerdict: LedgerFinding {
  static func damage(_ damage: LedgerDamage) -> LedgerVerdict { .damaged(damage) }

  var damage: LedgerDamage? {
    if case .damaged(let damage) = self { damage } else { nil }
  }
}

extension Entitlement: LedgerFinding {
  static func damage(_ damage: LedgerDamage) -> Entitlement { .unknown(damage) }

  var damage: LedgerDamage? {
    if case .unknown(let damage) = self { damage } else { nil }
  }
}

extension Ledger {
  /// Looks at one moment of the ledger; where it seems damaged, with the key that is there now.
  ///
  /// Another process may have begun a new ledger since the key was read. No commit can come between
  /// the records and the key that is read here, for the records are being read.
  func looking<Finding: LedgerFinding>(
    _ look: (Ledger) throws(DatabaseError) -> Finding
  ) throws(DatabaseError) -> Finding {
    try database.reading { () throws(DatabaseError) in
      let finding = try guarded(look)
      guard finding.damage != nil, let now = try? Ledger(database: database, keyPath: files.path),
        now.keys != keys
      else { return finding }
      return try now.guarded(look)
    }
  }

  /// Looks, and takes tables that do not have their form, or cannot be read, for damage.
  func guarded<Finding: LedgerFinding>(
    _ look: (Ledger) throws(DatabaseError) -> Finding
  ) throws(DatabaseError) -> Finding {
    do throws(DatabaseError) {
      return try look(self)
    } catch {
      return .damage(try damage(behind: error))
    }
  }

  /// The damage that keeps the ledger's tables from being read.
  ///
  /// - Parameter error: What was met while they were read.
  /// - Returns: The damage.
  /// - Throws: The error, if it is about something else.
  func damage(behind error: DatabaseError) throws(DatabaseError) -> LedgerDamage {
    switch error {
    case .damaged(_, let detail): return .broken(detail)
    case .misshapen:
      // The queries are the same each time, and hold where the tables are as they were made.
      return try records.areThere() ? .tablesChanged : .tablesRemoved
    default: throw error
    }
  }
}

extension LedgerDamage {
  /// The damage where the file is broken.
  ///
  /// - Parameters:
  ///   - detail: What was met, in SQLite's words.
  ///   - sequence: The first entry that cannot be read, `nil` if it is not known.
  /// - Returns: The damage.
  static func broken(_ detail: String, at sequence: Int? = nil) -> LedgerDamage {
    let subject = sequence.map { "Entry \($0) of the ledger" } ?? "The ledger"
    return LedgerDamage(
      .broken, at: sequence, "\(subject) cannot be read: its file is broken (\(detail)).")
  }

  fileprivate static let tablesRemoved = LedgerDamage(
    .removed, "A table of the ledger was taken out.")
  fileprivate static let tablesChanged = LedgerDamage(
    .edited, "A table of the ledger was given another form.")
}
