/// A font of pixels for the printable characters of ASCII.
enum PixelFont {
  /// The rows of a character, the last two below the line.
  static let height = 9
  /// How wide a character may be, in the table.
  private static let widest = 5

  /// The pixels of a character.
  struct Glyph: Equatable {
    let width: Int
    /// The columns that are black, row after row.
    let rows: [[Int]]
  }

  /// The characters from the space on.
  static let glyphs: [Glyph] = {
    let blocks = table.split(separator: "\n\n").map { $0.split(separator: "\n") }
    return blocks.flatMap { lines in
      let rows = lines.map { $0.split(separator: " ") }
      return rows[0].indices.map { index in glyph(rows.map { Array($0[index].utf8) }) }
    }
  }()

  /// A character without the empty columns at its sides; the space has three.
  private static func glyph(_ art: [[UInt8]]) -> Glyph {
    let columns = (0..<widest).filter { column in art.contains { $0[column] == UInt8(ascii: "#") } }
    guard let first = columns.first, let last = columns.last else {
      return Glyph(width: 3, rows: art.map { _ in [] })
    }
    let rows = art.map { row in
      (first...last).filter { row[$0] == UInt8(ascii: "#") }.map { $0 - first }
    }
    return Glyph(width: last - first + 1, rows: rows)
  }

  private static func glyph(of byte: UInt8) -> Glyph {
    glyphs.indices.contains(Int(byte) - 0x20) ? glyphs[Int(byte) - 0x20] : glyphs[0]
  }

  /// How wide a text is, with one pixel between two characters.
  ///
  /// - Parameter text: Printable ASCII.
  /// - Returns: The width in pixels of the font.
  static func width(of text: String) -> Int {
    max(0, text.utf8.reduce(-1) { $0 + glyph(of: $1).width + 1 })
  }

  /// The pixels of a text.
  ///
  /// - Parameters:
  ///   - text: Printable ASCII.
  ///   - draw: Gets the column and the row of each.
  static func draw(_ text: String, with draw: (Int, Int) -> Void) {
    var start = 0
    for byte in text.utf8 {
      let glyph = glyph(of: byte)
      for (row, columns) in glyph.rows.enumerated() {
        for column in columns { draw(start + column, row) }
      }
      start += glyph.width + 1
    }
  }

  /// A text in the characters that the font has: Latin letters lose their marks, and what has no
  /// letter of the kind is left out.
  ///
  /// - Parameter text: Any text.
  /// - Returns: Printable ASCII; `nil` where no letter and no digit is left.
  static func spelled(_ text: String) -> String? {
    var spelled = ""
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x20...0x7E: spelled.unicodeScalars.append(scalar)
      case 0x2018, 0x2019: spelled += "'"
      case 0x201C, 0x201D, 0xAB, 0xBB: spelled += "\""
      case 0x2010...0x2015, 0x2212: spelled += "-"
      case 0x2026: spelled += "..."
      case 0xA0: spelled += " "
      case 0xD7: spelled += "x"
      case 0..<0x3000:
        let letters = String(
          decoding: Folding.folded(String(Character(scalar))), as: UTF8.self)
        if letters.utf8.allSatisfy({ $0 < 0x80 }) {
          spelled += scalar.properties.isUppercase ? letters.uppercased() : letters
        }
      default: break
      }
    }
    let line = PaletteText.line(spelled)
    return line.contains { $0.isLetter || $0.isNumber } ? line : nil
  }
}
