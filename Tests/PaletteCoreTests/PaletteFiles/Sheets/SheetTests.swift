import Testing

@testable import PaletteCore

/// Drawings and pages to look at.
@Suite struct SheetTests {
  static let sample = PaletteDocument(
    name: "Harbour & <dusk>", comment: "Two\nlines",
    groups: [
      PaletteDocument.Group(
        name: "Water",
        entries: [
          .init("Deep water", Colour(RGB8(0x12, 0x35, 0x5B))),
          .init(nil, Colour(RGB8(255, 255, 255))),
        ]),
      PaletteDocument.Group(
        name: "Lamps",
        entries: [
          .init("<b>&\"'", Colour(.srgb, SIMD3(1, 0, 0), alpha: 0.5)),
          .init("Vivid\nred", Colour(.displayP3, SIMD3(1, 0, 0))),
        ]),
    ])

  private func text(_ format: PaletteFormat, _ document: PaletteDocument, _ style: PaletteFileStyle)
    throws -> String
  {
    String(decoding: try format.file(of: document, style: style), as: UTF8.self)
  }

  private func text(_ format: PaletteFormat, _ document: PaletteDocument = sample) throws -> String
  {
    try text(format, document, PaletteFileStyle())
  }

  private func count(_ part: String, in text: String) -> Int {
    text.split(separator: part, omittingEmptySubsequences: false).count - 1
  }

  private func parts(of text: String, behind start: String, before end: String) -> [String] {
    text.split(separator: "\n").compactMap { line in
      guard let start = line.firstRange(of: start),
        let end = line[start.upperBound...].firstRange(of: end)
      else { return nil }
      return String(line[start.upperBound..<end.lowerBound])
    }
  }

  @Test func goldenFiles() throws {
    try expectGolden(text(.svg), "sheet.svg")
    try expectGolden(text(.html), "sheet.html")
  }

  /// Case file-html-escape: a name is text, and never markup.
  @Test(arguments: [PaletteFormat.svg, .html]) func fileHtmlEscape(format: PaletteFormat) throws {
    let sheet = try text(format)
    #expect(sheet.contains("&lt;b&gt;&amp;&quot;&#39;"))
    #expect(!sheet.contains("<b>&"))
    #expect(sheet.contains("<title") && sheet.contains("Harbour &amp; &lt;dusk&gt;</title>"))
    #expect(!sheet.contains("<dusk>"))
  }

  @Test func textIsEscaped() {
    #expect(
      Markup.escaped("a\u{0}b\u{1B}[31m\u{FFFE}\u{85}") == "a\u{FFFD}b\u{FFFD}[31m\u{FFFD}\u{FFFD}")
    #expect(Markup.escaped("胭脂 🌅 é") == "胭脂 🌅 é")
    #expect(Markup.escaped("</script><!--") == "&lt;/script&gt;&lt;!--")
  }

  @Test func everyColourIsThere() throws {
    let html = try text(.html)
    #expect(count("<button ", in: html) == 4)
    #expect(html.contains("<code>#12355b</code>") && html.contains("<code>#ffffff</code>"))
    #expect(html.contains("<code>#ff000080</code>"))
    #expect(count("<section>", in: html) == 2)
    #expect(html.contains("<p>4 colours in 2 groups<"))
    let svg = try text(.svg)
    #expect(count("<g role=\"img\">", in: svg) == 4)
    #expect(svg.contains("<title>Deep water #12355b</title>"))
    #expect(svg.contains("fill=\"#ff0000\" fill-opacity=\"0.502\""))
    #expect(count("url(#board)", in: svg) == 1)
    #expect(svg.contains("<desc id=\"count\">4 colours in 2 groups</desc>"))
  }

  @Test func groupsOfOneColourEachAreOneGrid() throws {
    let red = Colour(RGB8(255, 0, 0))
    let document = PaletteDocument(groups: [
      .init(name: "Scarlet", entries: [.init("Scarlet", red)]),
      .init(name: "Brick", entries: [.init(nil, red)]), .init(name: "Empty"),
      .init(name: "Rose", entries: [.init("Deep", red)]), .init(entries: [.init(nil, red)]),
    ])
    #expect(document.asSheet.entries.map(\.name) == ["Scarlet", "Brick", "Rose Deep", nil])
    #expect(document.asSheet.groups.count == 1 && !document.asSheet.hasGroups)
    #expect(Self.sample.asSheet == Self.sample)
    let html = try text(.html, document)
    #expect(count("<section>", in: html) == 1 && count("<h2>", in: html) == 0)
    #expect(html.contains("<p>4 colours<"))
    #expect(count("class=\"group\"", in: try text(.svg, document)) == 0)
  }

  @Test(arguments: Language.allCases) func everyBundledPaletteIsShown(language: Language) throws {
    for category in Catalogue.bundled.categories {
      let document = PaletteDocument(
        category.palettes, named: category.name.text(in: language), in: language
      ).asSheet
      let names = document.entries.compactMap(\.name).map { Markup.escaped(PaletteText.line($0)) }
      let html = try text(.html, document)
      #expect(parts(of: html, behind: "<b><bdi lang=\"\">", before: "</bdi>") == names)
      let svg = try text(.svg, document)
      #expect(
        parts(of: svg, behind: "<g role=\"img\"><title>", before: "</title>")
          == zip(names, document.entries).map { "\($0) \($1.colour.rgb8.hex)" })
    }
  }

  @Test func coloursOutsideSRGBAreWrittenThemselvesAndAsTheNearest() throws {
    let html = try text(.html)
    #expect(html.contains(";background:color(display-p3 1 0 0)\""))
    #expect(html.contains("<code>color(display-p3 1 0 0)</code>"))
    let green = PaletteDocument(groups: [
      .init(entries: [.init(nil, Colour(.oklch, SIMD3(0.8, 0.35, 145)))])
    ])
    #expect(try text(.html, green).contains(";background:oklch(0.8 0.35 145)\""))
  }

  @Test func textCanBeReadOnEveryColour() {
    for packed in stride(from: UInt32(0), to: 0xFFFFFF, by: 0x1357) {
      let colour = Colour(RGB8(packed: packed))
      let swatch = SheetSwatch(.init(nil, colour))
      #expect(Contrast.ratio(swatch.text, swatch.rgb) >= 4.5)
    }
    let faint = SheetSwatch(.init(nil, Colour(.srgb, SIMD3(0, 0, 0), alpha: 0.1)))
    #expect(faint.text == RGB8(0, 0, 0))
  }

  @Test func pageAsksForNothingAndRunsOnlyItsOwnScript() throws {
    let html = try text(.html)
    let hash = SHA256.digest(of: Array(HTMLSheet.script.utf8)).bytes
    #expect(HTMLSheet.scriptHash == Base64.text(of: hash))
    #expect(html.contains("script-src 'sha256-\(HTMLSheet.scriptHash)'"))
    #expect(html.contains("<script>\(HTMLSheet.script)</script>"))
    #expect(!HTMLSheet.script.contains("</") && !HTMLSheet.script.contains("<!--"))
    for part in ["http:", "https:", "url(", "@import", "src=", "href=", "onclick"] {
      #expect(!html.contains(part), "\(part)")
    }
  }

  @Test func groupsWithoutNamesHaveNoHeading() throws {
    let plain = PaletteDocument(groups: [.init(entries: [.init("Red", Colour(RGB8(255, 0, 0)))])])
    for format in [PaletteFormat.svg, .html] {
      let sheet = try text(format, plain)
      #expect(sheet.contains(">Palette<") && sheet.contains("1 colour<"))
      #expect(!sheet.contains("<h2") && !sheet.contains("class=\"group\""))
    }
    // A group without colours is not shown.
    let empty = PaletteDocument(groups: [.init(name: "None"), plain.groups[0]])
    #expect(try !text(.html, empty).contains("None"))
  }

  @Test func shapeIsAsItWasAskedFor() throws {
    let row = PaletteDocument(groups: [
      .init(entries: (0..<8).map { .init(nil, Colour(RGB8($0, 0, 0))) })
    ])
    func frame(_ style: PaletteFileStyle) throws -> String {
      let svg = try text(.svg, row, style)
      return svg.split(separator: "viewBox=\"0 0 ")[1].prefix { $0 != "\"" }.description
    }
    // Two margins of 32, and squares with 12 between them.
    #expect(try frame(PaletteFileStyle(columns: 4, cell: 100)) == "500 336")
    #expect(try frame(PaletteFileStyle(columns: 8, cell: 100)) == "948 224")
    #expect(try text(.html, row, PaletteFileStyle(columns: 4)).contains("repeat(4, minmax(0,"))
    #expect(try text(.html, row, PaletteFileStyle(cell: 90)).contains("--cell: 90px"))
  }

  @Test func namesAreBrokenIntoRows() {
    func rows(_ name: String, _ width: Int, _ most: Int = 3) -> [String] {
      LabelBreaking.rows(of: name, atMost: most) { $0.count <= width }
    }
    #expect(rows("", 5) == [])
    #expect(rows("sea", 5) == ["sea"])
    #expect(rows("deep sea blue", 8) == ["deep sea", "blue"])
    #expect(rows("deep sea blue", 9) == ["deep sea", "blue"])
    #expect(rows("abcdefgh", 3) == ["abc", "def", "gh"])
    #expect(rows("abcdefghijk", 3) == ["abc", "def", "gh…"])
    #expect(rows("a b c d e f", 1, 2) == ["a", "…"])
    #expect(rows("abc", 0, 2) == ["a", "…"])
    #expect(rows(String(repeating: "ab ", count: 100_000), 10, 2).count == 2)
  }
}
