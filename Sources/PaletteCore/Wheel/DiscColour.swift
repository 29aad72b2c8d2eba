/// The colour of a hue and a saturation at a value, rounded half up to eight bits.
///
/// It is what `Colour` gives for the same HSV components, but cheaper: a picture has
/// millions of pixels. Source: A. R. Smith, "Color Gamut Transform Pairs", SIGGRAPH 1978.
///
/// - Parameters:
///   - hue: Degrees, 0 ..< 360.
///   - saturation: 0 ... 1.
///   - value: 0 ... 1.
/// - Returns: The colour.
@inline(__always)
func discColour(hue: Double, saturation: Double, value: Double) -> RGB8 {
  let position = hue / 60
  let sector = Int(position)
  let fraction = position - Double(sector)
  let most = SRGB.byte(value)
  let least = SRGB.byte(value * (1 - saturation))
  // Between two primaries one component falls, or rises, along the sector.
  let share = sector & 1 == 0 ? 1 - fraction : fraction
  let middle = SRGB.byte(value * (1 - saturation * share))
  switch sector {
  case 0: return RGB8(most, middle, least)
  case 1: return RGB8(middle, most, least)
  case 2: return RGB8(least, most, middle)
  case 3: return RGB8(least, middle, most)
  case 4: return RGB8(middle, least, most)
  default: return RGB8(most, least, middle)
  }
}
