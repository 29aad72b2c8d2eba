import PaletteCore
import Testing

@Suite struct StyleSheetTests {
  private func document(_ text: String, _ format: PaletteFormat = .css) throws -> PaletteDocument {
    try PaletteReading(Array(text.utf8), name: "x", as: format).document
  }

  private func written(_ document: PaletteDocument, _ format: PaletteFormat) throws -> String {
    String(decoding: try format.file(of: document), as: UTF8.self)
  }

  private func hexes(_ document: PaletteDocument) -> [String] {
    document.entries.map { Notation.hex.text(of: $0.colour) }
  }

  private let six = PaletteDocument(
    name: "Six",
    groups: [
      .init(entries: [
        .init("red", Colour(RGB8(255, 0, 0))), .init("Ink blue", Colour(RGB8(0x1A, 0x2B, 0x3C))),
        .init("clear", Colour(.srgb, [0, 0, 1], alpha: 128 / 255)),
      ])
    ])

  @Test func writesCSS() throws {
    #expect(
      try written(six, .css) == """
        /* Six */
        :root {
          --six-red: #ff0000;
          --six-ink-blue: #1a2b3c; /* Ink blue */
          --six-clear: #0000ff80;
        }

        """)
  }

  @Test func writesTailwind() throws {
    #expect(
      try written(six, .tailwind) == """
        @import "tailwindcss";

        /* Six */
        @theme {
          --color-six-red: #ff0000;
          --color-six-ink-blue: #1a2b3c; /* Ink blue */
          --color-six-clear: #0000ff80;
        }

        """)
  }

  /// Case `file-scss-quote`.
  @Test func quotesTheKeysOfSCSS() throws {
    #expect(
      try written(six, .scss) == """
        // Six

        $six-red: #ff0000;
        $six-ink-blue: #1a2b3c; // Ink blue
        $six-clear: #0000ff80;
        $six: (
          "red": $six-red,
          "ink-blue": $six-ink-blue,
          "clear": $six-clear,
        );

        """)
  }

  /// Case `file-scss-dup`.
  @Test func givesTwinsNamesOfTheirOwn() throws {
    let twins = PaletteDocument(
      groups: [
        .init(entries: [.init("Sky", Colour(RGB8(1, 2, 3))), .init("sky", Colour(RGB8(4, 5, 6)))])
      ])
    #expect(
      try written(twins, .scss) == """
        $sky: #010203; // Sky
        $sky-2: #040506; // sky
        $palette: (
          "sky": $sky,
          "sky-2": $sky-2,
        );

        """)
    #expect(try document(written(twins, .scss), .scss) == twins)
  }

  @Test(arguments: [PaletteFormat.css, .scss, .tailwind, .tokens])
  func groupsAndOddNamesComeBack(format: PaletteFormat) throws {
    let grey = Colour(RGB8(9, 9, 9))
    let odd = PaletteDocument(
      name: "Odd */ names",
      groups: [
        .init(name: "Greys", entries: [.init("*/ } x", grey), .init(nil, grey), .init("5", grey)]),
        .init(name: "绯", entries: [.init("绯红", grey), .init("red", grey), .init(nil, grey)]),
        .init(name: "Greys", entries: [.init(" </style> ", grey), .init("a\nb\\", grey)]),
        .init(name: "2 go", entries: [.init("#{1} ${2}", grey), .init("inherit", grey)]),
      ])
    #expect(try document(written(odd, format), format) == odd)
  }

  @Test func readsWhatOthersWrite() throws {
    let css = """
      @charset "utf-8";
      /* --no: #111111; */
      :root { --six-red: RED; --Six-Blue: rgb(0 0 255 / 50%) !important; --w: 400; --f: fade;
        --s: "--t: #222222;"; --u: url(--v: #333333;); --six-\\67 reen: #0f0
      }
      @media (min-width: 1px) { a { color: #444444; --six-gold: rgb(255 /* ; */ 215 0) } }
      """
    let document = try document(css)
    #expect(document.entries.map(\.name) == ["six-red", "Six-Blue", "six-green", "six-gold"])
    #expect(hexes(document) == ["#ff0000", "#0000ff80", "#00ff00", "#ffd700"])
  }

  @Test func namesAPaletteAfterWhatItsPropertiesShare() throws {
    let document = try document("a{--six-red:#f00;--six-ink-blue:#1a2b3c}")
    #expect(document.name == "six")
    #expect(document.entries.map(\.name) == ["red", "ink-blue"])
  }

  @Test func followsVariables() throws {
    let css = """
      :root { --a: var(--b); --b: var( --c , #fff ); --c: #010203; --d: var(--e, blue);
        --font: var(--font); --x: var(--y); --y: var(--x); }
      """
    let reading = try PaletteReading(Array(css.utf8), name: "x.css", as: .css)
    #expect(hexes(reading.document) == ["#010203", "#010203", "#010203", "#0000ff"])
    #expect(
      reading.warnings.map(\.description) == [
        "names that stand for one another in a circle were left out: x -> y -> x"
      ])
  }

  @Test func tellsOnlyTheEndsOfALongCircle() throws {
    let names = (0..<100).map { "--n\($0): var(--n\(($0 + 1) % 100));" }.joined()
    let reading = try PaletteReading(Array("a{--b:red;\(names)}".utf8), name: "x", as: .css)
    #expect(
      reading.warnings.map(\.description) == [
        "names that stand for one another in a circle were left out: "
          + "n0 -> n1 -> n2 -> n3 -> … -> n98 -> n99 -> n0"
      ])
  }

  @Test func keepsTheBlocksOfAPageThatIsLightOrDark() throws {
    let document = try document(
      ":root { --paper: #fff; --ink: #000 } .dark { --paper: #000; --ink: #fff }")
    #expect(document.groups.map(\.name) == [":root", ".dark"])
    #expect(document.entries.map(\.name) == ["paper", "ink", "paper", "ink"])
    #expect(hexes(document) == ["#ffffff", "#000000", "#000000", "#ffffff"])
  }

  @Test func endsAtBlocksDeeperThanAnyPageHas() throws {
    let deep = String(repeating: "{", count: 100_000)
    let reading = try PaletteReading(Array("a{--b:red}\(deep)--c:red".utf8), name: "x", as: .css)
    #expect(reading.document.count == 1)
    #expect(reading.warnings.count == 1)
  }

  @Test func readsOnlyTheThemesColoursOfTailwind() throws {
    let css = """
      @import "tailwindcss";
      @theme inline { --color-*: initial; --color-mint-50: oklch(0.98 0.01 160);
        --color-mint-900: var(--deep); --spacing: 4px; --shadow: #000 }
      :root { --deep: #013220 }
      """
    let document = try document(css, .tailwind)
    #expect(document.name == "mint")
    #expect(document.entries.map(\.name) == ["50", "900"])
    #expect(document.entries[0].colour.space == .oklch)
    #expect(document.entries[1].colour.rgb8.hex == "#013220")
  }

  @Test func readsSCSS() throws {
    let scss = """
      // Six
      $red: red !default; // --
      $alias: $red;
      $width: 4px;
      @mixin x($a: #111111) { color: $a; }
      $theme: (
        "primary": $red, /* known */
        'ink blue': #1a2b3c, // new
        grey: ("50": hsl(0, 0%, 98%), 100: #eeeeee),
      );
      """
    let document = try document(scss, .scss)
    #expect(document.groups.map(\.name) == [nil, "theme", "theme grey"])
    #expect(document.entries.map(\.name) == ["red", "alias", "ink blue", "50", "100"])
    #expect(hexes(document) == ["#ff0000", "#ff0000", "#1a2b3c", "#fafafa", "#eeeeee"])
  }

  @Test func writesTheNotationThatIsAskedFor() throws {
    let text = String(
      decoding: try PaletteFormat.css.file(of: six, style: PaletteFileStyle(notation: .rgb)),
      as: UTF8.self)
    #expect(text.contains("--six-red: rgb(255 0 0);"))
    let colour = Colour(.oklch, [0.7, 0.3, 150])
    let wide = PaletteDocument(groups: [.init(entries: [.init("w", colour)])])
    #expect(try written(wide, .css).contains("--w: oklch(0.7 0.3 150);"))
  }
}
