import PaletteCore

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
    let ids = Dictionary(requests.map { ($0.payment.id, $0.id) }) { first, _ in first }
    let queued = unfinished.map { queued in
      let id = queued.transaction?.id ?? ids[queued.payment.id]
      return ("\(queued.state)", [id, queued.payment.description])
    }
    // The app does not know of the others: its purchase has failed, or its data were lost.
    let known = Set(unfinished.map(\.payment.id))
    let others = requests.filter { !known.contains($0.payment.id) }.map { request in
      (request.state.rawValue, [request.id, request.payment.description])
    }
    return (queued + others).map { ($0, $1.compactMap(\.self).joined(separator: " ")) }
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
