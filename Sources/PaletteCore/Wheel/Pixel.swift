/// One premultiplied pixel of a `PixelBuffer`.
public struct Pixel: Equatable, Sendable {
  /// The red component times alpha / 255.
  public let red: UInt8
  /// The green component times alpha / 255.
  public let green: UInt8
  /// The blue component times alpha / 255.
  public let blue: UInt8
  /// Opacity: 0 is transparent, 255 opaque.
  public let alpha: UInt8

  /// Creates a pixel from components that are premultiplied already.
  ///
  /// - Parameters:
  ///   - red: 0 ... alpha.
  ///   - green: 0 ... alpha.
  ///   - blue: 0 ... alpha.
  ///   - alpha: 0 ... 255.
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Creates a pixel from a colour and its opacity, rounding half up.
  ///
  /// - Parameters:
  ///   - rgb: The colour, not premultiplied.
  ///   - alpha: 0 ... 255.
  public init(_ rgb: RGB8, alpha: UInt8 = 255) {
    self.init(
      red: Self.multiply(rgb.red, alpha), green: Self.multiply(rgb.green, alpha),
      blue: Self.multiply(rgb.blue, alpha), alpha: alpha)
  }

  /// A pixel that shows nothing.
  public static let transparent = Pixel(red: 0, green: 0, blue: 0, alpha: 0)

  /// The colour with alpha divided out, rounded half up; `nil` where the pixel is transparent.
  ///
  /// It is off by at most 255 / (2 · alpha) + 0.5 from the colour that was premultiplied.
  public var rgb: RGB8? {
    guard alpha > 0 else { return nil }
    return RGB8(
      Self.divide(red, alpha), Self.divide(green, alpha), Self.divide(blue, alpha))
  }

  static func multiply(_ component: UInt8, _ alpha: UInt8) -> UInt8 {
    UInt8((UInt32(component) * UInt32(alpha) * 2 + 255) / 510)
  }

  /// A component above alpha, which no premultiplied picture holds, counts as full.
  static func divide(_ component: UInt8, _ alpha: UInt8) -> UInt8 {
    UInt8(min(255, (UInt32(component) * 510 + UInt32(alpha)) / (UInt32(alpha) * 2)))
  }
}
