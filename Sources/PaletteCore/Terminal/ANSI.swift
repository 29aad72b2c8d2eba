/// Every escape sequence that the program sends.
///
/// Colours use the form with semicolons: fewer terminals read the one with colons.
/// Source: ECMA-48, 5th edition, 8.3.117 (SGR), and xterm's "Control Sequences".
enum ANSI {
  static let reset = "\u{1B}[0m"
  static let bold = "1"
  static let dim = "2"
  static let underline = "4"
  static let reverse = "7"
  static let defaultForeground = "39"
  static let defaultBackground = "49"

  /// The sequence that switches attributes on.
  static func sgr(_ parameters: [String]) -> String {
    "\u{1B}[" + parameters.joined(separator: ";") + "m"
  }

  /// The plane that a colour is for.
  enum Plane { case foreground, background }

  static func trueColour(_ rgb: RGB8, _ plane: Plane) -> String {
    "\(plane == .foreground ? 38 : 48);2;\(rgb.red);\(rgb.green);\(rgb.blue)"
  }

  static func indexed256(_ index: Int, _ plane: Plane) -> String {
    "\(plane == .foreground ? 38 : 48);5;\(index)"
  }

  /// The bright half of the 16 colours has codes of its own, from aixterm.
  static func indexed16(_ index: Int, _ plane: Plane) -> String {
    let base = index < 8 ? 30 + index : 90 + index - 8
    return String(plane == .foreground ? base : base + 10)
  }
}
