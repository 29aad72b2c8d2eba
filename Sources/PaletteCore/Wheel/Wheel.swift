/// The HSV disc: hue is the angle, saturation the distance from the centre, value the same all over.
///
/// The frame has its origin at the top left and y grows downwards. The disc is centred in it and
/// its radius is half the shorter side. Hue 0° (red) points to the right and hue grows
/// counter-clockwise. Pixel (column, row) covers the points from (column, row) to
/// (column + 1, row + 1) and has its centre at (column + 0.5, row + 0.5).
///
/// One geometry serves drawing, hit test and sampling, so that they cannot disagree.
///
/// Why a frame that need not be square: a terminal's cells are twice as high as wide, so that a box
/// of C × K cells is a frame of C × 2K half cells, and a picture may be letter-boxed.
public struct Wheel: Equatable, Sendable {
  /// The sides that a frame may have, in points.
  public static let sides = 1...8192

  /// The width of the frame.
  public let width: Int
  /// The height of the frame.
  public let height: Int
  /// The HSV value of the whole disc, from 0 (black) to 1.
  public let value: Double

  /// Creates the wheel of a square frame.
  ///
  /// - Parameters:
  ///   - size: The sides of the frame, within `sides`.
  ///   - value: The HSV value of the disc; clamped to 0 ... 1, and 1 if it is not a number.
  public init(size: Int, value: Double = 1) {
    self.init(width: size, height: size, value: value)
  }

  /// Creates the wheel that is centred in a frame.
  ///
  /// - Parameters:
  ///   - width: The width of the frame, within `sides`.
  ///   - height: The height of the frame, within `sides`.
  ///   - value: The HSV value of the disc; clamped to 0 ... 1, and 1 if it is not a number.
  public init(width: Int, height: Int, value: Double = 1) {
    precondition(
      Self.sides.contains(width) && Self.sides.contains(height),
      "A wheel's frame measures \(Self.sides.lowerBound) to \(Self.sides.upperBound) points.")
    self.width = width
    self.height = height
    self.value = value.isNaN ? 1 : min(max(value, 0), 1)
  }

  /// The radius of the disc, in points.
  public var radius: Double { Double(min(width, height)) / 2 }

  /// The horizontal coordinate of the disc's centre.
  public var centreX: Double { Double(width) / 2 }

  /// The vertical coordinate of the disc's centre.
  public var centreY: Double { Double(height) / 2 }

  /// Whether a point belongs to the disc; the rim does.
  ///
  /// - Parameters:
  ///   - x: The horizontal coordinate, in points; any number.
  ///   - y: The vertical coordinate, in points; any number.
  /// - Returns: Whether the distance from the centre is at most the radius; `false` for NaN.
  public func contains(x: Double, y: Double) -> Bool {
    let dx = x - centreX
    let dy = y - centreY
    // A point that decimal digits put on the rim may miss it by the last bits of a double.
    return dx * dx + dy * dy <= radius * radius * (1 + 1e-12)
  }

  /// The point of the disc that a pointer means, which may be outside: the nearest one.
  ///
  /// The angle is kept and only the distance is limited: clamping x and y one by one would turn the
  /// hue.
  ///
  /// - Parameters:
  ///   - x: The horizontal coordinate, in points; finite.
  ///   - y: The vertical coordinate, in points; finite.
  /// - Returns: The point itself if it belongs to the disc, else the point of the rim towards it;
  ///   the centre for numbers that are not finite.
  public func clamped(x: Double, y: Double) -> (x: Double, y: Double) {
    guard x.isFinite && y.isFinite else { return (centreX, centreY) }
    if contains(x: x, y: y) { return (x, y) }
    let polar = polar(x: x, y: y)
    return point(hue: polar.hue, saturation: 1)
  }

  /// The point where a hue and a saturation lie: inside the disc, even where rounding would leave it.
  ///
  /// The axes are exact: only the rest of a quarter turn goes through sine and cosine.
  ///
  /// - Parameters:
  ///   - hue: Degrees, counter-clockwise from the right, of any number of turns; finite.
  ///   - saturation: From 0 to 1.
  /// - Returns: The coordinates, in points.
  public func point(hue: Double, saturation: Double) -> (x: Double, y: Double) {
    let degrees = hue.truncatingRemainder(dividingBy: 360)
    let quarter = (degrees / 90).rounded()
    let rest = degrees - quarter * 90
    let (c, s) = (cosine(degrees: rest), sine(degrees: rest))
    let (right, up) = [(c, s), (-s, c), (-c, -s), (s, -c)][(Int(quarter) + 4) % 4]
    var distance = radius * saturation
    while true {
      let x = centreX + distance * right
      let y = centreY - distance * up
      if contains(x: x, y: y) { return (x, y) }
      distance = distance.nextDown
    }
  }

  /// Hue in degrees, 0 ..< 360, and the distance from the centre in radii.
  @inline(__always)
  func polar(x: Double, y: Double) -> (hue: Double, distance: Double) {
    let dx = x - centreX
    let dy = centreY - y
    return (direction(x: dx, y: dy), (dx * dx + dy * dy).squareRoot() / radius)
  }
}
