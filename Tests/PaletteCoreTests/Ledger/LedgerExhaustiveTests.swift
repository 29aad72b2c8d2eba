import Foundation
import Testing

@testable import PaletteCore

/// Every change that can be made to a ledger of fifty entries is noticed and named.
///
/// Without EXHAUSTIVE each byte is changed as well, but only one in thirty of the changes
/// is checked from the ledger's beginning, since a debug build hashes slowly.
@Suite struct LedgerExhaustiveTests {
  static let isExhaustive = ProcessInfo.processInfo.environment["EXHAUSTIVE"] != nil
  static let seed: UInt64 = 20_261_130
  static let texts = ["event", "kind", "product", "account", "tx"]

  private let changed: ChangedLedger
  private var generator = SplitMix64(seed: seed)

  init() throws { changed = try ChangedLedger() }

  private mutating func isChosen(oneIn count: Int) -> Bool {
    Self.isExhaustive || Int.random(in: 0..<count, using: &generator) == 0
  }

  @Test func theFiftyEntriesAreVaried() throws {
    try changed.expectWhole()
    #expect(ChangedLedger.events.count == ChangedLedger.count)
    #expect(Set(ChangedLedger.events.map(\.kind)).count >= 10)
    #expect(changed.entitlements.map { $0.quantity(in: "production") } == [1, 0, 5])
  }

  @Test("C66: every byte of every entry changed", arguments: texts + ["previous", "mac"])
  mutating func bytes(_ column: String) throws {
    let isText = Self.texts.contains(column)
    let keys = try #require(changed.ledger.keys)
    var (count, noticed) = (0, 0)
    for place in 1...ChangedLedger.count {
      guard let whole = try changed.bytes("ledger_events", column, place) else { continue }
      for index in whole.indices {
        var bytes = whole
        bytes[index] ^= UInt8.random(in: 1...255, using: &generator)
        let change: () throws -> Void = {
          let rows = try changed.database.run(
            "UPDATE ledger_events SET \(column) = \(isText ? "CAST(? AS TEXT)" : "?")"
              + " WHERE sequence = ?", [.blob(bytes), .integer(place)])
          #expect(rows == 1)
          let stored = try changed.bytes("ledger_events", column, place)
          #expect(stored == bytes && stored != whole)
        }
        count += 1
        guard isChosen(oneIn: 30) else {
          let isGenuine = try changed.whileChanged(by: change) {
            try changed.ledger.rows("WHERE sequence = ?", [.integer(place)])[0]
              .isGenuine(under: keys)
          }
          #expect(!isGenuine, "byte \(index) of \(column) of entry \(place)")
          continue
        }
        noticed += try changed.expect(
          .edited, place, "byte \(index) of \(column) of entry \(place)", after: change)
      }
    }
    #expect(count >= (isText ? 50 : 50 * 32))
    #expect(noticed > 0)
    try changed.expectWhole()
  }

  @Test("C66: every byte of the head and the totals changed") mutating func headAndTotals() throws {
    for column in ["last", "mac"] {
      let whole = try #require(try changed.bytes("ledger_head", column, 1))
      #expect(whole.count == 32)
      for index in whole.indices {
        var bytes = whole
        bytes[index] ^= UInt8.random(in: 1...255, using: &generator)
        try expectHeadEdited("\(column), byte \(index)") {
          try changed.database.run("UPDATE ledger_head SET \(column) = ?", [.blob(bytes)])
        }
      }
    }
    for bit in stride(from: 1, to: 63, by: Self.isExhaustive ? 1 : 8) {
      try expectHeadEdited("count of the head, bit \(bit)") {
        try changed.database.run(
          "UPDATE ledger_head SET count = (count | \(1 << bit)) - (count & \(1 << bit))")
      }
    }
    let totals = try changed.ledger.records.totals()
    #expect(totals.count == 3)
    for total in totals {
      let key: [Value] = [.blob(total.product), .blob(total.account)]
      for (column, name) in [("product", total.product), ("account", total.account)] {
        for index in name.indices {
          var bytes = name
          bytes[index] ^= UInt8.random(in: 1...255, using: &generator)
          try expectHeadEdited("\(column) of a total, byte \(index)") {
            try changed.database.run(
              "UPDATE ledger_totals SET \(column) = CAST(? AS TEXT) WHERE"
                + " product = CAST(? AS TEXT) AND account = CAST(? AS TEXT)", [.blob(bytes)] + key)
          }
        }
      }
      for column in ["count", "last"] {
        for bit in stride(from: 1, to: 63, by: Self.isExhaustive ? 1 : 8) {
          try expectHeadEdited("\(column) of a total, bit \(bit)") {
            let number = 1 << bit
            return try changed.database.run(
              "UPDATE ledger_totals SET \(column) = (\(column) | \(number)) - (\(column) & \(number))"
                + " WHERE product = CAST(? AS TEXT) AND account = CAST(? AS TEXT)", key)
          }
        }
      }
      try expectHeadEdited("a total taken out") {
        try changed.database.run(
          "DELETE FROM ledger_totals WHERE product = CAST(? AS TEXT)"
            + " AND account = CAST(? AS TEXT)", key)
      }
    }
    try changed.expectWhole()
  }

  /// Expects that the change is noticed at start too, for every product.
  private func expectHeadEdited(_ name: String, after change: () throws -> Int) throws {
    let noticed = try changed.expect(.headEdited, nil, name) {
      let rows = try change()
      #expect(rows == 1, "\(name)")
    }
    #expect(noticed == ChangedLedger.owners.count, "\(name)")
  }
}
