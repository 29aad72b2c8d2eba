/// The stored form of events: one JSON object on one line, its members always in this order.
enum EventText {
  /// The text of an event, as it is stored and signed.
  static func text(of event: LedgerEvent, sequence: Int, installID: String) -> String {
    JSON.object([
      "install": .string(installID),
      "sequence": .integer(sequence),
      "at": .integer(Int(event.at.milliseconds)),
      "event": .string(event.kind.rawValue),
      "productId": event.productID.map(JSON.string),
      "transactionId": event.transactionID.map(JSON.string),
      "originalTransactionId": event.originalTransactionID.map(JSON.string),
      "quantity": event.quantity.map(JSON.integer),
      "amount": event.amount.map(JSON.integer),
      "currency": event.currency.map(JSON.string),
      "account": event.account.map(JSON.string),
      "environment": event.environment.map(JSON.string),
      "note": event.note.map(JSON.string),
    ]).text
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
    var texts: [String: String] = [:]
    var numbers: [String: Int] = [:]
    guard reader.skip("{") else { return nil }
    repeat {
      guard let name = reader.string(), reader.skip(":") else { return nil }
      if let text = reader.string() {
        texts[name] = text
      } else if let number = reader.integer() {
        numbers[name] = number
      } else {
        return nil
      }
    } while reader.skip(",")
    guard reader.skip("}"), reader.isAtEnd, let sequence = numbers["sequence"],
      let install = texts["install"], let at = numbers["at"], let kind = texts["event"]
    else { return nil }
    return Parsed(
      sequence: sequence, installID: install,
      event: LedgerEvent(
        LedgerEvent.Kind(rawValue: kind), at: Timestamp(milliseconds: Int64(at)),
        productID: texts["productId"], transactionID: texts["transactionId"],
        originalTransactionID: texts["originalTransactionId"], quantity: numbers["quantity"],
        amount: numbers["amount"], currency: texts["currency"], account: texts["account"],
        environment: texts["environment"], note: texts["note"]))
  }
}

/// Reads the few tokens that the stored form is made of.
private struct EventReader {
  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var isAtEnd: Bool { position == bytes.count }

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  mutating func integer() -> Int? {
    let start = position
    _ = skip("-")
    while let byte = next, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { position += 1 }
    return Int(String(decoding: bytes[start..<position], as: UTF8.self))
  }

  mutating func string() -> String? {
    guard skip("\"") else { return nil }
    var text: [UInt8] = []
    while let byte = next {
      position += 1
      switch byte {
      case UInt8(ascii: "\""): return String(validating: text, as: UTF8.self)
      case UInt8(ascii: "\\"):
        guard let character = escaped() else { return nil }
        text.append(character)
      default: text.append(byte)
      }
    }
    return nil
  }

  private mutating func escaped() -> UInt8? {
    guard let byte = next else { return nil }
    position += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): return byte
    case UInt8(ascii: "n"): return 0x0A
    case UInt8(ascii: "r"): return 0x0D
    case UInt8(ascii: "t"): return 0x09
    case UInt8(ascii: "u"):
      guard skip("0"), skip("0"), position + 2 <= bytes.count,
        let high = Hexadecimal.value(ofDigit: bytes[position]), high < 8,
        let low = Hexadecimal.value(ofDigit: bytes[position + 1])
      else { return nil }
      position += 2
      return high << 4 | low
    default: return nil
    }
  }
}
