/// A way of seeing colours; the raw value is what it is called in records and JSON.
public enum Sight: String, CaseIterable, Sendable {
  /// Ordinary colour vision.
  case normal
  /// Without the cones for long waves.
  case protan
  /// Without the cones for middle waves.
  case deutan
  /// Without the cones for short waves.
  case tritan

  /// A colour as it is seen.
  ///
  /// - Parameter rgb: The colour.
  /// - Returns: The colour itself, or what the full deficiency makes of it: not rounded to eight bits.
  public func seen(_ rgb: RGB8) -> Colour { deficiency?.simulated(Colour(rgb)) ?? Colour(rgb) }

  /// The deficiency at its full severity; `nil` for ordinary vision.
  private var deficiency: VisionDeficiency? {
    switch self {
    case .normal: nil
    case .protan: VisionDeficiency(.protan)
    case .deutan: VisionDeficiency(.deutan)
    case .tritan: VisionDeficiency(.tritan)
    }
  }
}
