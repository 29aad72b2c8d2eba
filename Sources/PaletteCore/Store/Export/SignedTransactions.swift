extension LedgerHistory {
  /// The delivered transactions as StoreKit 2 signs them, one a line.
  ///
  /// Their environment is always `LocalTesting` and there are no certificates, so none can pass for
  /// one of the App Store. Source of the names: Apple, App Store Server API,
  /// `JWSTransactionDecodedPayload`.
  ///
  /// - Parameters:
  ///   - key: The key to sign with.
  ///   - now: When they are signed.
  /// - Returns: The lines.
  public func signedTransactions(by key: SigningKey, at now: Timestamp) -> String {
    transactions.filter(\.isDelivered).map { key.signed($0.claims(signedAt: now)) + "\n" }.joined()
  }

  /// The answer of `verifyReceipt` for an account, made from the ledger alone.
  ///
  /// It lists what the real one does: each non-consumable as it was first bought, taken back or not,
  /// and those consumables that are not finished.
  ///
  /// - Parameters:
  ///   - account: Whose purchases.
  ///   - environment: The store they were made in.
  ///   - now: When the receipt is made.
  /// - Returns: The response.
  public func receipt(account: String, environment: StoreEnvironment, at now: Timestamp) -> JSON {
    var originals: Set<String> = []
    let items = transactions.compactMap { known -> StoreTransaction? in
      let transaction = known.transaction
      guard transaction.account == account, transaction.environment == environment else {
        return nil
      }
      guard transaction.kind == .nonConsumable else {
        return known.isFinished ? nil : transaction
      }
      return originals.insert(transaction.originalID).inserted ? transaction.original : nil
    }
    let receipt = ReceiptPayload(
      of: items, environment: environment, bundleID: AppStore.bundleID, at: now)
    return ReceiptPayload.response(receipt.members, from: environment, at: now)
  }
}

extension LedgerTransaction {
  fileprivate func claims(signedAt now: Timestamp) -> JSON {
    let isRevoked = transaction.revocationDate != nil
    return transaction.claims(environment: "LocalTesting").adding([
      "revocationReason": isRevoked ? .integer(0) : nil,
      "revocationType": isRevoked ? .string("REFUND_FULL") : nil,
      "storefront": storefront.map(JSON.string),
      "storefrontId": storefront.flatMap(Storefront.identifier).map(JSON.string),
      "signedDate": .integer(Int(now.milliseconds)),
    ])
  }
}

extension StoreTransaction {
  /// The first transaction of the same purchase, of which a ledger that was begun later only knows
  /// what came of it.
  fileprivate var original: StoreTransaction {
    StoreTransaction(
      id: originalID, originalID: originalID, productID: productID, kind: kind, reason: .purchase,
      quantity: quantity, price: price, chargedMilliunits: chargedMilliunits, account: account,
      environment: environment, date: originalDate, originalDate: originalDate,
      revocationDate: revocationDate)
  }
}

extension Storefront {
  /// Apple's number of a country's shop, where it is known for certain.
  ///
  /// Sources: the samples of Apple's App Store Server Library (USA); the App Store's public list of
  /// storefronts, header `X-Apple-Store-Front` (CHN).
  fileprivate static func identifier(of code: String) -> String? {
    switch code {
    case "CHN": "143465"
    case "USA": "143441"
    default: nil
    }
  }
}
