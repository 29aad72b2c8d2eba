/// An opaque picture that is drawn on.
struct PixelCanvas {
  let width: Int
  let height: Int
  /// Red, green and blue of each pixel, row after row.
  private(set) var pixels: [UInt8]

  /// A white one.
  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    pixels = [UInt8](repeating: 255, count: width * height * 3)
  }

  /// Lays a colour over a pixel.
  ///
  /// - Parameters:
  ///   - rgb: The colour.
  ///   - cover: How much of it is seen, 0 ... 255.
  ///   - x: The column.
  ///   - y: The row.
  mutating func blend(_ rgb: RGB8, _ cover: Int, x: Int, y: Int) {
    guard (0..<width).contains(x), (0..<height).contains(y), cover > 0 else { return }
    let place = (y * width + x) * 3
    for (part, value) in [rgb.red, rgb.green, rgb.blue].enumerated() {
      let below = Int(pixels[place + part])
      pixels[place + part] = UInt8((Int(value) * cover + below * (255 - cover) + 127) / 255)
    }
  }

  /// Draws a text in pixels of a size.
  ///
  /// - Parameters:
  ///   - text: Printable ASCII.
  ///   - x: The left side.
  ///   - y: The top.
  ///   - scale: The side of a pixel of the font.
  ///   - rgb: The colour.
  mutating func write(_ text: String, x: Int, y: Int, scale: Int, _ rgb: RGB8) {
    var places: [(x: Int, y: Int)] = []
    PixelFont.draw(text) { places.append(($0, $1)) }
    for place in places {
      for row in 0..<scale {
        for column in 0..<scale {
          blend(rgb, 255, x: x + place.x * scale + column, y: y + place.y * scale + row)
        }
      }
    }
  }

  /// Draws a colour with round corners and a faint edge, on a board of squares where it can be seen
  /// through.
  ///
  /// - Parameters:
  ///   - swatch: The colour.
  ///   - x: The left side.
  ///   - y: The top.
  ///   - width: Its width.
  ///   - height: Its height.
  mutating func draw(_ swatch: SheetSwatch, x: Int, y: Int, width: Int, height: Int) {
    let radius = Double(min(8, width / 4, height / 4))
    let edge = RGB8(0, 0, 0)
    for row in 0..<height {
      for column in 0..<width {
        let depth = Self.depth(
          ofX: Double(column) + 0.5, y: Double(row) + 0.5, in: (Double(width), Double(height)),
          radius: radius)
        guard depth > -0.5 else { continue }
        let cover = Int(min(depth + 0.5, 1) * 255)
        let (placeX, placeY) = (x + column, y + row)
        if swatch.alpha < 255, (column / 8 + row / 8).isMultiple(of: 2) {
          blend(RGB8(0xDD, 0xDD, 0xDD), cover, x: placeX, y: placeY)
        }
        blend(swatch.rgb, cover * Int(swatch.alpha) / 255, x: placeX, y: placeY)
        if depth < 1 { blend(edge, cover * 30 / 255, x: placeX, y: placeY) }
      }
    }
  }

  /// How far inside of a rectangle with round corners a point lies.
  private static func depth(
    ofX x: Double, y: Double, in size: (width: Double, height: Double), radius: Double
  ) -> Double {
    let across = max(radius - x, x - size.width + radius)
    let down = max(radius - y, y - size.height + radius)
    guard across > 0, down > 0 else { return radius - max(across, down) }
    return radius - (across * across + down * down).squareRoot()
  }
}
