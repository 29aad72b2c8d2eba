import Testing

@testable import PaletteCore

/// Numbers in the files that this program never writes: told as damage or lived with, never a trap.
@Suite struct OddNumberTests {
  private static let files = ["store.db", "palette.db"]
  private static let numbers = [Int.min, -1, 0, 1 << 53, .max]

  /// One of everything: finished, taken back, unfinished, waiting and interrupted.
  private func everything() throws -> StoreFixture {
    let fixture = try StoreFixture()
    try fixture.buy("removeads")
    try fixture.buy("tip", 3)
    try fixture.refund("tip")
    try fixture.set(.interrupted, "yes")
    try fixture.buy("tip")
    try fixture.set(.interrupted, "no")
    try fixture.set(.askToBuy, "yes")
    try fixture.buy("tip", 2)
    try fixture.set(.askToBuy, "no")
    try FavouriteStore(fixture.database("palette.db", AppDatabase.schema)).add(
      Favourite(rgb: RGB8(packed: 1), name: "a", from: nil, keptAt: Timestamp(milliseconds: 0)))
    _ = try fixture.kill(at: .purchased) { _ = try $0.buy("removeads") { _ in true } }
    return fixture
  }

  private struct Column: CustomStringConvertible {
    let file: String
    let table: String
    let name: String

    var description: String { "\(file): \(table).\(name)" }
  }

  private func columns(_ fixture: StoreFixture, _ file: String) throws -> [Column] {
    let schema = file == "store.db" ? StoreDatabase.schema : AppDatabase.schema
    return try fixture.database(file, schema).rows(
      """
      SELECT t.name, c.name FROM sqlite_schema t, pragma_table_info(t.name) c
      WHERE t.type = 'table' AND t.name NOT LIKE 'sqlite%' AND c.type = 'INTEGER'
      """
    ) { row throws(DatabaseError) in
      Column(file: file, table: try row.text(0), name: try row.text(1))
    }
  }

  private func put(_ number: Int, in column: Column, _ fixture: StoreFixture) throws {
    let schema = column.file == "store.db" ? StoreDatabase.schema : AppDatabase.schema
    let database = try fixture.database(column.file, schema)
    try database.execute(
      """
      PRAGMA ignore_check_constraints=ON;
      DROP TRIGGER IF EXISTS ledger_no_update; DROP TRIGGER IF EXISTS ledger_no_delete
      """)
    try database.run("UPDATE OR IGNORE \(column.table) SET \(column.name) = ?", [.integer(number)])
  }

  private func tell(_ outcome: StoreOutcome) throws -> String {
    try StoreWords(products: bundledProducts(), language: "en").message(outcome)
      + outcome.transactions.map(\.json.text).joined()
  }

  /// All that can be asked for, each answer in words.
  private var commands: [(Shop) throws -> String] {
    [
      { shop in "\(try shop.status())" },
      { shop in
        try shop.ledger.entries().map {
          "\($0.json.text) \($0.event.at.secondsText)"
            + Money(milliunits: $0.event.amount ?? 0, currency: "CNY").description
        }.joined()
      },
      { shop in
        let history = try shop.ledger.history()
        return history.json + history.csv + history.hledger + history.beancount
      },
      { shop in
        try shop.store.receipt(
          account: "default", environment: .production, installID: "", at: shop.surroundings.now())
      },
      { shop in "\(try shop.store.requests(.deferred))" },
      { shop in try FavouriteStore(shop.app).list().map(\.keptAt.rfc3339).joined() },
      { shop in try shop.resume().map { try tell($0.outcome) }.joined() },
      { shop in try tell(shop.buy("tip", quantity: 10) { _ in true }) },
      { shop in try tell(shop.resolve(nil)) },
      { shop in try tell(shop.approve(nil)) },
      { shop in try tell(shop.restore()) },
      { shop in try tell(shop.refund("removeads")) },
      { shop in try tell(shop.refund("tip")) },
    ]
  }

  /// Asks for everything in one start; what is refused is refused in a sentence.
  private func runEverything(_ fixture: StoreFixture, _ change: String) throws {
    func attempt<Result>(_ body: () throws -> Result) -> Result? {
      do {
        return try body()
      } catch {
        #expect("\(error)".hasSuffix("."), "\(change)")
        return nil
      }
    }
    guard let shop = attempt({ try fixture.shop() }) else { return }
    for command in commands { _ = attempt { try command(shop) } }
  }

  @Test(arguments: Self.files) func noneIsATrap(file: String) throws {
    let fixture = try everything()
    let start = Self.files.map { fixture.folder.read($0) }
    let columns = try columns(fixture, file)
    #expect(columns.count > 10)
    for column in columns {
      for number in Self.numbers {
        for (name, bytes) in zip(Self.files, start) { fixture.folder.write(bytes, to: name) }
        try put(number, in: column, fixture)
        try runEverything(fixture, "\(column) = \(number)")
      }
    }
  }

  @Test(arguments: [
    ("sale", "charged", Int.min), ("sale", "price", 10_000_000_000_000_000),
    ("sale", "revoked", Int.min), ("sale", "quantity", 11), ("sale", "date", .max),
    ("request", "price", .max), ("request", "quantity", 0), ("request", "date", .min),
  ])
  func whatNobodyCouldHavePaidIsDamage(table: String, column: String, number: Int) throws {
    let fixture = try everything()
    try put(number, in: Column(file: "store.db", table: table, name: column), fixture)
    let error = #expect(throws: (any Error).self) {
      try table == "sale" ? "\(fixture.refund("removeads"))" : "\(fixture.status)"
    }
    #expect(error.map { "\($0)".contains("store.db' is damaged") } == true)
  }
}
