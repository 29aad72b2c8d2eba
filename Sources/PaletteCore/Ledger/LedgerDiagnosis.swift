/// Finds out what was done to a ledger whose chain is broken; slow, and only used then.
struct Diagnosis {
  let ledger: Ledger
  let keys: LedgerKeys
  /// The stored head, if there is one.
  let stored: LedgerRecords.Head?
  /// How far the chain holds.
  let sound: LedgerHead
  /// The entry that breaks it.
  let row: StoredEvent

  /// The place where the chain breaks.
  private var place: Int { sound.count + 1 }

  /// Whether the signed head says that nothing belongs here any more.
  private var isBeyondTheEnd: Bool { stored?.isGenuine == true && place > stored?.head.count ?? 0 }

  /// The damage at the first entry that breaks the chain.
  ///
  /// - Returns: The damage.
  /// - Throws: `DatabaseError`.
  func damage() throws(DatabaseError) -> LedgerDamage {
    if row.sequence > place, !isBeyondTheEnd { return try gap() }
    if row.isGenuine(under: keys) { return spliced }
    if isForeign { return foreign }
    if let damage = try displaced() { return damage }
    if row.sequence < 1 { return inserted(row.sequence) }
    if isBeyondTheEnd { return forged }
    if try isOtherKey() { return .otherKey }
    if try nextBelongsHere() { return inserted(place) }
    return try isLastUnsigned() ? forgedWithTheHead : .edited(at: place)
  }

  // MARK: What is seen

  /// Whether it names another installation, and not only by an edit of the name.
  private var isForeign: Bool {
    guard let install = row.parsed?.installID, install != keys.installID else { return false }
    let renamed = StoredEvent(
      sequence: row.sequence, previous: row.previous, mac: row.mac,
      content: row.content.naming(install: keys.installID))
    return !renamed.isGenuine(under: keys)
  }

  /// The damage where no entry stands at a place before the end.
  private func gap() throws(DatabaseError) -> LedgerDamage {
    if let there = try other(writtenAt: place) {
      return LedgerDamage(
        .reordered, at: place, "Entry \(place) of the ledger stands at place \(there.sequence).")
    }
    let last = min(row.sequence - 1, stored?.isGenuine == true ? stored?.head.count ?? 0 : .max)
    return LedgerDamage(
      .removed, at: place,
      last > place
        ? "Entries \(place) to \(last) of the ledger were taken out."
        : "Entry \(place) of the ledger was taken out.")
  }

  /// The damage of an entry, or its contents, that was written at another place; `nil` if it is no
  /// such.
  private func displaced() throws(DatabaseError) -> LedgerDamage? {
    guard let origin = row.parsed?.sequence, origin != row.sequence else { return nil }
    if row.isGenuine(at: origin, under: keys) {
      if try other(writtenAt: origin) != nil {
        return LedgerDamage(
          .inserted, at: row.sequence,
          "Entry \(row.sequence) of the ledger is a copy of entry \(origin).")
      }
      if row.sequence < 1 {
        return LedgerDamage(
          .reordered, at: origin,
          "Entry \(origin) of the ledger stands at place \(row.sequence).")
      }
      return try other(writtenAt: place) != nil
        ? reordered(origin)
        : LedgerDamage(
          .removed, at: place,
          "Entry \(place) of the ledger was taken out, and those after it were moved up.")
    }
    // Only the contents were moved, and the codes stayed behind.
    guard let there = try rows("WHERE sequence = ?", [.integer(origin)]).first,
      !there.isGenuine(under: keys)
    else { return nil }
    let original = StoredEvent(
      sequence: origin, previous: there.previous, mac: there.mac, content: row.content)
    return original.isGenuine(under: keys) ? reordered(origin) : nil
  }

  /// Another entry than the breaking one that is whole, and was written at a place.
  private func other(writtenAt sequence: Int) throws(DatabaseError) -> StoredEvent? {
    try rows("WHERE sequence <> ?", [.integer(row.sequence)]).first {
      $0.parsed?.sequence == sequence && $0.isGenuine(at: sequence, under: keys)
    }
  }

  /// Whether the next entry is the one that belongs here, so that one was put in before it.
  private func nextBelongsHere() throws(DatabaseError) -> Bool {
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

  /// Whether neither a signed head nor an entry that follows says that an entry belongs here.
  private func isLastUnsigned() throws(DatabaseError) -> Bool {
    guard stored?.isGenuine != true else { return false }
    return try !rows("WHERE sequence > ?", [.integer(place)]).contains {
      $0.isGenuine(under: keys)
    }
  }

  private func rows(_ condition: String, _ values: [Value]) throws(DatabaseError) -> [StoredEvent] {
    try ledger.rows(condition, values)
  }

  // MARK: What is said of it

  private func inserted(_ sequence: Int) -> LedgerDamage {
    LedgerDamage(
      .inserted, at: sequence, "Entry \(sequence) of the ledger was put in without the key.")
  }

  private func reordered(_ origin: Int) -> LedgerDamage {
    LedgerDamage(
      .reordered, at: place, "Entry \(origin) of the ledger stands in the place of entry \(place).")
  }

  private var forged: LedgerDamage {
    LedgerDamage(
      .forged, at: row.sequence,
      "Entry \(row.sequence) was appended after the end of the ledger without the key.")
  }

  private var forgedWithTheHead: LedgerDamage {
    LedgerDamage(
      .forged, at: place,
      "Entry \(place) of the ledger was written without the key, and so was the record of the"
        + " ledger's end.")
  }

  private var foreign: LedgerDamage {
    LedgerDamage(
      .foreignInstall, at: row.sequence,
      "Entry \(row.sequence) of the ledger was written by another installation"
        + " ('\(row.parsed?.installID ?? "")').")
  }

  private var spliced: LedgerDamage {
    LedgerDamage(
      .inserted, at: row.sequence,
      "Entry \(row.sequence) of the ledger is from another copy of it: it does not follow the one"
        + " before.")
  }
}

extension LedgerDamage {
  fileprivate static let otherKey = LedgerDamage(
    .otherKey, "The key file does not hold the key that the ledger was written with.")
}
