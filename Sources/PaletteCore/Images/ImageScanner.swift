/// Goes over the bytes of an image and checks each step; what a file says is believed of no length.
struct ImageScanner {
  let format: ImageFormat
  let bytes: [UInt8]
  private(set) var place: Int

  init(_ bytes: [UInt8], format: ImageFormat, from place: Int) {
    self.bytes = bytes
    self.format = format
    self.place = place
  }

  var remaining: Int { bytes.count - place }

  /// The error of this place, or of an earlier one.
  func damaged(_ expected: String, at offset: Int? = nil) -> ImageError {
    .damaged(format: format, offset: offset ?? place, expected: expected)
  }

  mutating func byte(_ expected: String) throws(ImageError) -> UInt8 {
    guard place < bytes.count else { throw damaged(expected) }
    defer { place += 1 }
    return bytes[place]
  }

  /// Four bytes, the most significant first.
  mutating func number32(_ expected: String) throws(ImageError) -> Int {
    guard remaining >= 4 else { throw damaged(expected) }
    defer { place += 4 }
    return bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
  }

  /// The byte of this place, without going on.
  var next: UInt8? { place < bytes.count ? bytes[place] : nil }

  mutating func skip(_ count: Int = 1) { place += count }

  /// The width or the height, as a number read from `offset` on.
  func side(_ number: Int, _ name: String, at offset: Int) throws(ImageError) -> Int {
    let sides = RasterImage.sides
    guard sides.contains(number) else {
      throw damaged("a \(name) from \(sides.lowerBound) to \(sides.upperBound)", at: offset)
    }
    return number
  }

  /// How many pixels the sides make, if they are not too many.
  func pixelCount(width: Int, height: Int, at offset: Int) throws(ImageError) -> Int {
    guard width * height <= RasterImage.mostPixels else {
      throw damaged("sides of at most \(RasterImage.mostPixels) pixels together", at: offset)
    }
    return width * height
  }

  /// The image whose pixels are the bytes from here on.
  func image(width: Int, height: Int, layout: SampleLayout) throws(ImageError) -> RasterImage {
    let needed = width * height * layout.bytesPerPixel
    guard remaining >= needed else {
      throw damaged("\(needed) bytes of pixels, not \(remaining)")
    }
    if layout.maximum != 255, layout.maximum != 65_535 { try checkSamples(needed, layout) }
    return RasterImage(width: width, height: height, layout: layout, bytes: bytes, start: place)
  }

  /// No sample may be above the one that means full.
  private func checkSamples(_ count: Int, _ layout: SampleLayout) throws(ImageError) {
    let size = layout.bytesPerSample
    for start in stride(from: place, to: place + count, by: size) {
      let number = bytes[start..<start + size].reduce(0) { $0 << 8 | Int($1) }
      guard number <= layout.maximum else {
        throw damaged("a sample of at most \(layout.maximum)", at: start)
      }
    }
  }
}
