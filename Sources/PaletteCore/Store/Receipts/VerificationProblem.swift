/// What keeps a purchase from being delivered.
public enum VerificationProblem: Equatable, Sendable {
  /// The server cannot be reached.
  case unreachable
  /// The server answers with a status other than 0.
  case status(Int)
  /// The server's answer cannot be read.
  case unreadable
  /// Each server says that the receipt is the other's.
  case noEnvironment
  /// The receipt is of the store that this run does not use.
  case otherEnvironment
  /// The receipt is of another app.
  case otherApp
  /// The receipt was made for another install.
  case otherInstall
  /// The receipt was made by a local test session, which no server knows.
  case localTest
  /// The receipt does not hold the purchase.
  case itemMissing
  /// The store took the purchase back.
  case takenBack
}
