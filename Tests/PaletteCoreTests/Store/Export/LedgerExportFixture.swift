@testable import PaletteCore

/// A ledger whose every byte is known: events without a database, times that do not move.
struct LedgerExportFixture {
  private(set) var entries: [LedgerEntry] = []
  var now: Int64 = 1_767_225_600_000
  var storefront: String? = "CHN"

  static let key = SigningKey(Array(0..<32))
  static let signedAt = Timestamp(milliseconds: 1_767_400_000_123)

  var history: LedgerHistory { LedgerHistory(of: entries) }

  mutating func append(_ event: LedgerEvent) {
    let sequence = entries.count + 1
    entries.append(
      LedgerEntry(
        sequence: sequence, installID: "00112233445566ff", event: event,
        mac: SHA256.digest(of: [UInt8(truncatingIfNeeded: sequence)])))
  }

  /// A purchase from payment to finish, with as much of it as is asked for.
  mutating func buy(
    _ product: String, _ id: String, type: String = "Consumable", quantity: Int = 1,
    price: Money, original: String? = nil, isRestored: Bool = false, isDelivered: Bool = true,
    isFinished: Bool = true, account: String = "default", environment: String = "production"
  ) {
    let first = history.transactions.first { $0.transaction.id == original }?.transaction.date
    let base = LedgerEvent(
      .paymentAdded, at: Timestamp(milliseconds: now), productID: product, transactionID: id,
      originalTransactionID: original ?? id, quantity: quantity, account: account,
      environment: environment)
    var payment = base
    payment.transactionID = nil
    payment.originalTransactionID = nil
    if !isRestored { append(payment) }
    var sold = base
    sold.kind = isRestored ? .restored : .purchased
    sold.amount = original == nil ? price.milliunits * quantity : 0
    sold.currency = price.currency
    sold.sale = LedgerEvent.Sale(
      price: price.milliunits, productType: type, purchaseDate: base.at,
      originalPurchaseDate: first ?? base.at, storefront: storefront)
    append(sold)
    if original != nil, !isRestored { append(base, .redownload) }
    if isDelivered { append(base, .grant) }
    if isFinished { append(base, .finished) }
    now += 86_400_000
  }

  mutating func refund(_ product: String, _ original: String, quantity: Int = 1, _ back: Money) {
    append(
      LedgerEvent(
        .revoke, at: Timestamp(milliseconds: now + 5), productID: product,
        transactionID: original, originalTransactionID: original, quantity: quantity,
        amount: -back.milliunits, currency: back.currency, account: "default",
        environment: "production", revocationDate: Timestamp(milliseconds: now)))
    now += 86_400_000
  }

  private mutating func append(_ base: LedgerEvent, _ kind: LedgerEvent.Kind) {
    var event = base
    event.kind = kind
    append(event)
  }

  /// One of everything: kept, used up, given back, brought back, not delivered, in three currencies.
  static var everything: LedgerExportFixture {
    var fixture = LedgerExportFixture()
    let six = Money(milliunits: 6000, currency: "CNY")
    let one = Money(milliunits: 1000, currency: "CNY")
    fixture.buy("palette.removeads", "4000000000000001", type: "Non-Consumable", price: six)
    fixture.buy("palette.tip", "4000000000000002", quantity: 3, price: one)
    fixture.buy(
      "palette.removeads", "4000000000000003", type: "Non-Consumable", price: six,
      original: "4000000000000001")
    fixture.refund("palette.tip", "4000000000000002", quantity: 3, one.times(3))
    fixture.buy(
      "palette.removeads", "4000000000000004", type: "Non-Consumable", price: six,
      original: "4000000000000001", isRestored: true)
    // The clock goes back by ten days.
    fixture.now -= 864_000_000
    fixture.storefront = "USA"
    fixture.buy(
      "palette.tip", "4000000000000005", quantity: 10,
      price: Money(milliunits: 990, currency: "USD"), isFinished: false)
    fixture.storefront = nil
    fixture.buy(
      "palette.wallpaper", "4000000000000006", type: "Non-Consumable",
      price: Money(milliunits: 1_234_000, currency: "JPY"), isDelivered: false, isFinished: false)
    fixture.refund("palette.removeads", "4000000000000001", six)
    return fixture
  }

  /// Identifiers that a journal could mistake for something else, or for each other.
  static var oddNames: LedgerExportFixture {
    var fixture = LedgerExportFixture()
    let names = [
      "a,b", "a b", "a  b", "a\"b", "a;b", "a|b", "a:b", "a\nb", "ab", "AB", "Ab", "a%2Cb", "CNY",
      "(x)", "[2026-01-01]", "*", "=1", "中文", "é", "e\u{301}", "-1", "@", "true", "TRUE",
      "palette.a.very.long.identifier.one", "palette.a.very.long.identifier.two", "tip-2", "tip",
      "TIP",
    ]
    for (index, name) in names.enumerated() {
      // Of every third the price has more decimals than its currency usually has.
      let price = Money(
        milliunits: 1000 + (index % 3 == 0 ? index : index * 10), currency: "CNY")
      fixture.buy(
        name, "4\(1_000_000 + index)", type: index % 2 == 0 ? "Consumable" : "Non-Consumable",
        quantity: index % 2 == 0 ? 2 : 1, price: price, account: "\(name)\taccount, or: two")
    }
    fixture.buy(
      "fils", "4200000", type: "Non-Consumable", price: Money(milliunits: 1005, currency: "KWD"))
    fixture.buy("nothing", "4200001", price: Money(milliunits: 0, currency: "JPY"))
    fixture.buy("yen", "4200002", price: Money(milliunits: 600_000, currency: "JPY"))
    return fixture
  }
}
