import PaletteCore
import Testing

@Suite struct WritingTests {
  /// From coloraide 8.13.1, cross-checked with colour-science 0.4.7.
  static let conversions: [(hex: String, texts: [String])] = [
    (
      "#ffff00",
      [
        "hsl(60 100% 50%)",
        "hsv(60 100% 100%)",
        "hwb(60 0% 0%)",
        "lab(97.607 -15.7498 93.3936)",
        "lch(97.607 94.7123 99.572)",
        "oklab(0.96798 -0.07137 0.19857)",
        "oklch(0.96798 0.21101 109.769)",
      ]
    ),
    (
      "#ff00ff",
      [
        "hsl(300 100% 50%)",
        "hsv(300 100% 100%)",
        "hwb(300 0% 0%)",
        "lab(60.1689 93.5396 -60.5008)",
        "lch(60.1689 111.4002 327.105)",
        "oklab(0.70167 0.27457 -0.16916)",
        "oklch(0.70167 0.32249 328.363)",
      ]
    ),
    (
      "#808080",
      [
        "hsl(none 0% 50.196%)",
        "hsv(none 0% 50.196%)",
        "hwb(none 50.196% 49.804%)",
        "lab(53.585 0 0)",
        "lch(53.585 0 none)",
        "oklab(0.59987 0 0)",
        "oklch(0.59987 0 none)",
      ]
    ),
    (
      "#663399",
      [
        "hsl(270 50% 40%)",
        "hsv(270 66.667% 60%)",
        "hwb(270 20% 40%)",
        "lab(32.3927 38.423 -47.6911)",
        "lch(32.3927 61.2435 308.857)",
        "oklab(0.44027 0.08818 -0.13386)",
        "oklch(0.44027 0.1603 303.373)",
      ]
    ),
    (
      "#dc3522",
      [
        "hsl(6.129 73.228% 49.804%)",
        "hsv(6.129 84.545% 86.275%)",
        "hwb(6.129 13.333% 13.725%)",
        "lab(50.1837 63.7835 51.8889)",
        "lch(50.1837 82.224 39.129)",
        "oklab(0.58751 0.17742 0.10445)",
        "oklch(0.58751 0.20588 30.486)",
      ]
    ),
    (
      "#ff1500",
      [
        "hsl(4.941 100% 50%)",
        "hsv(4.941 100% 100%)",
        "hwb(4.941 0% 0%)",
        "lab(54.8522 79.2296 69.9804)",
        "lch(54.8522 105.7099 41.453)",
        "oklab(0.63222 0.21969 0.12678)",
        "oklch(0.63222 0.25364 29.988)",
      ]
    ),
    (
      "#d0a200",
      [
        "hsl(46.731 100% 40.784%)",
        "hsv(46.731 100% 81.569%)",
        "hwb(46.731 0% 18.431%)",
        "lab(69.4236 9.0542 72.083)",
        "lch(69.4236 72.6494 82.841)",
        "oklab(0.73415 0.00488 0.14998)",
        "oklch(0.73415 0.15006 88.135)",
      ]
    ),
  ]

  static let notations: [Notation] = [.hsl, .hsv, .hwb, .lab, .lch, .oklab, .oklch]

  @Test(arguments: conversions) func convertsAndReadsBack(hex: String, texts: [String]) throws {
    let colour = try Colour(parsing: hex)
    for (notation, text) in zip(Self.notations, texts) {
      #expect(notation.text(of: colour) == text)
      #expect(try Colour(parsing: text).rgb8 == colour.rgb8)
    }
  }

  @Test(arguments: [
    ("rgb(255 0 0 / .5)", Notation.hex, "#ff000080"),
    ("color(srgb .5 .5 .5)", .hex, "#808080"), ("color(srgb 0.65 0.65 0.65)", .hex, "#a6a6a6"),
    ("#808080", .oklch, "oklch(0.59987 0 none)"), ("#ffffff", .lab, "lab(100 0 0)"),
    ("#ce332d", .hexUpper, "#CE332D"), ("#ce332d", .rgb, "206,51,45"),
    ("#ce332d80", .rgb, "206,51,45,0.502"), ("#ce332d", .css, "rgb(206 51 45)"),
    ("rgb(206 51 45 / .5)", .css, "rgb(206 51 45 / 0.5)"),
    ("rgb(206 51 45 / none)", .css, "rgb(206 51 45 / none)"),
    ("hsl(none 50% 50%)", .hsl, "hsl(none 50% 50%)"),
    ("hsl(120 0% 50%)", .hsl, "hsl(none 0% 50%)"),
    ("hsl(359.9999 100% 50%)", .hsl, "hsl(0 100% 50%)"),
    ("color(xyz 0.25 0.5 0.125)", .xyz, "color(xyz-d65 0.25 0.5 0.125)"),
    ("color(display-p3 0 1 0)", .p3, "color(display-p3 0 1 0)"),
    ("#ce332d", .srgb, "color(srgb 0.807843 0.2 0.176471)"),
    ("color(srgb 1.5 -0.25 0)", .srgb, "color(srgb 1.5 -0.25 0)"),
    ("#ce332d", .srgbLinear, "color(srgb-linear 0.617207 0.033105 0.026241)"),
    ("#ce332d", .a98RGB, "color(a98-rgb 0.696096 0.212317 0.191962)"),
    ("#ce332d", .prophotoRGB, "color(prophoto-rgb 0.550333 0.26303 0.160213)"),
    ("#ce332d", .rec2020, "color(rec2020 0.682124 0.336775 0.251834)"),
    ("#ce332d", .xyzD50, "color(xyz-d50 0.285648 0.162647 0.030547)"),
    ("#ce332d", .cmyk, "device-cmyk(0% 75.243% 78.155% 19.216%)"),
    ("black", .cmyk, "device-cmyk(0% 0% 0% 100%)"), ("#fa8072", .ansi256, "210"),
    ("#ce332d", .swiftui, "Color(red: 0.8078, green: 0.2, blue: 0.1765)"),
    ("#ce332d80", .swiftui, "Color(red: 0.8078, green: 0.2, blue: 0.1765, opacity: 0.502)"),
    ("#ce332d", .uikit, "UIColor(red: 0.8078, green: 0.2, blue: 0.1765, alpha: 1)"),
    ("#ce332d80", .android, "0x80CE332D"), ("#ce332d", .int, "13513517"),
    ("#c0ffee", .name, "paleturquoise"),
  ]) func writes(input: String, notation: Notation, text: String) throws {
    #expect(try notation.text(of: Colour(parsing: input)) == text)
  }

  @Test func partsAreTheNumbersOfTheText() throws {
    let grey = try Colour(parsing: "rgb(128 128 128 / 50%)")
    let polar = Notation.oklch.parts(of: grey)
    #expect(polar.space == "oklch")
    #expect(polar.components == ["0.59987", "0", nil])
    #expect(polar.alpha == "0.5")
    let bytes = Notation.hex.parts(of: grey)
    #expect(bytes.space == "srgb")
    #expect(bytes.components == ["128", "128", "128"])
    #expect(Notation.hsl.parts(of: try Colour(parsing: "rgb(1 2 3 / none)")).alpha == nil)
  }
}
