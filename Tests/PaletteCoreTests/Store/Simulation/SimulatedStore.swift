@testable import PaletteCore

/// What the store has promised: who agreed to what, and what was sold for it.
struct SimulatedStore {
  /// What a user agreed to pay for, or may yet be charged for.
  struct Agreement: Equatable {
    let place: Place
    let product: String
    let quantity: Int

    var price: Int { quantity * (product == removeAds ? 6000 : 1000) }
  }

  static let removeAds = "palette.removeads"

  private(set) var sales: [SaleRecord] = []
  /// What waits for somebody's approval, or for the user to act outside the app.
  private(set) var waiting: [String: (agreement: Agreement, state: String)] = [:]

  var charged: Int { sales.reduce(0) { $0 + $1.charged } }

  /// Whether a payment waits for somebody's approval.
  func isUndecided(_ payment: String) -> Bool {
    ["deferred", "ignored"].contains(waiting[payment]?.state)
  }

  /// The first transactions of what is owned for good.
  func owned(in place: Place) -> [SaleRecord] {
    sales.filter {
      $0.place == place && $0.product == Self.removeAds && $0.id == $0.original && !$0.isRevoked
    }
  }

  /// Takes what the store recorded since the last look.
  ///
  /// - Parameters:
  ///   - records: All sales.
  ///   - requests: The states of all requests.
  ///   - process: What was at work meanwhile; its agreement is used up by a sale or a request.
  /// - Throws: `BrokenPromise` if nobody agreed to what was recorded.
  mutating func take(
    _ records: [SaleRecord], requests: [String: String], process: SimulatedProcess
  ) throws(BrokenPromise) {
    try compare(records, command: process.command)
    for sale in records.dropFirst(sales.count) {
      try justify(sale, process: process)
      sales.append(sale)
      process.charged += sale.charged
    }
    sales = records
    for (payment, state) in requests where waiting[payment]?.state != state {
      try takeRequest(payment, state, process: process)
    }
    waiting = waiting.filter { requests[$0.key] != nil }
  }

  /// What is recorded stays, but for being finished and taken back.
  private func compare(
    _ records: [SaleRecord], command: SimulatedCommand
  ) throws(BrokenPromise) {
    guard records.count >= sales.count else { throw BrokenPromise("the store forgot a sale") }
    var takenBack: Set<String> = []
    for (old, new) in zip(sales, records) where old != new {
      guard old.id == new.id, old.charged == new.charged, old.original == new.original,
        old.place == new.place, old.quantity == new.quantity, !old.isFinished || new.isFinished,
        !old.isRevoked || new.isRevoked
      else { throw BrokenPromise("the store changed \(old) to \(new)") }
      if old.isRevoked != new.isRevoked { takenBack.insert(new.original) }
    }
    guard takenBack.isEmpty || takenBack.count == 1 && command.isRefund else {
      throw BrokenPromise("\(takenBack) was taken back by \(command)")
    }
  }

  /// Each sale has one agreement, and costs what was agreed; what is owned costs nothing.
  private func justify(
    _ sale: SaleRecord, process: SimulatedProcess
  ) throws(BrokenPromise) {
    guard !sales.contains(where: { $0.payment == sale.payment || $0.id == sale.id }) else {
      throw BrokenPromise("two sales of one payment: \(sale)")
    }
    let owned = owned(in: sale.place)
    if let slash = sale.payment.firstIndex(of: "/") {
      let first = String(sale.payment[sale.payment.index(after: slash)...])
      let isOwned = owned.contains { $0.id == first }
      guard sale.charged == 0, sale.original == first, isOwned else {
        throw BrokenPromise("restored what is not owned, or for money: \(sale)")
      }
      return
    }
    let agreement: Agreement?
    if let request = waiting[sale.payment] {
      agreement = process.command.settles(request.state) ? request.agreement : nil
    } else {
      agreement = process.agreement
      process.agreement = nil
      process.outcome.isSold = true
    }
    let terms = Agreement(place: sale.place, product: sale.product, quantity: sale.quantity)
    guard agreement == terms else { throw BrokenPromise("nobody agreed to \(sale)") }
    let isFree = sale.product == Self.removeAds && !owned.isEmpty
    let first = isFree ? owned.first?.id : sale.id
    guard sale.charged == (isFree ? 0 : terms.price), sale.original == first else {
      throw BrokenPromise("charged what was not agreed: \(sale)")
    }
  }

  private mutating func takeRequest(
    _ payment: String, _ state: String, process: SimulatedProcess
  ) throws(BrokenPromise) {
    if let known = waiting[payment] {
      guard known.state == "deferred", process.command.isDecline else {
        throw BrokenPromise("a request that was \(known.state) is \(state)")
      }
      waiting[payment] = (known.agreement, state)
    } else {
      guard let agreement = process.agreement, ["deferred", "interrupted"].contains(state) else {
        throw BrokenPromise("a request without an agreement")
      }
      waiting[payment] = (agreement, state)
      process.agreement = nil
      process.outcome.noted = state
    }
  }
}

extension SimulatedCommand {
  var isRefund: Bool {
    if case .refund = self { true } else { false }
  }

  var isDecline: Bool {
    if case .decline = self { true } else { false }
  }

  /// Whether the command ends the wait of a request in a state by selling.
  fileprivate func settles(_ state: String) -> Bool {
    switch self {
    case .approve: state == "deferred"
    case .resolve: state == "interrupted"
    default: false
    }
  }
}
