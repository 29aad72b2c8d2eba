/// The size of a terminal, in character cells.
public struct WindowSize: Equatable, Sendable {
  /// Cells in a line, at least 1.
  public let columns: Int
  /// Lines, at least 1.
  public let rows: Int

  /// Creates a size.
  ///
  /// - Parameters:
  ///   - columns: Cells in a line; at least 1.
  ///   - rows: Lines; at least 1.
  public init(columns: Int, rows: Int) {
    precondition(columns > 0 && rows > 0, "A terminal has at least one cell.")
    self.columns = columns
    self.rows = rows
  }

  /// Which source is believed first.
  public enum Order: Sendable {
    /// The terminal's own answer: for a full screen, which outlives the variables a shell exported.
    case terminalFirst
    /// `COLUMNS` and `LINES`: for text that is printed once, where a user may set them on purpose.
    case environmentFirst
  }

  /// More than these a terminal cannot report.
  private static let mostCells = 65_535

  /// The size to use, where each source may be missing or wrong.
  ///
  /// Zero, negative, unreadable and absurd numbers are passed over: docker and others report 0 × 0.
  ///
  /// - Parameters:
  ///   - reported: What the terminal answered, if there is one.
  ///   - environment: The environment's variables, of which `COLUMNS` and `LINES` are read.
  ///   - order: Which source is believed first.
  /// - Returns: Each dimension from the first source that has one, else 80 columns and 24 rows.
  public static func resolve(
    reported: (columns: Int, rows: Int)?, environment: Environment, order: Order
  ) -> WindowSize {
    func first(_ reported: Int?, _ name: String, else fallback: Int) -> Int {
      let told = environment[name].flatMap { Int($0) }
      let candidates = order == .terminalFirst ? [reported, told] : [told, reported]
      return candidates.lazy.compactMap { $0 }.first { 1...mostCells ~= $0 } ?? fallback
    }
    return WindowSize(
      columns: first(reported?.columns, "COLUMNS", else: 80),
      rows: first(reported?.rows, "LINES", else: 24))
  }
}
