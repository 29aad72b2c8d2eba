@testable import PaletteCore

/// What is promised, and looked after: whenever the simulation looks, and in the end.
extension Simulation {
  /// Takes in what happened since the last look.
  func look(_ process: SimulatedProcess) throws {
    let records = try world.sales
    if isDamaged { return try expectUntouched(records, process) }
    let revoked = Set(store.sales.filter(\.isRevoked).map(\.id))
    let finished = Set(store.sales.filter(\.isFinished).map(\.id))
    try store.take(records, requests: try world.requests, process: process)
    let sales = Dictionary(uniqueKeysWithValues: records.map { ($0.id, $0) })
    for event in try world.events(after: ledger.count) {
      guard event.place == process.place else {
        throw BrokenPromise("\(event) is about an account that is not in use")
      }
      // A consumable leaves the receipt when it is finished.
      let isGone = finished.contains(event.transaction) && event.product != SimulatedStore.removeAds
      try ledger.take(
        event, sales: sales, wasRevoked: revoked.contains(event.transaction),
        verdicts: isGone ? process.verdicts.union([.later, .refused]) : process.verdicts)
    }
    try ledger.check()
    let unsettled = records.first {
      $0.isFinished && !ledger.isSettled($0) && !lost.contains($0.id)
    }
    if let sale = unsettled {
      throw BrokenPromise("\(sale) was finished and neither delivered nor refused")
    }
    if let violation = try world.violations.first {
      throw BrokenPromise("a transaction in the queue: \(violation)")
    }
    if let payment = try world.failures.first(where: store.isUndecided) {
      throw BrokenPromise("\(payment) failed while the store waits for approval")
    }
  }

  /// A damaged ledger: nothing is written, and nothing sold.
  private func expectUntouched(_ records: [SaleRecord], _ process: SimulatedProcess) throws {
    guard try records == store.sales && damagedEntries == world.entryCount
    else { throw BrokenPromise("\(process.command) went on with a damaged ledger") }
    try expectStatus(process.settings)
  }

  // MARK: Asking the user

  /// Whether an earlier purchase of a product is unfinished, and not refused.
  private func isUnfinished(_ product: String, in place: Place) throws -> Bool {
    let refused = Set(
      store.sales.filter { ledger.isSettled($0) && !ledger.isGranted($0) }.map(\.payment))
    return try world.queue.contains {
      $0.place == place && $0.product == product && !refused.contains($0.payment)
    }
      || store.sales.contains {
        $0.place == place && $0.product == product && !$0.isFinished
          && !refused.contains($0.payment)
      }
  }

  func mustAsk(_ process: SimulatedProcess) throws -> Bool {
    guard let (product, quantity) = process.command.product, (1...10).contains(quantity),
      process.mayAsk, !isDamaged
    else { return false }
    return try !isUnfinished(product, in: process.place) && world.restoreCount == 0
  }

  func expectMayAsk(_ offer: Offer, _ process: SimulatedProcess) throws {
    let agreement = SimulatedStore.Agreement(
      place: process.place, product: offer.product.id, quantity: offer.quantity)
    guard process.mayAsk, !isDamaged, (1...10).contains(offer.quantity),
      offer.total.milliunits == agreement.price
    else { throw BrokenPromise("asked for what cannot be sold: \(offer)") }
    if !process.isLockedOut, try isUnfinished(offer.product.id, in: process.place) {
      throw BrokenPromise("asked to pay again for what is unfinished: \(offer)")
    }
  }

  // MARK: What a command says

  func expect(_ outcome: StoreOutcome?, of process: SimulatedProcess) throws {
    for (index, resumption) in process.told.enumerated()
    where process.told[..<index].contains(resumption) {
      throw BrokenPromise("\(process.command) told of \(resumption) twice")
    }
    if let expectation = process.expectation, process.hasSentPayment {
      guard process.outcome == expectation else {
        throw BrokenPromise("\(process.command): the store should have: \(expectation)")
      }
    }
    if case .unanswered = outcome { return }
    let told = outcome?.charged?.milliunits ?? 0
    guard process.hasDied || told == process.charged else {
      throw BrokenPromise("\(process.command) told of \(told), and cost \(process.charged)")
    }
    if outcome != nil, process.command.isRefund { try expectTakenBack(in: process.place) }
  }

  private func expectTakenBack(in place: Place) throws {
    if let sale = store.sales.first(where: {
      $0.place == place && $0.isRevoked && ledger.isDelivered($0)
    }) {
      throw BrokenPromise("\(sale) was refunded and is still owned")
    }
  }

  // MARK: What is owned

  /// The status is what was delivered and not taken back, or nothing if the ledger is damaged.
  func expectStatus(_ settings: StoreSettings) throws {
    let place = Place(account: settings[.account], environment: settings[.environment])
    let delivered =
      isDamaged ? [] : store.sales.filter { $0.place == place && ledger.isDelivered($0) }
    let tips = delivered.filter { $0.product != SimulatedStore.removeAds }
      .reduce(0) { $0 + $1.quantity }
    let status = try world.shop().status()
    guard status.noAds == delivered.contains(where: { $0.product == SimulatedStore.removeAds }),
      status.consumables == (tips == 0 ? [:] : ["palette.tip": tips])
    else { throw BrokenPromise("\(status) instead of \(delivered)") }
    if case .damaged = status.ledger, !isDamaged { throw BrokenPromise("\(status)") }
    if case .intact = status.ledger, isDamaged { throw BrokenPromise("\(status)") }
  }

  /// What was paid for is delivered, what was taken back is not.
  func expectAllDelivered(in place: Place) throws {
    for sale in store.sales where sale.place == place && !lost.contains(sale.id) {
      guard sale.isFinished, sale.isRevoked || ledger.isSettled(sale) else {
        throw BrokenPromise("\(sale) was not delivered")
      }
    }
    try expectTakenBack(in: place)
    if let sale = store.sales.first(where: { $0.place == place && ledger.lacksRefund(of: $0) }) {
      throw BrokenPromise("the money for \(sale) came back, and the ledger does not say so")
    }
    if let row = try world.queue.first(where: {
      $0.place == place
        && ($0.state != 4 || !store.isUndecided($0.payment))
    }) {
      throw BrokenPromise("\(row) is unfinished for ever")
    }
  }

  /// After a restore: what is owned is there, and a further start has nothing to do.
  func expectNothingLeft(in place: Place) throws {
    try expectAllDelivered(in: place)
    let shop = try world.shop()
    guard try shop.resume().isEmpty, try world.entryCount == ledger.count else {
      throw BrokenPromise("a second start found something to do")
    }
    try expectStatus(shop.store.settings)
    let isOwned = store.sales.contains {
      $0.place == place && $0.product == SimulatedStore.removeAds && ledger.isDelivered($0)
    }
    guard isOwned != store.owned(in: place).isEmpty else {
      throw BrokenPromise("what is owned was not restored, or what is not was")
    }
  }
}

extension SimulatedCommand {
  /// What is to be bought, and how many.
  var product: (String, Int)? {
    switch self {
    case .buy(let name, let quantity): ("palette.\(name)", quantity)
    case .refuse(let name): ("palette.\(name)", 1)
    default: nil
    }
  }
}
