import PaletteCore
import Testing

/// Reference values for the geometry of `Wheel`: pixel centres, radius half the side, hue 0 at three
/// o'clock and counter-clockwise, cross-checked with Python's colorsys.
@Suite struct WheelReferenceTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let column: Int
    let row: Int
    let size: Int
    let hue: Double?
    let saturation: Double
    let hex: String

    var testDescription: String { "(\(column),\(row)) of \(size)" }
  }

  static let cases = [
    Case(column: 199, row: 100, size: 200, hue: 359.7121, saturation: 0.99501, hex: "#ff0102"),
    Case(column: 199, row: 99, size: 200, hue: 0.2879, saturation: 0.99501, hex: "#ff0201"),
    Case(column: 100, row: 0, size: 200, hue: 89.7121, saturation: 0.99501, hex: "#81ff01"),
    Case(column: 99, row: 0, size: 200, hue: 90.2879, saturation: 0.99501, hex: "#7fff01"),
    Case(column: 0, row: 100, size: 200, hue: 180.2879, saturation: 0.99501, hex: "#01feff"),
    Case(column: 100, row: 199, size: 200, hue: 270.2879, saturation: 0.99501, hex: "#8101ff"),
    Case(column: 100, row: 100, size: 200, hue: 315, saturation: 0.00707, hex: "#fffdff"),
    Case(column: 149, row: 50, size: 200, hue: 45, saturation: 0.70004, hex: "#ffd24c"),
    Case(column: 2, row: 2, size: 5, hue: nil, saturation: 0, hex: "#ffffff"),
    Case(column: 4, row: 2, size: 5, hue: 0, saturation: 0.8, hex: "#ff3333"),
    Case(column: 2, row: 0, size: 5, hue: 90, saturation: 0.8, hex: "#99ff33"),
    Case(column: 128, row: 128, size: 256, hue: 315, saturation: 0.00552, hex: "#fffeff"),
  ]

  @Test(arguments: cases) func readsTheColourOfAPixel(_ expected: Case) throws {
    let wheel = Wheel(size: expected.size)
    let (x, y) = (Double(expected.column) + 0.5, Double(expected.row) + 0.5)
    let buffer = wheel.render()
    for sample in [
      wheel.sample(x: x, y: y, in: buffer), wheel.sample(x: x, y: y), wheel.colour(x: x, y: y),
    ] {
      let sample = try #require(sample)
      #expect(sample.rgb.hex == expected.hex)
      #expect(abs(sample.saturation - expected.saturation) < 1e-5)
      #expect((sample.hue == nil) == (expected.hue == nil))
      #expect(abs((sample.hue ?? 0) - (expected.hue ?? 0)) < 1e-4)
    }
  }

  @Test(arguments: [
    (0.0, 1.0, "#ff0000"), (360, 1, "#ff0000"), (-90, 1, "#8000ff"), (270, 1, "#8000ff"),
    (45, 1, "#ffbf00"), (765, 1, "#ffbf00"), (120, 0, "#ffffff"), (-1e-300, 1, "#ff0000"),
  ]) func readsAnglesAndRadii(_ angle: Double, _ radius: Double, _ hex: String) throws {
    let sample = try #require(Wheel(size: 256).colour(angle: angle, radius: radius))
    #expect(sample.rgb.hex == hex)
    #expect(sample.saturation == radius)
    #expect(sample.hue.map { $0 >= 0 && $0 < 360 } ?? (radius == 0))
  }

  @Test(arguments: [
    (45.0, 1.7), (0, 1.0000001), (0, -0.1), (.nan, 0.5), (0, .nan), (.infinity, 0.5),
    (0, .infinity),
  ]) func hasNoColourAtWrongAnglesAndRadii(_ angle: Double, _ radius: Double) {
    #expect(Wheel(size: 256).colour(angle: angle, radius: radius) == nil)
  }

  @Test(arguments: [
    (0.0, 0.0), (-0.001, 100), (200.001, 100), (100, -1), (100, 200.5), (.nan, 0), (0, .nan),
    (100, .nan), (.infinity, 100), (-.infinity, 100), (1e300, 1e300),
  ]) func hasNoColourOutside(_ x: Double, _ y: Double) {
    let wheel = Wheel(size: 200)
    #expect(!wheel.contains(x: x, y: y))
    #expect(wheel.sample(x: x, y: y) == nil)
    #expect(wheel.sample(x: x, y: y, in: wheel.render()) == nil)
    #expect(wheel.colour(x: x, y: y) == nil)
  }

  @Test(arguments: [
    (200.0, 100.0, "#ff0102"), (100, 0, "#81ff01"), (0, 100, "#01feff"), (100, 200, "#8101ff"),
  ]) func theRimCounts(_ x: Double, _ y: Double, _ hex: String) throws {
    #expect(try #require(Wheel(size: 200).sample(x: x, y: y)).rgb.hex == hex)
  }

  @Test func locatesColours() {
    let wheel = Wheel(size: 256, value: 0.3)
    #expect(wheel.locate(RGB8(packed: 0x00FFFF)) == WheelPoint(x: 0, y: 128, value: 1))
    #expect(wheel.locate(RGB8(packed: 0xFF0000)) == WheelPoint(x: 256, y: 128, value: 1))
    #expect(wheel.locate(RGB8(packed: 0x000000)) == WheelPoint(x: 128, y: 128, value: 0))
    #expect(wheel.locate(RGB8(packed: 0xFFFFFF)) == WheelPoint(x: 128, y: 128, value: 1))
    #expect(wheel.locate(RGB8(packed: 0x333333)) == WheelPoint(x: 128, y: 128, value: 0.2))
    let brown = wheel.locate(RGB8(packed: 0x804000))
    let orange = wheel.locate(RGB8(packed: 0xFF8000))
    #expect(abs(brown.x - orange.x) < 0.5 && abs(brown.y - orange.y) < 0.5)
    #expect(brown.value == 128.0 / 255)
  }

  /// A box of 41 × 21 cells, each twice as high as wide.
  @Test func measuresTerminalCells() throws {
    let wheel = Wheel(width: 41, height: 42)
    let sample = try #require(wheel.colour(x: 40.5, y: (10 + 0.5) * 2))
    #expect(sample.hue == 0)
    #expect(abs(sample.saturation - 0.97561) < 1e-5)
  }

  @Test func aPointerOutsideKeepsItsAngle() throws {
    let wheel = Wheel(size: 200)
    let far = wheel.clamped(x: 100 + 170 * 0.5.squareRoot(), y: 100 - 170 * 0.5.squareRoot())
    let sample = try #require(wheel.colour(x: far.x, y: far.y))
    #expect(sample.rgb.hex == "#ffbf00")
    #expect(wheel.clamped(x: 30, y: 60) == (30, 60))
    #expect(wheel.clamped(x: .nan, y: 60) == (100, 100))
    let remote = wheel.clamped(x: 1e300, y: 1e300)
    #expect(wheel.contains(x: remote.x, y: remote.y))
  }

  @Test func valueDarkensTheDisc() throws {
    #expect(Wheel(size: 5, value: 0.5).sample(x: 2.5, y: 2.5)?.rgb.hex == "#808080")
    #expect(Wheel(size: 5, value: 0).sample(x: 4.5, y: 2.5)?.rgb.hex == "#000000")
    #expect(Wheel(size: 5, value: 0.5).sample(x: 4.5, y: 2.5)?.rgb.hex == "#801a1a")
    #expect(Wheel(size: 1, value: -3).value == 0)
    #expect(Wheel(size: 1, value: .nan).value == 1)
  }
}
