/// What the store says about something sold, sold again or restored.
public struct StoreTransaction: Equatable, Sendable {
  /// Why there is a transaction.
  public enum Reason: String, Sendable {
    /// Bought and paid for.
    case purchase
    /// Bought again although it is owned, and so not charged.
    case redownload
    /// Brought back by a restore.
    case restore
  }

  /// 16 digits, unique, growing and never used again.
  public let id: String
  /// The identifier of the first purchase; of a first purchase its own.
  public let originalID: String
  /// The product's whole identifier.
  public let productID: String
  /// Whether the product can be bought once or often.
  public let kind: Product.Kind
  /// Why there is a transaction.
  public let reason: Reason
  /// How many, from 1 to 10.
  public let quantity: Int
  /// The price of one.
  public let price: Money
  /// What the user was charged for this transaction, in milliunits of `price.currency`.
  public let chargedMilliunits: Int
  /// The account that bought.
  public let account: String
  /// The store it was bought in.
  public let environment: StoreEnvironment
  /// When this transaction was made.
  public let date: Timestamp
  /// When the first purchase was made.
  public let originalDate: Timestamp
  /// When the store took the purchase back, if it did.
  public let revocationDate: Timestamp?

  /// What the user was charged for this transaction.
  public var charged: Money { Money(milliunits: chargedMilliunits, currency: price.currency) }
}

extension StoreTransaction {
  /// The columns that `init(_:)` reads, in its order.
  static let columns = """
    id, original, product, kind, reason, quantity, price, charged, currency, account, environment, \
    date, originalDate
    """

  /// Reads `columns` from a row, from its first column on.
  init(_ row: borrowing Row, path: String, revocationDate: Timestamp? = nil) throws(DatabaseError) {
    let kind = try row.text(3)
    let reason = try row.text(4)
    let environment = try row.text(10)
    guard let kind = Product.Kind(rawValue: kind), let reason = Reason(rawValue: reason),
      let environment = StoreEnvironment(rawValue: environment)
    else { throw .damaged(path: path, detail: "a transaction of an unknown kind") }
    self.init(
      id: try row.text(0), originalID: try row.text(1), productID: try row.text(2), kind: kind,
      reason: reason, quantity: try row.quantity(5),
      price: Money(milliunits: try row.milliunits(6), currency: try row.text(8)),
      chargedMilliunits: try row.milliunits(7), account: try row.text(9), environment: environment,
      date: try row.date(11), originalDate: try row.date(12),
      revocationDate: revocationDate)
  }

  /// The values of `columns`.
  var values: [Value] {
    [
      .text(id), .text(originalID), .text(productID), .text(kind.rawValue), .text(reason.rawValue),
      .integer(quantity), .integer(price.milliunits), .integer(chargedMilliunits),
      .text(price.currency), .text(account), .text(environment.rawValue),
      .integer(Int(date.milliseconds)), .integer(Int(originalDate.milliseconds)),
    ]
  }
}

extension Row {
  /// A date that RFC 3339 can write: the years 0000 to 9999.
  func date(_ column: Int) throws(DatabaseError) -> Timestamp {
    let milliseconds = try integer(column)
    guard Timestamp.writable.contains(Int64(milliseconds)) else {
      throw .damaged(path: database.path, detail: "a date outside the calendar")
    }
    return Timestamp(milliseconds: Int64(milliseconds))
  }

  /// Money that a price can have come to: less than 10¹² of the currency's units, ten times at most.
  func milliunits(_ column: Int) throws(DatabaseError) -> Int {
    let milliunits = try integer(column)
    guard (0..<10_000_000_000_000_000).contains(milliunits) else {
      throw .damaged(path: database.path, detail: "an amount that nothing costs")
    }
    return milliunits
  }

  /// How many can be bought at once.
  func quantity(_ column: Int) throws(DatabaseError) -> Int {
    let quantity = try integer(column)
    guard (1...10).contains(quantity) else {
      throw .damaged(path: database.path, detail: "a quantity outside 1 to 10")
    }
    return quantity
  }
}
