/// How things stand for the account in use.
public struct StoreStatus: Equatable, Sendable {
  /// The account in use.
  public let account: String
  /// The store in use.
  public let environment: StoreEnvironment
  /// Whether the account is rid of the ads; not if the ledger cannot be trusted.
  public let noAds: Bool
  /// How many of each consumable were delivered; products of which there are none are left out.
  public let consumables: [String: Int]
  /// What is unfinished.
  public let unfinished: [QueuedTransaction]
  /// What the store waits for: approvals first, then what interrupts a purchase.
  public let requests: [StoreRequest]
  /// The end of the ledger, or what is wrong with it.
  public let ledger: LedgerVerdict
}

extension StoreStatus {
  /// The status where nothing was ever bought or begun.
  ///
  /// - Parameter settings: The store's settings.
  public init(nothingFor settings: StoreSettings) {
    self.init(
      account: settings.account, environment: settings.environment, noAds: false, consumables: [:],
      unfinished: [], requests: [], ledger: .intact(.empty))
  }
}

extension Shop {
  /// The product that removes the ads.
  public static let removeAds = "palette.removeads"

  /// Reports how things stand; changes nothing.
  ///
  /// - Returns: The status; what is owned is computed from the ledger alone.
  /// - Throws: `DatabaseError`.
  public func status() throws -> StoreStatus {
    let verdict = try ledger.verify()
    // What is owned is found by an index: only here is damage elsewhere in the ledger seen.
    func owned(_ productID: String) throws -> Int {
      guard case .intact = verdict else { return 0 }
      return try ledger.owned(productID, under: store.settings)
    }
    var consumables: [String: Int] = [:]
    for product in store.products.products where product.kind == .consumable {
      let count = try owned(product.id)
      if count > 0 { consumables[product.id] = count }
    }
    return StoreStatus(
      account: store.settings.account, environment: store.settings.environment,
      noAds: try owned(Self.removeAds) > 0, consumables: consumables,
      unfinished: try unfinished(),
      requests: try store.requests(.deferred) + store.requests(.interrupted), ledger: verdict)
  }

  /// How things stand after a deed, without reading the whole ledger again.
  ///
  /// - Returns: The end of the ledger, `nil` if it cannot be trusted, and whether the account is rid of
  ///   the ads.
  /// - Throws: `DatabaseError`.
  public func standing() throws -> (head: LedgerHead?, noAds: Bool) {
    guard case .intact(let head) = try ledger.checkedHead() else { return (nil, false) }
    return (head, try ledger.owned(Self.removeAds, under: store.settings) > 0)
  }

  /// Forgets the queue, and begins a new ledger; the store, favourites and palettes stay.
  ///
  /// - Parameter keyPath: The ledger's key file.
  /// - Throws: `StoreFailure.busy` if a purchase is under way; `DatabaseError`, `FileError`.
  public func resetApp(keyPath: String) throws {
    try exclusively { try forgetPurchases(keyPath: keyPath) }
  }

  /// Forgets what `resetApp` forgets, and the store's accounts, purchases, settings and keys too.
  ///
  /// - Parameter keyPath: The ledger's key file.
  /// - Throws: `StoreFailure.busy` if a purchase is under way; `DatabaseError`, `FileError`.
  public mutating func resetAll(keyPath: String) throws {
    try exclusively {
      try forgetPurchases(keyPath: keyPath)
      try store.reset()
    }
  }

  private func forgetPurchases(keyPath: String) throws {
    try Ledger.reset(app, keyPath: keyPath) { try queue.clear() }
  }
}

extension Ledger {
  /// How many of a product the account in use was delivered and not taken back.
  ///
  /// - Parameters:
  ///   - productID: The product.
  ///   - settings: The store's settings, which name account and environment.
  /// - Returns: As many as `Entitlement.quantity(in:)` counts.
  /// - Throws: `DatabaseError`.
  public func owned(
    _ productID: String, under settings: StoreSettings
  ) throws(DatabaseError) -> Int {
    try entitlement(to: productID, account: settings.account)
      .quantity(in: settings.environment.rawValue)
  }
}
