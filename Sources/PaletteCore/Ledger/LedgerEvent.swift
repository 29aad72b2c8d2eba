/// Something that happened to a purchase.
public struct LedgerEvent: Equatable, Sendable {
  /// What happened.
  public var kind: Kind
  /// When, by the clock the program was handed; the order of events is their sequence, not this.
  public var at: Timestamp
  /// The product it is about.
  public var productID: String?
  /// The transaction it is about.
  public var transactionID: String?
  /// The first transaction by which the account came to own the product.
  public var originalTransactionID: String?
  /// How many were bought, from 1 to 10.
  public var quantity: Int?
  /// Money that changed hands in all, in thousandths of the currency's unit.
  public var amount: Int?
  /// The ISO 4217 code of the amount's currency.
  public var currency: String?
  /// The store account.
  public var account: String?
  /// The store environment, such as `production` or `sandbox`.
  public var environment: String?
  /// Anything else that a reader of the ledger should know.
  public var note: String?
  /// What the store said about the transaction when it came; the `currency` is the price's too.
  public var sale: Sale?
  /// When the store took the purchase back.
  public var revocationDate: Timestamp?

  /// Creates an event; whatever does not apply stays `nil`.
  ///
  /// - Parameters:
  ///   - kind: What happened.
  ///   - at: When.
  ///   - productID: The product.
  ///   - transactionID: The transaction.
  ///   - originalTransactionID: The first transaction of this ownership.
  ///   - quantity: How many, 1 ... 10.
  ///   - amount: Money in thousandths of the currency's unit.
  ///   - currency: An ISO 4217 code.
  ///   - account: The store account.
  ///   - environment: The store environment.
  ///   - note: Anything else.
  ///   - sale: What the store said about the transaction.
  ///   - revocationDate: When the store took the purchase back.
  public init(
    _ kind: Kind, at: Timestamp, productID: String? = nil, transactionID: String? = nil,
    originalTransactionID: String? = nil, quantity: Int? = nil, amount: Int? = nil,
    currency: String? = nil, account: String? = nil, environment: String? = nil,
    note: String? = nil, sale: Sale? = nil, revocationDate: Timestamp? = nil
  ) {
    self.kind = kind
    self.at = at
    self.productID = productID
    self.transactionID = transactionID
    self.originalTransactionID = originalTransactionID
    self.quantity = quantity
    self.amount = amount
    self.currency = currency
    self.account = account
    self.environment = environment
    self.note = note
    self.sale = sale
    self.revocationDate = revocationDate
  }
}

extension LedgerEvent {
  /// What a transaction says beyond the product and the money, so that the ledger alone can tell it.
  public struct Sale: Equatable, Sendable {
    /// The price of one, in thousandths of the currency's unit.
    public var price: Int
    /// The kind of product, as StoreKit 2 names it: `Consumable`.
    public var productType: String
    /// When the transaction was made.
    public var purchaseDate: Timestamp
    /// When the first purchase was made.
    public var originalPurchaseDate: Timestamp
    /// The country of the shop, three letters as in ISO 3166-1, if it is known.
    public var storefront: String?

    /// Creates what a transaction says.
    ///
    /// - Parameters:
    ///   - price: The price of one, in thousandths of the currency's unit.
    ///   - productType: The kind of product, as StoreKit 2 names it.
    ///   - purchaseDate: When the transaction was made.
    ///   - originalPurchaseDate: When the first purchase was made.
    ///   - storefront: The country of the shop, three letters, if it is known.
    public init(
      price: Int, productType: String, purchaseDate: Timestamp, originalPurchaseDate: Timestamp,
      storefront: String? = nil
    ) {
      self.price = price
      self.productType = productType
      self.purchaseDate = purchaseDate
      self.originalPurchaseDate = originalPurchaseDate
      self.storefront = storefront
    }
  }
}

extension LedgerEvent {
  /// What happened, by the name that is stored.
  ///
  /// Not an enumeration, since a ledger may hold kinds that a newer program wrote.
  public struct Kind: RawRepresentable, Hashable, Sendable {
    /// The stored name.
    public let rawValue: String

    /// Creates a kind.
    ///
    /// - Parameter rawValue: The stored name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A payment was put into the queue.
    public static let paymentAdded = Kind(rawValue: "payment.added")
    /// An owned product was asked for again, and is delivered without a charge.
    public static let redownload = Kind(rawValue: "purchase.redownload")
    /// The store was asked to sell.
    public static let purchasing = Kind(rawValue: "tx.purchasing")
    /// The store sold.
    public static let purchased = Kind(rawValue: "tx.purchased")
    /// The store did not sell, or the user said no.
    public static let failed = Kind(rawValue: "tx.failed")
    /// The store delivered an earlier purchase again.
    public static let restored = Kind(rawValue: "tx.restored")
    /// Somebody else must approve.
    public static let deferred = Kind(rawValue: "tx.deferred")
    /// A receipt was sent for verification.
    public static let verifyBegin = Kind(rawValue: "verify.begin")
    /// The receipt holds, and proves the transaction.
    public static let verifyOK = Kind(rawValue: "verify.ok")
    /// The receipt could not be verified now.
    public static let verifyRetry = Kind(rawValue: "verify.retry")
    /// The receipt proves nothing, now or later.
    public static let verifyRefused = Kind(rawValue: "verify.refused")
    /// The receipt is from the other environment, and is sent there.
    public static let verifySwitch = Kind(rawValue: "verify.switch")
    /// The product was delivered.
    public static let grant = Kind(rawValue: "grant")
    /// What was bought was taken back, delivered or not; the amount is what was paid back.
    public static let revoke = Kind(rawValue: "revoke")
    /// The transaction was finished, and left the queue.
    public static let finished = Kind(rawValue: "tx.finished")
    /// Finishing failed; the transaction stays in the queue.
    public static let finishFailed = Kind(rawValue: "tx.finish_failed")
    /// Restoring began.
    public static let restoreBegin = Kind(rawValue: "restore.begin")
    /// Restoring ended.
    public static let restoreEnd = Kind(rawValue: "restore.end")
    /// Restoring was cut short by the store.
    public static let restoreFailed = Kind(rawValue: "restore.failed")

    /// Whether events of this kind decide what the user owns.
    var decidesOwnership: Bool { self == .grant || self == .revoke }
  }
}
