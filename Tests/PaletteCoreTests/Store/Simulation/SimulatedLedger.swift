/// What the app has promised about each transaction by what it wrote into its ledger.
///
/// It takes entries in their order, and throws where one may not stand behind those before it.
struct SimulatedLedger {
  /// How far a transaction has come.
  struct Standing {
    var isBegun = false
    var isGranted = false
    var isRefused = false
    var isFinished = false
  }

  private(set) var count = 0
  private(set) var standings: [String: Standing] = [:]
  /// The first transactions of the purchases that were taken back.
  private(set) var revoked: Set<String> = []
  private var verified: String?
  private var counts: [String: Int] = [:]

  func isGranted(_ sale: SaleRecord) -> Bool { standings[sale.id]?.isGranted == true }

  /// Whether the app is done with a transaction as far as the ledger tells.
  func isSettled(_ sale: SaleRecord) -> Bool {
    isGranted(sale) || standings[sale.id]?.isRefused == true
  }

  /// Whether the ledger holds a charge whose money the store gave back, and not that it did.
  func lacksRefund(of sale: SaleRecord) -> Bool {
    sale.isRevoked && sale.charged > 0 && standings[sale.id] != nil
      && !revoked.contains(sale.original)
  }

  func isDelivered(_ sale: SaleRecord) -> Bool {
    isGranted(sale) && !revoked.contains(sale.original)
  }

  /// Takes an entry.
  ///
  /// - Parameters:
  ///   - event: The entry behind the last one.
  ///   - sales: All that the store sold, by transaction.
  ///   - wasRevoked: Whether the store had taken the transaction back before this command.
  ///   - verdicts: What verification may say.
  /// - Throws: `BrokenPromise` if the entry may not stand there.
  mutating func take(
    _ event: EventRecord, sales: [String: SaleRecord], wasRevoked: Bool, verdicts: Set<VerdictClass>
  ) throws(BrokenPromise) {
    func require(_ condition: Bool) throws(BrokenPromise) {
      if !condition { throw BrokenPromise("entry \(event) stands in the wrong place") }
    }
    try require(event.sequence == count + 1)
    count = event.sequence
    if let verified { try require(event.kind == "grant" && event.transaction == verified) }
    verified = nil
    guard !event.transaction.isEmpty else {
      return try takePayment(event, require)
    }
    guard let sale = sales[event.transaction], sale.place == event.place else {
      throw BrokenPromise("entry \(event) is about nothing that the store sold there")
    }
    if event.kind == "revoke" {
      try require(event.amount == -(sales[sale.original] ?? sale).charged)
      return try takeRevocation(of: sale, among: sales, require)
    }
    try require(event.amount == (event.kind == "tx.purchased" ? sale.charged : 0))
    guard var standing = standings[sale.id] else {
      try require(event.kind == "tx.purchased" || event.kind == "tx.restored")
      standings[sale.id] = Standing()
      return
    }
    let isOpen = standing.isBegun && !standing.isGranted && !standing.isFinished
    switch event.kind {
    case "purchase.redownload": try require(!standing.isBegun && sale.charged == 0)
    case "verify.begin":
      try require(!standing.isGranted && !standing.isFinished)
      standing.isBegun = true
    case "verify.switch": try require(isOpen)
    case "verify.ok":
      try require(isOpen && verdicts.contains(.proven))
      verified = sale.id
    case "grant":
      try require(isOpen && !wasRevoked && event.quantity == sale.quantity)
      standing.isGranted = true
    case "verify.retry": try require(isOpen && verdicts.contains(.later))
    case "verify.refused":
      try require(isOpen && (sale.isRevoked || verdicts.contains(.refused)))
      standing.isRefused = true
    case "tx.finished", "tx.finish_failed":
      try require((standing.isGranted || standing.isRefused) && !standing.isFinished)
      standing.isFinished = event.kind == "tx.finished"
    default: try require(false)
    }
    standings[sale.id] = standing
  }

  /// A purchase is taken back once, whichever of its transactions was delivered here.
  private mutating func takeRevocation(
    of sale: SaleRecord, among sales: [String: SaleRecord],
    _ require: (Bool) throws(BrokenPromise) -> Void
  ) throws(BrokenPromise) {
    try require(sale.isRevoked && revoked.insert(sale.original).inserted)
    try require(sales.values.contains { $0.original == sale.original && standings[$0.id] != nil })
  }

  /// Entries without a transaction name no payment; no more may fail than were added, and
  /// no more finish than failed.
  private mutating func takePayment(
    _ event: EventRecord, _ require: (Bool) throws(BrokenPromise) -> Void
  ) throws(BrokenPromise) {
    let failed = "failed " + key(event)
    switch event.kind {
    case "payment.added": counts[key(event), default: 0] += 1
    case "tx.purchasing", "tx.deferred": try require(counts[key(event), default: 0] > 0)
    case "tx.failed":
      try require(counts[key(event), default: 0] > 0)
      counts[key(event), default: 0] -= 1
      counts[failed, default: 0] += 1
    case "tx.finished":
      try require(counts[failed, default: 0] > 0)
      counts[failed, default: 0] -= 1
    default: try require(event.kind.hasPrefix("restore."))
    }
  }

  private func key(_ event: EventRecord) -> String {
    "\(event.product) \(event.account) \(event.environment)"
  }

  /// What must hold between two commands.
  func check() throws(BrokenPromise) {
    if let verified { throw BrokenPromise("\(verified) was verified and not delivered") }
  }
}

/// The classes of what verification says.
enum VerdictClass { case proven, later, refused }

/// A promise of the store or the app that did not hold.
struct BrokenPromise: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
