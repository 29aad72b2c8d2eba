@testable import PaletteCore

/// Documents of all that palette files can hold and more, the same for the same seed.
struct GeneratedDocument {
  private var generator: SplitMix64

  /// Starts with a seed.
  init(seed: UInt64) { generator = SplitMix64(seed: seed) }

  /// The next document: of one group without a name, or of several with names.
  mutating func document(colours most: Int = 12) -> PaletteDocument {
    let isGrouped = chance(3)
    let groups = (0..<(isGrouped ? number(2...4) : 1)).map { index in
      PaletteDocument.Group(
        name: isGrouped ? "\(name() ?? "Group") \(index + 1)" : nil,
        entries: (0..<number(1...most)).map { _ in entry() })
    }
    return PaletteDocument(
      name: chance(4) ? nil : name(), comment: chance(3) ? comment() : nil,
      columns: chance(3) ? number(1...16) : nil, groups: groups)
  }

  private mutating func entry() -> PaletteDocument.Entry {
    let kinds: [PaletteDocument.Entry.Kind?] = [nil, nil, nil, .global, .spot, .process]
    let (name, kind) = (chance(8) ? nil : name(), pick(kinds))
    if chance(8) {
      let inks = CMYK(cyan: part(), magenta: part(), yellow: part(), black: part())
      return PaletteDocument.Entry(name, inks: inks, kind: kind)
    }
    return PaletteDocument.Entry(name, colour(), kind: kind)
  }

  private mutating func colour() -> Colour {
    let alpha = chance(5) ? Double(number(0...255)) / 255 : 1
    switch number(0...9) {
    case 0:
      return Colour(.displayP3, SIMD3(part(), part(), part()), alpha: alpha)
    case 1:
      return Colour(
        .lab, SIMD3(20 + part() * 70, part() * 120 - 60, part() * 120 - 60), alpha: alpha)
    case 2:
      return Colour(.oklch, SIMD3(0.3 + 0.6 * part(), part() * 0.2, part() * 359), alpha: alpha)
    default:
      let rgb = Colour(RGB8(packed: UInt32(number(0...0xFF_FFFF))))
      return Colour(.srgb, rgb.components, alpha: alpha)
    }
  }

  /// What people and programs call colours, and what breaks a program that does not expect it.
  private static let names = [
    "Red", "Ink blue", "Mid grey", "red", "RED", "slate-500", "50", "-2", "1.5", "a b  c",
    " edges ",
    "Émeraude", "Grün", "绯", "月白", "さくら色", "красный", "أحمر", "אדום", "ไทย", "हरा", "한글",
    "😀", "👩‍👩‍👧‍👦 family", "🏳️‍🌈", "e\u{301}", "A😀B", "𝒳", "\u{FEFF}mark", "\u{200F}right", "\u{202E}back",
    "\"quoted\"", "it's", "`tick`", "a\\b", "\\", "#ff8800", "# comment", "; note", "// path",
    "/* css */", "*/", "<b>&amp;</b>", "]]>", "<!--", "{a.b}", "$value", "a/b", "~", "%41", "a:b",
    "a;b",
    "a,b", "(a)", "[a]", "=", "Tab\there", "line\nbreak", "carriage\r\nreturn", "bell\u{7}",
    "escape\u{1B}[31m", "delete\u{7F}", "nel\u{85}", "separator\u{2028}", "inherit", "transparent",
    "default", "class", "init", "self", "255 0 0", "12", "Name: x", "Columns: 3", "@theme", "--x",
    "constructor", "__proto__", "null", "true",
  ]

  private mutating func name() -> String? {
    switch number(0...11) {
    case 0: pick(Self.names) + " " + pick(Self.names)
    case 1: String(repeating: pick(Self.names), count: number(1...30))
    case 2: String(String.UnicodeScalarView((0..<number(1...8)).map { _ in scalar() }))
    default: pick(Self.names)
    }
  }

  private mutating func comment() -> String {
    (0..<number(1...3)).map { _ in pick(Self.names) }.joined(separator: "\n")
  }

  /// Any character but the one that no text file holds.
  private mutating func scalar() -> Unicode.Scalar {
    let code = UInt32(
      pick([number(1...0x7F), number(0x80...0xFFFF), number(0x1_0000...0x10_FFFF)]))
    return Unicode.Scalar(code) ?? "\u{FFFD}"
  }

  // MARK: Choosing

  /// True once in so many times.
  private mutating func chance(_ times: Int) -> Bool { number(1...times) == 1 }

  private mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &generator)
  }

  /// A number from 0 to 1, the ends now and then.
  private mutating func part() -> Double {
    switch number(0...9) {
    case 0: 0
    case 1: 1
    default: Double.random(in: 0...1, using: &generator)
    }
  }

  private mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[number(0...(elements.count - 1))]
  }
}
