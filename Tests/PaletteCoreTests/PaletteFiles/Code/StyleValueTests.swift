import PaletteCore
import Testing

/// Values of style sheets that say their colour in some other way than with all its numbers.
@Suite struct StyleValueTests {
  private func reading(_ text: String, _ format: PaletteFormat = .css) throws -> PaletteReading {
    try PaletteReading(Array(text.utf8), name: "x", as: format)
  }

  private func hexes(_ reading: PaletteReading) -> [String] {
    reading.document.entries.map { Notation.hex.text(of: $0.colour) }
  }

  private func told(_ reading: PaletteReading) -> [String] { reading.warnings.map(\.description) }

  @Test func fadesColoursAsSassDoes() throws {
    let scss = """
      $brand: #ce332d;
      $soft: rgba($brand, .5);
      $shade: rgba(#000, 20%);
      $word: RGBA( red , 0 );
      $same: $soft;
      $theme: ("a": rgba($brand, 0.2), "b": darken($brand, 5%));
      """
    let reading = try reading(scss, .scss)
    #expect(
      hexes(reading) == [
        "#ce332d", "#ce332d80", "#00000033", "#ff000000", "#ce332d80", "#ce332d33",
      ])
    #expect(reading.document.entries[1].colour.alpha == 0.5)
    #expect(told(reading) == ["at line 6 something that is no colour was left out"])
  }

  @Test func putsVariablesIntoFunctions() throws {
    let css = """
      :root { --hex: #010203; --legacy: 13, 110, 253; --modern: 1 2 3; --hue: 120;
        --a: rgba(var(--hex), .5); --b: rgba(var(--legacy), .2); --c: rgb(var(--modern) / .4);
        --d: hsl(var(--hue) 100% 50%); --e: rgb(var(--none, 9 9 9)); --f: var(--no, rgba(#fff, .2)) }
      """
    let reading = try reading(css)
    #expect(
      hexes(reading) == [
        "#010203", "#01020380", "#0d6efd33", "#01020366", "#00ff00", "#090909", "#ffffff33",
      ])
    #expect(reading.warnings.isEmpty)
  }

  @Test func readsThePartsOfHSL() throws {
    let css = """
      :root { --background: 0 0% 100%; --primary: 120 100% 50%; --ring: 120deg 100% 25% / 40%;
        --text: hsl(var(--primary)); --radius: 0.5rem; --place: 50% 50%; --three: 10% 20% 30% }
      """
    let reading = try reading(css)
    // An angle with its unit stands in no theme.
    #expect(hexes(reading) == ["#ffffff", "#00ff00", "#00ff00"])
    #expect(reading.document.entries.map(\.name) == ["background", "primary", "text"])
    #expect(reading.warnings.isEmpty)
  }

  @Test(arguments: [
    "color-mix(in srgb, red, blue)", "rgb(calc(1 + 2) 0 0)", "rgb(from red r g b)",
    "rgba(var(--gone), .5)", "rgb(var(--x) / .5)", "oklch(from var(--a) l c h)", "#12345",
    "light-dark(#fff, #000)", "rgb(1 2)",
  ])
  func tellsWhatLooksLikeAColour(value: String) throws {
    let reading = try reading("a {\r\n  --a: red;\r\n\r\n  --x: \(value);\r\n}")
    #expect(reading.document.count == 1)
    #expect(told(reading) == ["at line 4 something that is no colour was left out"])
  }

  @Test(arguments: [
    "darken($a, 10%)", "mix($a, #fff)", "color.adjust($a, $hue: 5deg)", "rgba($b, 1)",
  ])
  func tellsWhatSassWouldWorkOut(value: String) throws {
    let reading = try reading("$a: red;\n$x: \(value);\n$y: $x;", .scss)
    #expect(reading.document.count == 1)
    #expect(told(reading) == ["at line 2 something that is no colour was left out"])
  }

  @Test(arguments: [
    "4px", "400", "fade", "Inter, sans-serif", "0 1px 2px rgba(0, 0, 0, .5)", "url(#fff)",
    "linear-gradient(red, blue)", "calc(1px + 2px)", "rgb(0 0 0), rgb(1 1)", "#main", "1 2 3",
  ])
  func isSilentAboutOtherValues(value: String) throws {
    let reading = try reading("a { --a: red; --x: \(value) }")
    #expect(reading.document.count == 1)
    #expect(reading.warnings.isEmpty)
  }

  @Test func takesUnderscoresForHyphensInSass() throws {
    let reading = try reading("$ink-blue: #1a2b3c; $a: $ink_blue; $b_c: $a; $d: $b-c;", .scss)
    #expect(hexes(reading) == Array(repeating: "#1a2b3c", count: 4))
    #expect(reading.document.entries.map(\.name) == ["ink-blue", "a", "b_c", "d"])
  }

  @Test func tellsWhatIsInAnotherFile() throws {
    let reading = try reading("$a: red;\n$b: colours.$brand;", .scss)
    #expect(reading.document.count == 1)
    #expect(
      reading.warnings.map(\.description) == [
        "at line 2 there is no 'colours.$brand' to stand for, so it was left out"
      ])
  }

  /// A style sheet may have as many names in its values as it likes.
  @Test func followsFewNamesOnly() throws {
    let css = (0..<20_000).map { "--c\($0): rgb(var(--c\($0 + 1)) var(--c\($0 + 1)));\n" }.joined()
    let reading = try reading("--a: red;" + css)
    #expect(reading.document.count == 1)
  }

  @Test func closesWhatTheEndOfTheFileCutsOff() throws {
    #expect(hexes(try reading(":root{--a:#f00;--b:#0f0")) == ["#ff0000", "#00ff00"])
  }

  /// The opacity that no two digits can tell.
  @Test(arguments: [
    (0.5, "rgb(0 0 255 / 50%)", "rgba(0, 0, 255, 0.5)"),
    (0.125, "rgb(0 0 255 / 12.5%)", "rgba(0, 0, 255, 0.125)"),
    (1.0 / 7, "rgb(0 0 255 / 0.14285714285714285)", "rgba(0, 0, 255, 0.14285714285714285)"),
    (0.2, "#0000ff33", "#0000ff33"), (128.0 / 255, "#0000ff80", "#0000ff80"),
  ])
  func writesAnyOpacity(alpha: Double, css: String, scss: String) throws {
    let colour = Colour(.srgb, [0, 0, 1], alpha: alpha)
    let document = PaletteDocument(groups: [.init(entries: [.init("x", colour)])])
    for (format, text) in [(PaletteFormat.css, css), (.tailwind, css), (.scss, scss)] {
      let file = try format.file(of: document)
      #expect(String(decoding: file, as: UTF8.self).contains("x: \(text);"))
      let read = try PaletteReading(file, name: "x", as: format).document.entries[0].colour
      #expect(abs(read.alpha - alpha) < 1e-9)
      if text.hasPrefix("r") { #expect(read == colour) }
    }
  }

  @Test(arguments: [
    (Notation.css, "rgb(206, 51, 45)"), (.rgb, "rgb(206, 51, 45)"), (.hex, "#ce332d"),
    (.hsl, "hsl(2.236, 64.143%, 49.216%)"), (.oklch, "oklch(0.56221 0.19265 27.634)"),
  ])
  func writesCommasInSass(notation: Notation, text: String) throws {
    let document = PaletteDocument(
      groups: [.init(entries: [.init("x", Colour(RGB8(206, 51, 45)))])])
    let file = try PaletteFormat.scss.file(
      of: document, style: PaletteFileStyle(notation: notation))
    #expect(String(decoding: file, as: UTF8.self).contains("$x: \(text);"))
    #expect(try PaletteReading(file, name: "x", as: .scss).warnings.isEmpty)
  }

  /// A grey has no hue, and commas have no word for that.
  @Test func writesGreysWithCommasInSass() throws {
    let document = PaletteDocument(groups: [.init(entries: [.init("x", Colour(RGB8(51, 51, 51)))])])
    let file = try PaletteFormat.scss.file(of: document, style: PaletteFileStyle(notation: .hsl))
    #expect(String(decoding: file, as: UTF8.self).contains("$x: hsl(0, 0%, 20%);"))
  }

  @Test func writesClearColoursOfANotationWithCommasInSass() throws {
    let document = PaletteDocument(
      groups: [.init(entries: [.init("x", Colour(.srgb, [0, 0, 1], alpha: 0.5))])])
    let file = try PaletteFormat.scss.file(of: document, style: PaletteFileStyle(notation: .css))
    #expect(String(decoding: file, as: UTF8.self).contains("$x: rgba(0, 0, 255, 0.5);"))
  }
}
