/// Rows of cells in aligned columns, for a terminal.
///
/// Columns are two blanks apart. Where the terminal is too narrow, columns that may be cut are cut
/// to their least width, the least important first; if that is not enough, the least important
/// column is left out, and so on. Required columns are always there, even if they do not fit.
public struct Table: Sendable {
  /// How a column behaves.
  public struct Column: Sendable {
    /// How long it is kept where room is short: the lowest goes first; `nil` if it is required.
    public var importance: Int?
    /// The columns down to which its cells may be cut; `nil` if they may not.
    public var leastWidth: Int?
    /// A column that is cut is cut by so many columns at a time.
    public var step: Int
    /// On which side of the column its cells stand.
    public var alignment: TextWidth.Alignment

    /// Creates a column.
    ///
    /// - Parameters:
    ///   - importance: How long it is kept where room is short; `nil` if it is required.
    ///   - leastWidth: The columns down to which its cells may be cut; `nil` if they may not.
    ///   - step: By how many columns at a time they are cut.
    ///   - alignment: On which side of the column its cells stand.
    public init(
      importance: Int? = nil, leastWidth: Int? = nil, step: Int = 1,
      alignment: TextWidth.Alignment = .left
    ) {
      self.importance = importance
      self.leastWidth = leastWidth
      self.step = step
      self.alignment = alignment
    }
  }

  /// A part of a cell.
  public enum Piece: Equatable, Sendable {
    /// Text of one line.
    case text(String, Style)
    /// A block of colour, as many columns wide.
    case swatch(RGB8, width: Int)
    /// Colours edge to edge, as many columns wide together; it is narrowed, not cut.
    case bar([RGB8], width: Int)
  }

  /// How the columns behave.
  public let columns: [Column]
  /// The rows; each holds as many cells as there are columns, a cell being pieces side by side.
  public private(set) var rows: [[[Piece]]] = []

  /// The blanks between two columns.
  static let gutter = 2

  /// Creates a table without rows.
  ///
  /// - Parameter columns: How its columns behave.
  public init(columns: [Column]) { self.columns = columns }

  /// Adds a row at the end.
  ///
  /// - Parameter row: As many cells as there are columns, each of any number of pieces.
  public mutating func append(_ row: [[Piece]]) {
    precondition(row.count == columns.count, "A row has a cell for each column.")
    rows.append(row)
  }

  /// Adds a row at the end.
  ///
  /// - Parameter cells: As many texts as there are columns.
  public mutating func append(texts cells: [String]) {
    append(cells.map { [.text($0, .plain)] })
  }

  /// The table with nothing in some columns, so that they take no room.
  ///
  /// - Parameter places: The places of the columns.
  /// - Returns: A table with as many columns and rows.
  public func leavingOut(_ places: [Int]) -> Table {
    var table = self
    for row in rows.indices {
      for place in places { table.rows[row][place] = [] }
    }
    return table
  }

  /// The table as lines of text.
  ///
  /// - Parameters:
  ///   - painter: Knows what the terminal can show.
  ///   - width: The columns of the terminal; `nil` never cuts.
  /// - Returns: One line for each row, without line ends and without blanks at its end.
  public func lines(_ painter: Painter, width: Int?) -> [String] {
    let widths = fittingWidths(width)
    return rows.map { row in
      var line = ""
      var blanks = 0
      for (index, cell) in row.enumerated() {
        guard let room = widths[index] else { continue }
        let shown = Self.cut(cell, to: room, painter)
        let free = max(0, room - Self.width(shown))
        let isRight = columns[index].alignment == .right
        if !shown.isEmpty {
          line += String(repeating: " ", count: blanks + (isRight ? free : 0))
          blanks = 0
          for piece in shown { line += piece.painted(painter) }
        }
        blanks += (isRight && !shown.isEmpty ? 0 : free) + Self.gutter
      }
      return line
    }
  }
}
