/// How well text can be read on a background by APCA, which tells light on dark from dark on light.
///
/// Source: A. Somers, "Accessible Perceptual Contrast Algorithm", the constants of version
/// 0.0.98G-4g, published with the W3 variant. It is a proposal: WCAG 2 is what laws refer to.
public enum APCA {
  /// The version of the constants, which is told with every value.
  public static let version = "0.0.98G-4g"

  /// The lightness contrast Lc of text on a background.
  ///
  /// - Parameters:
  ///   - text: The colour of the letters.
  ///   - background: The colour behind them.
  /// - Returns: From about 106 for black on white to about -108 for white on black, positive for text
  ///   that is darker than its background, 0 where there is too little contrast to count; not rounded.
  public static func contrast(of text: RGB8, on background: RGB8) -> Double {
    let (letters, behind) = (luminance(of: text), luminance(of: background))
    guard abs(behind - letters) >= leastDifference else { return 0 }
    let isDarkOnLight = behind > letters
    let difference =
      isDarkOnLight
      ? power(behind, 0.56) - power(letters, 0.57)
      : power(behind, 0.65) - power(letters, 0.62)
    let scaled = difference * scale
    guard abs(scaled) >= leastContrast else { return 0 }
    return 100 * (isDarkOnLight ? scaled - offset : scaled + offset)
  }

  private static let scale = 1.14
  private static let offset = 0.027
  private static let leastContrast = 0.1
  private static let leastDifference = 0.0005
  private static let blackThreshold = 0.022
  private static let blackExponent = 1.414

  /// The luminance of a screen, by a plain power curve, with near-blacks lifted.
  private static func luminance(of rgb: RGB8) -> Double {
    let y =
      0.2126729 * light(rgb.red) + 0.7151522 * light(rgb.green) + 0.0721750 * light(rgb.blue)
    return y > blackThreshold ? y : y + power(blackThreshold - y, blackExponent)
  }

  private static func light(_ component: UInt8) -> Double { power(Double(component) / 255, 2.4) }
}
