import Testing

@testable import PaletteCore

@Suite struct ImageSamplingTests {
  private func image(_ pixels: [[UInt8]], width: Int, space: UInt8 = 0) throws -> RasterImage {
    let file =
      ImageSamples.qoiHeader(UInt32(width), UInt32(pixels.count / width), space: space)
      + pixels.flatMap { [0xFF] + $0 } + ImageSamples.qoiEnd
    return try RasterImage(reading: file)
  }

  private func far(_ a: RGB8, _ b: RGB8) -> Int {
    [(a.red, b.red), (a.green, b.green), (a.blue, b.blue)].map { abs(Int($0) - Int($1)) }.max() ?? 0
  }

  @Test func ourOwnPicturesGiveOurOwnColours() throws {
    for size in [1, 2, 5, 64, 127] {
      let wheel = Wheel(size: size)
      let disc = wheel.render()
      let pam = try RasterImage(reading: WheelImage.pam(disc))
      let ppm = try RasterImage(reading: WheelImage.ppm(disc))
      let png = try RasterImage(reading: WheelImage.png(disc))
      for row in 0..<size {
        for column in 0..<size where disc[column, row].alpha == 255 {
          let (x, y) = (Double(column) + 0.5, Double(row) + 0.5)
          let right = try #require(wheel.sample(x: x, y: y, in: disc)).rgb
          #expect(try #require(wheel.sample(x: x, y: y, in: pam)).rgb == right)
          #expect(try #require(wheel.sample(x: x, y: y, in: ppm)).rgb == right)
          #expect(try #require(wheel.sample(x: x, y: y, in: png)).rgb == right)
        }
      }
    }
  }

  @Test func theRimHasAColourAllAround() throws {
    for (size, own) in [(200, 200), (256, 256), (256, 512), (257, 100)] {
      let wheel = Wheel(size: size)
      let image = try RasterImage(reading: WheelImage.pam(Wheel(size: own).render()))
      for step in 0..<3_600 {
        let place = wheel.point(hue: Double(step) / 10, saturation: 1)
        let sample = try #require(wheel.sample(x: place.x, y: place.y, in: image))
        let right = try #require(wheel.sample(x: place.x, y: place.y))
        #expect(far(sample.rgb, right.rgb) <= 8 * max(1, size / own), "\(size) \(own) \(step)")
      }
    }
  }

  @Test func anotherSizeIsStretchedOverTheFrame() throws {
    // Two pixels over four columns and one row over four.
    let two = try image([[10, 20, 30, 255], [200, 100, 50, 255]], width: 2)
    let wheel = Wheel(size: 4)
    for y in [1.0, 2.9] {
      #expect(wheel.sample(x: 1.9, y: y, in: two)?.rgb == RGB8(10, 20, 30))
      #expect(wheel.sample(x: 2.0, y: y, in: two)?.rgb == RGB8(200, 100, 50))
    }
    // Over three columns the middle one has half of each.
    #expect(Wheel(size: 3).sample(x: 1.5, y: 1.5, in: two)?.rgb == RGB8(105, 60, 40))
    // Four pixels in one: the mean of all.
    let four = try image(
      [[0, 0, 0, 255], [255, 0, 0, 255], [0, 100, 0, 255], [1, 0, 8, 255]], width: 2)
    #expect(Wheel(size: 1).sample(x: 0.5, y: 0.5, in: four)?.rgb == RGB8(64, 25, 2))
  }

  @Test func transparentPartsDoNotColourTheMean() throws {
    let mixed = try image([[200, 100, 40, 255], [0, 255, 0, 0]], width: 2)
    #expect(Wheel(size: 1).sample(x: 0.5, y: 0.5, in: mixed)?.rgb == RGB8(200, 100, 40))
    // 1 part of 3 in 4 of the opacity.
    let weak = try image([[200, 100, 40, 192], [0, 0, 0, 64]], width: 2)
    #expect(Wheel(size: 1).sample(x: 0.5, y: 0.5, in: weak)?.rgb == RGB8(150, 75, 30))
    // The least opaque pixel keeps its colour.
    let faint = try image([[201, 99, 41, 1]], width: 1)
    #expect(Wheel(size: 1).sample(x: 0.5, y: 0.5, in: faint)?.rgb == RGB8(201, 99, 41))
  }

  @Test func noColourOutsideAndWhereItIsTransparent() throws {
    let hole = try image([[UInt8]](repeating: [9, 9, 9, 0], count: 100), width: 10)
    #expect(Wheel(size: 10).sample(x: 5, y: 5, in: hole) == nil)
    #expect(Wheel(size: 10).sample(x: 10, y: 5, in: hole) == nil)
    let grey = try image([[9, 9, 9, 255]], width: 1)
    #expect(Wheel(size: 10).sample(x: 0, y: 0, in: grey) == nil)
    #expect(Wheel(size: 10).sample(x: .nan, y: 5, in: grey) == nil)
    #expect(Wheel(size: 10).sample(x: 10, y: 5, in: grey)?.rgb == RGB8(9, 9, 9))
    #expect(Wheel(size: 10).sample(x: 5, y: 0, in: grey)?.hue == nil)
  }

  @Test func hueAndSaturationAreThoseOfTheColour() throws {
    let wheel = Wheel(size: 10)
    let blue = try #require(wheel.sample(x: 9, y: 5, in: image([[0, 0, 102, 255]], width: 1)))
    #expect(blue.hue == 240 && blue.saturation == 1)
    let pale = try #require(wheel.sample(x: 9, y: 5, in: image([[200, 100, 100, 255]], width: 1)))
    #expect(pale.hue == 0 && pale.saturation == 0.5)
  }

  @Test func linearSamplesAreMadeSRGB() throws {
    // Half of the light is 188 of 255 in sRGB (IEC 61966-2-1).
    let grey = try image([[128, 128, 128, 255]], width: 1, space: 1)
    #expect(Wheel(size: 1).sample(x: 0.5, y: 0.5, in: grey)?.rgb == RGB8(188, 188, 188))
  }
}
