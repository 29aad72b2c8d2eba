import PaletteCore
import Testing

@Suite struct WindowSizeTests {
  @Test(arguments: [
    (100, 30, ["COLUMNS": "40", "LINES": "10"], WindowSize.Order.terminalFirst, 100, 30),
    (100, 30, ["COLUMNS": "40", "LINES": "10"], .environmentFirst, 40, 10),
    (0, 0, ["COLUMNS": "40", "LINES": "10"], .terminalFirst, 40, 10),
    (0, 0, [:], .terminalFirst, 80, 24),
    (0, 30, [:], .terminalFirst, 80, 30),
    (100, 30, ["COLUMNS": "0", "LINES": "-5"], .environmentFirst, 100, 30),
    (100, 30, ["COLUMNS": "junk", "LINES": ""], .environmentFirst, 100, 30),
    (0, 0, ["COLUMNS": "99999999999999999999", "LINES": "1e3"], .environmentFirst, 80, 24),
    (0, 0, ["COLUMNS": "9223372036854775807", "LINES": "65536"], .environmentFirst, 80, 24),
    (70_000, 30, ["COLUMNS": "65535"], .terminalFirst, 65_535, 30),
    (-1, -1, ["COLUMNS": "20"], .environmentFirst, 20, 24),
  ]) func resolves(
    _ columns: Int, _ rows: Int, _ environment: [String: String], _ order: WindowSize.Order,
    _ expectedColumns: Int, _ expectedRows: Int
  ) {
    let size = WindowSize.resolve(
      reported: (columns, rows), environment: Environment(environment), order: order)
    #expect(size == WindowSize(columns: expectedColumns, rows: expectedRows))
  }

  @Test func hasADefaultWithoutATerminal() {
    let size = WindowSize.resolve(reported: nil, environment: [:], order: .environmentFirst)
    #expect(size == WindowSize(columns: 80, rows: 24))
  }
}
