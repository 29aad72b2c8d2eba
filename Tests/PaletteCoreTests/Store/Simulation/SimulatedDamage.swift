@testable import PaletteCore

/// What can happen to the app's data behind the program's back.
enum Damage: String, CaseIterable, Sendable {
  /// The text of an entry in the middle is changed.
  case editText
  /// What an entry in the middle counts as is changed.
  case editKind
  /// The last entry is cut off.
  case cutEnd
  /// An entry in the middle is taken out.
  case removeMiddle
  /// The key file is deleted.
  case deleteKey
  /// The key file is another install's.
  case replaceKey
}

extension SimulatedWorld {
  /// Damages the ledger.
  ///
  /// - Returns: False if there was nothing to damage.
  func damage(_ damage: Damage) throws -> Bool {
    let count = try entryCount
    guard count > 0 else { return false }
    let middle = (count + 1) / 2
    switch damage {
    case .editText:
      try behindTriggers(
        "UPDATE ledger_events SET event = replace(event, '\"at\":1', '\"at\":2')"
          + " WHERE sequence = \(middle)")
    case .editKind:
      try behindTriggers("UPDATE ledger_events SET kind = 'other' WHERE sequence = \(middle)")
    case .cutEnd: try behindTriggers("DELETE FROM ledger_events WHERE sequence = \(count)")
    case .removeMiddle:
      try behindTriggers("DELETE FROM ledger_events WHERE sequence = \(middle)")
    case .deleteKey: try KeyFile.delete(keyPath)
    case .replaceKey:
      try KeyFile.delete(keyPath)
      _ = try KeyFile.create(keyPath)
    }
    return true
  }

  private func behindTriggers(_ sql: String) throws {
    let triggers = try app.rows(
      "SELECT name, sql FROM sqlite_schema WHERE type = 'trigger' AND tbl_name = 'ledger_events'"
    ) { row throws(DatabaseError) in (name: try row.text(0), sql: try row.text(1)) }
    try app.immediate {
      for trigger in triggers { try app.execute("DROP TRIGGER \(trigger.name)") }
      try app.execute(sql)
      for trigger in triggers { try app.execute(trigger.sql) }
    }
  }

  // MARK: An old copy of the app's database

  private static let tables = [
    "ledger_events", "ledger_totals", "ledger_head", "paymentQueue", "restoreRequest",
  ]

  /// Where the copy lies.
  static let shelf = tables.map {
    "CREATE TEMP TABLE saved_\($0) AS SELECT * FROM main.\($0) WHERE 0;"
  }.joined()

  func forgetSaved() throws {
    try app.execute(Self.tables.map { "DELETE FROM saved_\($0);" }.joined())
  }

  /// Copies the app's database.
  func save() throws {
    try app.immediate {
      try forgetSaved()
      try app.execute(
        Self.tables.map { "INSERT INTO saved_\($0) SELECT * FROM main.\($0);" }.joined())
    }
  }

  /// Puts the copy back in the place of the app's database; the key file stays as it is.
  func putBack() throws {
    try behindTriggers(
      Self.tables.map {
        "DELETE FROM main.\($0); INSERT INTO main.\($0) SELECT * FROM saved_\($0);"
      }.joined())
    try app.execute("DELETE FROM violation")
  }
}
