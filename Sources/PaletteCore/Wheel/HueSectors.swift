/// The colour of a hue and a saturation at a value, rounded half up to eight bits.
///
/// Source: A. R. Smith, "Color Gamut Transform Pairs", SIGGRAPH 1978.
///
/// - Parameters:
///   - hue: Degrees, 0 ... 360.
///   - saturation: 0 ... 1.
///   - value: 0 ... 1.
/// - Returns: The colour.
func discColour(hue: Double, saturation: Double, value: Double) -> RGB8 {
  let position = hue / 60
  let sector = position.rounded(.down)
  let fraction = position - sector
  let p = value * (1 - saturation)
  let q = value * (1 - saturation * fraction)
  let t = value * (1 - saturation * (1 - fraction))
  func byte(_ component: Double) -> UInt8 { UInt8(component * 255 + 0.5) }
  switch Int(sector) % 6 {
  case 0: return RGB8(byte(value), byte(t), byte(p))
  case 1: return RGB8(byte(q), byte(value), byte(p))
  case 2: return RGB8(byte(p), byte(value), byte(t))
  case 3: return RGB8(byte(p), byte(q), byte(value))
  case 4: return RGB8(byte(t), byte(p), byte(value))
  default: return RGB8(byte(value), byte(p), byte(q))
  }
}
