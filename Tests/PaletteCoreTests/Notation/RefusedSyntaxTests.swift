import PaletteCore
import Testing

/// What no colour is, for every function and place where it can stand.
@Suite struct RefusedSyntaxTests {
  /// Functions with three correct components.
  static let modern = [
    "rgb(1 2 3)", "rgba(1 2 3)", "rgb(1% 2% 3%)", "hsl(1 2% 3%)", "hsla(1deg 2 3)",
    "hwb(1 2% 3%)", "hsv(1 2% 3%)", "lab(1 2 3)", "lch(1 2 3)", "oklab(0.1 0.2 0.3)",
    "oklch(10% 0.2 3deg)", "color(srgb 1 2 3)", "color(srgb-linear 1 2 3)",
    "color(display-p3 1 2% 3)", "color(a98-rgb 1 2 3)", "color(prophoto-rgb 1 2 3)",
    "color(rec2020 1 2 3)", "color(xyz 1 2 3)", "color(xyz-d50 1 2 3)", "color(xyz-d65 1 2 3)",
  ]

  @Test(arguments: modern) func aChangeAnywhereIsRefused(text: String) throws {
    _ = try Colour(parsing: text)
    let inner = text.dropLast()
    let wrong = [
      "\(inner)", "\(text))", "\(text);", "\(text) \(text)", "(\(text))", "\(text)x", "\(inner) 4)",
      "\(inner) / )", "\(inner) / 1 2)", "\(inner) / 1 / 2)", "\(inner) / 1deg)", "\(inner) / a)",
      "\(inner) / 1%%)", "\(inner), 4)", "\(inner), 4 / 1)", "\(inner),)", "\(inner) /* c */)",
      "\(inner) / NaN)", "\(inner) / infinity)", "\(inner) / calc(1))", "\(inner) // 1)",
      "\(inner)\u{B})", "\(inner)\u{A0})", "\(inner)!)", "\(inner)\u{0})", "\(inner).)",
      "\(inner)px)",
      "\(inner)e)", "\(inner)e+)", "\(inner)none)", "/**/\(text)", "\(text)/**/", "\u{B}\(text)",
      text.replacing("(", with: " ("), text.replacing("(", with: "(("),
      text.replacing("(", with: "(,"), text.replacing("(", with: "(/ "),
      text.replacing("(", with: "[").replacing(")", with: "]"),
      text.replacing("(", with: "(from red "), text.replacing("2", with: "calc(2)"),
      text.replacing("2", with: "NaN"), text.replacing("2", with: "-inf"),
      text.replacing("2", with: "+none"), text.replacing("2", with: "2,"),
      text.replacing("2", with: "2px"), text.replacing("2", with: "２"),
      text.replacing("2", with: "٢"), text.replacing("2", with: "2\u{301}"),
      text.replacing("2", with: "0x2"), text.replacing("2", with: "2 /*c*/"),
      text.replacing("2", with: "- 2"), text.replacing("2", with: "--2"),
      text.replacing("2", with: "2."), text.replacing("2", with: "1_0"),
    ]
    for text in wrong {
      #expect(throws: ColourSyntaxError.self, "\(text)") { try Colour(parsing: text) }
    }
  }

  static let legacy = [
    "rgb(1, 2, 3)", "rgba(1, 2, 3)", "rgb(1%, 2%, 3%)", "hsl(1, 2%, 3%)", "hsla(1deg, 2%, 3%)",
    "hsv(1, 2%, 3%)",
  ]

  @Test(arguments: legacy) func commasStandBetweenAllOrNone(text: String) throws {
    _ = try Colour(parsing: text)
    let inner = text.dropLast()
    let parts = inner.split(separator: ",")
    let wrong = [
      "\(inner)", "\(inner) 0.5)", "\(inner) / 0.5)", "\(inner),)", "\(inner),, 0.5)",
      "\(inner), none)", "\(inner), 1deg)", "\(inner), 0.5, 1)", "\(inner), 0.5 1)",
      "\(parts[0]),\(parts[1]))", "\(parts[0]))", "\(parts[0]),\(parts[1])\(parts[2]))",
      "\(parts[0])\(parts[1]),\(parts[2]))", "\(parts[0]),,\(parts[1]),\(parts[2]))",
      "\(parts[0]), none,\(parts[2]))", "\(parts[0]),\(parts[1]), none)",
      "\(parts[0]); \(parts[1]); \(parts[2]))",
    ]
    for text in wrong {
      #expect(throws: ColourSyntaxError.self, "\(text)") { try Colour(parsing: text) }
    }
  }

  /// Units and percentages where they mean nothing, and legacy syntax where there is none.
  @Test(arguments: [
    "rgb(1deg 2 3)", "rgb(1 2grad 3)", "rgb(1, 2%, 3)", "rgb(1%, 2, 3%)", "hsl(1% 2% 3%)",
    "hsl(1px 2% 3%)", "hsl(1 2deg 3%)", "hsl(1, 2, 3%)", "hsl(1, 2%, 3)", "hsl(1grads 2% 3%)",
    "hsl(1 deg 2% 3%)", "hwb(1% 2% 3%)", "hwb(1, 2%, 3%)", "hwba(1 2% 3%)", "lab(1, 2, 3)",
    "lab(1deg 2 3)", "lab(1 2 3deg)", "laba(1 2 3)", "lch(1 2 3%)", "lch(1 2deg 3)",
    "lch(1, 2, 3)", "oklab(1, 2, 3)", "oklab(1deg 0 0)", "oklch(1 2 3%)", "oklch(1 2rad 3)",
    "oklch(1 2 3px)", "color(1 2 3)", "color(srgb)", "color(srgb 1)", "color(srgb 1 2)",
    "color(srgb, 1 2 3)", "color(srgb 1, 2, 3)", "color(srgb 1deg 2 3)", "color(srgb / 1)",
    "color(hsl 1 2 3)", "color(oklab 1 2 3)", "color(hwb 1 2 3)", "color(displayp3 1 2 3)",
    "color(display_p3 1 2 3)", "color(rec-2020 1 2 3)", "color(xyz-d55 1 2 3)",
    "color(--mine 1 2 3)",
    "color('srgb' 1 2 3)", "color(none 1 2 3)", "rgb()", "hsl()", "lab( )", "()", "rgb",
    "rgb(none)",
    "rgb(r g b)", "rgb(red)", "rgb(#fff)", "device-cmyk(0 1 1 0)", "gray(50%)", "hsb(1 2% 3%)",
    "color-mix(in oklab, red, blue)", "light-dark(red, blue)", "contrast-color(red)", "var(--a)",
    "attr(data-colour color)", "env(a)", "inherit", "initial", "unset", "none", "currentColor",
    "CURRENTCOLOR", "ButtonFace", "WindowText", "\\72 ed", "r\\gb(1 2 3)", "red blue", "red;",
    "'red'",
    "re d", "red/**/", "#", "#1", "#12", "#12345", "#1234567", "#123456789", "##123", "# 123",
    "#12 3456", "#-12345", "#1.3", "#abcdeg", "#ａｂｃ", "12", "12345", "1234567", "123456789",
    "0x123",
    "0x", "0x12345678", "0x1234567", "x123456", "0xx12345", "1,2", "1,2,3,4,5", "256,0,0", "1,-2,3",
    "1,2.5,3", "1,2,3deg", "1,2,3,none", "1;2;3", "1 2 3", "1, 2 3", "1/2/3", "10%,20%,30%",
    "(1,2,3)",
  ]) func refuses(input: String) {
    #expect(throws: ColourSyntaxError.self) { try Colour(parsing: input) }
  }
}
