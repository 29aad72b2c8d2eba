import PaletteCore
import Testing

/// Every function of CSS Color 4 with numbers, percentages, units, `none`, opacity and values out of
/// range in each place.
///
/// The colours are coloraide 8.13.1's, mapped with its method `oklch-chroma`. Where it reads what CSS
/// Color 4 clamps (rgb() to 0 to 255, saturation and chroma below 0), they are the clamped ones.
@Suite struct CSSColor4Tests {
  /// Functions of the sRGB gamut.
  static let inSRGB = """
    rgb(12 34 56)  #0c2238
    rgb(12,34,56)  #0c2238
    rgba(12 34 56)  #0c2238
    rgba(12, 34, 56)  #0c2238
    rgb(12 34 56 / 0.25)  #0c223840
    rgb(12 34 56/.25)  #0c223840
    rgb(12, 34, 56, 0.25)  #0c223840
    rgba(12, 34, 56, 25%)  #0c223840
    rgba(12 34 56 / 25%)  #0c223840
    rgb(12 20% 56)  #0c3338
    rgb(5% 34 100%)  #0d22ff
    rgb(5%, 34%, 100%)  #0d57ff
    rgb(5%,34%,100%,0.5)  #0d57ff80
    rgb(-12%, 110%, 1400%)  #00ffff
    rgb(-1 256 1000)  #00ffff
    rgb(12.4 34.5 56.6)  #0c2339
    rgb(12.4, 34.5, 56.6)  #0c2339
    rgb(none none none)  #000000
    rgb(none 34 none / none)  #00220000
    rgb(20% none none / 0.5)  #33000080
    rgb(12 34 56 / 1.1)  #0c2238
    rgb(12 34 56 / 300%)  #0c2238
    rgb(12 34 56 / -10%)  #0c223800
    rgba(0, 51, 255, 37)  #0033ff
    rgba(0, 51, 255, -139)  #0033ff00
    rgb(+12 +34 +56)  #0c2238
    rgb(1.2e1 3.4E+1 560e-1)  #0c2238
    rgb(012 0034 00056)  #0c2238
    rgb(-0 -0.0 +0)  #000000
    rgb(1e-400 1e400 -1e400)  #00ff00
    rgb(1e-7 2e2 .5e2)  #00c832
    rgb( 12 34 56 )  #0c2238
    hsl(210 50% 40%)  #336699
    hsl(210, 50%, 40%)  #336699
    hsla(210, 50%, 40%, 0.5)  #33669980
    hsla(210 50% 40% / 50%)  #33669980
    hsl(210 50 40)  #336699
    hsl(210 50% 40)  #336699
    hsl(210 50 40% / .2)  #33669933
    hsl(210deg, 50%, 40%)  #336699
    hsl(210DEG 50% 40%)  #336699
    hsl(-150 50% 40%)  #336699
    hsl(-870deg 50% 40%)  #336699
    hsl(233.333333333grad 50% 40%)  #336699
    hsl(3.66519142919rad 50% 40%)  #336699
    hsl(0.58333333333turn 50% 40%)  #336699
    hsl(-5e-1turn 100% 25%)  #008080
    hsl(360 100% 50%)  #ff0000
    hsl(359.99999 100% 50%)  #ff0000
    hsl(720deg 100% 50%)  #ff0000
    hsl(none 50% 40%)  #993333
    hsl(210 none 40%)  #666666
    hsl(210 50% none)  #000000
    hsl(none none none / none)  #00000000
    hsl(210, 0%, 40%)  #666666
    hsl(210, 50%, 0%)  #000000
    hsl(210, 50%, 100%)  #ffffff
    hsl(210 -50% 40%)  #666666
    hsl(210, -50%, 40%)  #666666
    hsl(210 50% 40% / 12)  #336699
    hsl(30deg, 100%, 100%, 50%)  #ffffff80
    hsl(210 120% 40%)  #0066e0
    hsl(210 50% 110%)  #ffffff
    hsl(210 50% -10%)  #000000
    hwb(210 20% 40%)  #336699
    hwb(210deg 20% 40%)  #336699
    hwb(210 20 40)  #336699
    hwb(210 20% 40)  #336699
    hwb(210 20% 40% / 0.5)  #33669980
    hwb(210 20% 40% / 50%)  #33669980
    hwb(210 20% 40%/none)  #33669900
    hwb(none 20% 40%)  #993333
    hwb(210 none 40%)  #004d99
    hwb(210 20% none)  #3399ff
    hwb(none none none)  #ff0000
    hwb(0.25turn 12.5% 50%)  #508020
    hwb(100grad 37.5% 50%)  #708060
    hwb(90 62.5% 50%)  #8e8e8e
    hwb(90 50% 87.5%)  #5d5d5d
    hwb(90 100% 100%)  #808080
    hwb(90 200% 200%)  #808080
    hwb(-270 0% 50%)  #408000
    hwb(450 0% 50%)  #408000
    hsv(210 50% 40%)  #334d66
    hsl(0 -50 40%)  #666666
    """

  /// The functions of lightness, and `color()`.
  static let perceptual = """
    lab(40 56.6 39)  #b32323
    lab(40% 56.6 39)  #b32323
    lab(40% 45.28% 31.2%)  #b32323
    lab(40 45.28% 39 / .5)  #b3232380
    lab(40% 56.6 39 / 50%)  #b3232380
    lab(60 -12 34)  #8b9653
    lab(60% -10% 20%)  #879663
    lab(0 0 0)  #000000
    lab(100 0 0)  #ffffff
    lab(-40 0 0)  #000000
    lab(400 0 0)  #ffffff
    lab(120% 0% 0%)  #ffffff
    lab(none none none)  #000000
    lab(20 none none / none)  #30303000
    lab(none 20 0)  #040001
    lab(50 -160 160)  #008611
    lab(50 100% -100%)  #bb4dff
    lab(1e1 .5e1 -5)  #201922
    lch(40 60 30)  #ac2d31
    lch(40% 60 30deg)  #ac2d31
    lch(40% 40% 30)  #ac2d31
    lch(40% 40% 33.3333333333grad / .5)  #ac2d3180
    lch(20 50 380deg)  #6b001b
    lch(20 50 -340)  #6b001b
    lch(20 50 0.0555555555556turn)  #6b001b
    lch(20 none none)  #303030
    lch(none 20 30)  #000000
    lch(50 30 none)  #a66278
    lch(100 230 0)  #ffffff
    lch(-40 0 0)  #000000
    lch(60 300% 120)  #549800
    lch(20% 80% 10/0.5)  #76003080
    oklab(0.5 0.1 0.05)  #994640
    oklab(50% 0.1 0.05)  #994640
    oklab(50% 25% 12.5%)  #994640
    oklab(50% 25% 0.05 / 50%)  #99464080
    oklab(.5 -.1 -.05)  #007381
    oklab(0.5 -100% 100%)  #307600
    oklab(0 0 0)  #000000
    oklab(1 0 0)  #ffffff
    oklab(-0.4 0 0)  #000000
    oklab(4 0 0.1)  #ffffff
    oklab(120% 0 0)  #ffffff
    oklab(none none none / none)  #00000000
    oklab(0.5 none -0.1)  #4d5f9c
    oklab(20% 70% -80%/0.5)  #27003d80
    oklch(0.5 0.1 200)  #00747a
    oklch(50% 0.1 200deg)  #00747a
    oklch(50% 25% 200)  #00747a
    oklch(50% 25% 222.222222222grad / .5)  #00747a80
    oklch(0.5 0.1 -160)  #00747a
    oklch(0.5 0.1 0.555555555556turn)  #00747a
    oklch(0.5 none 200)  #636363
    oklch(0.5 0.1 none)  #904961
    oklch(none 0.1 200)  #000000
    oklch(1 2.3 0)  #ffffff
    oklch(110% 0.1 30)  #ffffff
    oklch(-10% 0.1 30)  #000000
    oklch(70% 150% 140)  #15c000
    oklch(0.2 0.5 20deg/0.5)  #37000380
    color(srgb 0.2 0.4 0.6)  #336699
    color(srgb 20% 40% 60%)  #336699
    color(srgb 20% 0.4 60% / 25%)  #33669940
    color(srgb .2 none .6/none)  #33009900
    color(srgb none none none)  #000000
    color(srgb 1.2 -0.2 0.5)  #ff5f8c
    color(SRGB 0.2 0.4 0.6)  #336699
    color(srgb-linear 0.2 0.4 0.6)  #7caacb
    color(srgb-linear 20% 40% 60%)  #7caacb
    color(display-p3 0.2 0.4 0.6)  #1b689d
    color(display-p3 1 0 0)  #ff0b0c
    color(display-p3 0 0 1)  #0000ff
    color(display-p3 1 1 0)  #feff00
    color(display-p3 100% 50% 20% / 0.6)  #ff7d2c99
    color(a98-rgb 0.2 0.4 0.6)  #00669c
    color(a98-rgb 0 1 0)  #00ec68
    color(prophoto-rgb 0.2 0.4 0.6)  #007a90
    color(prophoto-rgb 0.5 0.3 0.3)  #b64d5e
    color(prophoto-rgb 1 0 0)  #ff5566
    color(rec2020 0.2 0.4 0.6)  #006088
    color(rec2020 0.5 0.4 0.3)  #885a3e
    color(rec2020 0 0 1)  #005193
    color(xyz 0.2 0.2 0.2)  #877976
    color(xyz-d65 0.2 0.2 0.2)  #877976
    color(xyz-d50 0.2 0.2 0.2)  #7d7a89
    color(xyz 20% 20% 20%)  #877976
    color(xyz-d50 20% none 20% / 50%)  #58004680
    color(xyz 0 0 0)  #000000
    color(xyz -1 -1 -1)  #000000
    color(xyz 1 1 1)  #ffffff
    color(srgb 200 200 200)  #ffffff
    lch(20 -20 0)  #303030
    lch(40% -1% 30)  #5e5e5e
    oklch(0.2 -0.2 0)  #161616
    oklch(20% -50% 0 / .5)  #16161680
    """

  @Test(arguments: rows(inSRGB) + rows(perceptual)) func reads(input: String, hex: String) throws {
    #expect(try Notation.hex.text(of: Colour(parsing: input)) == hex)
  }

  @Test(arguments: rows(inSRGB) + rows(perceptual))
  func caseAndSpaceChangeNothing(input: String, hex: String) throws {
    let spaced = input.replacing("(", with: "(\t\n").replacing(" ", with: " \u{C}\r\n ")
    for text in [input.uppercased(), "\u{C} " + spaced.replacing(")", with: " )") + "\n"] {
      #expect(try Notation.hex.text(of: Colour(parsing: text)) == hex, "\(text)")
    }
  }

  private static func rows(_ table: String) -> [(String, String)] {
    table.split(separator: "\n").compactMap { line in
      let index = line.lastIndex(of: " ").map { line.index(after: $0) } ?? line.startIndex
      return (String(line[..<index].dropLast(2)), String(line[index...]))
    }
  }
}
