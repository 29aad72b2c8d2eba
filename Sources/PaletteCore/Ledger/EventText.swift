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
    writer.append("at", Int(event.at.milliseconds))
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
    private var at: Int?
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
      default: break
      }
    }

    mutating func set(_ name: String, to number: Int) {
      switch name {
      case "sequence": sequence = number
      case "at": at = number
      case "quantity": event.quantity = number
      case "amount": event.amount = number
      default: break
      }
    }

    var parsed: Parsed? {
      guard let sequence, let installID, let kind, let at else { return nil }
      var event = event
      event.kind = LedgerEvent.Kind(rawValue: kind)
      event.at = Timestamp(milliseconds: Int64(at))
      return Parsed(sequence: sequence, installID: installID, event: event)
    }
  }
}

/// Writes the members of one object, leaving out those without a value.
private struct EventWriter {
  private var bytes: [UInt8] = []

  init() { bytes.reserveCapacity(384) }

  /// The whole object.
  var finished: [UInt8] { bytes + [UInt8(ascii: "}")] }

  mutating func append(_ name: StaticString, _ text: String?) {
    guard let text else { return }
    append(name: name)
    JSON.string(text).append(to: &bytes)
  }

  mutating func append(_ name: StaticString, _ number: Int?) {
    guard let number else { return }
    append(name: name)
    JSON.integer(number).append(to: &bytes)
  }

  private mutating func append(name: StaticString) {
    bytes.append(UInt8(ascii: bytes.isEmpty ? "{" : ","))
    bytes.append(UInt8(ascii: "\""))
    name.withUTF8Buffer { bytes.append(contentsOf: $0) }
    bytes.append(UInt8(ascii: "\""))
    bytes.append(UInt8(ascii: ":"))
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
        text += character
      default: text.append(byte)
      }
    }
    return nil
  }

  private mutating func escaped() -> [UInt8]? {
    guard let byte = next else { return nil }
    position += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): return [byte]
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "u"):
      guard position + 4 <= bytes.count else { return nil }
      var code: UInt32 = 0
      for digit in bytes[position..<(position + 4)] {
        guard let value = Hexadecimal.value(ofDigit: digit) else { return nil }
        code = code << 4 | UInt32(value)
      }
      position += 4
      return Unicode.Scalar(code).flatMap(UTF8.encode).map(Array.init)
    default: return nil
    }
  }
}
