extension Ledger {
  /// Checks every entry, the head and the totals, and says what is wrong first.
  ///
  /// - Returns: The head, or the first damage.
  /// - Throws: `DatabaseError`.
  /// - Complexity: O(n); about two microseconds an entry.
  public func verify() throws(DatabaseError) -> LedgerVerdict {
    try looking { ledger throws(DatabaseError) in
      switch try ledger.availableKeys() {
      case .notNeeded: .intact(.empty)
      case .missing(let damage): .damaged(damage)
      case .available(let keys): try ledger.verify(with: keys)
      }
    }
  }

  /// Checks the ledger, and that it still holds what it held when the user kept its head.
  ///
  /// - Parameter kept: `COUNT:HASH`, the hash with 8 ... 64 hexadecimal digits.
  /// - Returns: The head, or the first damage.
  /// - Throws: `LedgerError.malformedHead`, `DatabaseError`.
  public func verify(expecting kept: String) throws -> LedgerVerdict {
    let (count, hash) = try Self.keptHead(kept)
    return try database.reading { () throws(DatabaseError) in
      let verdict = try verify()
      guard case .intact(let head) = verdict else { return verdict }
      guard count <= head.count else { return .damaged(.rolledBack(to: head.count, from: count)) }
      let code = try rows("WHERE sequence = ?", [.integer(count)]).first?.mac ?? .zero
      return code.hex.hasPrefix(hash)
        ? verdict : .damaged(.otherHistory(at: count))
    }
  }

  /// Checks the head that the user kept against a ledger of which there is no file any more.
  ///
  /// - Parameter kept: `COUNT:HASH`, the hash with 8 ... 64 hexadecimal digits.
  /// - Returns: Intact only if the kept head was that of an empty ledger.
  /// - Throws: `LedgerError.malformedHead`.
  public static func verifyMissing(expecting kept: String) throws(LedgerError) -> LedgerVerdict {
    let count = try keptHead(kept).count
    return count == 0 ? .intact(.empty) : .damaged(.rolledBack(to: 0, from: count))
  }

  private static func keptHead(
    _ text: String
  ) throws(LedgerError) -> (count: Int, hash: String) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, let count = Int(parts[0]), count >= 0,
      (8...64).contains(parts[1].utf8.count),
      parts[1].utf8.allSatisfy({ Hexadecimal.value(ofDigit: $0) != nil })
    else { throw .malformedHead(text) }
    return (count, parts[1].lowercased())
  }

  func verify(with keys: LedgerKeys) throws(DatabaseError) -> LedgerVerdict {
    let stored = try records.head(under: keys)
    let (end, breaking) = try soundEnd(under: keys)
    switch breaking {
    case .row(let row):
      let diagnosis = Diagnosis(ledger: self, keys: keys, stored: stored, sound: end, row: row)
      return .damaged(try diagnosis.damage())
    case .unreadable(let detail): return .damaged(.broken(detail, at: end.count + 1))
    case nil: break
    }
    guard let stored else { return .damaged(end.count == 0 ? .gone : .headMissing) }
    guard stored.isGenuine else { return .damaged(.headEdited) }
    if stored.head.count > end.count {
      return .damaged(.cut(to: end.count, from: stored.head.count))
    }
    guard stored.head == end else { return .damaged(.olderHead(stored.head, entries: end.count)) }
    guard try records.totals() == records.countedTotals() else {
      return .damaged(.ownershipChanged)
    }
    return .intact(end)
  }

  /// What ends the chain before the entries end.
  private enum Break {
    /// An entry that does not belong there.
    case row(StoredEvent)
    /// A broken file; the reason in SQLite's words.
    case unreadable(String)
  }

  /// How far the chain holds, and what follows there and breaks it.
  private func soundEnd(under keys: LedgerKeys) throws(DatabaseError) -> (LedgerHead, Break?) {
    var count = 0
    var last = Digest.zero
    var breaking: Break?
    var content = EventContent()
    do throws(DatabaseError) {
      try database.forEachRow(
        "SELECT \(StoredEvent.columns) FROM ledger_events ORDER BY sequence"
      ) { row throws(DatabaseError) in
        let sequence = try row.integer(0)
        let previous = row.withBytes(1) { Digest(raw: $0) }
        let mac = row.withBytes(2) { Digest(raw: $0) }
        content.replace(by: row)
        let code = keys.code(previous: last, sequence: sequence, content: content)
        guard sequence == count + 1, previous == last, mac == code else {
          breaking = .row(try StoredEvent(row))
          return false
        }
        count = sequence
        last = code
        return true
      }
    } catch .damaged(_, let detail) {
      breaking = .unreadable(detail)
    }
    return (LedgerHead(count: count, mac: last), breaking)
  }
}

extension LedgerDamage {
  fileprivate static func cut(to left: Int, from count: Int) -> LedgerDamage {
    let first = left + 1
    return LedgerDamage(
      .cut, at: first,
      (first == count
        ? "Entry \(count) of the ledger was cut off: "
        : "Entries \(first) to \(count) of the ledger were cut off: ")
        + "\(left) of \(count) are left.")
  }

  fileprivate static func olderHead(_ head: LedgerHead, entries: Int) -> LedgerDamage {
    LedgerDamage(
      .headEdited, at: min(head.count, entries) + 1,
      "The record of the ledger's end belongs to another copy of it: it counts \(head.count)"
        + " entries, and \(entries) are there.")
  }

  fileprivate static func rolledBack(to count: Int, from kept: Int) -> LedgerDamage {
    LedgerDamage(
      .rolledBack, at: count + 1,
      "The ledger has \(count) entries, but the head you kept counts \(kept):"
        + " an older copy was put back.")
  }

  fileprivate static func otherHistory(at sequence: Int) -> LedgerDamage {
    LedgerDamage(
      .rolledBack, at: sequence,
      "Entry \(sequence) is not the one of the head you kept: an older copy was put back and"
        + " written on.")
  }
}
