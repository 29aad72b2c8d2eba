/// Finds out what was done to a ledger whose chain is broken; slow, and only used then.
struct Diagnosis {
  let ledger: Ledger
  let keys: LedgerKeys
  /// The stored head, if there is one.
  let stored: StoredHead?
  /// How far the chain holds.
  let sound: LedgerHead

  /// The place of the first entry that breaks the chain.
  private var place: Int { sound.count + 1 }

  /// The damage at the first entry that breaks the chain.
  ///
  /// - Returns: The damage.
  /// - Throws: `DatabaseError`.
  func damage() throws(DatabaseError) -> LedgerDamage {
    if let stray = try rows("WHERE sequence < 1 LIMIT 1", []).first {
      return inserted(stray.sequence)
    }
    if let stored, stored.isGenuine, place > stored.head.count,
      let extra = try rows("WHERE sequence >= ? ORDER BY sequence LIMIT 1", [.integer(place)])
        .first,
      !extra.isGenuine(under: keys)
    {
      return inserted(extra.sequence)
    }
    guard let row = try rows("WHERE sequence = ?", [.integer(place)]).first else {
      return LedgerDamage(.removed, at: place, "Entry \(place) of the ledger was taken out.")
    }
    if row.isGenuine(under: keys) { return spliced }
    let parsed = row.parsed
    if let install = parsed?.installID, install != keys.installID {
      return LedgerDamage(
        .foreignInstall, at: place,
        "Entry \(place) of the ledger was written by another installation ('\(install)').")
    }
    if let origin = parsed?.sequence, origin != place, let damage = try moved(row, from: origin) {
      return damage
    }
    if try isOtherKey() {
      return LedgerDamage(
        .otherKey, "The key file does not hold the key that the ledger was written with.")
    }
    return try entryWasShifted() ? inserted(place) : .edited(at: place)
  }

  /// The damage of a genuine entry that stands in another entry's place, `nil` if it is no such.
  private func moved(_ row: StoredEvent, from origin: Int) throws(DatabaseError) -> LedgerDamage? {
    if row.isGenuine(at: origin, under: keys) {
      if origin < place {
        return LedgerDamage(
          .inserted, at: place, "Entry \(place) of the ledger is a copy of entry \(origin).")
      }
      return try isElsewhere(place)
        ? reordered(origin)
        : LedgerDamage(
          .removed, at: place,
          "Entry \(place) of the ledger was taken out, and those after it were moved up.")
    }
    // Only the contents were moved, and the codes stayed behind.
    guard let there = try rows("WHERE sequence = ?", [.integer(origin)]).first else { return nil }
    let original = StoredEvent(
      sequence: origin, previous: there.previous, mac: there.mac, lines: row.lines)
    return original.isGenuine(under: keys) ? reordered(origin) : nil
  }

  /// Whether a genuine entry with this place in its text stands somewhere else.
  private func isElsewhere(_ sequence: Int) throws(DatabaseError) -> Bool {
    try rows("WHERE sequence > ?", [.integer(place)]).contains {
      $0.parsed?.sequence == sequence && $0.isGenuine(at: sequence, under: keys)
    }
  }

  /// Whether the next entry is the one that belongs here, so that one was put in before it.
  private func entryWasShifted() throws(DatabaseError) -> Bool {
    guard let next = try rows("WHERE sequence = ?", [.integer(place + 1)]).first else {
      return false
    }
    return next.isGenuine(at: place, under: keys)
  }

  /// Whether nothing at all fits the key.
  private func isOtherKey() throws(DatabaseError) -> Bool {
    guard sound.count == 0, stored?.isGenuine != true else { return false }
    return try !rows("", []).contains { $0.isGenuine(under: keys) }
  }

  private func rows(_ condition: String, _ values: [Value]) throws(DatabaseError) -> [StoredEvent] {
    try ledger.rows(condition, values)
  }

  private func inserted(_ sequence: Int) -> LedgerDamage {
    LedgerDamage(
      .inserted, at: sequence, "Entry \(sequence) of the ledger was added without the key.")
  }

  private func reordered(_ origin: Int) -> LedgerDamage {
    LedgerDamage(
      .reordered, at: place, "Entry \(origin) of the ledger stands in the place of entry \(place).")
  }

  private var spliced: LedgerDamage {
    LedgerDamage(
      .inserted, at: place,
      "Entry \(place) of the ledger is from another copy of it: it does not follow the one before.")
  }
}
