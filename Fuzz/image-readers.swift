// sources: Wheel Images Compression Colour Encoding

/// Reads bytes as an image: the result is one, or an error that lies within them, and never a trap.
///
/// - Parameters:
///   - start: The bytes.
///   - count: How many there are.
/// - Returns: 0, as libFuzzer wants it.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzImageReaders(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = [UInt8](UnsafeBufferPointer(start: start, count: count))
  read(bytes)
  // What is changed by chance never has the right checksum.
  if let mended = mended(bytes) { read(mended) }
  return 0
}

/// A PNG with the checksums that its chunks should have.
private func mended(_ bytes: [UInt8]) -> [UInt8]? {
  guard ImageFormat(beginningOf: bytes) == .png else { return nil }
  var bytes = bytes
  var place = PNGHeader.signature.count
  while bytes.count - place >= 12 {
    let length = bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
    guard bytes.count - place - 12 >= length else { break }
    let end = place + 8 + length
    let checksum = Compression.crc32(bytes[place + 4..<end])
    for index in 0..<4 {
      bytes[end + index] = UInt8(truncatingIfNeeded: checksum >> (24 - 8 * index))
    }
    place = end + 4
  }
  return bytes
}

private func read(_ bytes: [UInt8]) {
  do throws(ImageError) {
    let image = try RasterImage(reading: bytes)
    // A few bytes of QOI may stand for many pixels, which one point of a small frame would cover.
    let wheel = Wheel(size: image.width * image.height > 4_096 ? Wheel.sides.upperBound : 5)
    for point in [0.5, 0.25, 1.0] {
      let x = Double(wheel.width) * point
      guard let sample = wheel.sample(x: x, y: wheel.centreY, in: image) else { continue }
      expect(
        (0...1).contains(sample.saturation) && sample.hue.map { $0 < 360 } ?? true,
        "hue \(String(describing: sample.hue)), saturation \(sample.saturation)")
    }
  } catch {
    if case .damaged(_, let offset, _) = error {
      expect((0...bytes.count).contains(offset), "\(error)")
    }
  }
}
