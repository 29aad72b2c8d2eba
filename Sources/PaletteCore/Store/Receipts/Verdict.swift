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
  /// The receipt does not hold the purchase.
  case itemMissing
  /// The store took the purchase back.
  case takenBack
}

/// What becomes of a transaction after verification.
enum Verdict: Equatable {
  /// The receipt proves the purchase: deliver.
  case proven(ReceiptItem)
  /// Nothing is known: deliver nothing, keep the transaction, ask again at the next start.
  case later(VerificationProblem)
  /// It is known that this is no purchase: deliver nothing, finish the transaction.
  case refused(VerificationProblem)
}

/// What one answer of a verification server means for one transaction.
enum ReceiptAnswer: Equatable {
  /// It decides.
  case decided(Verdict)
  /// The receipt is from the sandbox, whose server must be asked.
  case askSandbox
  /// It decides, unless a fresh receipt says otherwise.
  case refresh(otherwise: Verdict)

  /// Judges an answer.
  ///
  /// - Parameters:
  ///   - response: The server's answer: JSON.
  ///   - endpoint: The server that gave it.
  ///   - transaction: What the app's queue holds, as the store told it.
  ///   - bundleID: This app.
  ///   - installID: This install.
  init(
    of response: String, from endpoint: StoreEnvironment, for transaction: StoreTransaction,
    bundleID: String, installID: String
  ) {
    guard let answer = try? JSONReader.read(Array(response.utf8)),
      let status = answer["status"]?.integer
    else {
      self = .decided(.later(.unreadable))
      return
    }
    switch status {
    case 0:
      self = Self.judge(
        answer, from: endpoint, for: transaction, bundleID: bundleID, installID: installID)
    case 21003: self = .refresh(otherwise: .refused(.status(status)))
    case 21007 where endpoint == .production: self = .askSandbox
    // The sandbox is asked only if production said 21007: neither wants the receipt.
    case 21007, 21008: self = .decided(.later(.noEnvironment))
    case 21010: self = .decided(.refused(.status(status)))
    case 21100...21199 where !Self.isRetryable(answer): self = .decided(.refused(.status(status)))
    default: self = .decided(.later(.status(status)))
    }
  }

  private static func isRetryable(_ answer: JSON) -> Bool {
    answer["is-retryable"] == .bool(true) || answer["is-retryable"] == .integer(1)
  }

  private static func judge(
    _ answer: JSON, from endpoint: StoreEnvironment, for transaction: StoreTransaction,
    bundleID: String, installID: String
  ) -> ReceiptAnswer {
    guard let receipt = answer["receipt"], let elements = receipt["in_app"]?.elements else {
      return .decided(.later(.unreadable))
    }
    guard receipt["bundle_id"]?.string == bundleID else { return .decided(.later(.otherApp)) }
    // A sandbox receipt counts only for a purchase that was made in the sandbox.
    guard answer["environment"]?.string == endpoint.responseName,
      endpoint == transaction.environment
    else { return .decided(.later(.otherEnvironment)) }
    let binding = InstallBinding.hash(
      installID: installID, opaque: receipt["opaque_value"]?.string ?? "", bundleID: bundleID)
    guard receipt["hash"]?.string == binding else { return .decided(.refused(.otherInstall)) }
    return choose(from: elements.compactMap(ReceiptItem.init), for: transaction)
  }

  /// Finds the item that proves a transaction.
  ///
  /// The order of the items means nothing, and identifiers are no numbers: they differ in length.
  /// A re-bought or restored product may be listed with its first purchase only; of a consumable
  /// only the very transaction counts.
  static func choose(from items: [ReceiptItem], for transaction: StoreTransaction)
    -> ReceiptAnswer
  {
    let mine = items.filter { item in
      item.productID == transaction.productID
        && (item.transactionID == transaction.id
          || transaction.kind == .nonConsumable
            && item.originalTransactionID == transaction.originalID)
    }
    guard !mine.isEmpty else { return .refresh(otherwise: .later(.itemMissing)) }
    let valid = mine.filter { $0.cancellationDate == nil }
    let exact = valid.first { $0.transactionID == transaction.id }
    let newest = valid.max { $0.purchaseDate < $1.purchaseDate }
    return .decided((exact ?? newest).map(Verdict.proven) ?? .refused(.takenBack))
  }
}
