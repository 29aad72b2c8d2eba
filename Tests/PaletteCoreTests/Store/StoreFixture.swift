import Testing

@testable import PaletteCore

/// Both sides of the store in a folder of their own.
///
/// Each `shop()` is a new start of the program: it opens the databases anew and knows nothing but
/// what is on the disk.
final class StoreFixture {
  /// Thrown where a test lets the program die.
  struct Killed: Error {}

  let folder = TemporaryFolder(in: TemporaryFolder.fastParent)
  var now: Int64 = 1_764_547_200_000
  var products: [UInt8]
  /// What the commands so far told of what was unfinished.
  var told: [Resumption] = []
  /// How often the store was asked for something.
  private(set) var reaches = 0
  private var generator: SplitMix64

  init(seed: UInt64 = 1, products: [UInt8]? = nil) throws {
    generator = SplitMix64(seed: seed)
    self.products = try products ?? bundledBytes()
  }

  private func randomBytes(_ count: Int) -> [UInt8] {
    (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) }
  }

  func database(_ name: String, _ schema: Schema) throws -> Database {
    let database = try Database(path: folder.file(name), schema: schema)
    // No power fails in a test, and the disk is the slow part.
    try database.execute("PRAGMA synchronous=OFF")
    return database
  }

  var keyPath: String { folder.file("key") }

  func storeDatabase() throws -> Database { try database("store.db", StoreDatabase.schema) }

  func shop(
    _ afterStep: @escaping (PurchaseStep, Bool) throws -> Void = { _, _ in }
  ) throws -> Shop {
    let app = try database("palette.db", AppDatabase.schema)
    let lockPath = folder.file("lock")
    return Shop(
      app: app, ledger: try Ledger.writable(in: app, keyPath: keyPath),
      store: try AppStore(
        database: try storeDatabase(), products: products,
        randomBytes: { [unowned self] in randomBytes($0) },
        sleep: { [unowned self] _ in reaches += 1 }),
      surroundings: Shop.Surroundings(
        now: { [unowned self] in
          now += 1
          return Timestamp(milliseconds: now)
        },
        randomBytes: { [unowned self] in randomBytes($0) },
        lock: { _ throws(FileError) in try FileLock(path: lockPath, patience: 0) },
        resumed: { [unowned self] in told.append($0) }, afterStep: afterStep))
  }

  /// A start of the program that dies at the first time it reaches a step.
  func shop(dyingAt step: PurchaseStep) throws -> Shop {
    try shop { reached, _ in if reached == step { throw Killed() } }
  }

  /// Runs a command that dies at a step; false if it never comes there.
  @discardableResult
  func kill(at step: PurchaseStep, _ command: (Shop) throws -> Void) throws -> Bool {
    do {
      try command(shop(dyingAt: step))
      return false
    } catch is Killed {
      return true
    }
  }

  /// The steps that a command comes to, in order, when nothing stops it.
  func steps(of command: (Shop) throws -> Void) throws -> [PurchaseStep] {
    var steps: [PurchaseStep] = []
    try command(shop { step, _ in steps.append(step) })
    return steps
  }

  func set(_ setting: StoreSetting, _ value: String) throws {
    var shop = try shop()
    try shop.store.set(setting, to: value)
  }

  @discardableResult
  func buy(_ name: String, _ quantity: Int = 1, agrees: Bool = true) throws -> StoreOutcome {
    try shop().buy(name, quantity: quantity) { _ in agrees }
  }

  @discardableResult
  func restore() throws -> StoreOutcome { try shop().restore() }

  func resetApp() throws { try shop().resetApp(keyPath: keyPath) }

  @discardableResult
  func refund(_ name: String) throws -> StoreOutcome { try shop().refund(name) }

  /// A refund that the store makes by itself, so that the app hears of it at its next start.
  func refundByTheStore(_ originalID: String) throws {
    try shop().store.revoke(originalID: originalID, at: Timestamp(milliseconds: now))
  }

  // MARK: Facts

  var status: StoreStatus { get throws { try shop().status() } }
  var noAds: Bool { get throws { try status.noAds } }
  var tips: Int { get throws { try status.consumables["palette.tip"] ?? 0 } }

  /// What the store took in all, in milliunits.
  var charged: Int {
    get throws {
      try storeDatabase().row("SELECT coalesce(sum(charged), 0) FROM sale") {
        row throws(DatabaseError) in try row.integer(0)
      } ?? 0
    }
  }

  var events: [LedgerEvent] { get throws { try shop().ledger.entries().map(\.event) } }
  var kinds: [String] { get throws { try events.map(\.kind.rawValue) } }

  func count(_ kind: LedgerEvent.Kind) throws -> Int { try events.count { $0.kind == kind } }

  /// What must hold after whatever happened, once everything unfinished was resumed.
  func expectSound(sourceLocation: SourceLocation = #_sourceLocation) throws {
    let shop = try shop()
    #expect(try shop.unfinished().isEmpty, sourceLocation: sourceLocation)
    guard case .intact = try shop.ledger.verify() else {
      Issue.record("the ledger is damaged", sourceLocation: sourceLocation)
      return
    }
    let granted = try shop.ledger.entries().map(\.event).filter { $0.kind == .grant }
      .compactMap(\.transactionID)
    #expect(granted.count == Set(granted).count, sourceLocation: sourceLocation)
    let sales = try shop.store.deliveries("1 = 1", [])
    #expect(Set(granted).isSubset(of: sales.map(\.transaction.id)), sourceLocation: sourceLocation)
    #expect(!sales.contains { !$0.isFinished }, sourceLocation: sourceLocation)
    try expectMoney(of: sales.map(\.transaction), shop, sourceLocation)
  }

  /// What the ledger says was paid is what was charged less what came back, of all that it knows.
  private func expectMoney(
    of sales: [StoreTransaction], _ shop: Shop, _ sourceLocation: SourceLocation
  ) throws {
    let events = try shop.ledger.entries().map(\.event).filter {
      $0.account == shop.store.settings.account
        && $0.environment == shop.store.settings.environment.rawValue
    }
    let noted = Set(events.filter { $0.kind == .purchased }.compactMap(\.transactionID))
    let granted = Set(events.filter { $0.kind == .grant }.compactMap(\.transactionID))
    let known = Set(
      sales.filter { noted.contains($0.id) || granted.contains($0.id) }.map(\.originalID))
    let paid = sales.filter { noted.contains($0.id) }.reduce(0) { $0 + $1.chargedMilliunits }
    let back = sales.filter { $0.revocationDate != nil && known.contains($0.originalID) }
      .reduce(0) { $0 + $1.chargedMilliunits }
    #expect(
      events.compactMap(\.amount).reduce(0, +) == paid - back, sourceLocation: sourceLocation)
  }
}

extension StoreOutcome {
  var transaction: StoreTransaction? { transactions.count == 1 ? transactions[0] : nil }

  var restoration: Restoration? {
    switch self {
    case .restored(let restoration), .restoreFailed(_, let restoration): restoration
    default: nil
    }
  }
}
