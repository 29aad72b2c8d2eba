#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif
import PaletteCore

// The files that the program keeps. Looking at them creates none.

extension Context {
  func dataDirectory() throws -> DataDirectory {
    try DataDirectory(option: options.dataDirectory, environment: environment)
  }

  /// The app's database, or `nil` if nothing was ever kept.
  func existingAppDatabase() throws -> Database? {
    try Database.existing(
      path: try dataDirectory().file("palette.db"), schema: AppDatabase.schema)
  }

  /// The app's database, made where there is none.
  func appDatabase() throws -> Database {
    let directory = try dataDirectory()
    try directory.create()
    return try Database(path: directory.file("palette.db"), schema: AppDatabase.schema)
  }

  /// An empty stand-in for an app's database that is gone while the ledger's key is still there,
  /// `nil` otherwise: a new file in its place would look as if nothing had been lost.
  private func lostAppDatabase() throws -> Database? {
    let directory = try dataDirectory()
    guard try !directory.holds("palette.db"), try directory.holds("ledger.key") else { return nil }
    return try Database.inMemory(schema: AppDatabase.schema)
  }

  func keyPath() throws -> String { try dataDirectory().file("ledger.key") }

  /// The ledger for reading, or `nil` if nothing was ever bought.
  func existingLedger() throws -> Ledger? {
    guard let database = try existingAppDatabase() ?? lostAppDatabase() else { return nil }
    return try telling(try Ledger(database: database, keyPath: try keyPath()))
  }

  /// Tells that the ledger's key was open to others, which whoever reads it mends.
  private func telling(_ ledger: Ledger) throws -> Ledger {
    if ledger.keyWasOpenToOthers {
      try notice(
        "'\(try keyPath())' could be read by others, and was closed to them where that is allowed.")
    }
    return ledger
  }

  /// The store's database for reading, or `nil` if nothing was ever asked of the store.
  private func existingStoreDatabase() throws -> Database? {
    try Database.existing(
      path: try dataDirectory().file("store.db"), schema: StoreDatabase.schema)
  }

  /// The store's settings, those of a new store where there is none.
  func storeSettings() throws -> StoreSettings {
    try existingStoreDatabase().map { try StoreSettings(from: $0) } ?? StoreSettings()
  }

  /// What the store sells: the bundled products, or those of a file.
  func productsFile(_ path: String?) throws -> [UInt8] {
    guard let path else { return BundledProducts.bytes }
    return try Files.read(path, as: "The products '\(path)'")
  }

  /// The shop where something was begun: what a crash cut off is completed and told first.
  ///
  /// Where nothing was ever begun there is none, for looking must not begin anything.
  func begunShop(products path: String?) throws -> Shop? {
    guard
      try existingStoreDatabase() != nil
        || existingLedger()?.checkedHead() ?? .intact(.empty) != .intact(.empty)
    else { return nil }
    let shop = try shop(products: path)
    try shop.resume()
    return shop
  }

  /// The store for looking only: nothing is begun or completed; where there is none yet, one that
  /// is kept nowhere.
  func storeToLookAt(products path: String?) throws -> AppStore {
    try store(
      try existingStoreDatabase() ?? Database.inMemory(schema: StoreDatabase.schema),
      products: path)
  }

  private func store(_ database: Database, products path: String?) throws -> AppStore {
    do {
      return try AppStore(
        database: database, products: try productsFile(path), randomBytes: System.randomBytes,
        sleep: waitForStore)
    } catch let error as ProductsFileError {
      let title = path.map { "The products '\($0)'" } ?? "The shop's products"
      throw Failure(.badData, sanitised("\(title) cannot be used. \(error)"))
    }
  }

  /// The clock, which never stands before the last entry of the ledger, whatever the machine's does.
  private func clock(_ moment: Timestamp, after last: Timestamp?) throws -> () -> Timestamp {
    let isFixed = environment["PALETTE_NOW"].map { !$0.isEmpty } ?? false
    guard let last, last > moment else { return { isFixed ? moment : System.now } }
    try notice(
      "The clock stands before the last entry of the ledger. That entry's date is used instead;"
        + " set the clock right.")
    return { isFixed ? last : max(last, System.now) }
  }

  /// Waits while a slow store thinks; a terminal says so for as long as it lasts.
  private func waitForStore(milliseconds: Int) {
    guard milliseconds > 0 else { return }
    let tells = notices.isTerminal && milliseconds >= 300
    // Whether this can be shown has no part in what is bought.
    if tells {
      try? notices.write("\rAsking the store …")
      try? notices.flush()
    }
    System.sleep(milliseconds: milliseconds)
    if tells { try? notices.write("\r\u{1B}[K") }
  }

  /// The shop with its files, made where there are none.
  ///
  /// - Parameters:
  ///   - path: The products file, `nil` for the bundled products.
  ///   - app: The app's database, where it is not the one of the folder as it stands.
  /// - Returns: The shop.
  /// - Throws: `FileError`, `DatabaseError`, `ProductsFileError`, `Failure`.
  func shop(products path: String?, app: Database? = nil) throws -> Shop {
    // First, so that a time that is none leaves nothing behind.
    let moment = try now()
    let directory = try dataDirectory()
    let app = try app ?? lostAppDatabase() ?? appDatabase()
    let store = try store(
      Database(path: directory.file("store.db"), schema: StoreDatabase.schema), products: path)
    let ledger = try telling(try Ledger.writable(in: app, keyPath: try keyPath()))
    // A ledger that cannot be read is told of where it is needed.
    let clock = try clock(moment, after: (try? ledger.lastDate()).flatMap(\.self))
    return Shop(
      app: app, ledger: ledger, store: store,
      surroundings: Shop.Surroundings(
        now: clock, randomBytes: System.randomBytes,
        lock: { waits in
          try FileLock(path: directory.file("store.lock"), patience: waits ? 5000 : 0)
        },
        resumed: { [self] in try notice(words(for: store).message($0)) },
        afterStep: { _, mustCrash in if mustCrash { kill(getpid(), SIGKILL) } }))
  }
}
