/// A row of the events as it lies in the file; whatever is not 32 bytes long is no code.
struct StoredEvent {
  /// The columns that make one, in the order of a query.
  static let columns = "sequence, previous, mac, event, kind, product, account, tx"

  let sequence: Int
  let previous: Digest?
  let mac: Digest?
  let content: EventContent

  init(_ row: Row) throws(DatabaseError) {
    var content = EventContent()
    content.replace(by: row)
    self.init(
      sequence: try row.integer(0), previous: row.withBytes(1) { Digest(raw: $0) },
      mac: row.withBytes(2) { Digest(raw: $0) }, content: content)
  }

  init(sequence: Int, previous: Digest?, mac: Digest?, content: EventContent) {
    self.sequence = sequence
    self.previous = previous
    self.mac = mac
    self.content = content
  }

  /// The event its text describes, `nil` if it is not such a text.
  var parsed: EventText.Parsed? { EventText.parse(Array(content.text)) }

  /// Whether its code is the one that its own bytes give at a place.
  func isGenuine(at place: Int? = nil, under keys: LedgerKeys) -> Bool {
    guard let previous, let mac else { return false }
    return keys.code(previous: previous, sequence: place ?? sequence, content: content) == mac
  }
}

/// The signed columns of an event in one run of bytes.
///
/// First the text and the columns for look-ups, then how long each of these columns is, to be read
/// from the end: so no byte can pass from one column to the next, and nothing cannot pass for an
/// empty text. A length is one byte, or four (the most significant first) and 0xFE; 0xFF stands where
/// there is no value. They are short since every 64 bytes cost as much as reading the entry does.
struct EventContent {
  private(set) var bytes: [UInt8] = []
  private var textCount = 0

  /// The text of the event.
  var text: ArraySlice<UInt8> { bytes[..<textCount] }

  init() {}

  /// The content of an event that is to be stored.
  init(text: [UInt8], of event: LedgerEvent) {
    bytes.reserveCapacity(text.count + 128)
    bytes += text
    textCount = text.count
    let columns = [event.kind.rawValue, event.productID, event.account, event.transactionID]
    for column in columns { bytes += (column ?? "").utf8 }
    for column in columns { append(length: column?.utf8.count) }
  }

  /// Takes over the columns of a row, reusing the space of those before.
  mutating func replace(by row: Row) {
    bytes.removeAll(keepingCapacity: true)
    textCount = append(row, 3)
    let lengths = (append(row, 4), append(row, 5), append(row, 6), append(row, 7))
    append(length: lengths.0, of: row, 4)
    append(length: lengths.1, of: row, 5)
    append(length: lengths.2, of: row, 6)
    append(length: lengths.3, of: row, 7)
  }

  /// Puts another installation's name, of the same length, into the text.
  func naming(install: String) -> EventContent {
    let start = #"{"install":""#.utf8.count
    guard textCount >= start + install.utf8.count else { return self }
    var content = self
    content.bytes.replaceSubrange(start..<(start + install.utf8.count), with: install.utf8)
    return content
  }

  private mutating func append(_ row: Row, _ column: Int) -> Int {
    row.withBytes(column) { value in
      bytes.append(contentsOf: value)
      return value.count
    }
  }

  private mutating func append(length: Int, of row: Row, _ column: Int) {
    append(length: length == 0 && row.isNull(column) ? nil : length)
  }

  private mutating func append(length: Int?) {
    guard let length else { return bytes.append(0xFF) }
    if length < 0xFE { return bytes.append(UInt8(length)) }
    withUnsafeBytes(of: UInt32(truncatingIfNeeded: length).bigEndian) {
      bytes.append(contentsOf: $0)
    }
    bytes.append(0xFE)
  }
}
