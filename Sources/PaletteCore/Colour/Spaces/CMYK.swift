/// Amounts of four inks, by the naive formula: CSS Color 5, "Uncalibrated CMYK colors".
///
/// Cyan, magenta, yellow and black from 0 to 1. There is no ink, no paper and no profile in the formula,
/// and so no white point of its own: it divides sRGB (D65) into black and the rest. Real printing
/// differs; this is the notation's meaning where nothing is known about the press.
public struct CMYK: Equatable, Sendable {
  /// The amount of cyan, from 0 to 1.
  public let cyan: Double
  /// The amount of magenta, from 0 to 1.
  public let magenta: Double
  /// The amount of yellow, from 0 to 1.
  public let yellow: Double
  /// The amount of black, from 0 to 1.
  public let black: Double

  /// Creates a mixture of inks.
  ///
  /// - Parameters:
  ///   - cyan: 0 ... 1.
  ///   - magenta: 0 ... 1.
  ///   - yellow: 0 ... 1.
  ///   - black: 0 ... 1.
  public init(cyan: Double, magenta: Double, yellow: Double, black: Double) {
    self.cyan = cyan
    self.magenta = magenta
    self.yellow = yellow
    self.black = black
  }

  /// Creates the mixture with as much black as possible, so that one of the other inks is not used.
  ///
  /// - Parameter colour: A colour of any space, mapped into the sRGB gamut where it lies outside; its
  ///   alpha is lost.
  public init(_ colour: Colour) {
    let rgb = colour.mappedToGamut().components
    let most = rgb.max()
    let inks = most > 0 ? (SIMD3(repeating: most) - rgb) / most : SIMD3()
    self.init(cyan: inks.x, magenta: inks.y, yellow: inks.z, black: 1 - most)
  }

  /// The opaque sRGB colour of the mixture; more ink than there can be is as much as there can be.
  public var colour: Colour {
    let inks = SIMD3(cyan, magenta, yellow).clamped(lowerBound: SIMD3(), upperBound: .one)
    let light = 1 - min(max(black, 0), 1)
    return Colour(.srgb, (SIMD3.one - inks) * light)
  }
}
