import PaletteCore

/// What a contrast ratio is enough for, as a picture marks it.
enum ContrastGrade: CaseIterable {
  case none
  case large
  case text
  case enhanced

  init(_ ratio: Double) {
    self = Self.allCases.last { ratio >= $0.least } ?? .none
  }

  /// The smallest ratio of the grade.
  var least: Double {
    switch self {
    case .none: 1
    case .large: Contrast.Requirement.aaLarge.leastRatio
    case .text: Contrast.Requirement.aaText.leastRatio
    case .enhanced: Contrast.Requirement.aaaText.leastRatio
    }
  }

  /// What it is enough for.
  var use: String {
    switch self {
    case .none: "nothing to be read"
    case .large: "large text and graphics, AA"
    case .text: "text, AA"
    case .enhanced: "text, AAA"
    }
  }

  /// What it is enough for, where room is short.
  var shortUse: String { self == .large ? "large text, AA" : use }

  /// Tells it without a colour.
  func mark(_ unicode: Bool) -> String {
    switch self {
    case .none: unicode ? "·" : "."
    case .large: unicode ? "○" : "o"
    case .text: unicode ? "◐" : "+"
    case .enhanced: unicode ? "●" : "#"
    }
  }

  var style: Style { self == .none ? .dim : self == .large ? .plain : .bold }
}

/// The contrast of every pair, as towns have their distances on a map: a row for each colour with the
/// pairs that it makes with those above, and the colour itself at the end, at the head of a column.
struct ContrastTriangle {
  private let check: PaletteCheck
  /// The columns of a pair: six for a ratio and its mark, two for a mark alone.
  private let cell: Int
  private let pictures: Pictures

  init(_ check: PaletteCheck, cell: Int, pictures: Pictures) {
    self.check = check
    self.cell = cell
    self.pictures = pictures
  }

  /// Below so many columns a name says nothing.
  private static let leastLabel = 7

  /// As wide as what stands below it; nothing, not even the blank behind it, without colours.
  private var swatchWidth: Int { pictures.showsColour ? max(2, cell - 1) : -1 }

  /// Whether there is room for it.
  var fits: Bool {
    let lastRow = (check.colours.count - 1) * cell + swatchWidth + 1 + Self.leastLabel
    return check.colours.count > 1 && lastRow <= pictures.width
  }

  var lines: [String] {
    check.colours.indices.map { row in
      (0..<row).map { pair(ColourPairs.Pair($0, row)) }.joined() + head(row)
    }
  }

  private func pair(_ pair: ColourPairs.Pair) -> String {
    let ratio = check.pairs.ratio(pair)
    let grade = ContrastGrade(ratio)
    let mark = grade.mark(pictures.painter.capabilities.unicode)
    guard cell > 2 else { return pictures.painter.paint(mark, grade.style) + " " }
    let text = Self.text(ofRatio: ratio) + (grade == .none ? " " : mark)
    let blanks = String(repeating: " ", count: max(0, cell - 1 - TextWidth.columns(text)))
    return blanks + pictures.painter.paint(text, grade.style) + " "
  }

  /// A ratio in four characters, rounded unless that would make 4.5 of 4.499.
  private static func text(ofRatio ratio: Double) -> String {
    let decimals = ratio < 9.995 ? 2 : 1
    let parts = Contrast.text(ofRatio: ratio, decimals: decimals).split(separator: ".")
    let digits = (parts.count > 1 ? parts[1] : "").prefix(decimals)
    return parts[0] + "." + digits + String(repeating: "0", count: decimals - digits.count)
  }

  /// The colour of a row: at its end, and above all pairs of its column.
  private func head(_ row: Int) -> String {
    let swatch =
      pictures.showsColour
      ? pictures.painter.swatch(check.colours[row], width: swatchWidth) + " " : ""
    let room = pictures.width - row * cell - swatchWidth - 1
    let (name, hex) = (check.names[row], check.colours[row].hex)
    guard !name.isEmpty else { return swatch + pictures.painter.paint(hex, .plain) }
    let shown = sanitised(name)
    let label = pictures.painter.truncated(shown, to: room)
    let hasRoom = TextWidth.columns(shown) + 2 + hex.utf8.count <= room
    return swatch + pictures.painter.paint(label, .plain)
      + (hasRoom ? "  " + pictures.painter.paint(hex, .dim) : "")
  }
}
