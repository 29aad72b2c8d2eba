/// A colour to compute with: three double-precision components in a named space, and alpha.
///
/// Conventions for the whole of `Colour/`: components have the ranges of their `ColourSpace`; hues
/// are degrees, 0 ..< 360; components may lie outside the sRGB gamut until a colour must become
/// `RGB8`; a component may be *missing* (CSS `none`), and is then stored as 0.
public struct Colour: Equatable, Sendable {
  /// The space that the components belong to.
  public let space: ColourSpace
  /// The three components, in the order in which the space names them.
  public let components: SIMD3<Double>
  /// Which components are missing.
  public let missing: Missing
  /// Opacity, from 0 to 1.
  public let alpha: Double

  /// The components of a colour that were written as `none`.
  public struct Missing: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt8

    /// Creates a set from its bits.
    ///
    /// - Parameter rawValue: Bit 0 to 2 for the components in order, bit 3 for alpha.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The component of an index, 0 to 2.
    init(index: Int) { self.init(rawValue: 1 << UInt8(index)) }

    /// The first component.
    public static let first = Missing(rawValue: 1)
    /// The second component.
    public static let second = Missing(rawValue: 2)
    /// The third component.
    public static let third = Missing(rawValue: 4)
    /// The alpha component.
    public static let alpha = Missing(rawValue: 8)
  }

  /// Creates a colour.
  ///
  /// - Parameters:
  ///   - space: The space of the components.
  ///   - components: Three finite numbers; one that is missing is taken as 0.
  ///   - missing: Which components are missing.
  ///   - alpha: Opacity; clamped to 0 ... 1.
  public init(
    _ space: ColourSpace, _ components: SIMD3<Double>, missing: Missing = [], alpha: Double = 1
  ) {
    self.space = space
    var components = components
    if missing.contains(.first) { components.x = 0 }
    if missing.contains(.second) { components.y = 0 }
    if missing.contains(.third) { components.z = 0 }
    self.components = components
    self.missing = missing
    self.alpha = missing.contains(.alpha) ? 0 : min(max(alpha, 0), 1)
  }

  /// Creates the opaque sRGB colour that eight-bit components stand for.
  ///
  /// - Parameter rgb: The eight-bit colour.
  public init(_ rgb: RGB8) {
    self.init(.srgb, SIMD3(Double(rgb.red), Double(rgb.green), Double(rgb.blue)) / 255)
  }

  /// Creates the sRGB colour that eight-bit components and an eight-bit opacity stand for.
  ///
  /// - Parameters:
  ///   - rgb: The eight-bit colour.
  ///   - alpha: Its opacity, 0 ... 255.
  public init(_ rgb: RGB8, alpha: UInt8) {
    self.init(.srgb, Self(rgb).components, alpha: Double(alpha) / 255)
  }

  /// Whether the component of an index was written as `none`.
  func isMissing(_ index: Int) -> Bool { missing.contains(Missing(index: index)) }
}
