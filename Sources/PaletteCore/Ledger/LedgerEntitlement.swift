extension Ledger {
  /// Whether, and by which entries, an account owns a product.
  ///
  /// Checks the head and the entries that grant or revoke this product, so the cost does not depend
  /// on the ledger's length. A grant counts once a transaction; a revocation takes back every grant
  /// of the same original transaction, whenever it came. An entry that was hidden, added or changed
  /// makes the answer `unknown`.
  ///
  /// - Parameters:
  ///   - productID: The product.
  ///   - account: The store account.
  /// - Returns: What the ledger says.
  /// - Throws: `DatabaseError`.
  public func entitlement(to productID: String, account: String) throws(DatabaseError)
    -> Entitlement
  {
    try looking { ledger throws(DatabaseError) in
      try ledger.ownEntitlement(to: productID, account: account)
    }
  }

  private func ownEntitlement(to productID: String, account: String) throws(DatabaseError)
    -> Entitlement
  {
    if let damage = try ownHead().damage { return .unknown(damage) }
    guard let keys else { return .none }
    let rows = try rows(
      "WHERE kind IN ('grant', 'revoke') AND product = ? AND account = ? ORDER BY sequence",
      [.text(productID), .text(account)])
    if let damage = try damage(in: rows, of: productID, account: account, under: keys) {
      return .unknown(damage)
    }
    let entries = rows.compactMap(LedgerEntry.init)
    // What is signed can be read, unless a newer program signed it.
    guard entries.count == rows.count else { return .unknown(.ownershipChanged) }
    return Self.standing(entries)
  }

  /// Compares the entries found by the index with the signed count of them.
  private func damage(
    in rows: [StoredEvent], of productID: String, account: String, under keys: LedgerKeys
  ) throws(DatabaseError) -> LedgerDamage? {
    if let bad = rows.first(where: { !$0.isGenuine(under: keys) }) {
      return .edited(at: bad.sequence)
    }
    let total = try records.totals().first {
      $0.product == Array(productID.utf8) && $0.account == Array(account.utf8)
    }
    guard rows.count == total?.count ?? 0, rows.last?.sequence == total?.last else {
      return .ownershipChanged
    }
    return nil
  }

  /// The grants that no revocation took back, one a transaction.
  private static func standing(_ entries: [LedgerEntry]) -> Entitlement {
    func original(_ event: LedgerEvent) -> String {
      event.originalTransactionID ?? event.transactionID ?? ""
    }
    let revoked = Set(entries.filter { $0.event.kind == .revoke }.map { original($0.event) })
    var seen: Set<String> = []
    let grants = entries.filter { entry in
      entry.event.kind == .grant && !revoked.contains(original(entry.event))
        && seen.insert(entry.event.transactionID ?? "").inserted
    }
    return grants.isEmpty ? .none : .granted(grants)
  }
}

extension LedgerDamage {
  static let ownershipChanged = LedgerDamage(
    .edited, "Entries that grant or revoke a product were added, changed or taken out.")
}
