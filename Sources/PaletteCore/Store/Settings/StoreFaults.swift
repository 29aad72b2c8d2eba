/// Where the store cannot be reached.
public enum NetworkFault: String, CaseIterable, Sendable {
  /// It can always be reached.
  case up
  /// It can never be reached.
  case down
  /// Not when products are asked for.
  case products
  /// Not when a payment is made.
  case payment
  /// Not once it has sold: its answer to a payment is lost.
  case answer
  /// Not when a receipt is fetched.
  case receipt
  /// Not when a receipt is verified.
  case verification
  /// Not when a transaction is finished.
  case finish
  /// Not when purchases are restored.
  case restore
}

/// How the store hands over a product that the account owns already.
public enum RebuyHabit: String, CaseIterable, Sendable {
  /// As a purchase that is not charged.
  case purchased
  /// As a restored purchase, as the Mac App Store may do.
  case restored
}

/// What is wrong with the receipts that the store signs.
public enum ReceiptFault: String, CaseIterable, Sendable {
  /// Nothing.
  case good
  /// The newest items are not in it yet.
  case missingItem = "missing-item"
  /// It belongs to another app.
  case otherBundle = "other-bundle"
  /// It was made for another install.
  case otherInstall = "other-install"
  /// It comes from the other of the two stores.
  case otherEnvironment = "other-environment"
  /// One of its items lacks a date.
  case damagedItem = "damaged-item"
  /// It was made by a local test session, which no server knows.
  case localTest = "local-test"
  /// Its signature does not match.
  case badSignature = "bad-signature"
  /// It is no receipt at all.
  case garbage
}

/// The store may have sold, but its answer was lost; it has to be asked again.
struct StoreSilence: Error, Equatable {}
