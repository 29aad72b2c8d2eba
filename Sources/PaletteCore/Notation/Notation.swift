/// A way to write a colour; the raw value is what a user types.
public enum Notation: String, CaseIterable, Sendable {
  /// `#ce332d`, or `#ce332d80` where the colour is not opaque.
  case hex
  /// `#CE332D`.
  case hexUpper = "hex-upper"
  /// `206,51,45`, or `206,51,45,0.5`.
  case rgb
  /// `rgb(206 51 45)`, or `rgb(206 51 45 / 0.5)`.
  case css
  /// `hsl(2.236 64.143% 49.216%)`.
  case hsl
  /// `hsv(2.236 78.155% 80.784%)`; not CSS.
  case hsv
  /// `hwb(2.236 17.647% 19.216%)`.
  case hwb
  /// `lab(47.3199 60.3756 42.5149)`, relative to D50.
  case lab
  /// `lch(47.3199 73.8426 35.152)`, relative to D50.
  case lch
  /// `oklab(0.56221 0.17068 0.08936)`.
  case oklab
  /// `oklch(0.56221 0.19265 27.634)`.
  case oklch
  /// `color(xyz-d65 0.271104 0.156812 0.04082)`.
  case xyz
  /// `color(display-p3 0.744184 0.254003 0.211596)`.
  case p3
  /// `color(srgb 0.807843 0.2 0.176471)`, of any gamut.
  case srgb
  /// `color(srgb-linear 0.617207 0.033105 0.026241)`: linear light, of any gamut.
  case srgbLinear = "srgb-linear"
  /// `color(a98-rgb 0.696096 0.212317 0.191962)`.
  case a98RGB = "a98-rgb"
  /// `color(prophoto-rgb 0.550333 0.26303 0.160213)`.
  case prophotoRGB = "prophoto-rgb"
  /// `color(rec2020 0.682124 0.336775 0.251834)`.
  case rec2020
  /// `color(xyz-d50 0.285648 0.162647 0.030547)`.
  case xyzD50 = "xyz-d50"
  /// `device-cmyk(0% 75.243% 78.155% 19.216%)`, by the naive formula, without an ink profile.
  case cmyk
  /// The nearest of xterm's colours, `16` to `255`.
  case ansi256
  /// `Color(red: 0.8078, green: 0.2, blue: 0.1765)`.
  case swiftui
  /// `UIColor(red: 0.8078, green: 0.2, blue: 0.1765, alpha: 1)`.
  case uikit
  /// `0xFFCE332D`: alpha first, as Android has it.
  case android
  /// The number `0xRRGGBB` in decimal; alpha is lost.
  case int
  /// The nearest CSS name; alpha is lost.
  case name

  /// The colour in this notation.
  ///
  /// A notation that can only hold sRGB gets the colour mapped into its gamut.
  ///
  /// - Parameter colour: A colour of any space.
  /// - Returns: The text, without a line end.
  public func text(of colour: Colour) -> String {
    var bytes: [UInt8] = []
    append(colour, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Whether the notation can only hold colours of the sRGB gamut.
  public var isLimitedToSRGB: Bool {
    switch self {
    case .lab, .lch, .oklab, .oklch, .xyz, .xyzD50, .p3, .srgb, .srgbLinear, .a98RGB, .prophotoRGB,
      .rec2020:
      false
    default: true
    }
  }

  /// Whether the notation says how opaque a colour is.
  public var holdsOpacity: Bool { self != .ansi256 && self != .int && self != .name }

  /// Appends the colour in this notation.
  ///
  /// - Parameters:
  ///   - colour: A colour of any space.
  ///   - bytes: The UTF-8 text so far.
  public func append(_ colour: Colour, to bytes: inout [UInt8]) {
    if let format = functionFormat {
      format.append(colour, to: &bytes)
    } else {
      appendBytes(of: colour, colour.rgb8, to: &bytes)
    }
  }

  /// Appends an eight-bit colour in this notation: the text of the equal `Colour`, but far faster.
  ///
  /// - Parameters:
  ///   - rgb: The colour.
  ///   - bytes: The UTF-8 text so far.
  public func append(_ rgb: RGB8, to bytes: inout [UInt8]) {
    // The shortest way first: it takes less time than to find out whether there is another.
    if appendOpaque(rgb, to: &bytes) { return }
    if let format = functionFormat {
      format.append(rgb, to: &bytes)
    } else {
      appendBytes(of: Colour(rgb), rgb, to: &bytes)
    }
  }

  /// Numbers of a colour as this notation writes them, for a document that keeps them apart.
  public struct Parts: Equatable, Sendable {
    /// The name of the space, as CSS has it.
    public let space: String
    /// The numbers as text, without percent signs; `nil` where a component is missing.
    public let components: [String?]
    /// The opacity as text, or `nil` if it is missing.
    public let alpha: String?
  }

  /// The numbers that the notation consists of.
  ///
  /// - Parameter colour: A colour of any space.
  /// - Returns: The parts; of the notations of eight-bit sRGB, components from 0 to 255.
  public func parts(of colour: Colour) -> Parts {
    let alpha =
      colour.missing.contains(.alpha)
      ? nil : DecimalText.text(colour.alpha, decimals: FunctionFormat.alphaDecimals)
    if let format = functionFormat {
      return Parts(
        space: format.space.rawValue, components: format.numbers(of: colour), alpha: alpha)
    }
    let rgb = colour.rgb8
    return Parts(
      space: ColourSpace.srgb.rawValue,
      components: [rgb.red, rgb.green, rgb.blue].map { String($0) }, alpha: alpha)
  }
}
