@testable import PaletteCore

/// Texts and documents that the tests of palette files share.
enum PaletteSamples {
  /// Six colours with names, as a document in no format's way.
  static let six: [PaletteDocument.Entry] = [
    entry("Red", 0xFF0000), entry("Lime", 0x00FF00), entry("Blue", 0x0000FF),
    entry("Ink blue", 0x1A2B3C), entry("Mustard", 0xD0A200), entry("Mid grey", 0x808080),
  ]

  /// The colours without their names.
  static let unnamedSix = six.map { PaletteDocument.Entry(nil, $0.colour) }

  /// An opaque colour.
  static func entry(_ name: String?, _ packed: UInt32) -> PaletteDocument.Entry {
    PaletteDocument.Entry(name, Colour(RGB8(packed: packed)))
  }

  /// A colour that is seen through.
  static func entry(_ name: String?, _ packed: UInt32, alpha: UInt8) -> PaletteDocument.Entry {
    PaletteDocument.Entry(name, Colour(RGB8(packed: packed), alpha: alpha))
  }

  /// A document without groups.
  static func document(
    _ entries: [PaletteDocument.Entry], name: String? = nil, comment: String? = nil,
    columns: Int? = nil
  ) -> PaletteDocument {
    PaletteDocument(
      name: name, comment: comment, columns: columns,
      groups: [PaletteDocument.Group(entries: entries)])
  }

  /// A text in UTF-16.
  static func utf16(_ text: String, isBigEndian: Bool = false) -> [UInt8] {
    var bytes: [UInt8] = []
    for unit in text.utf16 {
      let (high, low) = (UInt8(unit >> 8), UInt8(unit & 0xFF))
      bytes += isBigEndian ? [high, low] : [low, high]
    }
    return bytes
  }

  /// Every palette of the bundled catalogue as a document in English, without what only the catalogue
  /// holds.
  static let bundled: [PaletteDocument] = Catalogue.bundled.categories.flatMap { category in
    category.palettes.map { palette in
      var document = PaletteDocument(palette, in: .english)
      for index in document.groups.indices { document.groups[index].palette = nil }
      return document
    }
  }
}

extension PaletteReading {
  /// Reads a text.
  init(
    _ text: String, name: String, as format: PaletteFormat? = nil
  ) throws(PaletteFileFault) {
    try self.init(Array(text.utf8), name: name, as: format)
  }
}

extension PaletteFormat {
  /// The file of a document as a text.
  func text(of document: PaletteDocument, style: PaletteFileStyle = PaletteFileStyle()) throws
    -> String
  {
    String(decoding: try file(of: document, style: style), as: UTF8.self)
  }
}
