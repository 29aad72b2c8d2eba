/// A ring that shows where a colour lies: white with dark edges, so that it can be seen on every hue,
/// and filled with the colour.
struct WheelMarker {
  /// Discs around one centre, each painted over the one before; radii in points.
  let discs: [(radius: Double, rgb: RGB8)]
  let centre: WheelPoint

  /// The marker of a colour, in proportion to the wheel; on a tiny one it keeps its shape.
  init(_ rgb: RGB8, on wheel: Wheel) {
    let radius = max(2.5, wheel.radius / 16)
    let (edge, ring) = (RGB8(packed: 0x222222), RGB8(packed: 0xFFFFFF))
    discs = [(radius, edge), (radius * 0.88, ring), (radius * 0.6, edge), (radius * 0.52, rgb)]
    centre = wheel.locate(rgb)
  }
}

extension Wheel {
  /// Draws a ring around the place of a colour into a picture of the whole frame.
  ///
  /// - Parameters:
  ///   - rgb: The colour to mark; its value plays no part in the place.
  ///   - buffer: The picture, as `render()` gives it.
  public func mark(_ rgb: RGB8, in buffer: inout PixelBuffer) {
    precondition(
      buffer.width == width && buffer.height == height, "The picture is one of the whole frame.")
    let marker = WheelMarker(rgb, on: self)
    let reach = (marker.discs.first?.radius ?? 0) + 1
    let columns = Self.range(marker.centre.x - reach, marker.centre.x + reach, within: width)
    let rows = Self.range(marker.centre.y - reach, marker.centre.y + reach, within: height)
    for row in rows {
      for column in columns {
        let dx = Double(column) + 0.5 - marker.centre.x
        let dy = Double(row) + 0.5 - marker.centre.y
        let distance = (dx * dx + dy * dy).squareRoot()
        var pixel = buffer[column, row]
        for disc in marker.discs {
          let coverage = min(max(disc.radius - distance + 0.5, 0), 1)
          pixel = pixel.covered(by: disc.rgb, coverage)
        }
        buffer.set(pixel, column: column, row: row)
      }
    }
  }

  private static func range(_ low: Double, _ high: Double, within count: Int) -> Range<Int> {
    max(0, Int(low.rounded(.down)))..<min(count, Int(high.rounded(.up)))
  }
}

extension Pixel {
  /// The pixel under a colour that covers a part of it, 0 to 1.
  fileprivate func covered(by rgb: RGB8, _ coverage: Double) -> Pixel {
    func over(_ above: UInt8, _ below: UInt8) -> UInt8 {
      UInt8(Double(above) * coverage + Double(below) * (1 - coverage) + 0.5)
    }
    return Pixel(
      red: over(rgb.red, red), green: over(rgb.green, green), blue: over(rgb.blue, blue),
      alpha: over(255, alpha))
  }
}
