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
  let sleep: (_ milliseconds: Int) -> Void
  let randomBytes: (Int) -> [UInt8]

  /// The app's bundle identifier, the one app that this store sells for.
  public static let bundleID = "palette-cli"

  /// Opens the store.
  ///
  /// - Parameters:
  ///   - database: An open database of `StoreDatabase.schema`.
  ///   - products: The configuration file's bytes.
  ///   - randomBytes: As many bytes as asked for, which nobody can tell in advance.
  ///   - sleep: Waits for some milliseconds; called where a setting makes the store slow.
  /// - Throws: `DatabaseError`, or `ProductsFileError` if the file cannot be used.
  public init(
    database: Database, products: [UInt8], randomBytes: @escaping (Int) -> [UInt8],
    sleep: @escaping (_ milliseconds: Int) -> Void
  ) throws {
    self.database = database
    self.randomBytes = randomBytes
    self.sleep = sleep
    let chosen = try StoreSettings(from: database).storefront
    self.products = try ProductsFile(reading: products, storefront: chosen)
    settings = try StoreSettings(from: database, file: self.products.settings)
  }

  /// Changes a setting for good.
  ///
  /// - Parameters:
  ///   - setting: The setting.
  ///   - text: One of its values as a user types it.
  /// - Throws: `StoreFailure.badSetting` if it is no value of the setting, or `DatabaseError`.
  public mutating func set(_ setting: StoreSetting, to text: String) throws {
    let value = try setting.require(text)
    try database.run(
      "INSERT INTO setting VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value",
      [.text(setting.rawValue), .text(value)])
    settings = try currentSettings()
  }

  /// Reads the settings anew: one that holds once may have been used up since the store was opened.
  ///
  /// - Returns: The settings as they are kept now.
  /// - Throws: `DatabaseError`.
  public func currentSettings() throws(DatabaseError) -> StoreSettings {
    try StoreSettings(from: database, file: products.settings)
  }

  /// Gives every setting its standard value.
  ///
  /// - Throws: `DatabaseError`.
  public mutating func resetSettings() throws {
    try database.run("DELETE FROM setting")
    settings = StoreSettings(file: products.settings)
  }

  /// Gives one setting its standard value, on the disk only.
  ///
  /// - Parameter setting: The setting.
  /// - Returns: Whether it was set until now.
  /// - Throws: `DatabaseError`.
  @discardableResult
  func forget(_ setting: StoreSetting) throws(DatabaseError) -> Bool {
    try database.run("DELETE FROM setting WHERE name = ?", [.text(setting.rawValue)]) > 0
  }

  /// Forgets accounts, purchases, settings and keys; numbers once given are not given again.
  ///
  /// - Throws: `DatabaseError`.
  public mutating func reset() throws {
    try database.immediate {
      for table in ["sale", "request", "setting", "fact"] {
        try database.run("DELETE FROM \(table)")
      }
    }
    settings = StoreSettings(file: products.settings)
  }
}
