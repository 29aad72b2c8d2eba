@testable import PaletteCore

/// One run of the program in a simulation: what it was told, and what was seen of it.
final class SimulatedProcess {
  let command: SimulatedCommand
  let settings: StoreSettings
  /// What it told of what was unfinished.
  var told: [Resumption] = []
  /// The steps that it reached.
  var steps: [PurchaseStep] = []
  /// How many steps it had reached when it asked the user; `nil` if it did not ask.
  var stepsBeforePrompt: Int?
  /// What the user agreed to, until a sale or a request uses it up.
  var agreement: SimulatedStore.Agreement?
  /// What the store has to do with what the user agreed to.
  var expectation: Expectation?
  /// What its own payment led to.
  var outcome = Expectation()
  /// What the store charged meanwhile, in milliunits.
  var charged = 0
  var hasDied = false
  /// Whether another process holds the lock on purchases.
  let isLockedOut: Bool

  init(_ command: SimulatedCommand, settings: StoreSettings, isLockedOut: Bool) {
    self.command = command
    self.isLockedOut = isLockedOut
    self.settings = settings
  }

  var place: Place {
    Place(account: settings[.account], environment: settings[.environment])
  }

  /// What verification may say of what was not taken back.
  ///
  /// Source: the table of the status codes of verifyReceipt in Apple's documentation
  /// (`appstorereceipts/status`), and which of them ask to try again.
  var verdicts: Set<VerdictClass> {
    if ["down", "receipt", "verification"].contains(settings[.network]) { return [.later] }
    switch settings[.verifyStatus] {
    case "none": break
    case "21003", "21010", "21101": return [.refused]
    default: return [.later]
    }
    return switch settings[.receipt] {
    case "good", "damaged-item": [.proven]
    case "missing-item": [.proven, .later]
    case "other-install", "bad-signature": [.refused]
    default: [.later]
    }
  }

  /// Whether the user may be asked to pay, as far as the settings tell.
  var mayAsk: Bool {
    settings[.paymentsAllowed] == "yes" && !["down", "products"].contains(settings[.network])
  }

  /// Whether its own payment came to the store.
  var hasSentPayment: Bool {
    guard let stepsBeforePrompt else { return false }
    let own = steps[stepsBeforePrompt...]
    return own.contains(.purchasing) && !(hasDied && own.last == .purchasing)
  }

  /// What the store has to do with a payment: sell it, or take note of it in a state.
  struct Expectation: Equatable {
    var isSold = false
    var noted: String?
  }

  /// The user agrees.
  ///
  /// - Parameters:
  ///   - product: To what.
  ///   - quantity: To how many.
  ///   - isOwned: Whether the product is owned for good already.
  func agree(to product: String, _ quantity: Int, isOwned: Bool) {
    agreement = SimulatedStore.Agreement(place: place, product: product, quantity: quantity)
    let isForGood = product == SimulatedStore.removeAds
    guard !isForGood || quantity == 1, !["down", "payment"].contains(settings[.network]),
      settings[.failWith] == "none"
    else { return expectation = Expectation() }
    let state: String? =
      isForGood && isOwned
      ? nil
      : settings[.askToBuy] == "yes"
        ? "deferred" : settings[.interrupted] == "yes" ? "interrupted" : nil
    expectation = Expectation(isSold: state == nil, noted: state)
  }
}
