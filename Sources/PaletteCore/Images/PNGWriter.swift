/// Writes Portable Network Graphics of eight bits a sample, in sRGB.
///
/// Source: Portable Network Graphics (PNG) Specification, third edition (W3C).
enum PNGWriter {
  /// What the samples of a pixel stand for.
  enum Content: Int {
    case rgb = 3
    /// With an alpha that the colour is not multiplied with.
    case rgbAlpha
  }

  /// A picture as a PNG.
  ///
  /// - Parameters:
  ///   - width: Pixels in a row, at least 1.
  ///   - height: Rows, at least 1.
  ///   - content: What the samples stand for.
  ///   - pixels: The samples, row after row from the top.
  ///   - note: A keyword of 1 to 79 letters and a text of its own, both ASCII.
  /// - Returns: The bytes of the file.
  static func file(
    width: Int, height: Int, _ content: Content, _ pixels: [UInt8],
    note: (keyword: String, text: String)? = nil
  ) -> [UInt8] {
    let rowBytes = width * content.rawValue
    precondition(
      width > 0 && height > 0 && pixels.count == rowBytes * height, "A picture has all its pixels.")
    let type: PNGHeader.ColourType = content == .rgb ? .rgb : .rgbAlpha
    var file = PNGHeader.signature
    append(
      "IHDR", bigEndian(width) + bigEndian(height) + [8, type.rawValue, 0, 0, 0], to: &file)
    // The rendering intent of pictures, which changes nothing in sRGB: 11.3.2.5.
    append("sRGB", [0], to: &file)
    if let note { append("tEXt", Array("\(note.keyword)\0\(note.text)".utf8), to: &file) }
    let rows = filtered(pixels, rowBytes: rowBytes, bytesPerPixel: content.rawValue)
    append("IDAT", Compression.deflate(rows, as: .zlib), to: &file)
    append("IEND", [], to: &file)
    return file
  }

  private static func append(_ type: String, _ data: [UInt8], to file: inout [UInt8]) {
    file += bigEndian(data.count)
    let start = file.count
    file += type.utf8
    file += data
    file += bigEndian(Int(Compression.crc32(file[start...])))
  }

  private static func bigEndian(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  /// Each row after the number of its filter: of none, left (1) and above (2) the one whose
  /// differences are smallest together, as 12.7 advises.
  private static func filtered(
    _ pixels: [UInt8], rowBytes: Int, bytesPerPixel: Int
  ) -> [UInt8] {
    let height = pixels.count / rowBytes
    let total = height * (rowBytes + 1)
    return [UInt8](unsafeUninitializedCapacity: total) { output, count in
      pixels.withUnsafeBufferPointer { pixels in
        for row in 0..<height {
          let start = row * rowBytes
          var sums = (none: 0, left: 0, above: 0)
          for place in start..<start + rowBytes {
            let byte = pixels[place]
            let left = place - start < bytesPerPixel ? 0 : pixels[place - bytesPerPixel]
            let above = row == 0 ? 0 : pixels[place - rowBytes]
            sums.none += size(of: byte)
            sums.left += size(of: byte &- left)
            sums.above += size(of: byte &- above)
          }
          let filter: UInt8 =
            if sums.above < sums.left, sums.above < sums.none {
              2
            } else {
              sums.left < sums.none ? 1 : 0
            }
          let target = row * (rowBytes + 1)
          output[target] = filter
          for offset in 0..<rowBytes {
            let guess =
              switch filter {
              case 1: offset < bytesPerPixel ? 0 : pixels[start + offset - bytesPerPixel]
              case 2: row == 0 ? 0 : pixels[start + offset - rowBytes]
              default: 0 as UInt8
              }
            output[target + 1 + offset] = pixels[start + offset] &- guess
          }
        }
      }
      count = total
    }
  }

  /// How far a difference is from none, as a number with a sign.
  @inline(__always)
  private static func size(of difference: UInt8) -> Int {
    Int(Int8(bitPattern: difference).magnitude)
  }
}
