import Testing

@testable import PaletteCore

/// No command reads all that an account ever bought.
@Suite struct StoreQueriesTests {
  @Test(arguments: [
    ("account = ? AND environment = ? AND finished = 0", "saleListed"),
    ("account = ? AND environment = ? AND kind = 'Non-Consumable' AND id = original", "saleListed"),
    (
      """
      account = ? AND environment = ? AND (finished = 0 OR kind = 'Non-Consumable')
      AND (finished = 0 OR id = original)
      """, "saleListed"
    ),
    ("account = ? AND environment = ? AND revoked IS NOT NULL", "saleRevoked"),
    ("account = ? AND environment = ? AND revoked IS NOT NULL AND original = ?", "saleRevoked"),
    ("payment = ?", "sqlite_autoindex_sale_1"),
  ])
  func findsByAnIndex(condition: String, index: String) throws {
    let database = try Database.inMemory(schema: StoreDatabase.schema)
    let values = condition.filter { $0 == "?" }.map { _ in Value.text("") }
    let plan = try database.rows(
      "EXPLAIN QUERY PLAN " + AppStore.query(condition), values
    ) { row throws(DatabaseError) in try row.text(3) }
    #expect(plan.first?.contains("SEARCH sale USING INDEX \(index) ") == true, "\(plan)")
  }
}
