/// A row of the events as it lies in the file; whatever is not 32 bytes long is no code.
struct StoredEvent {
  /// The columns that make one, in the order of a query.
  static let columns = "sequence, previous, mac, event, kind, product, account, tx"
  /// What ends a line; it cannot occur in the text, where JSON escapes it.
  static let lineEnd = UInt8(ascii: "\n")

  let sequence: Int
  let previous: Digest?
  let mac: Digest?
  /// The text and the columns for look-ups, each with a line end; nothing where there is no value.
  let lines: [UInt8]

  init(_ row: Row) throws(DatabaseError) {
    var lines: [UInt8] = []
    Self.gather(row, into: &lines)
    self.init(
      sequence: try row.integer(0), previous: row.withBytes(1) { Digest(raw: $0) },
      mac: row.withBytes(2) { Digest(raw: $0) }, lines: lines)
  }

  init(sequence: Int, previous: Digest?, mac: Digest?, lines: [UInt8]) {
    self.sequence = sequence
    self.previous = previous
    self.mac = mac
    self.lines = lines
  }

  /// Replaces the lines by those of a row.
  static func gather(_ row: Row, into lines: inout [UInt8]) {
    lines.removeAll(keepingCapacity: true)
    for column in 3...7 {
      row.withBytes(column) { lines.append(contentsOf: $0) }
      lines.append(lineEnd)
    }
  }

  /// The event its text describes, `nil` if it is not such a text.
  var parsed: EventText.Parsed? {
    EventText.parse(Array(lines.prefix { $0 != Self.lineEnd }))
  }

  /// Whether its code is the one that its own bytes give at a place.
  func isGenuine(at place: Int? = nil, under keys: LedgerKeys) -> Bool {
    guard let previous, let mac else { return false }
    return keys.code(previous: previous, sequence: place ?? sequence, lines: lines) == mac
  }
}
