import Testing

@testable import PaletteCore

/// Every entry of a ledger of fifty taken out, cut off, swapped and copied: noticed and named.
///
/// Without EXHAUSTIVE, swaps and copies are a sample of their pairs.
@Suite struct LedgerRearrangedTests {
  private let changed: ChangedLedger
  private let last = ChangedLedger.count
  private var generator = SplitMix64(seed: LedgerExhaustiveTests.seed)

  init() throws { changed = try ChangedLedger() }

  private mutating func isChosen(oneIn count: Int) -> Bool {
    LedgerExhaustiveTests.isExhaustive || Int.random(in: 0..<count, using: &generator) == 0
  }

  private func run(_ sql: String) throws {
    #expect(try changed.database.run(sql) > 0, "\(sql)")
  }

  /// Moves the entries from a place on; none may be in the way.
  private func move(from place: Int, by step: Int) throws {
    guard place <= last else { return }
    try run("UPDATE ledger_events SET sequence = -sequence WHERE sequence >= \(place)")
    try run("UPDATE ledger_events SET sequence = \(step) - sequence WHERE sequence < 0")
  }

  private func copy(_ origin: Int, to place: Int) throws {
    try run(
      "INSERT INTO ledger_events(sequence, \(LedgerDamageTests.all)) SELECT \(place),"
        + " \(LedgerDamageTests.all) FROM ledger_events WHERE sequence = \(origin)")
  }

  @Test("C66: every entry deleted") func deleted() throws {
    for place in 1...last {
      let delete = "DELETE FROM ledger_events WHERE sequence = \(place)"
      let kind = place == last ? LedgerDamage.Kind.cut : .removed
      try changed.expect(kind, place, "\(place) taken out") { try run(delete) }
      try changed.expect(kind, place, "\(place) taken out, the rest moved up") {
        try run(delete)
        try move(from: place + 1, by: -1)
      }
    }
    try changed.expectWhole()
  }

  @Test("C66: cut at every place") func cut() throws {
    for left in 0..<last {
      try changed.expect(.cut, left + 1, "cut to \(left)") {
        try run("DELETE FROM ledger_events WHERE sequence > \(left)")
      }
    }
    try changed.expectWhole()
  }

  @Test("C66: every two entries swapped") mutating func swapped() throws {
    for first in 1..<last {
      for second in (first + 1)...last where isChosen(oneIn: 10) {
        try changed.expect(.reordered, first, "\(first) and \(second) swapped") {
          for (place, target) in [(first, -1), (second, first), (-1, second)] {
            try run("UPDATE ledger_events SET sequence = \(target) WHERE sequence = \(place)")
          }
        }
      }
    }
    try changed.expectWhole()
  }

  @Test("C66: every entry copied to every place") mutating func copied() throws {
    for origin in 1...last {
      for place in 1...(last + 1) where isChosen(oneIn: 30) {
        // Before itself, the copy is what belongs there, and what follows is one too many.
        let named = place == origin ? origin + 1 : place
        try changed.expect(.inserted, named, "\(origin) copied before \(place)") {
          try move(from: place, by: 1)
          try copy(origin < place ? origin : origin + 1, to: place)
        }
      }
      for place in 1...last where place != origin && isChosen(oneIn: 30) {
        try changed.expect(.inserted, place, "\(origin) copied over \(place)") {
          try run("DELETE FROM ledger_events WHERE sequence = \(place)")
          try copy(origin, to: place)
        }
      }
    }
    try changed.expectWhole()
  }

  @Test("C66: every entry forged after the end") func forged() throws {
    for origin in 1...last {
      try changed.expect(.forged, last + 1, "made from \(origin)") {
        try copy(origin, to: last + 1)
        try run(
          "UPDATE ledger_events SET event = replace(event, ':\(origin),', ':\(last + 1),'),"
            + " previous = x'\(changed.head.mac.hex)' WHERE sequence = \(last + 1)")
      }
    }
    try changed.expectWhole()
  }
}
