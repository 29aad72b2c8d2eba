/// The simulated App Store: it knows accounts and what they bought, sells, and signs receipts.
///
/// The app treats it as remote: it may be out of reach, its answers come as values, and it is asked
/// again with the same payment after a crash. It charges at most once for a payment.
public struct AppStore {
  /// What the store sells.
  public let products: ProductsFile
  /// The settings when the store was opened.
  public private(set) var settings: StoreSettings
  let database: Database
  let randomBytes: (Int) -> [UInt8]

  /// The app's bundle identifier, the one app that this store sells for.
  public static let bundleID = "palette-cli"

  /// Opens the store.
  ///
  /// - Parameters:
  ///   - database: An open database of `StoreDatabase.schema`.
  ///   - products: The configuration file's bytes.
  ///   - randomBytes: As many bytes as asked for, which nobody can tell in advance.
  /// - Throws: `DatabaseError`, or `ProductsFileError` if the file cannot be used.
  public init(
    database: Database, products: [UInt8], randomBytes: @escaping (Int) -> [UInt8]
  ) throws {
    self.database = database
    self.randomBytes = randomBytes
    settings = try StoreSettings(from: database)
    self.products = try ProductsFile(reading: products, storefront: settings.storefront)
  }

  // MARK: Settings

  /// Changes a setting for good.
  ///
  /// - Parameters:
  ///   - setting: The setting.
  ///   - text: One of its values as a user types it.
  /// - Throws: `StoreFailure.badSetting` if it is no value of the setting, or `DatabaseError`.
  public mutating func set(_ setting: StoreSetting, to text: String) throws {
    guard let value = setting.value(of: text) else {
      throw StoreFailure.badSetting(setting, text)
    }
    try database.run(
      "INSERT INTO setting VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value",
      [.text(setting.rawValue), .text(value)])
    settings = try StoreSettings(from: database)
  }

  /// Gives every setting its standard value.
  ///
  /// - Throws: `DatabaseError`.
  public mutating func resetSettings() throws {
    try database.run("DELETE FROM setting")
    settings = StoreSettings()
  }

  /// Gives one setting its standard value, on the disk only.
  func forget(_ setting: StoreSetting) throws(DatabaseError) {
    try database.run("DELETE FROM setting WHERE name = ?", [.text(setting.rawValue)])
  }

  /// Forgets accounts, purchases, settings and keys; numbers once given are not given again.
  ///
  /// - Throws: `DatabaseError`.
  public mutating func reset() throws {
    try database.immediate {
      for table in ["sale", "setting", "fact"] { try database.run("DELETE FROM \(table)") }
    }
    settings = StoreSettings()
  }

  // MARK: Selling

  /// Asks for products.
  ///
  /// - Parameter names: Identifiers, or last parts of identifiers.
  /// - Returns: The products there are, and the names that are of none.
  /// - Throws: `StoreError` if the store cannot be reached.
  public func request(_ names: [String]) throws -> ProductsResponse {
    try reach(.products)
    return products.request(names)
  }

  /// Sells, or tells what it has already sold for this payment.
  ///
  /// - Parameters:
  ///   - payment: What the user pays for.
  ///   - now: The present moment.
  /// - Returns: The transaction; charged nothing if the account owns the product already.
  /// - Throws: `StoreError` if it does not sell, or `DatabaseError`.
  func sell(_ payment: Payment, at now: Timestamp) throws -> StoreTransaction {
    try reach(.payment)
    return try database.immediate {
      if let sold = try transaction(paidBy: payment.id) { return sold }
      if let failure = settings.failure { throw failure }
      guard let product = products.products.first(where: { $0.id == payment.productID }),
        let price = product.price
      else { throw StoreError.storeProductNotAvailable }
      guard (product.kind == .consumable ? 1...10 : 1...1).contains(payment.quantity) else {
        throw StoreError.paymentInvalid
      }
      let owned = product.kind == .consumable ? nil : try original(of: product.id, for: payment)
      let id = try nextIdentifier(in: payment.environment)
      let transaction = StoreTransaction(
        id: id, originalID: owned?.originalID ?? id, productID: product.id, kind: product.kind,
        reason: owned == nil ? .purchase : .redownload, quantity: payment.quantity, price: price,
        chargedMilliunits: owned == nil ? price.times(payment.quantity).milliunits : 0,
        account: payment.account, environment: payment.environment, date: now,
        originalDate: owned?.originalDate ?? now, revocationDate: nil)
      try insert(transaction, payment: payment.id)
      return transaction
    }
  }

  /// The transaction that was made for a payment, if the store sold.
  func answer(to paymentID: String) throws -> StoreTransaction? {
    try reach(.payment)
    return try transaction(paidBy: paymentID)
  }

  /// The transactions of an account that the app has not finished, oldest first, with their payments.
  func unfinished(account: String, environment: StoreEnvironment) throws -> [Delivery] {
    try reach(.down)
    return try deliveries(
      "account = ? AND environment = ? AND finished = 0",
      [.text(account), .text(environment.rawValue)])
  }

  /// Makes one restored transaction for each owned product, or tells those it made for this request.
  ///
  /// - Parameters:
  ///   - request: The restore's identifier, made by the app.
  ///   - account: Whose purchases.
  ///   - environment: The store they were bought in.
  ///   - now: The present moment.
  /// - Returns: The restored transactions, and the last purchase of each product taken back.
  /// - Throws: `StoreError` if the store cannot be reached, or `DatabaseError`.
  func restore(
    _ request: String, account: String, environment: StoreEnvironment, at now: Timestamp
  ) throws -> (restored: [Delivery], refunded: [StoreTransaction]) {
    try reach(.restore)
    return try database.immediate {
      let purchases = try deliveries(
        "account = ? AND environment = ? AND kind = ? AND id = original",
        [
          .text(account), .text(environment.rawValue), .text(Product.Kind.nonConsumable.rawValue),
        ]
      ).map(\.transaction)
      var restored: [Delivery] = []
      for purchase in purchases where purchase.revocationDate == nil {
        let payment = "\(request)/\(purchase.id)"
        if try transaction(paidBy: payment) == nil {
          let id = try nextIdentifier(in: environment)
          try insert(purchase.restored(as: id, at: now), payment: payment)
        }
        restored += try deliveries("payment = ?", [.text(payment)])
      }
      let owned = Set(restored.map(\.transaction.productID))
      let last = Dictionary(purchases.map { ($0.productID, $0) }) { $1 }
      return (
        restored, purchases.filter { !owned.contains($0.productID) && last[$0.productID] == $0 }
      )
    }
  }

  /// Takes note that the app has delivered a transaction; a second time changes nothing.
  func finish(_ transactionID: String) throws {
    try reach(.finish)
    try database.run("UPDATE sale SET finished = 1 WHERE id = ?", [.text(transactionID)])
  }

  /// Takes a purchase back, and with it all that was made from it.
  func revoke(originalID: String, at now: Timestamp) throws {
    try database.run(
      "UPDATE sale SET revoked = ? WHERE original = ? AND revoked IS NULL",
      [.integer(Int(now.milliseconds)), .text(originalID)])
  }

  // MARK: Records

  /// A transaction as the store hands it to the app.
  struct Delivery: Equatable {
    let paymentID: String
    let transaction: StoreTransaction
    let isFinished: Bool
  }

  func deliveries(_ condition: String, _ values: [Value]) throws(DatabaseError) -> [Delivery] {
    try database.rows(
      """
      SELECT \(StoreTransaction.columns), payment, finished, revoked FROM sale
      WHERE \(condition) ORDER BY substr(id, 2)
      """, values
    ) { row throws(DatabaseError) in
      let revoked = try row.optionalInteger(15).map { Timestamp(milliseconds: Int64($0)) }
      return Delivery(
        paymentID: try row.text(13),
        transaction: try StoreTransaction(row, path: database.path, revocationDate: revoked),
        isFinished: try row.integer(14) == 1)
    }
  }

  private func transaction(paidBy payment: String) throws(DatabaseError) -> StoreTransaction? {
    try deliveries("payment = ?", [.text(payment)]).first?.transaction
  }

  /// The first purchase of a product that the payer owns, whatever was taken back before.
  private func original(
    of product: String, for payment: Payment
  ) throws(DatabaseError) -> StoreTransaction? {
    try deliveries(
      "account = ? AND environment = ? AND product = ? AND id = original AND revoked IS NULL",
      [.text(payment.account), .text(payment.environment.rawValue), .text(product)]
    ).first?.transaction
  }

  private func insert(_ transaction: StoreTransaction, payment: String) throws(DatabaseError) {
    let places = Array(repeating: "?", count: transaction.values.count + 1).joined(separator: ", ")
    try database.run(
      "INSERT INTO sale (\(StoreTransaction.columns), payment) VALUES (\(places))",
      transaction.values + [.text(payment)])
  }

  private func nextIdentifier(in environment: StoreEnvironment) throws(DatabaseError) -> String {
    try database.run("UPDATE counter SET last = last + 1")
    let number = try database.row("SELECT last FROM counter") { row throws(DatabaseError) in
      try row.integer(0)
    }
    guard let number else { throw .damaged(path: database.path, detail: "no counter") }
    let digits = String(number)
    return environment.identifierPrefix + String(repeating: "0", count: 15 - digits.utf8.count)
      + digits
  }

  /// The key that everything the store signs derives from, made when it is first wanted.
  func masterKey() throws(DatabaseError) -> [UInt8] {
    try database.run(
      "INSERT OR IGNORE INTO fact VALUES ('masterKey', ?)", [.blob(randomBytes(32))])
    let key = try database.row("SELECT value FROM fact WHERE name = 'masterKey'") {
      row throws(DatabaseError) in try row.blob(0)
    }
    guard let key, key.count == 32 else {
      throw .damaged(path: database.path, detail: "no signing key")
    }
    return key
  }

  /// Fails where a setting says that the network is down.
  func reach(_ step: NetworkFault) throws(StoreError) {
    if settings.network == .down || (step != .down && settings.network == step) {
      throw .cloudServiceNetworkConnectionFailed
    }
  }
}

extension StoreTransaction {
  /// The transaction that brings this one back.
  fileprivate func restored(as id: String, at now: Timestamp) -> StoreTransaction {
    StoreTransaction(
      id: id, originalID: originalID, productID: productID, kind: kind, reason: .restore,
      quantity: quantity, price: price, chargedMilliunits: 0, account: account,
      environment: environment, date: now, originalDate: originalDate, revocationDate: nil)
  }
}
