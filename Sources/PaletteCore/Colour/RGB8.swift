/// An opaque sRGB colour of three eight-bit components.
///
/// This is what the catalogue, the favourites, the wheel and the terminal hold: equality is exact,
/// and a favourite can be keyed by the colour itself. `Colour` is the value to compute with.
public struct RGB8: Hashable, Sendable {
  /// The red component, from 0 to 255.
  public let red: UInt8
  /// The green component, from 0 to 255.
  public let green: UInt8
  /// The blue component, from 0 to 255.
  public let blue: UInt8

  /// Creates a colour from its three components.
  ///
  /// - Parameters:
  ///   - red: 0 ... 255.
  ///   - green: 0 ... 255.
  ///   - blue: 0 ... 255.
  public init(_ red: UInt8, _ green: UInt8, _ blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// Creates a colour from one number, `0xRRGGBB`; bits above the 24th are ignored.
  ///
  /// - Parameter packed: The colour as `0xRRGGBB`.
  public init(packed: UInt32) {
    self.init(
      UInt8(truncatingIfNeeded: packed >> 16), UInt8(truncatingIfNeeded: packed >> 8),
      UInt8(truncatingIfNeeded: packed))
  }

  /// The colour as one number, `0xRRGGBB`.
  public var packed: UInt32 { UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue) }

  /// The colour as `#rrggbb`: lower case, always six digits.
  public var hex: String { "#" + Hexadecimal.text(of: [red, green, blue]) }

  /// The colour as `r,g,b` in decimal.
  public var decimal: String { "\(red),\(green),\(blue)" }
}
