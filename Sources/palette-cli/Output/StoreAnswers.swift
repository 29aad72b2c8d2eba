import PaletteCore

// How the store's answers are told: words for a person, keys for a program.

extension Context {
  /// Tells what a store command did, and ends with the status that says so.
  func show(_ outcome: StoreOutcome, of shop: Shop) throws {
    let message = sanitised(words(for: shop.store).message(outcome))
    guard outcome.status == .done else {
      let head = outcome.charged == nil ? nil : try shop.standing().head
      throw Failure(outcome.status, message + (head.map { " (ledger \($0))" } ?? ""))
    }
    try afterDoing(message) { try tell(outcome, message, of: shop) }
  }

  /// What the shop says, in the user's language.
  func words(for store: AppStore) -> StoreWords {
    StoreWords(products: store.products, language: language.rawValue)
  }

  private func tell(_ outcome: StoreOutcome, _ message: String, of shop: Shop) throws {
    let (head, noAds) = try shop.standing()
    switch form {
    case .json:
      try json(
        .object([
          "outcome": .string(outcome.name),
          "transactions": .array(outcome.transactions.map(\.json)),
          "charged": .integer(outcome.charged?.milliunits ?? 0),
          "refunded": outcome.refunded.map { .integer($0.milliunits) },
          "noAds": .bool(noAds), "message": .string(message),
          "ledger": head.map { .string($0.description) },
        ]))
    case .records:
      try facts([
        ("outcome", outcome.name), ("charged", outcome.charged?.description ?? "0"),
        ("refunded", outcome.refunded?.description ?? "0"),
        ("noAds", noAds ? "yes" : "no"), ("ledger", head?.description ?? ""), ("message", message),
      ])
    case .picture:
      try picture { pictures in
        wrapped(message, to: pictures.width)
          + (head.map { [pictures.painter.paint("ledger \($0)", .dim)] } ?? [])
      }
    }
  }

  /// Tells of something done; where that fails, the error says first that it was done.
  func afterDoing(_ deed: String, _ tell: () throws -> Void) throws {
    do {
      try tell()
      try output.flush()
    } catch {
      let failure = Failure(error)
      // Whoever closed the pipe has heard enough.
      if failure.message.isEmpty { throw failure }
      throw Failure(failure.status, "\(deed) Only telling it failed. \(failure.message)")
    }
  }
}

extension StoreOutcome {
  var status: ExitStatus {
    switch self {
    case .purchased, .alreadyOwned, .completedEarlier: .done
    case .cancelled, .restoreCancelled: .cancelled
    case .notAllowed: .purchasesNotAllowed
    case .failed(_, let error) where error.code == .paymentNotAllowed: .purchasesNotAllowed
    case .unknownProduct: .unknownProduct
    case .notSold, .productsUnavailable, .failed, .unanswered, .unheard, .restoreFailed:
      .storeFailed
    case .deferred: .waitingForApproval
    case .declined, .ignored, .refunded: .done
    case .interrupted: .storeFailed
    case .pending, .stillPending: .notVerifiedYet
    case .refused: .refused
    case .restored(let restoration):
      // What is tried again by itself comes before what is not.
      restoration.undelivered.map(\.status).min { $0.rawValue < $1.rawValue } ?? .done
    }
  }
}
