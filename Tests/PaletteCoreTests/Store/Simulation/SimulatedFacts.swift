@testable import PaletteCore

/// An account in one of the two stores.
struct Place: Hashable {
  var account: String
  var environment: String
}

/// A sale in the store's records.
struct SaleRecord: Equatable {
  let id: String
  let original: String
  let payment: String
  let place: Place
  let product: String
  let quantity: Int
  let charged: Int
  let isFinished: Bool
  let isRevoked: Bool
}

/// A transaction in the app's queue.
struct QueueRecord: Equatable {
  let payment: String
  let place: Place
  let product: String
  let state: Int
}

/// An entry of the ledger.
struct EventRecord: Equatable {
  let sequence: Int
  let kind: String
  let product: String
  let transaction: String
  let account: String
  let environment: String
  let quantity: Int
  let amount: Int

  var place: Place { Place(account: account, environment: environment) }
}

/// What lies on the disk, read past the code under test.
extension SimulatedWorld {
  var entryCount: Int {
    get throws {
      try app.row("SELECT count(*) FROM ledger_events") { row throws(DatabaseError) in
        try row.integer(0)
      } ?? 0
    }
  }

  func events(after sequence: Int) throws -> [EventRecord] {
    try app.rows(
      """
      SELECT sequence, kind, ifnull(product, ''), ifnull(tx, ''), ifnull(account, ''),
        ifnull(event ->> 'environment', ''), ifnull(event ->> 'quantity', 0),
        ifnull(event ->> 'amount', 0)
      FROM ledger_events WHERE sequence > ? ORDER BY sequence
      """, [.integer(sequence)]
    ) { row throws(DatabaseError) in
      EventRecord(
        sequence: try row.integer(0), kind: try row.text(1), product: try row.text(2),
        transaction: try row.text(3), account: try row.text(4), environment: try row.text(5),
        quantity: try row.integer(6), amount: try row.integer(7))
    }
  }

  var sales: [SaleRecord] {
    get throws {
      try store.rows(
        """
        SELECT id, original, payment, account, environment, product, quantity, charged, finished,
          revoked IS NOT NULL
        FROM sale ORDER BY substr(id, 2)
        """
      ) { row throws(DatabaseError) in
        SaleRecord(
          id: try row.text(0), original: try row.text(1), payment: try row.text(2),
          place: Place(account: try row.text(3), environment: try row.text(4)),
          product: try row.text(5), quantity: try row.integer(6), charged: try row.integer(7),
          isFinished: try row.integer(8) == 1, isRevoked: try row.integer(9) == 1)
      }
    }
  }

  var queue: [QueueRecord] {
    get throws {
      try app.rows("SELECT payment, account, environment, product, state FROM paymentQueue") {
        row throws(DatabaseError) in
        QueueRecord(
          payment: try row.text(0),
          place: Place(account: try row.text(1), environment: try row.text(2)),
          product: try row.text(3), state: try row.integer(4))
      }
    }
  }

  /// The states of the requests that the store has taken note of, by payment.
  var requests: [String: String] {
    get throws {
      Dictionary(
        try store.rows("SELECT payment, state FROM request") { row throws(DatabaseError) in
          (try row.text(0), try row.text(1))
        }, uniquingKeysWith: { $1 })
    }
  }

  var violations: [String] {
    get throws {
      try app.rows("SELECT text FROM violation") { row throws(DatabaseError) in try row.text(0) }
    }
  }

  /// The payments that the app took for failed.
  var failures: [String] {
    get throws {
      try app.rows("SELECT payment FROM failure") { row throws(DatabaseError) in try row.text(0) }
    }
  }

  /// The identifiers of the store's requests, in their order.
  var requestIdentifiers: [String] {
    get throws {
      try store.rows("SELECT id FROM request ORDER BY substr(id, 2)") {
        row throws(DatabaseError) in try row.text(0)
      }
    }
  }

  /// How many restores have begun and not ended.
  var restoreCount: Int {
    get throws {
      try app.row("SELECT count(*) FROM restoreRequest") { row throws(DatabaseError) in
        try row.integer(0)
      } ?? 0
    }
  }
}
