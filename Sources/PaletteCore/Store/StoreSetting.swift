/// A setting of the store: what a StoreKit test session would set.
///
/// Everything about a setting but what it does is declared here, once.
public enum StoreSetting: String, CaseIterable, Sendable {
  /// Whether purchases are allowed on this device.
  case paymentsAllowed = "payments-allowed"
  /// Which of the two stores sells.
  case environment
  /// Who buys.
  case account
  /// The country the store is in.
  case storefront
  /// The error that every purchase fails with.
  case failWith = "fail-with"
  /// Where the store cannot be reached.
  case network
  /// What is wrong with the receipts that the store signs.
  case receipt
  /// The status that every verification answers.
  case verifyStatus = "verify-status"
  /// The step at which the next purchase dies.
  case crashAt = "crash-at"

  /// One line about the setting.
  public var summary: String {
    switch self {
    case .paymentsAllowed: "Whether purchases are allowed on this device."
    case .environment: "Which of the two stores sells."
    case .account: "Who buys; each account owns what it bought."
    case .storefront: "The country to sell in, instead of the products file's own."
    case .failWith: "The error that every purchase fails with, by name or number."
    case .network: "Whether the store can be reached; a step's name cuts that step only."
    case .receipt: "What is wrong with the receipts that the store signs."
    case .verifyStatus: "The status that every verification answers, instead of the true one."
    case .crashAt: "The step after which the next purchase is killed, once."
    }
  }

  /// The value while nothing is set.
  public var standard: String {
    switch self {
    case .paymentsAllowed: "yes"
    case .environment: StoreEnvironment.production.rawValue
    case .account: "default"
    case .storefront, .failWith, .verifyStatus, .crashAt: "none"
    case .network: NetworkFault.up.rawValue
    case .receipt: ReceiptFault.good.rawValue
    }
  }

  /// The values there are, or `nil` where every name or number of a kind is one.
  public var choices: [String]? {
    switch self {
    case .paymentsAllowed: ["yes", "no"]
    case .environment: StoreEnvironment.allCases.map(\.rawValue)
    case .account, .verifyStatus: nil
    case .storefront: ["none"] + Storefront.codes
    case .failWith: ["none"] + StoreError.allCases.map(\.name)
    case .network: NetworkFault.allCases.map(\.rawValue)
    case .receipt: ReceiptFault.allCases.map(\.rawValue)
    case .crashAt: ["none"] + PurchaseStep.allCases.map(\.rawValue)
    }
  }

  /// Which values there are, in a few words for people.
  public var rule: String {
    switch self {
    case .account: "a name of 1 to 64 letters, digits, '.', '-', '_', '@' or '+'"
    case .verifyStatus: "none, or a status: 21000 to 21010, 21100 to 21199"
    case .storefront: "none, or a three-letter country code: CHN"
    default: (choices ?? []).joined(separator: ", ")
    }
  }

  /// The value that a text stands for, or `nil` if it is none of this setting's.
  ///
  /// - Parameter text: What the user typed.
  /// - Returns: The value as it is kept.
  public func value(of text: String) -> String? {
    switch self {
    case .account:
      let isName =
        (1...64).contains(text.utf8.count)
        && text.unicodeScalars.allSatisfy { Self.accountCharacters.contains($0) }
      return isName ? text : nil
    case .verifyStatus:
      if text == standard { return text }
      let isStatus = Int(text).map { (21000...21010).contains($0) || (21100...21199).contains($0) }
      return isStatus == true ? text : nil
    case .failWith:
      return text == standard ? text : StoreError(named: text)?.name
    case .storefront:
      return text == standard ? text : Storefront(code: text.uppercased())?.code
    default:
      return choices?.first { $0 == text.lowercased() }
    }
  }

  private static let accountCharacters = Set(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789.-_@+".unicodeScalars)
}
