/// A transaction as the ledger tells it, without the store.
public struct LedgerTransaction: Equatable, Sendable {
  /// What the store said, and when it took the purchase back.
  public let transaction: StoreTransaction
  /// The country of the shop, three letters as in ISO 3166-1, if the ledger says.
  public let storefront: String?
  /// Whether the product was delivered, which takes a receipt that proves the transaction.
  public let isDelivered: Bool
  /// Whether it was finished, and so has left the queue.
  public let isFinished: Bool
}

/// All that the ledger holds, and the transactions that it tells of.
public struct LedgerHistory: Equatable, Sendable {
  /// The entries, oldest first.
  public let entries: [LedgerEntry]
  /// The transactions, in the order in which the app came to know them, each once.
  public let transactions: [LedgerTransaction]
  /// The identifiers of transactions of which an earlier version did not keep the price.
  public let incomplete: [String]

  /// Tells a ledger.
  ///
  /// - Parameter entries: All entries, oldest first, their signatures checked.
  public init(of entries: [LedgerEntry]) {
    self.entries = entries
    var kinds: [String: Set<LedgerEvent.Kind>] = [:]
    var revocations: [String: Timestamp] = [:]
    for event in entries.map(\.event) {
      if let id = event.transactionID { kinds[id, default: []].insert(event.kind) }
      if event.kind == .revoke, let original = event.originalTransactionID {
        revocations[original] = event.revocationDate ?? event.at
      }
    }
    var transactions: [LedgerTransaction] = []
    var incomplete: [String] = []
    var seen: Set<String> = []
    for event in entries.map(\.event) where event.kind == .purchased || event.kind == .restored {
      guard let id = event.transactionID, seen.insert(id).inserted else { continue }
      let known = kinds[id] ?? []
      if let transaction = StoreTransaction(
        event, isRedownload: known.contains(.redownload),
        revocationDate: event.originalTransactionID.flatMap { revocations[$0] })
      {
        transactions.append(
          LedgerTransaction(
            transaction: transaction, storefront: event.sale?.storefront,
            isDelivered: known.contains(.grant), isFinished: known.contains(.finished)))
      } else {
        incomplete.append(id)
      }
    }
    self.transactions = transactions
    self.incomplete = incomplete
  }
}

extension StoreTransaction {
  /// The transaction that an event took note of; `nil` if it does not say in which currency.
  ///
  /// Entries of the first version hold no price, no kind of product and no dates of their own. What
  /// it sold was the one non-consumable, and consumables.
  fileprivate init?(_ event: LedgerEvent, isRedownload: Bool, revocationDate: Timestamp?) {
    guard let id = event.transactionID, let productID = event.productID,
      let currency = event.currency
    else { return nil }
    let quantity = max(1, event.quantity ?? 1)
    let charged = event.amount ?? 0
    let kind = (event.sale?.productType).flatMap(Product.Kind.init(rawValue:))
    self.init(
      id: id, originalID: event.originalTransactionID ?? id, productID: productID,
      kind: kind ?? (productID == Shop.removeAds ? .nonConsumable : .consumable),
      reason: event.kind == .restored ? .restore : isRedownload ? .redownload : .purchase,
      quantity: quantity,
      price: Money(milliunits: event.sale?.price ?? charged / quantity, currency: currency),
      chargedMilliunits: charged, account: event.account ?? "",
      environment: event.environment.flatMap(StoreEnvironment.init(rawValue:)) ?? .production,
      date: event.sale?.purchaseDate ?? event.at,
      originalDate: event.sale?.originalPurchaseDate ?? event.at, revocationDate: revocationDate)
  }
}

extension Ledger {
  /// Reads the whole ledger, once every entry, the head and the totals are found intact.
  ///
  /// - Returns: What it holds.
  /// - Throws: `LedgerError.damaged` with the first damage; `DatabaseError`.
  public func history() throws -> LedgerHistory {
    let history: Result<LedgerHistory, any Error> = try database.reading {
      () throws(DatabaseError) in
      if case .damaged(let damage) = try verify() { return .failure(LedgerError.damaged(damage)) }
      return Result { LedgerHistory(of: try entries()) }
    }
    return try history.get()
  }
}
