extension StoreOutcome {
  /// The outcome in one word, for machines: `purchased`, `alreadyOwned`.
  public var name: String {
    switch self {
    case .purchased: "purchased"
    case .alreadyOwned: "alreadyOwned"
    case .completedEarlier: "completedEarlier"
    case .unheard: "unheard"
    case .cancelled: "cancelled"
    case .notAllowed: "notAllowed"
    case .unknownProduct: "unknownProduct"
    case .notSold: "notSold"
    case .productsUnavailable: "productsUnavailable"
    case .failed: "failed"
    case .unanswered: "unanswered"
    case .deferred: "deferred"
    case .declined, .ignored: "declined"
    case .interrupted: "interrupted"
    case .refunded: "refunded"
    case .restoreCancelled: "restoreCancelled"
    case .pending, .stillPending: "pending"
    case .refused: "refused"
    case .restored: "restored"
    case .restoreFailed: "restoreFailed"
    }
  }

  /// The transactions it is about.
  public var transactions: [StoreTransaction] {
    switch self {
    case .purchased(let transaction), .alreadyOwned(let transaction),
      .completedEarlier(let transaction), .unheard(let transaction), .pending(let transaction, _),
      .stillPending(let transaction, _), .refused(let transaction, _), .refunded(let transaction):
      [transaction]
    case .restored(let restoration), .restoreFailed(_, let restoration):
      restoration.delivered + restoration.undelivered.flatMap(\.transactions)
    default: []
    }
  }

  /// What the command charged; what an earlier command was charged does not count.
  public var charged: Money? {
    switch self {
    case .completedEarlier, .unheard, .stillPending, .refunded: nil
    default: transactions.first { $0.chargedMilliunits > 0 }?.charged
    }
  }

  /// What the command paid back.
  public var refunded: Money? {
    if case .refunded(let transaction) = self { transaction.charged } else { nil }
  }
}

extension StoreTransaction {
  /// The transaction under the names of StoreKit 2's signed transactions.
  public var json: JSON { claims(environment: environment.responseName) }

  /// The same, of an environment by another name.
  func claims(environment: String) -> JSON {
    .object([
      "transactionId": .string(id),
      "originalTransactionId": .string(originalID),
      "bundleId": .string(AppStore.bundleID),
      "productId": .string(productID),
      "purchaseDate": .integer(Int(date.milliseconds)),
      "originalPurchaseDate": .integer(Int(originalDate.milliseconds)),
      "quantity": .integer(quantity),
      "type": .string(kind.rawValue),
      "inAppOwnershipType": .string("PURCHASED"),
      "environment": .string(environment),
      "transactionReason": .string("PURCHASE"),
      "price": .integer(price.milliunits),
      "currency": .string(price.currency),
      "revocationDate": revocationDate.map { .integer(Int($0.milliseconds)) },
    ])
  }
}
