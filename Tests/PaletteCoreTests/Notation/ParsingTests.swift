import PaletteCore
import Testing

/// Values of CSS Color 4, of the web platform tests for it, and of our own decisions.
@Suite struct ParsingTests {
  static let cases: [(id: String, input: String, hex: String)] = [
    ("parse-hex3", "#abc", "#aabbcc"),
    ("parse-hex4", "#abcd", "#aabbccdd"),
    ("parse-hex8", "#ABCDEF80", "#abcdef80"),
    ("parse-hex3-bare", "abc", "#aabbcc"),
    ("parse-hex-bare-digits", "123456", "#123456"),
    ("parse-hex-0x", "0xff8800", "#ff8800"),
    ("parse-hex-ws", "  #abc  ", "#aabbcc"),
    ("parse-hex-crlf", "#abcdef\r", "#abcdef"),
    ("parse-rgb-modern", "rgb(255 0 153)", "#ff0099"),
    ("parse-rgb-alpha-slash", "rgb(255 0 0 / 50%)", "#ff000080"),
    ("parse-rgb-none", "rgb(none 128 0)", "#008000"),
    ("parse-rgb-alpha-none", "rgb(0 0 0 / none)", "#00000000"),
    ("parse-rgb-pct", "rgb(10%, 20%, 30%)", "#1a334d"),
    ("parse-rgb-pct50", "rgb(50%, 50%, 50%)", "#808080"),
    ("parse-rgb-float", "rgb(2.5, 3.4, 4.6)", "#030305"),
    ("parse-rgb-clamp2", "rgb(300 -20 0)", "#ff0000"),
    ("parse-rgb-exp", "rgb(1e2 0 0)", "#640000"),
    ("parse-rgb-caps", "RGB(1 2 3)", "#010203"),
    ("parse-hsl-neg", "hsl(-120 100% 50%)", "#0000ff"),
    ("parse-hsl-780", "hsl(780, 100%, 37.5%)", "#bfbf00"),
    ("parse-hsl-num-modern", "hsl(120 100 50)", "#00ff00"),
    ("parse-hsl-turn", "hsl(0.5turn 100% 50%)", "#00ffff"),
    ("parse-hsl-grad", "hsl(200grad 100% 50%)", "#00ffff"),
    ("parse-hsla-slash", "hsla(120 100% 50% / .25)", "#00ff0040"),
    ("parse-hsl-sat-clamp2", "hsl(30 -50 60)", "#999999"),
    ("parse-hwb-grey", "hwb(120 60% 60%)", "#808080"),
    ("parse-hwb-grey2", "hwb(90 100% 50%)", "#aaaaaa"),
    ("parse-lab-pct", "lab(50% 40 20)", "#b95857"),
    ("parse-lab-num", "lab(50 40 20)", "#b95857"),
    ("parse-lab-ab-pct", "lab(50% 32% 16%)", "#b95857"),
    ("parse-lch-hue-wrap2", "lch(10 20 -700deg)", "#330f13"),
    ("parse-rgb-alpha-clamp0", "rgba(0, 51, 255, -0.1)", "#0033ff00"),
    ("parse-rgb-alpha-pct", "rgba(255, 255, 255, 0%)", "#ffffff00"),
    ("parse-rgb-ws", "rgb(10%\t,  20% ,30%)", "#1a334d"),
    ("parse-rgb-leading-zero", "rgb(00, 51, 102)", "#003366"),
    ("parse-lch-hue-wrap", "lch(50 40 -340)", "#b45b62"),
    ("parse-oklch-pct", "oklch(60% 0.15 50)", "#c46016"),
    ("parse-oklch-num", "oklch(0.6 0.15 50)", "#c46016"),
    ("parse-oklch-c-pct", "oklch(60% 37.5% 50deg)", "#c46016"),
    ("parse-oklch-black", "oklch(0% 0.2 30)", "#000000"),
    ("parse-color-srgb", "color(srgb 1 0.5 0)", "#ff8000"),
    ("parse-color-pct", "color(srgb 100% 50% 0%)", "#ff8000"),
  ]

  @Test(arguments: cases) func reads(id: String, input: String, hex: String) throws {
    #expect(try Notation.hex.text(of: Colour(parsing: input)) == hex)
  }

  static let refused: [(id: String, input: String)] = [
    ("parse-hexbad2", "#f"),
    ("parse-hexbad4", "#ffg"),
    ("parse-hexbad7", "#fffffg"),
    ("parse-hexbad9", "#fffffffg"),
    ("parse-hex-fullwidth", "#ＦＦ００００"),
    ("parse-hex-sign", "#+1+2+3"),
    ("parse-empty", ""),
    ("parse-rgb-comma-space", "rgb(255, 0 0)"),
    ("parse-rgb-deg", "rgb(10deg 0 0)"),
    ("parse-rgb-none-legacy", "rgb(none, 0, 0)"),
    ("parse-rgb-nan", "rgb(NaN 0 0)"),
    ("parse-rgb-inf", "rgb(inf 0 0)"),
    ("parse-rgb-unclosed", "rgb(1 2 3"),
    ("parse-hsl-hue-pct", "hsl(50% 100% 50%)"),
    ("parse-hwba", "hwba(120 60% 10%)"),
    ("parse-currentcolor", "currentcolor"),
    ("parse-system", "CanvasText"),
    ("parse-trailing", "#fff;"),
  ]

  @Test(arguments: refused) func refuses(id: String, input: String) {
    #expect(throws: ColourSyntaxError.self) { try Colour(parsing: input) }
  }
}
