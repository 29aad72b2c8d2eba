/// Reads Quite OK Images: each chunk of bytes gives a pixel from those before it, or repeats one.
///
/// Source: "The Quite OK Image Format Specification", version 1.0, 2022 (qoiformat.org).
struct QOIReader {
  /// A pixel that a chunk makes; sums wrap round as the format has it.
  private struct Pixel {
    var red: UInt8 = 0
    var green: UInt8 = 0
    var blue: UInt8 = 0
    var alpha: UInt8 = 0

    /// The place in the table of pixels seen.
    var slot: Int {
      (Int(red) * 3 + Int(green) * 5 + Int(blue) * 7 + Int(alpha) * 11) % 64
    }
  }

  /// The pixels that one byte can stand for at most: a run's.
  private static let longestRun = 62
  private static let endMarker: [UInt8] = [0, 0, 0, 0, 0, 0, 0, 1]

  private var scanner: ImageScanner
  private var seen = [Pixel](repeating: Pixel(), count: 64)
  private var pixel = Pixel(alpha: 255)

  init(_ bytes: [UInt8]) { scanner = ImageScanner(bytes, format: .qoi, from: 4) }

  mutating func image() throws(ImageError) -> RasterImage {
    let width = try scanner.side(try scanner.number32("a width of four bytes"), "width", at: 4)
    let height = try scanner.side(try scanner.number32("a height of four bytes"), "height", at: 8)
    let count = try scanner.pixelCount(width: width, height: height, at: 4)
    let channels = try scanner.byte("3 or 4 channels")
    guard channels == 3 || channels == 4 else { throw scanner.damaged("3 or 4 channels", at: 12) }
    let space = try scanner.byte("colour space 0 or 1")
    guard space <= 1 else { throw scanner.damaged("colour space 0 or 1", at: 13) }
    guard scanner.remaining >= Self.endMarker.count,
      (scanner.remaining - Self.endMarker.count) >= (count - 1) / Self.longestRun + 1
    else { throw scanner.damaged("chunks of \(count) pixels, not \(scanner.remaining) bytes") }
    let bytes = try pixels(count, isOpaque: channels == 3)
    guard scanner.bytes[scanner.place...].starts(with: Self.endMarker) else {
      throw scanner.damaged("the end marker")
    }
    return RasterImage(
      width: width, height: height, layout: SampleLayout(.rgbAlpha, maximum: 255),
      isLinear: space == 1, bytes: bytes, start: 0)
  }

  private mutating func pixels(_ count: Int, isOpaque: Bool) throws(ImageError) -> [UInt8] {
    var bytes = [UInt8](repeating: 255, count: count * 4)
    var index = 0
    while index < count {
      let offset = scanner.place
      let run = try readChunk()
      guard run <= count - index else {
        throw scanner.damaged("a run of at most \(count - index) pixels", at: offset)
      }
      for place in stride(from: index * 4, to: (index + run) * 4, by: 4) {
        bytes[place] = pixel.red
        bytes[place + 1] = pixel.green
        bytes[place + 2] = pixel.blue
        if !isOpaque { bytes[place + 3] = pixel.alpha }
      }
      index += run
    }
    return bytes
  }

  /// Makes the next pixel; the result is how often it stands there.
  private mutating func readChunk() throws(ImageError) -> Int {
    let byte = try scanner.byte("a chunk of pixels")
    let low = byte & 0x3F
    var run = 1
    switch (byte, byte >> 6) {
    case (0xFE, _), (0xFF, _):
      pixel.red = try scanner.byte("a red component")
      pixel.green = try scanner.byte("a green component")
      pixel.blue = try scanner.byte("a blue component")
      if byte == 0xFF { pixel.alpha = try scanner.byte("an alpha component") }
    case (_, 0): pixel = seen[Int(low)]
    case (_, 1):
      pixel.red &+= (low >> 4) &- 2
      pixel.green &+= (low >> 2 & 3) &- 2
      pixel.blue &+= (low & 3) &- 2
    case (_, 2):
      let more = try scanner.byte("the second byte of a difference")
      let green = low &- 32
      pixel.red &+= green &+ (more >> 4) &- 8
      pixel.green &+= green
      pixel.blue &+= green &+ (more & 15) &- 8
    default: run = Int(low) + 1
    }
    seen[pixel.slot] = pixel
    return run
  }
}
