import PaletteCore

extension LedgerEntry {
  /// The first digits of the entry's code.
  var shortHash: String { String(mac.hex.prefix(16)) }

  var fields: [String] {
    [
      String(sequence), event.at.rfc3339, event.kind.rawValue, event.productID ?? "",
      event.transactionID ?? "", event.quantity.map(String.init) ?? "",
      event.amount.map(String.init) ?? "", event.currency ?? "", shortHash,
    ]
  }
}

extension Pictures {
  func ledger(_ list: LedgerList) -> [String] {
    if list == .empty { return ["Nothing was bought yet."] }
    var table = Table(columns: [
      Table.Column(alignment: .right), Table.Column(importance: 3), Table.Column(),
      Table.Column(importance: 4, leastWidth: 17), Table.Column(importance: 2),
      Table.Column(importance: 5, alignment: .right), Table.Column(importance: 1),
    ])
    for entry in list.entries {
      let event = entry.event
      let amount = event.amount.flatMap { milliunits in
        event.currency.map { Money(milliunits: milliunits, currency: $0).description }
      }
      table.append([
        [.text(String(entry.sequence), .dim)], [.text(event.at.secondsText, .dim)],
        [.text(event.kind.rawValue, .plain)], [.text(event.productID ?? "", .plain)],
        isWide ? [.text(event.transactionID ?? "", .dim)] : [], [.text(amount ?? "", .plain)],
        [.text(String(entry.shortHash.prefix(8)), .dim)],
      ])
    }
    return lines(of: table)
  }
}
