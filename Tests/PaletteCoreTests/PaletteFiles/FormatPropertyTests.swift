import Testing

@testable import PaletteCore

/// What holds for every format, whatever a document has in it; a failure names the seed.
@Suite struct FormatPropertyTests {
  static let readAndWritten = PaletteFormat.allCases.filter(\.facts.isRead)

  @Test(arguments: readAndWritten, [CaseSample.seed, CaseSample.seed + 100])
  func whatNoLossIsToldOfComesBack(format: PaletteFormat, seed: UInt64) throws {
    var generator = GeneratedDocument(seed: seed)
    for number in 0..<CaseSample.documents {
      let isBack = try expectBack(
        generator.document(), format, "document \(number) of seed \(seed)")
      if !isBack { break }
    }
  }

  /// Whatever is not read back must at least be written, the same way every time.
  @Test(arguments: PaletteFormat.allCases) func anyDocumentIsWritten(format: PaletteFormat) throws {
    var generator = GeneratedDocument(seed: CaseSample.seed + 5)
    for number in 0..<CaseSample.documents {
      let document = generator.document()
      do throws(PaletteFileRefusal) {
        let bytes = try format.file(of: document)
        #expect(!bytes.isEmpty, "document \(number) of seed \(CaseSample.seed)")
        #expect(
          try format.file(of: document) == bytes, "document \(number) of seed \(CaseSample.seed)")
        if format.facts.isText {
          #expect(
            String(validating: bytes, as: UTF8.self) != nil,
            "document \(number) of seed \(CaseSample.seed)")
          #expect(!bytes.contains(0), "document \(number) of seed \(CaseSample.seed)")
        }
      } catch {
        // A terminal has sixteen colours, and some files have an end.
        let isTooMany = document.count > format.facts.maximum ?? .max
        #expect(error == .noTerminalColours || isTooMany, "\(error)")
      }
    }
  }

  /// A file that was read is written as itself from the second time on.
  @Test(arguments: readAndWritten) func writingSettles(format: PaletteFormat) throws {
    var generator = GeneratedDocument(seed: CaseSample.seed + 6)
    for number in 0..<CaseSample.documents {
      let document = generator.document(colours: 7)
      let once = try PaletteReading(try format.file(of: document), name: "x", as: format)
      let bytes = try format.file(of: once.document)
      let twice = try PaletteReading(bytes, name: "x", as: format)
      #expect(
        try format.file(of: twice.document) == bytes,
        "document \(number) of seed \(CaseSample.seed)")
    }
  }

  /// The formats that tell themselves by what is in them, and so need no right ending.
  private static let told: [PaletteFormat] = [
    .gpl, .ase, .jasc, .tokens, .plist, .png, .kpl, .procreate, .riff, .sketchpalette,
  ]

  @Test(arguments: told, ["x.gpl", "x.act", "x.txt", "x", "x.css"])
  func aWrongEndingIsNotBelieved(format: PaletteFormat, name: String) throws {
    var generator = GeneratedDocument(seed: CaseSample.seed + 7)
    for number in 0..<CaseSample.documents {
      let bytes = try format.file(of: generator.document(colours: 7))
      #expect(
        try PaletteReading(bytes, name: name).format == format,
        "document \(number) of seed \(CaseSample.seed)")
    }
  }

  @Test(arguments: readAndWritten) func theRightEndingIsEnough(format: PaletteFormat) throws {
    var generator = GeneratedDocument(seed: CaseSample.seed + 8)
    for suffix in format.facts.suffixes {
      for number in 0..<4 {
        let document = generator.document(colours: 7)
        let reading = try PaletteReading(try format.file(of: document), name: "x.\(suffix)")
        #expect(
          reading.format == format, "document \(number) of seed \(CaseSample.seed), .\(suffix)")
      }
    }
  }

  @Test(arguments: readAndWritten) func bundledPalettesComeBack(format: PaletteFormat) throws {
    // Our own format has the names in all languages, and gives the first.
    let language = format == .plist ? Language.english : .chinese
    var sample = CaseSample(for: format.rawValue)
    for category in Catalogue.bundled.categories {
      for palette in category.palettes where sample.takes(oneIn: 30) {
        let document = PaletteDocument(palette, in: language)
        try expectBack(
          document, format, "\(category.id)/\(palette.id), seed \(CaseSample.seed)")
      }
    }
  }

  /// Whether a document comes back, or is refused since it has more colours than the format.
  @discardableResult
  private func expectBack(
    _ document: PaletteDocument, _ format: PaletteFormat, _ comment: String
  ) throws -> Bool {
    do {
      let bytes = try format.file(of: document)
      let reading = try PaletteReading(bytes, name: "x", as: format)
      let changes = ReadAgain(format, written: document, read: reading.document).changes
      #expect(changes == [], "\(comment)")
      return changes.isEmpty
    } catch PaletteFileRefusal.tooMany(_, let most) {
      #expect(most == format.facts.maximum, "\(comment)")
      return true
    }
  }
}
