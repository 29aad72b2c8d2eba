extension LedgerHistory {
  /// What was paid and what came of it, as a journal for hledger and Ledger.
  ///
  /// Every account and commodity is declared and every balance of the wallet asserted, so that
  /// `hledger check --strict ordereddates` has something to check. The wallet begins at nothing.
  public var hledger: String {
    let bookings = Bookings(of: self).all
    let parts =
      [["; The purchases of palette-cli. Days are those of UTC."]]
      + [HledgerJournal.declarations(of: bookings)].filter { !$0.isEmpty }
      + bookings.map(HledgerJournal.lines)
    return parts.map { $0.joined(separator: "\n") + "\n" }.joined(separator: "\n")
  }
}

/// The lines of a journal in hledger's format (hledger 1.25 manual, "Journal").
///
/// Product and account names are written in percent-encoding: no comma ends a tag, no space an
/// account, and different identifiers never share one.
private enum HledgerJournal {
  static func declarations(of bookings: [Bookings.Booking]) -> [String] {
    let paid = bookings.filter { $0.paid != nil }
    let currencies = paid.map(\.total.currency).firstOccurrences.map { currency in
      let decimals =
        paid.compactMap(\.paid).filter { $0.currency == currency }
        .map(\.decimalPlaces).max() ?? 0
      // A number without decimals has no point, and then neither program takes a format.
      guard decimals > 0 else { return "commodity \(currency)" }
      let zeros = String(repeating: "0", count: decimals)
      return "commodity \(currency)\n    format 1000.\(zeros) \(currency)"
    }
    let goods = paid.filter { $0.destination == .inventory }.map(symbol)
      .firstOccurrences.map { "commodity \($0)" }
    let accounts = (paid.isEmpty ? [] : [wallet]) + paid.map(account).firstOccurrences
    return currencies + goods + accounts.map { "account \($0)" }
  }

  static func lines(of booking: Bookings.Booking) -> [String] {
    let transaction = booking.transaction
    guard let paid = booking.paid else {
      return ["; \(booking.date) (\(transaction.id)) \(booking.summary), not charged"]
    }
    let tags = [
      ("product", transaction.productID), ("env", transaction.environment.rawValue),
      ("orig", transaction.originalID), ("account", transaction.account),
    ]
    let isKept = booking.destination == .inventory
    let total = "\(booking.total.negated.decimal) \(booking.total.currency)"
    let postings = [
      Posting(
        account: account(of: booking),
        number: isKept ? String(booking.quantity) : paid.decimal,
        rest: isKept
          ? "\(symbol(of: booking)) @@ \(paid.magnitude.decimal) \(paid.currency)"
          : paid.currency),
      Posting(
        account: wallet, number: paid.negated.decimal, rest: "\(paid.currency) = \(total)"),
    ]
    let accountWidth = postings.map(\.account.utf8.count).max() ?? 0
    let numberWidth = postings.map(\.number.utf8.count).max() ?? 0
    return [
      "\(booking.date) * (\(transaction.id)) \(booking.summary)",
      "    ; "
        + tags.map { "\($0.0):\(PercentEncoding.text(of: $0.1))" }.joined(separator: ", "),
    ] + postings.map { $0.line(accountWidth, numberWidth) }
  }

  /// One side of a movement; its numbers stand below each other.
  private struct Posting {
    let account: String
    let number: String
    let rest: String

    func line(_ accountWidth: Int, _ numberWidth: Int) -> String {
      let gap = accountWidth - account.utf8.count + 4 + numberWidth - number.utf8.count
      return "    \(account)\(String(repeating: " ", count: gap))\(number) \(rest)"
    }
  }

  private static let wallet = "assets:wallet"

  private static func account(of booking: Bookings.Booking) -> String {
    let name = PercentEncoding.text(of: booking.transaction.productID)
    return switch booking.destination {
    case .expense: "expenses:iap:\(name)"
    case .inventory: "assets:inventory:\(name)"
    case .undelivered: "assets:undelivered:\(name)"
    }
  }

  /// The commodity of a product; one that is spelt like a currency is not that currency.
  private static func symbol(of booking: Bookings.Booking) -> String {
    let name = PercentEncoding.text(of: booking.transaction.productID)
    let capitals = UInt8(ascii: "A")...UInt8(ascii: "Z")
    guard let first = name.utf8.first, name.utf8.count == 3,
      name.utf8.allSatisfy(capitals.contains)
    else { return "\"\(name)\"" }
    return "\"\(PercentEncoding.escape(first))\(name.dropFirst())\""
  }
}

extension Money {
  /// How many digits stand behind the point.
  fileprivate var decimalPlaces: Int {
    let parts = decimal.utf8.split(separator: UInt8(ascii: "."))
    return parts.count == 2 ? parts[1].count : 0
  }
}
