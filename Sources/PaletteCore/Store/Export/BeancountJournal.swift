extension LedgerHistory {
  /// What was paid and what came of it, as a journal for Beancount.
  ///
  /// Each transaction has its identifier as a link; the balances are those of the last day's end.
  public var beancount: String {
    let bookings = Bookings(of: self).all
    let journal = BeancountJournal(bookings)
    let parts =
      [["; The purchases of palette-cli. Days are those of UTC."]]
      + [journal.openings].filter { !$0.isEmpty } + bookings.map(journal.lines)
      + [journal.balances].filter { !$0.isEmpty }
    return parts.map { $0.joined(separator: "\n") + "\n" }.joined(separator: "\n")
  }
}

/// The lines of a journal in Beancount's format ("Beancount Language Syntax", version 2).
private struct BeancountJournal {
  private let paid: [Bookings.Booking]
  private let names: BeancountNames
  private static let wallet = "Assets:Wallet"

  init(_ bookings: [Bookings.Booking]) {
    paid = bookings.filter { $0.paid != nil }
    names = BeancountNames(of: paid.map(\.transaction.productID))
  }

  var openings: [String] {
    guard let first = paid.first?.date else { return [] }
    let goods = paid.filter { $0.destination == .inventory }.map(symbol).firstOccurrences
    let accounts = paid.map { booking in
      "\(first) open \(account(of: booking))\n  product: \"\(product(of: booking))\""
    }
    return goods.map { "\(first) commodity \($0)" } + ["\(first) open \(Self.wallet)"]
      + accounts.firstOccurrences
  }

  func lines(of booking: Bookings.Booking) -> [String] {
    let transaction = booking.transaction
    guard let paid = booking.paid else {
      return ["; \(booking.date) \(transaction.id) \(booking.summary), not charged"]
    }
    let money = "\(paid.decimal) \(paid.currency)"
    let goods =
      booking.destination == .inventory
      ? "\(booking.quantity) \(symbol(of: booking)) @@ \(paid.magnitude.decimal) \(paid.currency)"
      : money
    return [
      "\(booking.date) * \"\(booking.summary)\" ^tx-\(transaction.id)",
      "  txid: \"\(transaction.id)\"",
      "  orig: \"\(transaction.originalID)\"",
      "  product: \"\(product(of: booking))\"",
      "  env: \"\(transaction.environment.rawValue)\"",
      "  account: \"\(PercentEncoding.text(of: transaction.account))\"",
      "  \(account(of: booking))  \(goods)",
      "  \(Self.wallet)  \(paid.negated.decimal) \(paid.currency)",
    ]
  }

  /// What is left of each currency and product; a balance is that of a day's beginning.
  var balances: [String] {
    guard let last = paid.last else { return [] }
    let date = Timestamp(milliseconds: last.day.milliseconds + 86_400_000).rfc3339.prefix(10)
    // No day follows the last that has four digits for its year.
    guard date.utf8.last != UInt8(ascii: "-") else { return [] }
    let totals = Dictionary(paid.map { ($0.total.currency, $0.total) }) { $1 }
    let counts = Dictionary(
      paid.filter { $0.destination == .inventory }.map { (account(of: $0), $0) }.map {
        ($0.0, (symbol: symbol(of: $0.1), count: $0.1.quantity))
      }
    ) { (symbol: $0.symbol, count: $0.count + $1.count) }
    return paid.map(\.total.currency).firstOccurrences.compactMap { totals[$0] }.map {
      "\(date) balance \(Self.wallet)  \($0.negated.decimal) \($0.currency)"
    }
      + counts.sorted { $0.key < $1.key }.map {
        "\(date) balance \($0.key)  \($0.value.count) \($0.value.symbol)"
      }
  }

  private func product(of booking: Bookings.Booking) -> String {
    PercentEncoding.text(of: booking.transaction.productID)
  }

  private func account(of booking: Bookings.Booking) -> String {
    let name = names[booking.transaction.productID]
    return switch booking.destination {
    case .expense: "Expenses:IAP:\(name)"
    case .inventory: "Assets:Inventory:\(name)"
    case .undelivered: "Assets:Undelivered:\(name)"
    }
  }

  /// A commodity begins with a letter, and is none of the words that mean something.
  private func symbol(of booking: Bookings.Booking) -> String {
    "IAP-\(names[booking.transaction.productID])"
  }
}

/// Names of products that Beancount takes in accounts and commodities: capitals, digits and `-`.
///
/// Where two identifiers would get one name, the later one is numbered; a ledger only grows, so
/// every export gives them the same names.
private struct BeancountNames {
  /// A commodity has 24 characters at most, and four are its beginning.
  private static let most = 20
  private var names: [String: String] = [:]

  init(of products: [String]) {
    var taken: Set<String> = []
    for product in products {
      let key = PercentEncoding.text(of: product)
      guard names[key] == nil else { continue }
      let plain = Self.plainName(of: product)
      var name = plain
      var number = 1
      while !taken.insert(name).inserted {
        number += 1
        let ending = "-\(number)"
        name = plain.prefix(Self.most - ending.utf8.count) + ending
      }
      names[key] = name
    }
  }

  subscript(product: String) -> String { names[PercentEncoding.text(of: product)] ?? "" }

  private static func plainName(of product: String) -> String {
    let words = product.uppercased().unicodeScalars.split { !isPlain($0) }
    let name = words.map(String.init).joined(separator: "-").prefix(most)
    let trimmed = name.last == "-" ? name.dropLast() : name
    return trimmed.isEmpty ? "ITEM" : String(trimmed)
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    ("A"..."Z").contains(scalar) || ("0"..."9").contains(scalar)
  }
}
