/// What was picked at a point of the wheel.
public struct WheelSample: Equatable, Sendable {
  /// The colour.
  public let rgb: RGB8
  /// The hue of the spot that was read, in degrees, 0 ..< 360; `nil` where the colour is a grey.
  ///
  /// It is the angle itself and not derived from the eight-bit colour, which knows it less exactly.
  public let hue: Double?
  /// The saturation of the spot that was read, from 0 to 1: its distance from the centre in radii.
  public let saturation: Double

  init(rgb: RGB8, hue: Double, saturation: Double) {
    self.rgb = rgb
    self.hue = rgb.red == rgb.green && rgb.green == rgb.blue ? nil : hue
    self.saturation = saturation
  }
}

/// Where a colour lies on the wheel.
public struct WheelPoint: Equatable, Sendable {
  /// The horizontal coordinate, in points.
  public let x: Double
  /// The vertical coordinate, in points.
  public let y: Double
  /// The HSV value of the colour, from 0 to 1: that of the disc which shows it.
  public let value: Double

  /// Creates a place.
  ///
  /// - Parameters:
  ///   - x: The horizontal coordinate, in points.
  ///   - y: The vertical coordinate, in points.
  ///   - value: The HSV value of the colour, from 0 to 1.
  public init(x: Double, y: Double, value: Double) {
    self.x = x
    self.y = y
    self.value = value
  }
}
