/// Which way round the circle a hue goes to another one; the raw value is what a user types.
///
/// CSS Color 4 §12.4.
public enum HuePath: String, CaseIterable, Sendable {
  /// The shorter arc, of at most 180 degrees.
  case shorter
  /// The longer arc, of at least 180 degrees; the whole circle between equal hues.
  case longer
  /// Towards larger angles.
  case increasing
  /// Towards smaller angles.
  case decreasing

  /// Two hues in degrees, one of them with a turn added where the straight way between the numbers
  /// would be another one than this.
  func fixedUp(_ start: Double, _ end: Double) -> (start: Double, end: Double) {
    let (start, end) = (Hue.normalised(start), Hue.normalised(end))
    let difference = end - start
    let addsToStart =
      switch self {
      case .shorter: difference > 180
      case .longer: difference > 0 && difference < 180
      case .increasing: false
      case .decreasing: difference > 0
      }
    let addsToEnd =
      switch self {
      case .shorter: difference < -180
      case .longer: difference > -180 && difference <= 0
      case .increasing: difference < 0
      case .decreasing: false
      }
    return (addsToStart ? start + 360 : start, addsToEnd ? end + 360 : end)
  }
}
