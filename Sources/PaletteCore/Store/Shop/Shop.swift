/// The app's side of the store: it buys, restores, verifies, delivers and finishes.
///
/// Every step is a durable transaction of its own, in this order: payment added, purchasing, (the
/// store charges), purchased, verification begun, verified and delivered at once, finished. So
/// whatever the moment of a crash, what is unfinished says how to go on: the store is asked with the
/// payment's own identifier and charges once, and a transaction is delivered once.
public struct Shop {
  /// What the shop is handed from outside, so that nothing in it touches the machine.
  public struct Surroundings {
    let now: () -> Timestamp
    let randomBytes: (Int) -> [UInt8]
    let lock: (_ waits: Bool) throws -> FileLock
    let resumed: (Resumption) throws -> Void
    let afterStep: (PurchaseStep, _ mustCrash: Bool) throws -> Void

    /// Creates the surroundings.
    ///
    /// - Parameters:
    ///   - now: The present moment.
    ///   - randomBytes: As many bytes as asked for, which nobody can tell in advance.
    ///   - lock: Takes the lock on purchases, waiting for it or not; throws `FileError.busy` if
    ///     another process has it.
    ///   - resumed: Called as soon as something that an earlier command left unfinished has ended,
    ///     whatever becomes of the command's own work.
    ///   - afterStep: Called when a step is on the disk, and told whether the user asked for the
    ///     program to be killed there.
    public init(
      now: @escaping () -> Timestamp, randomBytes: @escaping (Int) -> [UInt8],
      lock: @escaping (_ waits: Bool) throws -> FileLock,
      resumed: @escaping (Resumption) throws -> Void,
      afterStep: @escaping (PurchaseStep, _ mustCrash: Bool) throws -> Void
    ) {
      self.now = now
      self.randomBytes = randomBytes
      self.lock = lock
      self.resumed = resumed
      self.afterStep = afterStep
    }
  }

  /// The store; only its settings are the app's to change.
  public var store: AppStore
  let app: Database
  let ledger: Ledger
  let surroundings: Surroundings

  /// Creates the app's side.
  ///
  /// - Parameters:
  ///   - app: An open database of `AppDatabase.schema`.
  ///   - ledger: The ledger in that database.
  ///   - store: The store.
  ///   - surroundings: Clock, randomness and lock.
  public init(app: Database, ledger: Ledger, store: AppStore, surroundings: Surroundings) {
    self.app = app
    self.ledger = ledger
    self.store = store
    self.surroundings = surroundings
  }

  /// The name of this install, which receipts are bound to.
  var installID: String { ledger.keys?.installID ?? "" }

  var queue: PaymentQueue { PaymentQueue(database: app) }

  /// The transactions that are unfinished for the account and environment in use, oldest first.
  ///
  /// - Returns: Those of other accounts wait until that account is in use again.
  /// - Throws: `DatabaseError`.
  public func unfinished() throws -> [QueuedTransaction] {
    try queue.all().filter { isActive($0.payment.account, $0.payment.environment) }
  }

  func isActive(_ account: String, _ environment: StoreEnvironment) -> Bool {
    account == store.settings.account && environment == store.settings.environment
  }

  func newIdentifier() -> String { Hexadecimal.text(of: surroundings.randomBytes(16)) }

  /// Does what must not happen in two processes at once.
  ///
  /// - Parameters:
  ///   - waits: Whether to wait for another process.
  ///   - body: What to do.
  /// - Returns: What the body returns.
  /// - Throws: `StoreFailure.busy` if another process is at it, `StoreFailure.cutOff` if the disk
  ///   fails, or what the body throws.
  func exclusively<Result>(waits: Bool = true, _ body: () throws -> Result) throws -> Result {
    let lock: FileLock
    do {
      lock = try surroundings.lock(waits)
    } catch FileError.busy {
      throw StoreFailure.busy
    }
    defer { lock.release() }
    // While nobody held the lock, perhaps for as long as a prompt waited, the app may have been
    // reset; what is sealed with the old key would look like damage.
    guard try ledger.hasCurrentKey() else { throw StoreFailure.resetMeanwhile }
    do {
      return try body()
    } catch let error as DatabaseError {
      // What may charge tells of it itself.
      throw StoreFailure.cutOff(error, charged: false)
    }
  }

  /// Has the store give no transaction an identifier that the ledger knows.
  ///
  /// A store whose file was lost, or put back from a backup, would give them again, and what it then
  /// sells would count as delivered already.
  func keepIdentifiersApart() throws(DatabaseError) {
    for environment in StoreEnvironment.allCases {
      let prefix = environment.identifierPrefix
      if let last = try ledger.lastTransactionID(startingWith: prefix) {
        try store.giveNumbers(after: last)
      }
    }
  }

  /// Refuses to go on with a damaged ledger: nothing new may be appended to it.
  ///
  /// - Throws: `LedgerError.damaged`, `DatabaseError`.
  func requireIntactLedger() throws {
    if case .damaged(let damage) = try ledger.verify() { throw LedgerError.damaged(damage) }
  }

  /// Makes changes to the queue and appends an event, all in one durable transaction.
  func commit(_ event: LedgerEvent, _ changes: () throws -> Void = {}) throws {
    try app.immediate {
      try changes()
      try ledger.append([event])
    }
  }

  /// Tells that a step is on the disk, and dies there if the user asked for it, once.
  func reached(_ step: PurchaseStep) throws {
    let mustCrash = store.settings.crashStep == step
    if mustCrash { try store.forget(.crashAt) }
    try surroundings.afterStep(step, mustCrash)
  }

  /// An event about a transaction, with the money that changed hands.
  ///
  /// The one that takes note of it holds all that the store said, so that the ledger alone can tell
  /// it later; the others say which transaction they mean.
  func event(
    _ kind: LedgerEvent.Kind, _ transaction: StoreTransaction, amount: Money? = nil,
    quantity: Int? = nil, note: String? = nil
  ) -> LedgerEvent {
    LedgerEvent(
      kind, at: surroundings.now(), productID: transaction.productID,
      transactionID: transaction.id, originalTransactionID: transaction.originalID,
      quantity: quantity ?? transaction.quantity, amount: amount?.milliunits,
      currency: amount?.currency, account: transaction.account,
      environment: transaction.environment.rawValue, note: note,
      sale: kind == .purchased || kind == .restored
        ? transaction.sale(in: store.products.storefront) : nil,
      revocationDate: kind == .revoke ? transaction.revocationDate : nil)
  }

  /// An event about a payment that has no transaction yet, or never will.
  func event(_ kind: LedgerEvent.Kind, _ payment: Payment, note: String? = nil) -> LedgerEvent {
    LedgerEvent(
      kind, at: surroundings.now(), productID: payment.productID, quantity: payment.quantity,
      account: payment.account, environment: payment.environment.rawValue, note: note)
  }
}

extension StoreTransaction {
  /// What the store says about the transaction, as the ledger keeps it.
  ///
  /// - Parameter storefront: The country that the shop is in now; one with another currency cannot
  ///   be where this was sold.
  /// - Returns: All that the other members of an event do not hold.
  fileprivate func sale(in storefront: Storefront?) -> LedgerEvent.Sale {
    LedgerEvent.Sale(
      price: price.milliunits, productType: kind.rawValue, purchaseDate: date,
      originalPurchaseDate: originalDate,
      storefront: storefront?.currency == price.currency ? storefront?.code : nil)
  }
}
