/// The settings and their values, as they are kept in `store.db`.
public struct StoreSettings: Equatable, Sendable {
  private var values: [StoreSetting: String]
  /// What the products file sets, where the user has set nothing.
  private let file: [StoreSetting: String]

  /// Settings of which the user has set none.
  ///
  /// - Parameter file: What the products file sets.
  public init(file: [StoreSetting: String] = [:]) {
    values = [:]
    self.file = file
  }

  /// The value of a setting.
  ///
  /// - Parameter setting: The setting.
  public subscript(setting: StoreSetting) -> String {
    values[setting] ?? file[setting] ?? setting.standard
  }

  /// Whether purchases are allowed on this device.
  public var paymentsAllowed: Bool { self[.paymentsAllowed] == "yes" }
  /// Which of the two stores sells.
  public var environment: StoreEnvironment {
    StoreEnvironment(rawValue: self[.environment]) ?? .production
  }
  /// Who buys.
  public var account: String { self[.account] }
  /// The country to sell in, if it is not the product file's own.
  public var storefront: Storefront? { Storefront(code: self[.storefront]) }
  var asksToBuy: Bool { self[.askToBuy] == "yes" }
  var interrupts: Bool { self[.interrupted] == "yes" }
  var failure: StoreError? { StoreError(named: self[.failWith]) }
  var restoreFailure: StoreError? { StoreError(named: self[.failRestoreWith]) }
  var restoreLimit: Int? { Int(self[.restoreStopsAfter]) }
  var delay: Int { Int(self[.delay]) ?? 0 }
  var rebuyHabit: RebuyHabit { RebuyHabit(rawValue: self[.rebuy]) ?? .purchased }
  var finishFailsOnce: Bool { self[.finishFails] == "once" }
  var network: NetworkFault { NetworkFault(rawValue: self[.network]) ?? .up }
  var receiptFault: ReceiptFault { ReceiptFault(rawValue: self[.receipt]) ?? .good }
  var verifyStatus: Int? { Int(self[.verifyStatus]) }
  var crashStep: PurchaseStep? { PurchaseStep(rawValue: self[.crashAt]) }

  /// Reads the settings that are kept.
  ///
  /// - Parameters:
  ///   - database: An open database of `StoreDatabase.schema`.
  ///   - file: What the products file sets, where the user has set nothing.
  /// - Throws: `DatabaseError`.
  public init(
    from database: Database, file: [StoreSetting: String] = [:]
  ) throws(DatabaseError) {
    let rows = try database.rows("SELECT name, value FROM setting") { row throws(DatabaseError) in
      (name: try row.text(0), value: try row.text(1))
    }
    self.init(file: file)
    // A setting of a newer version, or a value that is none any more, counts as not set.
    for row in rows {
      guard let setting = StoreSetting(rawValue: row.name) else { continue }
      values[setting] = setting.value(of: row.value)
    }
  }
}
