/// What the ledger says about money, in the order in which an accountant writes it down.
///
/// A journal's days never go back: where the clock did, the latest day so far is written.
struct Bookings {
  /// Where the money went.
  enum Destination: Hashable {
    /// Spent: something that is owned for good, or was taken back.
    case expense
    /// Kept: something that is used up.
    case inventory
    /// Paid for, and not delivered yet.
    case undelivered
  }

  /// One movement of money, or a transaction that moved none.
  struct Booking {
    let day: Timestamp
    let transaction: StoreTransaction
    let destination: Destination
    /// What left the wallet; negative where it came back, `nil` where nothing was for sale.
    let paid: Money?
    /// How many came, negative where they were taken back.
    let quantity: Int
    /// What has left the wallet in this currency, this movement included.
    let total: Money

    var isRefund: Bool { quantity < 0 }
  }

  private(set) var all: [Booking] = []

  /// The first day that calendars of other programs know.
  private static let firstDay = Timestamp(milliseconds: -62_135_596_800_000)

  init(of history: LedgerHistory) {
    let transactions = Dictionary(
      history.transactions.map { ($0.transaction.id, $0.transaction) }
    ) { first, _ in first }
    let byOriginal = Dictionary(
      history.transactions.map { ($0.transaction.originalID, $0.transaction) }
    ) { first, _ in
      first
    }
    let delivered = Set(
      history.transactions.filter(\.isDelivered).map(\.transaction.originalID))
    var booked: Set<String> = []
    for event in history.entries.map(\.event) {
      switch event.kind {
      case .purchased, .restored:
        guard let transaction = event.transactionID.flatMap({ transactions[$0] }),
          booked.insert(transaction.id).inserted
        else { continue }
        add(transaction, isDelivered: delivered.contains(transaction.originalID))
      case .revoke:
        guard let transaction = event.originalTransactionID.flatMap({ byOriginal[$0] }),
          let amount = event.amount, let currency = event.currency
        else { continue }
        takeBack(
          transaction, Money(milliunits: amount, currency: currency), of: event,
          isDelivered: delivered.contains(transaction.originalID))
      default: continue
      }
    }
  }

  private mutating func add(_ transaction: StoreTransaction, isDelivered: Bool) {
    append(
      transaction, on: transaction.date,
      to: Self.destination(of: transaction, isDelivered: isDelivered),
      paid: transaction.reason == .purchase ? transaction.charged : nil,
      quantity: transaction.quantity)
  }

  private static func destination(
    of transaction: StoreTransaction, isDelivered: Bool
  ) -> Destination {
    guard isDelivered else { return .undelivered }
    return transaction.kind == .consumable ? .inventory : .expense
  }

  private mutating func takeBack(
    _ transaction: StoreTransaction, _ refund: Money, of event: LedgerEvent, isDelivered: Bool
  ) {
    append(
      transaction, on: event.revocationDate ?? event.at,
      to: Self.destination(of: transaction, isDelivered: isDelivered), paid: refund,
      quantity: -(event.quantity ?? transaction.quantity))
  }

  private mutating func append(
    _ transaction: StoreTransaction, on day: Timestamp, to destination: Destination, paid: Money?,
    quantity: Int
  ) {
    let currency = paid?.currency ?? transaction.price.currency
    let before = all.last { $0.total.currency == currency }?.total.milliunits ?? 0
    all.append(
      Booking(
        day: max(day, all.last?.day ?? Self.firstDay), transaction: transaction,
        destination: destination, paid: paid, quantity: quantity,
        total: Money(milliunits: before + (paid?.milliunits ?? 0), currency: currency)))
  }
}

extension Bookings.Booking {
  /// What happened, in words: `purchase palette.tip x3`.
  var summary: String {
    let name = PercentEncoding.text(of: transaction.productID)
    let what = isRefund ? "refund" : transaction.reason.rawValue
    return transaction.kind == .consumable ? "\(what) \(name) x\(abs(quantity))" : "\(what) \(name)"
  }

  /// The day in UTC, `2026-11-30`.
  var date: String { String(day.rfc3339.prefix(10)) }
}

extension Money {
  /// The same amount going the other way.
  var negated: Money { Money(milliunits: -milliunits, currency: currency) }

  /// The amount without its direction.
  var magnitude: Money { Money(milliunits: abs(milliunits), currency: currency) }
}

extension Sequence where Element: Hashable {
  /// The elements without those that came before.
  var firstOccurrences: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
