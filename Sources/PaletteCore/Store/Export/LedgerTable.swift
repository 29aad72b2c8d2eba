extension LedgerEntry {
  /// All that an entry holds, under the names that every form of it has.
  ///
  /// What does not apply is `nil`. Moments under StoreKit's names are milliseconds since 1970, as
  /// StoreKit signs them.
  private var members: KeyValuePairs<String, JSON?> {
    func milliseconds(_ moment: Timestamp?) -> JSON? {
      (moment?.milliseconds).map { .integer(Int($0)) }
    }
    return [
      "sequence": .integer(sequence),
      "event": .string(event.kind.rawValue),
      "at": .string(event.at.rfc3339),
      "transactionId": event.transactionID.map(JSON.string),
      "originalTransactionId": event.originalTransactionID.map(JSON.string),
      "productId": event.productID.map(JSON.string),
      "quantity": event.quantity.map(JSON.integer),
      "amount": event.amount.map(JSON.integer),
      "currency": event.currency.map(JSON.string),
      "account": event.account.map(JSON.string),
      "environment": event.environment.map(JSON.string),
      "note": event.note.map(JSON.string),
      "price": (event.sale?.price).map(JSON.integer),
      "type": (event.sale?.productType).map(JSON.string),
      "purchaseDate": milliseconds(event.sale?.purchaseDate),
      "originalPurchaseDate": milliseconds(event.sale?.originalPurchaseDate),
      "storefront": (event.sale?.storefront).map(JSON.string),
      "revocationDate": milliseconds(event.revocationDate),
      "install": .string(installID),
      "hash": .string(mac.hex),
    ]
  }

  /// The entry as a JSON object, without what does not apply.
  public var json: JSON { .object(members) }

  fileprivate static let columns = blank.members.map(\.key)

  fileprivate var fields: [String] {
    members.map { member in
      switch member.value {
      case .integer(let number): String(number)
      case .string(let text): text
      default: ""
      }
    }
  }

  private static let blank = LedgerEntry(
    sequence: 0, installID: "",
    event: LedgerEvent(.paymentAdded, at: Timestamp(milliseconds: 0)), mac: .zero)
}

extension LedgerHistory {
  /// Every entry, oldest first, in a JSON array.
  public var json: String { JSON.array(entries.map(\.json)).text + "\n" }

  /// Every entry, oldest first, as comma-separated values with a header (RFC 4180).
  public var csv: String {
    ([LedgerEntry.columns] + entries.map(\.fields)).map { fields in
      fields.map(Self.quoted).joined(separator: ",") + "\r\n"
    }.joined()
  }

  /// RFC 4180, section 2, rules 5 to 7.
  private static func quoted(_ field: String) -> String {
    let marks = Array("\",\r\n".utf8)
    guard field.utf8.contains(where: marks.contains) else { return field }
    let doubled = field.unicodeScalars.split(separator: "\"", omittingEmptySubsequences: false)
      .map(String.init).joined(separator: "\"\"")
    return "\"\(doubled)\""
  }
}
