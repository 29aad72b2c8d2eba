/// What becomes of a transaction after verification.
enum Verdict: Equatable {
  /// The receipt proves the purchase: deliver.
  case proven(ReceiptItem)
  /// Nothing is known: deliver nothing, keep the transaction, ask again at the next start.
  case later(VerificationProblem)
  /// It is known that this is no purchase: deliver nothing, finish the transaction.
  case refused(VerificationProblem)

  /// What a receipt means for one transaction.
  ///
  /// - Parameters:
  ///   - answer: What the servers' answer means.
  ///   - transaction: What the app's queue holds, as the store told it.
  init(_ answer: ReceiptAnswer, for transaction: StoreTransaction) {
    switch answer {
    case .good(let receipt): self.init(choosingFrom: receipt.items, for: transaction)
    case .later(let problem): self = .later(problem)
    case .refused(let problem): self = .refused(problem)
    }
  }

  /// Finds the item that proves a transaction.
  ///
  /// The order of the items means nothing, and identifiers are no numbers: they differ in length.
  /// A re-bought or restored product may be listed with its first purchase only; of a consumable
  /// only the very transaction counts.
  init(choosingFrom items: [ReceiptItem], for transaction: StoreTransaction) {
    let mine = items.filter { item in
      item.productID == transaction.productID
        && (item.transactionID == transaction.id
          || transaction.kind == .nonConsumable
            && item.originalTransactionID == transaction.originalID)
    }
    let valid = mine.filter { $0.cancellationDate == nil }
    let exact = valid.first { $0.transactionID == transaction.id }
    let newest = valid.max { $0.purchaseDate < $1.purchaseDate }
    if mine.isEmpty {
      self = .later(.itemMissing)
    } else if let item = exact ?? newest {
      self = .proven(item)
    } else {
      self = .refused(.takenBack)
    }
  }

  /// Whether a fresh receipt may say otherwise.
  var mayBeStale: Bool { self == .refused(.status(21003)) || self == .later(.itemMissing) }
}
