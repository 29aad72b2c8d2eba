/// What is wrong with a ledger, as exactly as can be told.
public struct LedgerDamage: Equatable, Sendable, CustomStringConvertible {
  /// The kinds of damage that are told apart.
  public enum Kind: String, Sendable, CaseIterable {
    /// An entry, or the index of the entries, was changed.
    case edited
    /// An entry stands where this program did not write it: put in between, or copied there.
    case inserted
    /// An entry was appended after the end without the key.
    case forged
    /// An entry was taken out, or the whole ledger.
    case removed
    /// Entries are not in the order in which they were written.
    case reordered
    /// Entries are missing from the end.
    case cut
    /// The ledger does not hold what a kept head says it held.
    case rolledBack = "rolled-back"
    /// The key is not the one the ledger was written with.
    case otherKey = "other-key"
    /// An entry was written by another installation.
    case foreignInstall = "foreign-install"
    /// The key file is not there, or does not hold a key.
    case missingKey = "missing-key"
    /// The record of the ledger's end is not there.
    case headMissing = "head-missing"
    /// The record of the ledger's end was changed, or an older one was put back.
    case headEdited = "head-edited"
    /// The file is broken where the ledger lies in it.
    case broken
  }

  /// The kind of damage.
  public let kind: Kind
  /// The first entry that is concerned, `nil` if no single entry is.
  public let sequence: Int?
  /// What was found, as one sentence with a full stop.
  public let message: String

  init(_ kind: Kind, at sequence: Int? = nil, _ message: String) {
    self.kind = kind
    self.sequence = sequence
    self.message = message
  }

  /// What was found, and what can be done.
  public var description: String {
    "\(message) The ledger was left as it is. Restore the data folder from a backup,"
      + " or start again with 'palette-cli store reset app', then 'palette-cli store restore'."
  }
}

/// What checking a whole ledger found.
public enum LedgerVerdict: Equatable, Sendable {
  /// Every entry is as it was written.
  case intact(LedgerHead)
  /// Something is wrong; this is the first of it.
  case damaged(LedgerDamage)
}

/// Why nothing was appended to a ledger, or why it could not be compared.
public enum LedgerError: Error, Equatable, CustomStringConvertible {
  /// The ledger is damaged.
  case damaged(LedgerDamage)
  /// The text of a kept head cannot be read.
  case malformedHead(String)

  /// What is wrong, and what to do about it.
  public var description: String {
    switch self {
    case .damaged(let damage): damage.description
    case .malformedHead(let text):
      "'\(text)' is not the head of a ledger. Write it as COUNT:HASH, with at least 8 digits of"
        + " the hash, as 'palette-cli ledger verify' prints it."
    }
  }
}

/// What the ledger says about owning one product.
public enum Entitlement: Equatable, Sendable {
  /// Delivered and not taken back: the entries that grant it, oldest first, one a transaction.
  case granted([LedgerEntry])
  /// Never delivered, or all of it taken back.
  case none
  /// The ledger cannot be trusted, so nothing is known. This is neither yes nor no.
  case unknown(LedgerDamage)

  /// How many are owned, the quantities of all purchases together.
  ///
  /// What was bought in the sandbox counts in the sandbox only, and the other way round.
  ///
  /// - Parameter environment: The store environment, as events name it.
  /// - Returns: 0 if nothing, and also if the ledger cannot be trusted.
  public func quantity(in environment: String) -> Int {
    guard case .granted(let entries) = self else { return 0 }
    // What was delivered again or restored comes from a purchase that is counted already.
    var purchases: Set<String?> = []
    return entries.map(\.event).reduce(0) { count, event in
      event.environment == environment && purchases.insert(event.originalTransactionID).inserted
        ? count + (event.quantity ?? 1) : count
    }
  }
}
