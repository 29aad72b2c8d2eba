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
  static let defaultBackground = "49"

  /// The sequence that switches attributes on.
  static func sgr(_ parameters: [String]) -> String {
    "\u{1B}[" + parameters.joined(separator: ";") + "m"
  }

  /// The plane that a colour is for.
  enum Plane { case foreground, background }

  /// A colour as a terminal is told it.
  enum Slot: Equatable {
    case indexed16(Int)
    case indexed256(UInt8)
    case trueColour(RGB8)
  }

  /// The parameters that select a colour.
  static func parameters(_ slot: Slot, _ plane: Plane) -> String {
    let isForeground = plane == .foreground
    switch slot {
    case .indexed16(let index):
      // The bright half of the 16 colours has codes of its own, from aixterm.
      let base = index < 8 ? 30 + index : 90 + index - 8
      return String(isForeground ? base : base + 10)
    case .indexed256(let index):
      return "\(isForeground ? 38 : 48);5;\(index)"
    case .trueColour(let rgb):
      return "\(isForeground ? 38 : 48);2;\(rgb.red);\(rgb.green);\(rgb.blue)"
    }
  }
}
