/// Every sentence that the store says, in English, in one place.
///
/// Each tells what happened, whether money was charged, and what to do next.
public struct StoreWords {
  private let names: [String: String]

  /// Creates the words.
  ///
  /// - Parameters:
  ///   - products: The products that may be spoken of.
  ///   - language: The language of their names: `en`, `zh`.
  public init(products: ProductsFile, language: String) {
    names = Dictionary(
      products.products.map { ($0.id, $0.name(in: language)) },
      uniquingKeysWith: { first, _ in first })
  }

  /// The question before a purchase, such as `Buy "Remove Ads" for ¥6.00 (CNY)?`, without choices.
  ///
  /// - Parameter offer: What would be bought.
  /// - Returns: One sentence.
  public func question(_ offer: Offer) -> String {
    let count = offer.quantity == 1 ? "" : "\(offer.quantity) × "
    return "Buy \(count)\(name(offer.product.id)) for \(offer.total)?"
  }

  /// What a command did, in one or two sentences.
  ///
  /// - Parameter outcome: How it ended.
  /// - Returns: Text without a line end.
  public func message(_ outcome: StoreOutcome) -> String {
    switch outcome {
    case .purchased(let transaction): purchased(transaction)
    case .alreadyOwned(let transaction):
      "\(name(transaction.productID)) is owned already; it was"
        + " \(transaction.reason == .restore ? "restored" : "delivered again") and not charged."
    case .completedEarlier(let transaction):
      "An earlier purchase of \(name(transaction.productID)) was completed, and nothing new was"
        + " charged." + (transaction.kind == .consumable ? " Buy again if you want another." : "")
    case .unheard(let transaction):
      "\(name(transaction.productID)) was delivered before, but the store has not heard of it yet."
        + " Nothing new was charged; try again later."
    case .cancelled(let productID):
      "The purchase of \(name(productID)) was cancelled. Nothing was charged."
    case .notAllowed:
      "Purchases are not allowed on this device. Nothing was charged;"
        + " allow them with 'palette-cli store settings payments-allowed yes'."
    case .unknownProduct(let name, let known): unknown(name, known)
    case .notSold(let productID):
      "\(name(productID)) has no price, since the shop has no storefront. Nothing was charged;"
        + " set one with 'palette-cli store settings storefront CHN'."
    case .productsUnavailable:
      "The products could not be loaded. Nothing was charged; try again later."
    case .failed(let productID, let error):
      "The store did not sell \(name(productID)) (\(error.name)). Nothing was charged;"
        + " \(advice(error))."
    case .unanswered(let productID):
      "The store has not answered about \(name(productID)). It is asked again by the next store"
        + " command, and charges once at most."
    case .deferred(let productID, let isNew):
      "\(name(productID)) waits for approval\(isNew ? "" : " already"). Nothing was charged;"
        + " answer with 'palette-cli store approve' or 'palette-cli store decline'"
        + (isNew ? "." : ", or forget it with 'palette-cli store reset app'.")
    case .declined(let productID):
      "The request for \(name(productID)) was declined. Nothing was charged."
    case .ignored(let productID):
      "The request for \(name(productID)) was declined without a word, so the app goes on waiting."
        + " Nothing was charged."
    case .interrupted(let productID):
      "The purchase of \(name(productID)) was interrupted: the store wants something first. Nothing"
        + " was charged; 'palette-cli store resolve' does it, and the purchase then comes by itself."
    case .refunded(let transaction):
      "\(count(transaction))\(name(transaction.productID)) was refunded\(day(transaction))."
        + " \(repaid(transaction))"
        + (transaction.kind == .nonConsumable ? " It is not owned any more." : "")
    case .restoreCancelled: "The restore was cancelled. Nothing was charged or changed."
    case .pending(let transaction, let problem):
      "\(name(transaction.productID)) is \(paid(transaction)), but not verified yet:"
        + " \(problem.words). The purchase is kept; any store command tries again."
    case .stillPending(let transaction, let problem):
      "An earlier purchase of \(name(transaction.productID)) is not verified yet:"
        + " \(problem.words). It is kept, and nothing new was charged; any store command tries again."
    case .refused(let transaction, .takenBack):
      "\(name(transaction.productID)) was refunded before it was delivered."
        + " \(repaid(transaction))"
    case .refused(let transaction, let problem): refused(transaction, problem)
    case .restored(let restoration): restored(restoration)
    case .restoreFailed(let error, let restoration):
      (found(restoration) + [
        "The restore failed (\(error.name)). Nothing was charged; try again later."
      ])
      .joined(separator: " ")
    }
  }

  /// What became of something that an earlier command left unfinished.
  ///
  /// - Parameter resumption: What was resumed.
  /// - Returns: Text without a line end.
  public func message(_ resumption: Resumption) -> String {
    guard resumption.productID != nil else {
      let isComplete = if case .restored = resumption.outcome { true } else { false }
      return "A restore had been cut off\(isComplete ? " and was completed" : "")."
        + " \(message(resumption.outcome))"
    }
    return switch resumption.outcome {
    case .failed(let productID, StoreError(.unknown)):
      "A purchase of \(name(productID)) had been cut off before the store sold. Nothing was charged."
    case .purchased, .alreadyOwned:
      "A purchase had been cut off and was completed. \(message(resumption.outcome))"
    default: message(resumption.outcome)
    }
  }

  private func name(_ productID: String) -> String { "\"\(names[productID] ?? productID)\"" }

  private func paid(_ transaction: StoreTransaction) -> String {
    switch transaction.reason {
    case .purchase: "paid with \(transaction.charged)"
    case .redownload: "owned"
    case .restore: "restored"
    }
  }

  private func refused(_ transaction: StoreTransaction, _ problem: VerificationProblem) -> String {
    let next =
      transaction.kind == .nonConsumable
      ? "Once receipts are good again, 'palette-cli store restore' brings it."
      : "'palette-cli store refund \(transaction.id)' pays it back."
    return
      "\(name(transaction.productID)) is \(paid(transaction)), but was refused by verification:"
      + " \(problem.words). Nothing was delivered. \(next)"
  }

  private func day(_ transaction: StoreTransaction) -> String {
    transaction.revocationDate.map { " on \($0.secondsText.prefix(10))" } ?? ""
  }

  private func repaid(_ transaction: StoreTransaction) -> String {
    transaction.chargedMilliunits > 0
      ? "\(transaction.charged) was paid back." : "Nothing had been charged."
  }

  private func purchased(_ transaction: StoreTransaction) -> String {
    "Bought \(count(transaction))\(name(transaction.productID)) for \(transaction.charged)."
  }

  private func count(_ transaction: StoreTransaction) -> String {
    transaction.quantity == 1 ? "" : "\(transaction.quantity) × "
  }

  private func unknown(_ name: String, _ known: [String]) -> String {
    known.isEmpty
      ? "There is no product '\(name)': the shop sells nothing. Name another with --products."
      : "There is no product '\(name)'. Use one of: \(ProductsFile.list(known))."
  }

  private func advice(_ error: StoreError) -> String {
    switch error.code {
    case .paymentInvalid:
      "the store does not take this payment; of what is owned for good it sells one at a time"
    case .paymentNotAllowed: "this user may not pay here"
    case .storeProductNotAvailable: "look at 'palette-cli store products'"
    default: "try again later"
    }
  }

  /// What a restore found, a sentence each.
  private func found(_ restoration: Restoration) -> [String] {
    let names = restoration.delivered.map { name($0.productID) }.joined(separator: ", ")
    return (names.isEmpty ? [] : ["\(restoration.delivered.count) restored: \(names)."])
      + restoration.undelivered.map(message)
      + restoration.refunded.map { transaction in
        "\(name(transaction.productID)) was refunded\(day(transaction)), and is not restored."
      }
  }

  private func restored(_ restoration: Restoration) -> String {
    var sentences = found(restoration)
    guard !sentences.isEmpty else { return "There is nothing to restore. Consumables never are." }
    if !restoration.delivered.isEmpty {
      sentences.append("Nothing was charged; consumables are not restored.")
    }
    return sentences.joined(separator: " ")
  }
}
