/// Reads farbfeld: eight letters, width and height, then four numbers of 16 bits a pixel, all with
/// the most significant byte first.
///
/// Source: farbfeld(5) and FORMAT of suckless.org: sRGB, alpha not multiplied in.
struct FarbfeldReader {
  private var scanner: ImageScanner

  init(_ bytes: [UInt8]) { scanner = ImageScanner(bytes, format: .farbfeld, from: 8) }

  mutating func image() throws(ImageError) -> RasterImage {
    let width = try scanner.side(try scanner.number32("a width of four bytes"), "width", at: 8)
    let height = try scanner.side(try scanner.number32("a height of four bytes"), "height", at: 12)
    _ = try scanner.pixelCount(width: width, height: height, at: 8)
    return try scanner.image(
      width: width, height: height, layout: SampleLayout(.rgbAlpha, maximum: 65_535))
  }
}
