/// The moments of a purchase or a restore between which the program may die.
///
/// Each is reached when what it names is on the disk.
public enum PurchaseStep: String, CaseIterable, Sendable {
  /// The payment is in the app's queue.
  case paymentAdded = "payment-added"
  /// The payment is on its way to the store.
  case purchasing
  /// The store has sold and charged; the app does not know it yet.
  case charged
  /// The store has taken note of the payment without selling; the app does not know it yet.
  case noted
  /// The app knows that somebody has to approve.
  case deferred
  /// The app knows that it was sold.
  case purchased
  /// The app knows that it was not sold.
  case failed
  /// Verification has begun.
  case verifyBegun = "verify-begun"
  /// Verified, and delivered in the same moment.
  case granted
  /// The store knows that the app is done; the app's queue still holds the transaction.
  case storeFinished = "store-finished"
  /// The transaction has left the queue.
  case finished
  /// A restore is noted in the app's queue.
  case restoreBegun = "restore-begun"
  /// The store has made the restored transactions; the app does not know them yet.
  case restoreAnswered = "restore-answered"
  /// The app knows a restored transaction.
  case restored
  /// The restore is over.
  case restoreEnded = "restore-ended"
  /// The store has taken a purchase back; the app does not know it yet.
  case refunded
  /// The app has taken back what it had delivered.
  case revoked
}
