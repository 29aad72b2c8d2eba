import Testing

@testable import PaletteCore

/// What is written as source text comes back.
@Suite struct CodeRoundTripTests {
  static let formats: [PaletteFormat] = [.tokens, .css, .scss, .tailwind]

  @Test(arguments: formats, [Language.english, .chinese])
  func everyBundledPaletteComesBack(format: PaletteFormat, language: Language) throws {
    for category in Catalogue.bundled.categories {
      let whole = PaletteDocument(
        category.palettes, named: category.name.text(in: language), in: language)
      try comesBack(whole, format)
      for palette in category.palettes {
        try comesBack(PaletteDocument(palette, in: language), format)
      }
    }
  }

  @Test(arguments: formats) func anyNamesComeBack(format: PaletteFormat) throws {
    for seed in UInt64(1)...400 {
      var random = SplitMix64(seed: seed)
      try comesBack(Self.document(&random), format, "seed \(seed)")
    }
  }

  /// What identifiers begin with for want of Latin letters is nobody's name.
  @Test(
    arguments: [PaletteFormat.css, .scss, .tailwind],
    ["绯", "さくら色", "😀", "---", "~", "*/", "//", " ", "e\u{301}", "\u{200F}"])
  func aMadeUpIdentifierIsNoName(format: PaletteFormat, name: String) throws {
    let colours = [0xFF0000, 0xFF0001, 0x00FF00].map { PaletteSamples.entry(nil, $0) }
    for count in 1...3 {
      let entries = Array(colours.prefix(count))
      let document = PaletteSamples.document(entries, name: name)
      try comesBack(document, format, name)
      let group = PaletteDocument.Group(name: name, entries: entries)
      try comesBack(PaletteDocument(name: name, groups: [group, group]), format, name)
      try comesBack(PaletteDocument(groups: [group, group]), format, name)
    }
  }

  /// Nothing that a name has in it gets out of its comment, string or identifier: each line is code of
  /// few characters, then a comment that ends where the line does.
  @Test(arguments: [
    (PaletteFormat.css, "/*"), (.scss, "//"), (.tailwind, "/*"), (.tailwind3, "//"), (.swift, "//"),
    (.alacritty, "# "), (.kitty, "## "),
  ])
  func noNameBreaksOut(format: PaletteFormat, sign: String) throws {
    let code = Set(
      "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 _-$@#:;,.=/(){}[]'\"")
    for seed in UInt64(1)...400 {
      var random = SplitMix64(seed: seed)
      let document = Self.document(&random, count: 16, isLone: true)
      let text = String(decoding: try format.file(of: document), as: UTF8.self)
      for line in text.unicodeScalars.split(separator: "\n").map({ String($0) }) {
        let parts = line.split(separator: sign, maxSplits: 1, omittingEmptySubsequences: false)
        let comment = parts.dropFirst().first ?? ""
        let isClean =
          parts[0].allSatisfy(code.contains)
          && !line.unicodeScalars.contains { $0.properties.generalCategory == .control }
          && !line.unicodeScalars.contains { $0.value == 0x2028 } && !comment.contains("</")
          && (sign != "/*" || comment.split(separator: "*/").count < 2)
        if !isClean { Issue.record("seed \(seed): \(line)") }
      }
    }
  }

  @Test(arguments: formats) func everyTruncationIsReadOrRefused(format: PaletteFormat) throws {
    var random = SplitMix64(seed: 3)
    let document = Self.document(&random)
    let file = try format.file(of: document)
    for count in 1..<file.count {
      let reading = try? PaletteReading(Array(file.prefix(count)), name: "x", as: format)
      #expect((reading?.document.count ?? 0) <= document.count)
    }
  }

  /// Longer files take no longer a byte: twenty thousand colours, each standing for the next.
  @Test func longChainsAreReadInLinearTime() throws {
    let count = 20_000
    let css = (0..<count).map { "--c\($0): var(--c\($0 + 1));\n" }.joined() + "--c\(count): red;"
    #expect(try PaletteReading(Array(css.utf8), name: "x", as: .css).document.count == count + 1)
    let tokens =
      (0..<count).map { #""c\#($0)": {"$value": "{c\#($0 + 1)}"},"# }.joined()
      + ##""c\##(count)": {"$value": "#f00"}"##
    let reading = try PaletteReading(Array("{\(tokens)}".utf8), name: "x", as: .tokens)
    #expect(reading.document.count == count + 1)
  }

  private func comesBack(
    _ document: PaletteDocument, _ format: PaletteFormat, _ comment: String = ""
  ) throws {
    let file = try format.file(of: document)
    let read = try PaletteReading(file, name: "x", as: format)
    let expected = document.forComparing
    if read.document.forComparing != expected || !read.warnings.isEmpty {
      Issue.record(
        """
        \(comment) \(format): \(read.warnings)
        \(String(decoding: file.prefix(1000), as: UTF8.self))
        \(expected.groups.prefix(3)) \(read.document.groups.prefix(3))
        """)
    }
  }

  /// A document of odd names.
  private static func document(
    _ random: inout SplitMix64, count: Int? = nil, isLone: Bool = false
  ) -> PaletteDocument {
    let pieces = [
      "red", "Red", "a", "A", "-", " ", "  ", "*/", "/*", "//", "</style>", "<!--", "-->", "${x}",
      "#{1}", "\\", "\"", "'", "`", "\n", "\r\n", "\u{2028}", "\0", "\t", "绯", "é", "ß", "🎨", "{",
      "}", ";", ":", "50", "2", "c-", "ff0000", "inherit", "class", "__proto__", "$", "@", ".",
      "\u{202E}", "\u{FEFF}", "\u{FFFD}", "?", "!important",
    ]
    func oddName() -> String {
      (0..<Int.random(in: 1...4, using: &random)).map { _ in
        pieces.randomElement(using: &random) ?? ""
      }.joined()
    }
    func group(named name: String?, count: Int) -> PaletteDocument.Group {
      PaletteDocument.Group(
        name: name,
        entries: (0..<count).map { _ in
          let rgb = RGB8(packed: UInt32.random(in: 0..<1 << 24, using: &random))
          return PaletteDocument.Entry(
            Int.random(in: 0..<5, using: &random) == 0 ? nil : oddName(), Colour(rgb))
        })
    }
    let isNamed = Bool.random(using: &random)
    let count = count ?? Int.random(in: 1...5, using: &random)
    if isLone || Bool.random(using: &random) {
      return PaletteDocument(
        name: isNamed ? oddName() : nil, groups: [group(named: nil, count: count)])
    }
    return PaletteDocument(
      name: isNamed ? oddName() : nil,
      groups: [group(named: oddName(), count: count)]
        + (0..<Int.random(in: 1...3, using: &random)).map { _ in
          group(named: oddName(), count: Int.random(in: 1...3, using: &random))
        })
  }
}

extension PaletteDocument {
  /// The document as it is after a trip.
  fileprivate var forComparing: PaletteDocument {
    PaletteDocument(
      name: name, comment: comment,
      groups: groups.map { Group(name: $0.name, entries: $0.entries) })
  }
}
