import PaletteCore

// How the store's answers are told: words for a person, keys for a program.

extension Context {
  /// Tells what a store command did, and ends with the status that says so.
  func show(_ outcome: StoreOutcome, of shop: Shop) throws {
    let message = words(for: shop.store).message(outcome)
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

  func show(_ settings: [StoreSetting], of values: StoreSettings) throws {
    switch form {
    case .json:
      try json(.object(settings.map { JSON.Member($0.rawValue, .string(values[$0])) }))
    case .records:
      for setting in settings {
        try record([setting.rawValue, values[setting], setting.everyValue])
      }
    case .picture:
      try picture { pictures in
        settings.flatMap { pictures.setting($0, values[$0], isAlone: settings.count == 1) }
      }
    }
  }

  /// Facts, a name and a value a line; aligned on a terminal.
  func facts(_ facts: [(name: String, value: String)]) throws {
    guard form == .picture else {
      for fact in facts { try record([fact.name, fact.value]) }
      return
    }
    try picture { pictures in
      var table = Table(columns: [Table.Column(), Table.Column(leastWidth: 8)])
      for fact in facts {
        table.append([[.text(fact.name, .dim)], [.text(fact.value, .plain)]])
      }
      return pictures.lines(of: table)
    }
  }

  /// Tells what a command changed: a sentence for a person, keys for a program.
  func told(_ facts: [(name: String, value: String)], _ sentence: String) throws {
    try afterDoing(sentence) {
      switch form {
      case .json: try json(.object(facts.map { JSON.Member($0.name, .string($0.value)) }))
      case .records: try self.facts(facts)
      case .picture: try output.line(sanitised(sentence))
      }
    }
  }

  /// Tells of something done; where that fails, the error says first that it was done.
  private func afterDoing(_ deed: String, _ tell: () throws -> Void) throws {
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

extension StoreStatus {
  var ledgerHead: String? {
    if case .intact(let head) = ledger { head.description } else { nil }
  }

  var facts: [(name: String, value: String)] {
    let counts = consumables.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    return [
      ("account", account), ("environment", environment.rawValue), ("noAds", noAds ? "yes" : "no"),
      ("consumables", counts.joined(separator: " ")),
      ("unfinished", String(unfinished.count)),
    ] + waiting + [("ledger", ledgerHead ?? "damaged")]
  }

  /// What is unfinished or waits, each with the identifier that it has with the store.
  private var waiting: [(name: String, value: String)] {
    let ids = Dictionary(uniqueKeysWithValues: requests.map { ($0.payment.id, $0.id) })
    let queued = unfinished.map { queued in
      let id = queued.transaction?.id ?? ids[queued.payment.id]
      return ("\(queued.state)", [id, queued.payment.description])
    }
    let interrupted = requests.filter { $0.state == .interrupted }.map { request in
      (request.state.rawValue, [request.id, request.payment.description])
    }
    return (queued + interrupted).map { ($0, $1.compactMap(\.self).joined(separator: " ")) }
  }

  var json: JSON {
    let head: LedgerHead? = if case .intact(let head) = ledger { head } else { nil }
    return .object([
      "account": .string(account), "environment": .string(environment.rawValue),
      "noAds": .bool(noAds),
      "consumables": .object(
        consumables.sorted { $0.key < $1.key }.map { JSON.Member($0.key, .integer($0.value)) }),
      "unfinished": .array(unfinished.map(\.json)), "requests": .array(requests.map(\.json)),
      "ledger": .object([
        "entries": head.map { .integer($0.count) } ?? .null,
        "head": head.map { .string($0.description) } ?? .null, "intact": .bool(head != nil),
      ]),
    ])
  }
}

extension QueuedTransaction {
  var json: JSON {
    .object([
      "productId": .string(payment.productID), "quantity": .integer(payment.quantity),
      "state": .string("\(state)"), "transactionId": (transaction?.id).map(JSON.string),
    ])
  }
}

extension StoreRequest {
  fileprivate var json: JSON {
    .object([
      "id": .string(id), "productId": .string(payment.productID),
      "quantity": .integer(payment.quantity), "state": .string(state.rawValue),
      "date": .string(date.rfc3339),
    ])
  }
}

extension Product {
  func json(in language: Language) -> JSON {
    .object([
      "id": .string(id), "type": .string(kind.rawValue),
      "name": .string(name(in: language.rawValue)),
      "description": .string(description(in: language.rawValue)), "price": .integer(milliunits),
      "currency": currency.map(JSON.string), "displayPrice": (price?.description).map(JSON.string),
    ])
  }
}

extension Pictures {
  /// A setting and what it may be; all of it where it is the only one.
  fileprivate func setting(_ setting: StoreSetting, _ value: String, isAlone: Bool) -> [String] {
    let isChanged = value != setting.standard
    let name = setting.rawValue + String(repeating: " ", count: 21 - setting.rawValue.count)
    let rule = isAlone ? setting.everyValue : setting.rule
    return [line(of: [.text(name, .plain), .text(value, isChanged ? .bold : .plain)])]
      + wrapped(rule, to: max(20, width - 2)).map { painter.paint("  " + $0, .dim) }
  }

  func products(_ products: [Product]) -> [String] {
    var table = Table(columns: [
      Table.Column(), Table.Column(importance: 3, leastWidth: 8), Table.Column(alignment: .right),
      Table.Column(importance: 1, leastWidth: 16),
    ])
    for product in products {
      table.append([
        [.text(product.id, .bold)], [.text(product.name(in: language.rawValue), .plain)],
        [.text(product.price?.description ?? "not sold here", .plain)],
        [.text(product.description(in: language.rawValue), .dim)],
      ])
    }
    return lines(of: table)
  }
}
