/// A setting of the store: what a StoreKit test session would set.
///
/// Everything about a setting but what it does is declared here, once.
public enum StoreSetting: String, CaseIterable, Sendable {
  /// Whether purchases are allowed on this device.
  case paymentsAllowed = "payments-allowed"
  /// Whether somebody else has to approve what is bought.
  case askToBuy = "ask-to-buy"
  /// Whether every purchase stops for something to do outside the app first.
  case interrupted
  /// Which of the two stores sells.
  case environment
  /// Who buys.
  case account
  /// The country the store is in.
  case storefront
  /// The error that every purchase fails with.
  case failWith = "fail-with"
  /// The error that every restore fails with.
  case failRestoreWith = "fail-restore-with"
  /// After how many products a restore breaks off.
  case restoreStopsAfter = "restore-stops-after"
  /// Where the store cannot be reached.
  case network
  /// How long the store takes to answer.
  case delay
  /// What is wrong with the receipts that the store signs.
  case receipt
  /// The status that every verification answers.
  case verifyStatus = "verify-status"
  /// How the store hands over a product that is owned already.
  case rebuy
  /// Whether telling the store that a transaction is finished fails.
  case finishFails = "finish-fails"
  /// The step at which the next purchase dies.
  case crashAt = "crash-at"

  /// One line about the setting.
  public var summary: String {
    switch self {
    case .paymentsAllowed: "Whether purchases are allowed on this device."
    case .askToBuy: "Whether somebody else has to approve what is bought."
    case .interrupted:
      "Whether purchases stop for something to do outside the app first."
    case .environment: "Which of the two stores sells."
    case .account: "Who buys; each account owns what it bought."
    case .storefront: "The country to sell in, instead of the products file's own."
    case .failWith: "The error that every purchase fails with."
    case .failRestoreWith: "The error that every restore fails with."
    case .restoreStopsAfter: "After how many products a restore breaks off."
    case .delay: "How long the store takes for each answer, in milliseconds."
    case .rebuy: "How the store hands over again what is owned."
    case .finishFails:
      "Whether telling the store that a transaction is finished fails the next time."
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
    case .askToBuy, .interrupted: "no"
    case .storefront, .failWith, .failRestoreWith, .restoreStopsAfter, .verifyStatus, .crashAt:
      "none"
    case .delay: "0"
    case .rebuy: RebuyHabit.purchased.rawValue
    case .finishFails: "no"
    case .network: NetworkFault.up.rawValue
    case .receipt: ReceiptFault.good.rawValue
    }
  }

  /// The values there are, or `nil` where every name or number of a kind is one.
  public var choices: [String]? {
    switch self {
    case .paymentsAllowed, .askToBuy, .interrupted: ["yes", "no"]
    case .finishFails: ["no", "once"]
    case .environment: StoreEnvironment.allCases.map(\.rawValue)
    case .account, .verifyStatus, .delay, .restoreStopsAfter: nil
    case .storefront: ["none"] + Storefront.codes
    case .failWith, .failRestoreWith: ["none"] + StoreError.all.map(\.name)
    case .network: NetworkFault.allCases.map(\.rawValue)
    case .receipt: ReceiptFault.allCases.map(\.rawValue)
    case .rebuy: RebuyHabit.allCases.map(\.rawValue)
    case .crashAt: ["none"] + PurchaseStep.allCases.map(\.rawValue)
    }
  }

  /// Which values there are, in a few words for people.
  public var rule: String {
    switch self {
    case .account: "a name of 1 to 64 letters, digits, '.', '-', '_', '@' or '+'"
    case .verifyStatus: "none, or a status: 21000 to 21010, 21100 to 21199"
    case .failWith, .failRestoreWith:
      "none, or an error of StoreKit by its name or number: paymentCancelled, 2"
    case .delay: "0 to 60000"
    case .restoreStopsAfter: "none, or a number: 0 to 99"
    case .storefront: "none, or a three-letter country code: CHN"
    default: everyValue
    }
  }

  /// All values there are, or, where they cannot be counted, the rule for them.
  public var everyValue: String { choices?.joined(separator: ", ") ?? rule }

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
    case .delay: return Self.number(text, in: 0...60_000)
    case .restoreStopsAfter: return text == standard ? text : Self.number(text, in: 0...99)
    case .failWith, .failRestoreWith:
      return text == standard ? text : StoreError(named: text)?.name
    case .storefront:
      return text == standard ? text : Storefront(code: text.uppercased())?.code
    default:
      return choices?.first { $0 == text.lowercased() }
    }
  }

  /// The value that a text stands for.
  ///
  /// - Parameter text: What the user typed.
  /// - Returns: The value as it is kept.
  /// - Throws: `StoreFailure.badSetting` if it is none of this setting's.
  @discardableResult
  public func require(_ text: String) throws(StoreFailure) -> String {
    guard let value = value(of: text) else { throw .badSetting(self, text) }
    return value
  }

  private static func number(_ text: String, in range: ClosedRange<Int>) -> String? {
    Int(text).flatMap { range.contains($0) ? String($0) : nil }
  }

  private static let accountCharacters = Set(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789.-_@+".unicodeScalars)
}
