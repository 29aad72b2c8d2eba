/// Which of the two stores a purchase was made in.
public enum StoreEnvironment: String, CaseIterable, Sendable {
  /// The store that takes real money from customers.
  case production
  /// The store for trying things out.
  case sandbox

  /// The first digit of the store's transaction identifiers.
  var identifierPrefix: String {
    switch self {
    case .production: "4"
    case .sandbox: "2"
    }
  }

  /// The other of the two stores.
  var other: StoreEnvironment { self == .production ? .sandbox : .production }

  /// The name in answers of `verifyReceipt`.
  public var responseName: String {
    switch self {
    case .production: "Production"
    case .sandbox: "Sandbox"
    }
  }

  /// `receipt_type` of the store's receipts.
  var receiptType: String {
    switch self {
    case .production: "Production"
    case .sandbox: "ProductionSandbox"
    }
  }
}
