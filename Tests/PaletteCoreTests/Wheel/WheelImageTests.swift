import PaletteCore
import Testing

@Suite struct WheelImageTests {
  @Test func writesPixmapsOnWhite() {
    let buffer = PixelBuffer(
      width: 3, height: 1, bytes: [0, 0, 0, 0, 100, 0, 50, 128, 255, 10, 0, 255])
    let expected = Array("P6\n3 1\n255\n".utf8) + [255, 255, 255, 227, 127, 177, 255, 10, 0]
    #expect(WheelImage.ppm(buffer) == expected)
  }

  @Test func writesArbitraryMapsWithStraightAlpha() {
    let buffer = PixelBuffer(
      width: 3, height: 1, bytes: [0, 0, 0, 0, 100, 0, 50, 128, 255, 10, 0, 255])
    let header = "P7\nWIDTH 3\nHEIGHT 1\nDEPTH 4\nMAXVAL 255\nTUPLTYPE RGB_ALPHA\nENDHDR\n"
    let expected = Array(header.utf8) + [0, 0, 0, 0, 199, 0, 100, 128, 255, 10, 0, 255]
    #expect(WheelImage.pam(buffer) == expected)
  }

  @Test func writesPNGsWithStraightAlpha() throws {
    let buffer = PixelBuffer(
      width: 3, height: 1, bytes: [0, 0, 0, 0, 100, 0, 50, 128, 255, 10, 0, 255])
    let image = try RasterImage(reading: WheelImage.png(buffer))
    let expected: [SIMD4<Double>] = [[0, 0, 0, 0], [199, 0, 100, 128], [255, 10, 0, 255]]
    #expect((0..<3).map { image[$0, 0] * 255 } == expected)
  }

  @Test func drawsAPageAroundTheSVG() {
    let wheel = Wheel(size: 64, value: 0.5)
    let page = WheelImage.html(wheel, marking: RGB8(0, 128, 128))
    #expect(page.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\">"))
    #expect(page.contains(WheelImage.svg(wheel, marking: RGB8(0, 128, 128))))
    #expect(page.contains("const value = 0.5;"))
    #expect(page.contains("#008080</output>"))
  }

  @Test func writesEmptyPictures() {
    #expect(WheelImage.ppm(PixelBuffer(width: 0, height: 0)) == Array("P6\n0 0\n255\n".utf8))
  }

  @Test func drawsASmallSVG() throws {
    let plain = WheelImage.svg(Wheel(size: 256))
    #expect(plain.utf8.count < 24_000)
    #expect(plain.contains("<title>HSV colour wheel</title>"))
    #expect(plain.contains(##"<path fill="#ff0000" d="M0 0L"##))
    #expect(!plain.contains("fill-opacity"))
    #expect(WheelImage.svg(Wheel(size: 256, value: 0.25)).contains(#"fill-opacity="0.75""#))
    try expectGolden(
      WheelImage.svg(Wheel(width: 60, height: 40, value: 0.5), marking: RGB8(0, 128, 128)),
      "wheel.svg")
  }

  @Test(arguments: [
    0xFF0000, 0xFFFF00, 0x00FF00, 0x00FFFF, 0x0000FF, 0xFF00FF, 0xFFFFFF, 0x804000,
  ]) func marksWithARingAroundTheColour(_ packed: Int) throws {
    let rgb = RGB8(packed: UInt32(packed))
    let wheel = Wheel(size: 400)
    var buffer = wheel.render()
    wheel.mark(rgb, in: &buffer)
    let place = wheel.locate(rgb)
    // From the centre of the ring towards the centre of the disc, and across it for a grey.
    let step = place.x > 200 ? -1 : 1
    let row = min(Int(place.y), 399)
    func pixel(_ distance: Int) -> Pixel {
      buffer[min(Int(place.x), 399) + step * distance, row]
    }
    #expect(pixel(1) == Pixel(rgb))
    #expect(pixel(9) == Pixel(RGB8(255, 255, 255)))
    let contrasts = (10...13).compactMap { pixel($0).rgb }.map {
      Contrast.ratio($0, RGB8(255, 255, 255))
    }
    #expect(try #require(contrasts.max()) > 8)
    #expect(pixel(20) == wheel.render()[min(Int(place.x), 399) + step * 20, row])
  }

  @Test func marksTinyWheels() {
    for size in 1...12 {
      let wheel = Wheel(size: size)
      var buffer = wheel.render()
      wheel.mark(RGB8(255, 0, 0), in: &buffer)
      #expect(buffer != wheel.render())
    }
  }
}
