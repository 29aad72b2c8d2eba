import PaletteCore
import Testing

@Suite struct WheelPropertyTests {
  @Test func a200PointWheelHas31428PixelsInside() {
    let wheel = Wheel(size: 200)
    let inside = (0..<40_000).count {
      wheel.contains(x: Double($0 % 200) + 0.5, y: Double($0 / 200) + 0.5)
    }
    #expect(inside == 31_428)
  }

  @Test func theRimHas1530Colours() {
    let wheel = Wheel(size: 256)
    let colours = (0..<3600).compactMap { wheel.colour(angle: Double($0) / 10, radius: 1)?.rgb }
    #expect(Set(colours).count == 1530)
  }

  @Test func pointsThatDecimalsPutOnTheRimBelongToTheDisc() {
    // Right triangles of whole sides, scaled to the radius: 3-4-5, 5-12-13, 8-15-17.
    let triples = [(3.0, 4.0, 5.0), (5, 12, 13), (8, 15, 17)]
    for radius in [0.5, 1, 3.5, 128, 4096] {
      let wheel = Wheel(size: Int(radius * 2))
      for (a, b, c) in triples {
        let (x, y) = (radius + radius * a / c, radius - radius * b / c)
        #expect(wheel.sample(x: x, y: y) != nil, "\(x),\(y) of \(radius)")
        #expect(wheel.sample(x: x + radius * 1e-9, y: y) == nil)
      }
    }
    #expect(Wheel(size: 2).sample(x: 0.2, y: 1.6) != nil)
  }

  @Test(arguments: [1, 0.8, 0.37]) func theDiscIsThatOfHSV(value: Double) {
    let wheel = Wheel(size: 64, value: value)
    for tenths in stride(from: -3600.0, through: 7200, by: 7) {
      for radius in [0, 0.1, 0.25, 0.5, 0.8, 1] {
        let hsv = Colour(.hsv, SIMD3(tenths / 10, radius, value))
        let picked = wheel.colour(angle: tenths / 10, radius: radius)?.rgb
        if picked != hsv.rgb8 { Issue.record("\(tenths / 10) \(radius) \(value)") }
      }
    }
  }

  @Test func drawingEqualsPicking() {
    for size in 1...64 {
      let wheel = Wheel(size: size, value: 0.8)
      let buffer = wheel.render()
      for row in 0..<size {
        for column in 0..<size {
          let (x, y) = (Double(column) + 0.5, Double(row) + 0.5)
          let pixel = buffer[column, row]
          guard let sample = wheel.sample(x: x, y: y, in: buffer) else {
            if pixel.alpha == 255 { Issue.record("(\(column),\(row)) of \(size) is outside") }
            continue
          }
          let isSame =
            (pixel.alpha < 255 || pixel.rgb == sample.rgb)
            && sample == wheel.sample(x: x, y: y) && sample == wheel.colour(x: x, y: y)
          if !isSame { Issue.record("(\(column),\(row)) of \(size): \(sample)") }
        }
      }
    }
  }

  @Test(arguments: [2, 5, 33, 64]) func mirrorsAndTurns(_ size: Int) throws {
    let wheel = Wheel(size: size)
    for index in 0..<size * size {
      let (x, y) = (Double(index % size) + 0.5, Double(index / size) + 0.5)
      guard let sample = wheel.colour(x: x, y: y), let hue = sample.hue else { continue }
      let side = Double(size)
      let mirrored = try #require(wheel.colour(x: x, y: side - y))
      let turned = try #require(wheel.colour(x: side - x, y: side - y))
      #expect(mirrored.saturation == sample.saturation)
      #expect(turned.saturation == sample.saturation)
      let whole = hue + (try #require(mirrored.hue))
      #expect(abs(whole - 360) < 1e-9 || whole == 0)
      let turn = (try #require(turned.hue)) - hue
      #expect(abs(abs(turn) - 180) < 1e-9)
    }
  }

  @Test(arguments: [1, 2, 50, 333, 1000]) func theRimSpansTwoPixels(_ size: Int) {
    let wheel = Wheel(size: size)
    let buffer = wheel.render()
    var rows = 0
    for row in 0..<size {
      for column in 0..<size {
        let alpha = buffer[column, row].alpha
        let (dx, dy) = (Double(column) + 0.5 - wheel.centreX, Double(row) + 0.5 - wheel.centreY)
        let fromRim = wheel.radius - (dx * dx + dy * dy).squareRoot()
        let isRight = fromRim > 0.51 ? alpha == 255 : fromRim < -0.51 ? alpha == 0 : true
        if !isRight { rows += 1 }
      }
    }
    #expect(rows == 0)
    if size > 2 { #expect(buffer[0, 0] == Pixel(red: 0, green: 0, blue: 0, alpha: 0)) }
  }

  @Test func premultipliedComponentsNeverExceedAlpha() {
    let buffer = Wheel(size: 300).render()
    for start in stride(from: 0, to: buffer.bytes.count, by: 4) {
      let most = max(buffer.bytes[start], buffer.bytes[start + 1], buffer.bytes[start + 2])
      if most > buffer.bytes[start + 3] { Issue.record("pixel \(start / 4)") }
    }
  }

  @Test func aPartIsRenderedAsInTheWhole() {
    var random = SplitMix64(seed: 5)
    for _ in 0..<200 {
      let wheel = Wheel(
        width: Int.random(in: 1...70, using: &random),
        height: Int.random(in: 1...70, using: &random), value: 0.9)
      let whole = wheel.render()
      let left = Int.random(in: 0..<wheel.width, using: &random)
      let right = Int.random(in: left...wheel.width, using: &random)
      let top = Int.random(in: 0..<wheel.height, using: &random)
      let bottom = Int.random(in: top...wheel.height, using: &random)
      let part = wheel.render(columns: left..<right, rows: top..<bottom)
      for row in 0..<part.height {
        for column in 0..<part.width
        where part[column, row] != whole[left + column, top + row] {
          Issue.record("(\(left + column),\(top + row)) of \(wheel), seed 5")
        }
      }
    }
  }

  @Test func dividingAlphaOutUndoesMultiplying() {
    for alpha in UInt8(1)...255 {
      for value in UInt8.min...255 {
        let pixel = Pixel(RGB8(value, 255 - value, 0), alpha: alpha)
        let back = pixel.rgb?.red ?? 0
        let error = abs(Int(back) - Int(value))
        if 2 * error * Int(alpha) > 255 + Int(alpha) { Issue.record("\(value) at alpha \(alpha)") }
        let again = Pixel(pixel.rgb ?? RGB8(0, 0, 0), alpha: alpha)
        if again != pixel { Issue.record("\(value) at alpha \(alpha) drifts") }
      }
    }
    #expect(Pixel(RGB8(9, 9, 9), alpha: 0).rgb == nil)
  }

  @Test func anOddWheelIsWhiteInTheCentre() throws {
    for size in stride(from: 1, through: 301, by: 2) {
      let sample = try #require(Wheel(size: size).sample(x: Double(size) / 2, y: Double(size) / 2))
      #expect(sample.rgb == RGB8(255, 255, 255) && sample.hue == nil && sample.saturation == 0)
    }
  }

  @Test func samplesAreTheColoursOfPixelCentres() throws {
    let seed: UInt64 = 2026
    var random = SplitMix64(seed: seed)
    for _ in 0..<100_000 {
      let size = Int.random(in: 1...8192, using: &random)
      let wheel = Wheel(size: size)
      let x = Double.random(in: 0...Double(size), using: &random)
      let y = Double.random(in: 0...Double(size), using: &random)
      let sample = wheel.sample(x: x, y: y)
      guard wheel.contains(x: x, y: y) else {
        if sample != nil { Issue.record("\(x) \(y) of \(size), seed \(seed)") }
        continue
      }
      let (dx, dy) = (
        x.rounded(.down) + 0.5 - wheel.centreX, y.rounded(.down) + 0.5 - wheel.centreY
      )
      let radius = min((dx * dx + dy * dy).squareRoot() / wheel.radius, 1)
      let angle = try #require(sample).hue ?? 0
      let expected = try #require(wheel.colour(angle: angle, radius: radius)).rgb
      let actual = try #require(sample).rgb
      let isNear =
        abs(Int(expected.red) - Int(actual.red)) <= 1
        && abs(Int(expected.green) - Int(actual.green)) <= 1
        && abs(Int(expected.blue) - Int(actual.blue)) <= 1
      if !isNear { Issue.record("\(x) \(y) of \(size), seed \(seed): \(actual)") }
    }
  }

  @Test func locatedColoursLieOnTheDiscAndAreFoundAgain() throws {
    let seed: UInt64 = 7
    var random = SplitMix64(seed: seed)
    for _ in 0..<20_000 {
      let rgb = RGB8(packed: UInt32.random(in: 0...0xFFFFFF, using: &random))
      let size = Int.random(in: 1...8192, using: &random)
      let place = Wheel(size: size).locate(rgb)
      let disc = Wheel(size: size, value: place.value)
      let found = try #require(
        disc.colour(x: place.x, y: place.y), "\(rgb.hex) of \(size), seed \(seed)")
      if found.rgb != rgb { Issue.record("\(rgb.hex) of \(size), seed \(seed): \(found)") }
    }
  }
}
