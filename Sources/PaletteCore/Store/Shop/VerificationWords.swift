/// What keeps a purchase from being delivered, in words.
extension VerificationProblem {
  /// The problem as people read it, without a full stop.
  var words: String {
    switch self {
    case .unreachable: "the server cannot be reached"
    case .status(21003): "the receipt is not authentic"
    case .status(21010): "the account was not found"
    case .status(let status): "the server answered \(status)"
    case .unreadable: "the server's answer cannot be read"
    case .noEnvironment: "each server says that the receipt is the other's"
    case .otherEnvironment: "wrong environment, the receipt is from the other of the two stores"
    case .otherApp: "the receipt belongs to another app"
    case .otherInstall: "the receipt belongs to another install"
    case .localTest: "it is a local test receipt, which no server knows"
    case .itemMissing: "the receipt does not hold the purchase"
    case .takenBack: "the purchase was taken back"
    }
  }

  /// The problem as the ledger notes it.
  var name: String {
    switch self {
    case .unreachable: "unreachable"
    case .status(let status): "status \(status)"
    case .unreadable: "unreadable"
    case .noEnvironment: "no environment"
    case .otherEnvironment: "other environment"
    case .otherApp: "other bundle"
    case .otherInstall: "other install"
    case .localTest: "local test receipt"
    case .itemMissing: "item missing"
    case .takenBack: "taken back"
    }
  }
}
