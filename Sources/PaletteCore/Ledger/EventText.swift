/// The stored form of events: one JSON object on one line, its members always in this order.
///
/// Written and read by hand, since one event is written in a process that lives two milliseconds:
/// dictionaries, and arrays of pairs, would cost it more than the event does.
enum EventText {
  /// The text of an event, as it is stored and signed.
  static func bytes(of event: LedgerEvent, sequence: Int, installID: String) -> [UInt8] {
    var writer = EventWriter()
    writer.append("install", installID)
    writer.append("sequence", sequence)
    writer.append("at", event.at)
    writer.append("event", event.kind.rawValue)
    writer.append("productId", event.productID)
    writer.append("transactionId", event.transactionID)
    writer.append("originalTransactionId", event.originalTransactionID)
    writer.append("quantity", event.quantity)
    writer.append("amount", event.amount)
    writer.append("currency", event.currency)
    writer.append("account", event.account)
    writer.append("environment", event.environment)
    writer.append("note", event.note)
    if let sale = event.sale {
      writer.append("price", sale.price)
      writer.append("type", sale.productType)
      writer.append("purchaseDate", sale.purchaseDate)
      writer.append("originalPurchaseDate", sale.originalPurchaseDate)
      writer.append("storefront", sale.storefront)
    }
    writer.append("revocationDate", event.revocationDate)
    return writer.finished
  }

  /// An event and its place, read from its bytes.
  struct Parsed {
    var sequence: Int
    var installID: String
    var event: LedgerEvent
  }

  /// Reads the stored form, `nil` if it is anything else.
  ///
  /// Members with other names are passed over: a newer program may have written them.
  static func parse(_ bytes: [UInt8]) -> Parsed? {
    var reader = EventReader(bytes)
    var members = Members()
    guard reader.skip("{") else { return nil }
    repeat {
      guard let name = reader.string(), reader.skip(":") else { return nil }
      if let text = reader.string() {
        members.set(name, to: text)
      } else if let number = reader.integer() {
        members.set(name, to: number)
      } else {
        return nil
      }
    } while reader.skip(",")
    return reader.skip("}") && reader.isAtEnd ? members.parsed : nil
  }

  /// What was read so far.
  private struct Members {
    private var sequence: Int?
    private var installID: String?
    private var kind: String?
    private var at: Timestamp?
    private var price: Int?
    private var productType: String?
    private var purchaseDate: Timestamp?
    private var originalPurchaseDate: Timestamp?
    private var storefront: String?
    private var event = LedgerEvent(.paymentAdded, at: Timestamp(milliseconds: 0))

    mutating func set(_ name: String, to text: String) {
      switch name {
      case "install": installID = text
      case "event": kind = text
      case "productId": event.productID = text
      case "transactionId": event.transactionID = text
      case "originalTransactionId": event.originalTransactionID = text
      case "currency": event.currency = text
      case "account": event.account = text
      case "environment": event.environment = text
      case "note": event.note = text
      case "type": productType = text
      case "storefront": storefront = text
      default: break
      }
    }

    mutating func set(_ name: String, to number: Int) {
      switch name {
      case "sequence": sequence = number
      case "at": at = Timestamp(milliseconds: Int64(number))
      case "quantity": event.quantity = number
      case "amount": event.amount = number
      case "price": price = number
      case "purchaseDate": purchaseDate = Timestamp(milliseconds: Int64(number))
      case "originalPurchaseDate":
        originalPurchaseDate = Timestamp(milliseconds: Int64(number))
      case "revocationDate": event.revocationDate = Timestamp(milliseconds: Int64(number))
      default: break
      }
    }

    /// What the store said, unless a part is missing.
    private var sale: LedgerEvent.Sale? {
      guard let price, let productType, let purchaseDate, let originalPurchaseDate else {
        return nil
      }
      return LedgerEvent.Sale(
        price: price, productType: productType, purchaseDate: purchaseDate,
        originalPurchaseDate: originalPurchaseDate, storefront: storefront)
    }

    var parsed: Parsed? {
      guard let sequence, let installID, let kind, let at else { return nil }
      var event = event
      event.kind = LedgerEvent.Kind(rawValue: kind)
      event.at = at
      event.sale = sale
      return Parsed(sequence: sequence, installID: installID, event: event)
    }
  }
}
