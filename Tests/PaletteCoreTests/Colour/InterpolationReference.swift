import PaletteCore

/// A mix of two colours and what it must be; missing components are NaN.
struct Mix: CustomStringConvertible {
  let a: String
  let b: String
  let space: ColourSpace
  let hue: HuePath
  let fraction: Double
  let components: SIMD3<Double>
  let alpha: Double

  /// Reads `a; b; space; hue; fraction; components; alpha`.
  private init?(_ row: Substring) {
    let fields = row.split(separator: ";").map { $0.trimmingPrefix(" ") }
    guard fields.count == 7, let space = ColourSpace(rawValue: String(fields[2])),
      let hue = HuePath(rawValue: String(fields[3])), let fraction = Double(fields[4])
    else { return nil }
    let numbers = (fields[5].split(separator: " ") + [fields[6]]).compactMap {
      $0 == "none" ? .nan : Double($0)
    }
    guard numbers.count == 4 else { return nil }
    (a, b) = (String(fields[0]), String(fields[1]))
    (self.space, self.hue, self.fraction) = (space, hue, fraction)
    components = SIMD3(numbers[0], numbers[1], numbers[2])
    alpha = numbers[3]
  }

  var description: String { "\(a), \(b) at \(fraction) in \(space.rawValue), \(hue.rawValue)" }

  /// The rows of all tables; a row that cannot be read is `nil`.
  static let all = [spaces, paths, alphaAndMissing].flatMap { table in
    table.split(separator: "\n").map { Mix($0) }
  }

  /// Every space, made with coloraide 8.13.1 (`mix`, powerless and carried-forward components on).
  private static let spaces = """
    #dc3522; #22c9dc; srgb; shorter; 0.25; 0.680392157 0.352941176 0.315686275; 1
    #dc3522; #22c9dc; srgb-linear; shorter; 0.25; 0.540769199 0.172720591 0.190920595; 1
    #dc3522; #22c9dc; oklab; shorter; 0.25; 0.632189325 0.104979831 0.0638249594; 1
    #dc3522; #22c9dc; oklch; shorter; 0.25; 0.632189325 0.186021334 74.6958774; 1
    #dc3522; #22c9dc; lab; shorter; 0.25; 56.1156391 38.7648887 33.5229905; 1
    #dc3522; #22c9dc; lch; shorter; 0.25; 56.1156391 72.2228791 82.0294803; 1
    #dc3522; #22c9dc; hsl; shorter; 0.25; 321.129032 0.732283465 0.498039216; 1
    #dc3522; #22c9dc; hsv; shorter; 0.25; 321.129032 0.845454545 0.862745098; 1
    #dc3522; #22c9dc; hwb; shorter; 0.25; 321.129032 0.133333333 0.137254902; 1
    #dc3522; #22c9dc; xyz-d65; shorter; 0.25; 0.31922792 0.252295981 0.212517068; 1
    #dc3522; #22c9dc; xyz-d50; shorter; 0.25; 0.329651138 0.255712176 0.160633846; 1
    #dc3522; #22c9dc; display-p3; shorter; 0.25; 0.690127679 0.394839776 0.353482153; 1
    #dc3522; #22c9dc; a98-rgb; shorter; 0.25; 0.672042502 0.360362783 0.330971239; 1
    #dc3522; #22c9dc; prophoto-rgb; shorter; 0.25; 0.574798831 0.386985735 0.310294947; 1
    """

  /// Every way round the circle; from the same source.
  private static let paths = """
    #dc3522; #3522dc; oklch; longer; 0.7; 0.48549869 0.24111703 200.157782; 1
    #dc3522; #3522dc; oklch; increasing; 0.7; 0.48549869 0.24111703 200.157782; 1
    #dc3522; #3522dc; oklch; decreasing; 0.7; 0.48549869 0.24111703 308.157782; 1
    #dc3522; #3522dc; hsl; longer; 0.7; 174.129032 0.732283465 0.498039216; 1
    #dc3522; #3522dc; hsl; increasing; 0.7; 174.129032 0.732283465 0.498039216; 1
    #dc3522; #3522dc; hsl; decreasing; 0.7; 282.129032 0.732283465 0.498039216; 1
    #dc3522; #3522dc; hwb; longer; 0.7; 174.129032 0.133333333 0.137254902; 1
    #dc3522; #3522dc; hwb; increasing; 0.7; 174.129032 0.133333333 0.137254902; 1
    #dc3522; #3522dc; hwb; decreasing; 0.7; 282.129032 0.133333333 0.137254902; 1
    #dc3522; #3522dc; hsv; longer; 0.7; 174.129032 0.845454545 0.862745098; 1
    #dc3522; #3522dc; hsv; increasing; 0.7; 174.129032 0.845454545 0.862745098; 1
    #dc3522; #3522dc; hsv; decreasing; 0.7; 282.129032 0.845454545 0.862745098; 1
    #dc3522; #3522dc; lch; longer; 0.7; 36.1263359 98.7741836 222.081519; 1
    #dc3522; #3522dc; lch; increasing; 0.7; 36.1263359 98.7741836 222.081519; 1
    #dc3522; #3522dc; lch; decreasing; 0.7; 36.1263359 98.7741836 330.081519; 1
    oklch(0.6 0.1 30); oklch(0.8 0.05 30); oklch; shorter; 0.5; 0.7 0.075 30; 1
    oklch(0.6 0.1 350); oklch(0.8 0.05 20); oklch; shorter; 0.5; 0.7 0.075 5; 1
    #808080; #dc3522; oklch; shorter; 0.5; 0.593689973 0.102940048 30.4858501; 1
    #808080; #ffffff; hsl; shorter; 0.5; none 0 0.750980392; 1
    oklch(0.6 0.1 30); oklch(0.8 0.05 30); oklch; longer; 0.5; 0.7 0.075 210; 1
    oklch(0.6 0.1 350); oklch(0.8 0.05 20); oklch; longer; 0.5; 0.7 0.075 185; 1
    #808080; #dc3522; oklch; longer; 0.5; 0.593689973 0.102940048 210.48585; 1
    #808080; #ffffff; hsl; longer; 0.5; none 0 0.750980392; 1
    oklch(0.6 0.1 30); oklch(0.8 0.05 30); oklch; increasing; 0.5; 0.7 0.075 30; 1
    oklch(0.6 0.1 350); oklch(0.8 0.05 20); oklch; increasing; 0.5; 0.7 0.075 5; 1
    #808080; #dc3522; oklch; increasing; 0.5; 0.593689973 0.102940048 30.4858501; 1
    #808080; #ffffff; hsl; increasing; 0.5; none 0 0.750980392; 1
    oklch(0.6 0.1 30); oklch(0.8 0.05 30); oklch; decreasing; 0.5; 0.7 0.075 30; 1
    oklch(0.6 0.1 350); oklch(0.8 0.05 20); oklch; decreasing; 0.5; 0.7 0.075 185; 1
    #808080; #dc3522; oklch; decreasing; 0.5; 0.593689973 0.102940048 30.4858501; 1
    #808080; #ffffff; hsl; decreasing; 0.5; none 0 0.750980392; 1
    """

  /// Alpha and missing components; from the same source, and the first of §12.3 of CSS Color 4.
  private static let alphaAndMissing = """
    #dc352280; #22c9dcc0; oklab; shorter; 0.3; 0.657443342 0.0640364647 0.0408639778; 0.577254902
    #dc352200; #22c9dc; oklab; shorter; 0.3; 0.766229878 -0.11233496 -0.0580448661; 0.3
    #dc352280; #22c9dcc0; oklch; longer; 0.3; 0.657443342 0.174796816 335.537883; 0.577254902
    #dc352280; #22c9dcc0; hwb; shorter; 0.3; 312.129032 0.133333333 0.137254902; 0.577254902
    rgb(24% 12% 98% / 0.4); rgb(62% 26% 64% / 0.6); srgb; shorter; 0.5; 0.468 0.204 0.776; 0.5
    rgb(76% 62% 3% / 0.4); color(display-p3 0.84 0.19 0.72 / 0.6); lab; shorter; 0.5; 58.8732874 51.5477632 7.11807375; 0.5
    rgb(76% 62% 3% / 0.4); color(display-p3 0.84 0.19 0.72 / 0.6); lch; shorter; 0.5; 58.8732874 81.1238014 31.824149; 0.5
    oklch(78.3% 0.108 326.5 / 0.5); oklch(39.2% 0.4 0 / none); oklch; shorter; 0.5; 0.5875 0.254 343.25; 0.5
    oklch(78.3% 0.108 326.5 / none); oklch(39.2% 0.4 0 / none); oklch; shorter; 0.5; 0.5875 0.254 343.25; none
    oklch(78.3% 0.108 326.5); oklch(39.2% 0.4 none); oklch; shorter; 0.5; 0.5875 0.254 326.5; 1
    lch(50% 2 none); color(display-p3 0.7 0.5 none); oklch; shorter; 0.5; 0.602862373 0.0790515163 78.7479068; 1
    lab(50% none none); #22c9dc; lch; shorter; 0.5; 61.955733 42.2195418 210.731195; 1
    hsl(none 50% 50%); oklch(none 0.1 20); oklch; shorter; 0.25; 0.552338579 0.147752466 20; 1
    hsl(90 50% none); #22c9dc; oklch; shorter; 0.25; 0.766229878 0.0316112615 207.325959; 1
    hsl(90 none 40%); #22c9dc; oklch; shorter; 0.25; 0.574266238 0.126445046 207.325959; 1
    color(xyz none 0.4 0.3); #22c9dc; srgb; shorter; 0.25; 0.133333333 0.862664696 0.607591726; 1
    color(display-p3 0.2 0.4 none); #22c9dc; xyz-d65; shorter; 0.25; 0.124710715 0.192813614 0.750218003; 1
    oklab(0.5 none 0.1); oklab(0.7 none -0.1); oklab; shorter; 0.25; 0.55 none 0.05; 1
    """
}
