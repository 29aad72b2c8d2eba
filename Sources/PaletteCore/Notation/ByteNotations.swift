extension Notation {
  /// Appends a colour in a notation that is made from sRGB.
  ///
  /// - Parameters:
  ///   - colour: The colour.
  ///   - rgb: The same colour in eight bits.
  ///   - bytes: The UTF-8 text so far.
  func appendBytes(of colour: Colour, _ rgb: RGB8, to bytes: inout [UInt8]) {
    if colour.alpha == 1, appendOpaque(rgb, to: &bytes) { return }
    switch self {
    case .hex, .hexUpper:
      _ = appendOpaque(rgb, to: &bytes)
      appendHex(colour.alpha8, to: &bytes)
    case .rgb:
      _ = appendOpaque(rgb, to: &bytes)
      bytes.append(UInt8(ascii: ","))
      DecimalText.append(colour.alpha, decimals: FunctionFormat.alphaDecimals, to: &bytes)
    case .css:
      bytes.append("rgb(")
      Self.append(rgb, separator: " ", to: &bytes)
      FunctionFormat.append(alphaOf: colour, to: &bytes)
      bytes.append(UInt8(ascii: ")"))
    case .cmyk: Self.append(CMYK(colour), alphaOf: colour, to: &bytes)
    case .ansi256: DecimalText.append(UInt64(XTerm256.nearestIndex(to: rgb)), to: &bytes)
    case .swiftui:
      bytes.append("Color(")
      Self.appendFractions(of: colour, to: &bytes)
      if colour.alpha < 1 { Self.append(", opacity: ", colour.alpha, to: &bytes) }
      bytes.append(UInt8(ascii: ")"))
    case .uikit:
      bytes.append("UIColor(")
      Self.appendFractions(of: colour, to: &bytes)
      Self.append(", alpha: ", colour.alpha, to: &bytes)
      bytes.append(UInt8(ascii: ")"))
    case .android:
      bytes.append("0x")
      Self.hexUpper.appendHex(colour.alpha8, to: &bytes)
      Hexadecimal.append(sixDigitsOf: rgb.packed, isUpperCase: true, to: &bytes)
    case .int: _ = appendOpaque(rgb, to: &bytes)
    case .name: bytes += NamedColours.nearest(to: rgb).name.utf8
    // The others are functions of numbers, which their formats write.
    default: break
    }
  }

  /// Appends an opaque colour, if this is one of the notations that need no more than its three bytes.
  ///
  /// - Returns: Whether it is; else nothing was appended.
  func appendOpaque(_ rgb: RGB8, to bytes: inout [UInt8]) -> Bool {
    switch self {
    case .hex:
      bytes.append(UInt8(ascii: "#"))
      Hexadecimal.append(sixDigitsOf: rgb.packed, to: &bytes)
    case .hexUpper:
      bytes.append(UInt8(ascii: "#"))
      Hexadecimal.append(sixDigitsOf: rgb.packed, isUpperCase: true, to: &bytes)
    case .rgb: Self.append(rgb, separator: ",", to: &bytes)
    case .css:
      bytes.append("rgb(")
      Self.append(rgb, separator: " ", to: &bytes)
      bytes.append(UInt8(ascii: ")"))
    case .int: DecimalText.append(UInt64(rgb.packed), to: &bytes)
    default: return false
    }
    return true
  }

  private func appendHex(_ byte: UInt8, to bytes: inout [UInt8]) {
    let digits = Hexadecimal.text(of: [byte])
    bytes += (self == .hexUpper ? digits.uppercased() : digits).utf8
  }

  private static func append(
    _ rgb: RGB8, separator: Unicode.Scalar, to bytes: inout [UInt8]
  ) {
    DecimalText.append(UInt64(rgb.red), to: &bytes)
    bytes.append(UInt8(ascii: separator))
    DecimalText.append(UInt64(rgb.green), to: &bytes)
    bytes.append(UInt8(ascii: separator))
    DecimalText.append(UInt64(rgb.blue), to: &bytes)
  }

  private static func append(_ inks: CMYK, alphaOf colour: Colour, to bytes: inout [UInt8]) {
    append("device-cmyk(", inks.cyan * 100, decimals: 3, to: &bytes)
    append("% ", inks.magenta * 100, decimals: 3, to: &bytes)
    append("% ", inks.yellow * 100, decimals: 3, to: &bytes)
    append("% ", inks.black * 100, decimals: 3, to: &bytes)
    bytes.append(UInt8(ascii: "%"))
    FunctionFormat.append(alphaOf: colour, to: &bytes)
    bytes.append(UInt8(ascii: ")"))
  }

  /// The arguments of an initialiser that takes sRGB from 0 to 1.
  private static func appendFractions(of colour: Colour, to bytes: inout [UInt8]) {
    let rgb = colour.mappedToGamut().components
    append("red: ", rgb.x, to: &bytes)
    append(", green: ", rgb.y, to: &bytes)
    append(", blue: ", rgb.z, to: &bytes)
  }

  private static func append(
    _ label: StaticString, _ number: Double, decimals: Int = 4, to bytes: inout [UInt8]
  ) {
    bytes.append(label)
    DecimalText.append(number, decimals: decimals, to: &bytes)
  }
}
