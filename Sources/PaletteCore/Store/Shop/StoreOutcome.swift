/// How a purchase or a restore ended, with the facts; `StoreWords` has the words.
public enum StoreOutcome: Equatable, Sendable {
  /// Sold, verified and delivered.
  case purchased(StoreTransaction)
  /// Owned already: delivered again, and not charged.
  case alreadyOwned(StoreTransaction)
  /// An earlier purchase of the product had been cut off; it was completed instead of a new one.
  case completedEarlier(StoreTransaction)
  /// Delivered by an earlier command, but the store has not heard of it yet; nothing new was bought.
  case unheard(StoreTransaction)
  /// The user said no.
  case cancelled(productID: String)
  /// Purchases are not allowed on this device.
  case notAllowed
  /// There is no such product.
  case unknownProduct(name: String, known: [String])
  /// The product has no price, since the shop has no storefront.
  case notSold(productID: String)
  /// The products could not be loaded.
  case productsUnavailable(StoreError)
  /// The store did not sell.
  case failed(productID: String, StoreError)
  /// Whether the store sold is not known; it is asked again at the next start.
  case unanswered(productID: String)
  /// Somebody else has to approve; new if it was asked for just now.
  case deferred(productID: String, isNew: Bool)
  /// Whoever had to approve declined.
  case declined(productID: String)
  /// Whoever had to approve declined, and the app is not told: its request waits for ever.
  case ignored(productID: String)
  /// The user has to do something outside the app first.
  case interrupted(productID: String)
  /// Sold, but not verified yet; kept and tried again at the next start.
  case pending(StoreTransaction, VerificationProblem)
  /// Sold by an earlier command, and not verified yet: nothing new was bought.
  case stillPending(StoreTransaction, VerificationProblem)
  /// Verification says that this is no purchase; nothing was delivered.
  case refused(StoreTransaction, VerificationProblem)
  /// Restored; empty if there was nothing.
  case restored(Restoration)
  /// The store took the purchase back, and what was delivered with it.
  case refunded(StoreTransaction)
  /// The user broke the restore off.
  case restoreCancelled
  /// The restore was cut short; what came before that is kept.
  case restoreFailed(StoreError, Restoration)
}

/// What a restore brought back.
public struct Restoration: Equatable, Sendable {
  /// Delivered, one transaction for each product owned.
  public var delivered: [StoreTransaction] = []
  /// Restored, but not verified yet or refused by verification: each a `pending` or a `refused`.
  public var undelivered: [StoreOutcome] = []
  /// Purchases that were taken back, and so are not restored.
  public var refunded: [StoreTransaction] = []
}

/// What became of something that an earlier command left unfinished.
public struct Resumption: Equatable, Sendable {
  /// The product; `nil` for a restore.
  public let productID: String?
  /// How it ended.
  public let outcome: StoreOutcome
}
