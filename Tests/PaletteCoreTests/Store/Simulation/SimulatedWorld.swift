@testable import PaletteCore

/// Both sides of the store for a simulation: the data of one user, and everything outside.
///
/// The connections stay open over restarts of the program, since opening a database costs more than
/// a command does; a `Shop` that is made anew knows nothing but what is on the disk all the same.
final class SimulatedWorld {
  /// Thrown where the program dies.
  struct Killed: Error {}

  let app: Database
  let store: Database
  var now: Int64 = 0
  private let folder = TemporaryFolder(in: TemporaryFolder.fastParent)
  private var generator = SplitMix64(seed: 0)
  private var stores: [[[String]]: AppStore] = [:]

  init() throws {
    app = try Database.inMemory(schema: AppDatabase.schema)
    store = try Database.inMemory(schema: StoreDatabase.schema)
    try app.execute(Self.watchers)
    try app.execute(Self.shelf)
  }

  /// Makes the world as new, for the next sequence of commands.
  func startAfresh(seed: UInt64) throws {
    generator = SplitMix64(seed: seed)
    now = 1_764_547_200_000
    try forgetSaved()
    // An empty copy in the place of the app's database.
    try putBack()
    try app.execute("DELETE FROM failure")
    try KeyFile.delete(keyPath)
    try KeyFile.delete(keyPath + ".new")
    try store.execute(
      """
      BEGIN; DELETE FROM sale; DELETE FROM request; DELETE FROM setting; DELETE FROM fact;
      UPDATE counter SET last = 0; COMMIT
      """)
  }

  var keyPath: String { folder.file("key") }

  private func randomBytes(_ count: Int) -> [UInt8] {
    (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) }
  }

  /// A start of the program.
  func shop(
    resumed: @escaping (Resumption) -> Void = { _ in },
    _ afterStep: @escaping (PurchaseStep) throws -> Void = { _ in }
  ) throws -> Shop {
    let lockPath = folder.file("lock")
    return Shop(
      app: app, ledger: try Ledger.writable(in: app, keyPath: keyPath),
      store: try openStore(),
      surroundings: Shop.Surroundings(
        now: { [unowned self] in
          now += 1
          return Timestamp(milliseconds: now)
        },
        randomBytes: { [unowned self] in randomBytes($0) },
        lock: { _ throws(FileError) in try FileLock(path: lockPath, patience: 0) },
        resumed: resumed,
        afterStep: { step, mustCrash in
          try afterStep(step)
          if mustCrash { throw Killed() }
        }))
  }

  /// Opens the store; what its settings have been before is not read again.
  func openStore() throws -> AppStore {
    let settings = try store.rows("SELECT name, value FROM setting ORDER BY name") {
      row throws(DatabaseError) in [try row.text(0), try row.text(1)]
    }
    if let opened = stores[settings] { return opened }
    let opened = try AppStore(
      database: store, products: Self.products,
      randomBytes: { [unowned self] in randomBytes($0) }, sleep: { _ in })
    stores[settings] = opened
    return opened
  }

  /// The two products of the bundled file, in as few bytes as can be.
  private static let products = Array(
    """
    {"version":{"major":4,"minor":0},"settings":{"_storefront":"CHN"},"products":[
    {"productID":"palette.removeads","type":"NonConsumable","displayPrice":"6.00",
    "referenceName":"","localizations":[]},
    {"productID":"palette.tip","type":"Consumable","displayPrice":"1.00",
    "referenceName":"","localizations":[]}]}
    """.utf8)

  /// Triggers that see what happens in the queue between two looks at it.
  ///
  /// Nothing leaves the queue while it waits for an answer, and what is answered stays answered.
  /// What failed is kept, to be held against what the store still waits for.
  private static let watchers = """
    CREATE TEMP TABLE violation (text TEXT NOT NULL);
    CREATE TEMP TRIGGER leaves BEFORE DELETE ON main.paymentQueue WHEN old.state IN (0, 4)
      BEGIN INSERT INTO violation VALUES ('finished in state ' || old.state); END;
    CREATE TEMP TRIGGER changes BEFORE UPDATE ON main.paymentQueue
      WHEN old.state IN (1, 2, 3) OR new.state = 0
      BEGIN INSERT INTO violation VALUES (old.state || ' became ' || new.state); END;
    CREATE TEMP TABLE failure (payment TEXT NOT NULL);
    CREATE TEMP TRIGGER fails AFTER UPDATE ON main.paymentQueue WHEN new.state = 2
      BEGIN INSERT INTO failure VALUES (new.payment); END;
    """
}
