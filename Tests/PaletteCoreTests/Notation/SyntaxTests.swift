import PaletteCore
import Testing

/// The finer points of CSS Color 4 and CSS Syntax 3, and our own notations.
@Suite struct SyntaxTests {
  @Test(arguments: [
    ("rgb(1 2 3/50%)", "#01020380"), ("rgb(10%20%30%)", "#1a334d"), ("rgb(.1.2.9)", "#000001"),
    ("rgb(1-2+3)", "#010003"), ("rgb( 1\n2\t3 )", "#010203"), ("rgba(1 2 3)", "#010203"),
    ("rgb(1,2,3,.5)", "#01020380"), ("rgb(10% 20 30%)", "#1a144d"),
    ("rgb(1E1 +2e+0 30e-1)", "#0a0203"),
    ("rgb(1e999 0 0)", "#ff0000"), ("rgb(NONE 0 0)", "#000000"),
    ("hsl(10 100% 50%)", "#ff2b00"), ("HSLA(-300, 100%, 37.5%, 12)", "#bfbf00"),
    ("hsl(3.14159265358979rad 100% 50%)", "#00ffff"), ("hsl(0.5TURN 100 50)", "#00ffff"),
    ("hsl(none 100% 50%)", "#ff0000"), ("hsl(120 none 50%)", "#808080"),
    ("hwb(320deg 30% 40%)", "#994d80"), ("hwb(0 20% 100%)", "#2b2b2b"),
    ("hwb(120 none 50)", "#008000"), ("hsv(4.941 100% 100%)", "#ff1500"),
    ("hsv(46.731, 100%, 81.569%)", "#d0a200"), ("oklab(59.987% 0% 0%)", "#808080"),
    ("lab(150 0 0)", "#ffffff"), ("lch(50 -10 30)", "#777777"), ("oklch(0.5 -1 30)", "#636363"),
    ("color(srgb-linear 1 0.215861 0)", "#ff8000"), ("color(XYZ 0.95046 1 1.08906)", "#ffffff"),
    ("color(xyz-d50 0.96430 1 0.82510)", "#ffffff"), ("color(rec2020 1 1 1 / 0.5)", "#ffffff80"),
    ("color(a98-rgb 0 0 0)", "#000000"), ("color(prophoto-rgb 1 1 1)", "#ffffff"),
    ("206,51,45", "#ce332d"), (" 206 , 51,\t45 ", "#ce332d"), ("206,51,45,0.5", "#ce332d80"),
    ("0,0,0", "#000000"), ("OXCE332D", "#ce332d"), ("oxce332d", "#ce332d"), ("0Xce332d", "#ce332d"),
    ("CE332D80", "#ce332d80"), ("bade", "#bbaaddee"), ("RebeccaPurple", "#663399"),
  ]) func reads(input: String, hex: String) throws {
    #expect(try Notation.hex.text(of: Colour(parsing: input)) == hex)
  }

  @Test(arguments: [
    "rgb(none, none, none)", "rgb(255, 255, 255, none)", "rgb(255, 50%, 0%)", "rgb(0, 0, 0deg)",
    "rgb(0, 0, light)", "rgb(0, 0)", "rgb(0%, 0%)", "rgba(0, 0, 0 0)", "rgba(0, 0, 0, 0, 0)",
    "hsl(10, 50%, 0)", "hsl(0, 0% 0%)", "hsla(0, 0%, 0%, 1, 0%)", "lab(0% 0 0 1)",
    "lab(40% 0 0deg)", "oklch(20% 10 10deg 10 / 0.5)", "color(oklab 20% 0 10 / 50%)",
    "color(srgb 0% 0 0 10%)", "color(srgb, 1, 1, 1)", "color(srgb1 0 0)", "rgb(1 2 3 / 4 / 5)",
    "rgb(1none 0 0)", "rgb(none0 0 0)", "rgb(1 2 3)rgb(1 2 3)", "rgb(١ 2 3)", "１,2,3", "1,2,3,",
    "rgb(0x1p3 0 0)", "rgb(+ 1 2)", "rgb(1,,2,3)", "rgb(1_000 0 0)", "#12345678９", "rgb(1e 2 3)",
    "--1", "-", "+", ".", ",", "(", ")", "/", "rgb", "#\u{0}\u{0}\u{0}", "calc(1)",
  ]) func refuses(input: String) {
    #expect(throws: ColourSyntaxError.self) { try Colour(parsing: input) }
  }

  @Test func componentsKeepTheirFullValue() throws {
    let colour = try Colour(parsing: "oklch(62.5% none -90deg / 12.5%)")
    #expect(colour.space == .oklch)
    #expect(colour.components == [0.625, 0, 270])
    #expect(colour.missing == .second)
    #expect(colour.alpha == 0.125)
  }

  @Test func everyPairOfHexDigitsIsItsByte() throws {
    for value in UInt8.min...UInt8.max {
      let rgb = RGB8(value, 255 - value, value)
      let hex = rgb.hex
      for text in [hex, hex.uppercased(), String(hex.dropFirst()), "0x" + hex.dropFirst()] {
        #expect(try Colour(parsing: text).rgb8 == rgb)
      }
    }
  }

  @Test func randomTextNeverTraps() {
    var random = SplitMix64(seed: 4)
    let pieces = [
      "rgb", "hsl", "color", "oklch", "(", ")", ",", " ", "/", "%", "#", "0x", "e", "E", "+", "-",
      ".",
      "1", "255", "1e400", "none", "deg", "srgb", "xyz", "\u{301}", "９", "é", "\r\n", "\t", "\u{0}",
      "ox",
    ]
    for _ in 0..<4000 {
      let count = Int.random(in: 0...12, using: &random)
      let text = (0..<count).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
      do throws(ColourSyntaxError) {
        let colour = try Colour(parsing: text)
        #expect(Notation.hex.text(of: colour).utf8.count >= 7)
      } catch {
        #expect((0...text.count).contains(error.position), "seed 4: \(text)")
        #expect(!error.description.isEmpty)
      }
    }
  }
}
