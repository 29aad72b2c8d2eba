extension Notation {
  /// Appends the colour in a notation that is made from sRGB.
  func appendBytes(of colour: Colour, to bytes: inout [UInt8]) {
    let rgb = colour.rgb8
    switch self {
    case .hex: bytes += Self.hex(rgb, colour).utf8
    case .hexUpper: bytes += Self.hex(rgb, colour).uppercased().utf8
    case .rgb:
      bytes += rgb.decimal.utf8
      guard colour.alpha < 1 else { return }
      bytes.append(UInt8(ascii: ","))
      DecimalText.append(colour.alpha, decimals: FunctionFormat.alphaDecimals, to: &bytes)
    case .css:
      bytes += "rgb(\(rgb.red) \(rgb.green) \(rgb.blue)".utf8
      FunctionFormat.append(alphaOf: colour, to: &bytes)
      bytes.append(UInt8(ascii: ")"))
    case .cmyk: bytes += Self.cmyk(colour).utf8
    case .ansi256: bytes += String(XTerm256.nearestIndex(to: rgb)).utf8
    case .swiftui: bytes += "Color(\(Self.fractions(colour, alphaLabel: "opacity")))".utf8
    case .uikit: bytes += "UIColor(\(Self.fractions(colour, alphaLabel: "alpha")))".utf8
    case .android:
      let digits = [colour.alpha8, rgb.red, rgb.green, rgb.blue]
      bytes += ("0x" + Hexadecimal.text(of: digits).uppercased()).utf8
    case .int: bytes += String(rgb.packed).utf8
    case .name: bytes += NamedColours.nearest(to: rgb).name.utf8
    case .hsl, .hsv, .hwb, .lab, .lch, .oklab, .oklch, .xyz, .p3: break
    }
  }

  private static func hex(_ rgb: RGB8, _ colour: Colour) -> String {
    colour.alpha < 1 ? rgb.hex + Hexadecimal.text(of: [colour.alpha8]) : rgb.hex
  }

  private static func cmyk(_ colour: Colour) -> String {
    let inks = CMYK(colour)
    let percentages = [inks.cyan, inks.magenta, inks.yellow, inks.black].map {
      DecimalText.text($0 * 100, decimals: 3) + "%"
    }
    var text = Array("device-cmyk(\(percentages.joined(separator: " "))".utf8)
    FunctionFormat.append(alphaOf: colour, to: &text)
    return String(decoding: text, as: UTF8.self) + ")"
  }

  /// The arguments of an initialiser that takes sRGB from 0 to 1.
  private static func fractions(_ colour: Colour, alphaLabel: String) -> String {
    let rgb = colour.mappedToGamut().components
    var numbers = [("red", rgb.x), ("green", rgb.y), ("blue", rgb.z)]
    if alphaLabel == "alpha" || colour.alpha < 1 { numbers.append((alphaLabel, colour.alpha)) }
    return numbers.map { "\($0): \(DecimalText.text($1, decimals: 4))" }.joined(separator: ", ")
  }
}
