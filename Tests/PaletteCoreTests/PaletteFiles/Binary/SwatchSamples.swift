@testable import PaletteCore

/// What the tests of Adobe's, Microsoft's, Krita's and Procreate's files share.
enum SwatchSamples {
  /// Six colours, their names, and what they are as numbers.
  static let six: [(name: String, rgb: RGB8)] = [
    ("Red", RGB8(packed: 0xFF0000)), ("Lime", RGB8(packed: 0x00FF00)),
    ("Blue", RGB8(packed: 0x0000FF)), ("Ink blue", RGB8(packed: 0x1A2B3C)),
    ("Mustard", RGB8(packed: 0xD0A200)), ("Mid grey", RGB8(packed: 0x808080)),
  ]

  /// The six as a document of a name, without groups.
  static let document = PaletteDocument(
    name: "Six", groups: [.init(entries: six.map { .init($0.name, Colour($0.rgb)) })])

  /// Names that are hard to write: beyond sixteen bits, joined, marked up, on two lines.
  static let hardNames = [
    "é 👩‍👩‍👧", "A😀", "墨色", "  two  spaces ", "<b a=\"1\">&amp;'</b>", "first\nsecond\tthird",
    "\u{1F3F4}\u{E0067}",
    "شفق", "x",
  ]

  static let hardDocument = PaletteDocument(
    name: "é 👩‍👩‍👧 & <co>",
    groups: [
      .init(
        entries: hardNames.enumerated().map { index, name in
          .init(name, Colour(RGB8(UInt8(index), 2, 3)))
        })
    ])

  /// Every palette of the bundled catalogue in both languages.
  static let bundled: [PaletteDocument] = Catalogue.bundled.categories.flatMap { category in
    category.palettes.flatMap { palette in
      [Language.english, .chinese].map { PaletteDocument(palette, in: $0) }
    }
  }

  /// A file of the folder of samples, where that is there.
  static func shared(_ name: String) -> [UInt8]? {
    PackageFiles.bytes("../shared/samples/palettes/\(name)")
  }

  /// The names and colours of a document, group by group.
  static func text(of document: PaletteDocument) -> String {
    document.groups.map { group in
      let entries = group.entries.map { "\($0.name ?? "-") \($0.colour.rgb8.hex)" }
      return (group.name.map { "\($0): " } ?? "") + entries.joined(separator: ", ")
    }.joined(separator: "; ")
  }

  static let sixText =
    "Red #ff0000, Lime #00ff00, Blue #0000ff, Ink blue #1a2b3c, Mustard #d0a200, Mid grey #808080"
  static let unnamedText = "- #ff0000, - #00ff00, - #0000ff, - #1a2b3c, - #d0a200, - #808080"
}

/// Why a file cannot be read; `nil` if it can.
func fault(of bytes: [UInt8], as format: PaletteFormat) -> PaletteFileFault? {
  do {
    _ = try PaletteReading(bytes, name: "file", as: format)
    return nil
  } catch { return error }
}

/// Reads every beginning of a file: each is refused, or gives no more colours than the whole.
///
/// - Returns: How many beginnings gave colours and no warning.
func silentBeginnings(of bytes: [UInt8], as format: PaletteFormat) throws -> Int {
  let whole = try PaletteReading(bytes, name: "file", as: format)
  return bytes.indices.count { length in
    guard let reading = try? PaletteReading(Array(bytes[..<length]), name: "file", as: format),
      reading.document.count <= whole.document.count
    else { return false }
    return reading.warnings == whole.warnings
  }
}

extension [UInt8] {
  /// The bytes of words of hexadecimal digits and of quoted letters.
  init(hex text: String) {
    self = []
    for word in text.split(separator: " ") {
      if word.hasPrefix("'") {
        self += word.dropFirst().dropLast().replacing("_", with: " ").utf8
        continue
      }
      var digits = word[...]
      while !digits.isEmpty {
        append(UInt8(digits.prefix(2), radix: 16) ?? 0)
        digits = digits.dropFirst(2)
      }
    }
  }

  /// UTF-16 with the higher byte first.
  init(utf16 text: String) { self = text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] } }

  /// A number of so many bytes, the most significant first.
  init(big number: Int, _ count: Int) {
    self = (0..<count).reversed().map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
  }
}
