extension Table {
  /// Whether everything can be shown whole.
  ///
  /// - Parameter limit: The columns of the terminal.
  /// - Returns: Whether nothing has to be cut or left out.
  public func fits(_ limit: Int) -> Bool {
    let shown = naturalWidths.filter { $0 > 0 }
    return shown.reduce(0, +) + Self.gutter * max(0, shown.count - 1) <= limit
  }

  private var naturalWidths: [Int] {
    columns.indices.map { index in rows.reduce(0) { max($0, Self.width($1[index])) } }
  }

  /// The width of each column, `nil` for those that are left out.
  func fittingWidths(_ limit: Int?) -> [Int?] {
    let natural = naturalWidths
    // A column without content needs no gutter.
    var shown = columns.indices.filter { natural[$0] > 0 }
    while true {
      let widths = shrunk(natural, shown, limit)
      let total = shown.reduce(0) { $0 + widths[$1] } + Self.gutter * max(0, shown.count - 1)
      let droppable = shown.filter { columns[$0].importance != nil }
      let least = droppable.min { importance(of: $0) < importance(of: $1) }
      guard let limit, total > limit, let least else {
        return columns.indices.map { shown.contains($0) ? widths[$0] : nil }
      }
      shown.removeAll { $0 == least }
    }
  }

  /// Takes from the least important columns that may be cut, as much as is missing.
  private func shrunk(_ natural: [Int], _ shown: [Int], _ limit: Int?) -> [Int] {
    guard let limit else { return natural }
    var widths = natural
    let total = shown.reduce(0) { $0 + widths[$1] } + Self.gutter * max(0, shown.count - 1)
    var excess = total - limit
    for index in shown.sorted(by: { importance(of: $0) < importance(of: $1) }) {
      guard excess > 0, let least = columns[index].leastWidth else { continue }
      let step = columns[index].step
      let taken = min((excess + step - 1) / step * step, max(0, widths[index] - least))
      widths[index] -= taken
      excess -= taken
    }
    return widths
  }

  private func importance(of index: Int) -> Int { columns[index].importance ?? .max }

  /// The columns that pieces side by side take.
  ///
  /// - Parameter cell: The pieces.
  /// - Returns: Their width.
  public static func width(_ cell: [Piece]) -> Int { cell.reduce(0) { $0 + $1.width } }

  /// The pieces that fit, the last of them cut.
  static func cut(_ cell: [Piece], to limit: Int, _ painter: Painter) -> [Piece] {
    guard width(cell) > limit else { return cell.filter { $0.width > 0 } }
    var room = limit
    var shown: [Piece] = []
    for piece in cell {
      if piece.width > room {
        switch piece {
        case .text(let text, let style) where room > 0:
          shown.append(.text(painter.truncated(sanitised(text), to: room), style))
        case .bar(let colours, _) where room > 0: shown.append(.bar(colours, width: room))
        default: break
        }
        break
      }
      shown.append(piece)
      room -= piece.width
    }
    return shown
  }
}

extension Table.Piece {
  /// The columns that the piece takes.
  var width: Int {
    switch self {
    case .text(let text, _): TextWidth.columns(sanitised(text))
    case .swatch(_, let width), .bar(_, let width): max(0, width)
    }
  }

  func painted(_ painter: Painter) -> String {
    switch self {
    case .text(let text, let style): painter.paint(text, style)
    case .swatch(let rgb, let width): painter.swatch(rgb, width: width)
    case .bar(let colours, let width): painter.bar(colours, width: width)
    }
  }
}
