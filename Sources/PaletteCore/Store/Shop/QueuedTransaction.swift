/// The state of a transaction, with StoreKit's numbers (`SKPaymentTransactionState`).
public enum TransactionState: Int, Sendable {
  /// On its way to the store; its answer is not known.
  case purchasing = 0
  /// Sold.
  case purchased = 1
  /// Not sold.
  case failed = 2
  /// Brought back from the store's history.
  case restored = 3
  /// Somebody else has to approve it.
  case deferred = 4

  /// Whether a transaction in this state may be finished.
  ///
  /// The others are still to be answered; StoreKit raises an exception for them.
  public var mayFinish: Bool { self != .purchasing && self != .deferred }
}

/// What the user asks the store to sell.
public struct Payment: Equatable, Sendable, CustomStringConvertible {
  /// Made by the app, so that it can ask again after a crash and be charged once.
  public let id: String
  /// The product's whole identifier.
  public let productID: String
  /// How many.
  public let quantity: Int
  /// Who pays.
  public let account: String
  /// Where.
  public let environment: StoreEnvironment

  /// Product and quantity: `palette.tip × 3`.
  public var description: String { quantity == 1 ? productID : "\(productID) × \(quantity)" }
}

/// A transaction that the app has not finished.
public struct QueuedTransaction: Equatable, Sendable {
  /// The payment it belongs to; of a restored one made up from the restore and the purchase.
  public let payment: Payment
  /// How far it has come.
  public let state: TransactionState
  /// What the store said, where it sold.
  public let transaction: StoreTransaction?
  /// Why the store did not sell, where it did not.
  public let error: StoreError?
}
