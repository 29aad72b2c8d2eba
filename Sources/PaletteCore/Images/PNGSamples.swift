/// The pixels of a PNG as a `RasterImage` holds them: no bits packed, no indices, and what is marked
/// as transparent with an alpha of its own.
///
/// Source: Portable Network Graphics (PNG) Specification, third edition (W3C), 7.2 and 11.3.1.
struct PNGSamples {
  let layout: SampleLayout
  private let header: PNGHeader
  /// Red, green and blue of each colour that an index stands for.
  private let palette: [UInt8]
  /// The alphas of the palette's first colours.
  private let alphas: [UInt8]?
  /// The samples of the one colour that is transparent.
  private let transparent: [UInt8]?

  init(_ header: PNGHeader, palette: [UInt8], transparency: [UInt8]?) {
    self.header = header
    self.palette = palette
    let isIndexed = header.type == .indexed
    let maximum = isIndexed ? 255 : 1 << header.depth - 1
    alphas = isIndexed ? transparency : nil
    // Each sample has two bytes there, whatever its depth, of which only so many bits count.
    transparent =
      isIndexed
      ? nil
      : transparency.map { samples in
        header.depth == 16
          ? samples
          : stride(from: 1, to: samples.count, by: 2).map { samples[$0] & UInt8(maximum) }
      }
    let isTransparent = transparency != nil
    let content: SampleLayout.Content =
      switch header.type {
      case .grey: isTransparent ? .greyAlpha : .grey
      case .rgb, .indexed: isTransparent ? .rgbAlpha : .rgb
      case .greyAlpha: .greyAlpha
      case .rgbAlpha: .rgbAlpha
      }
    layout = SampleLayout(content, maximum: maximum)
  }

  /// Puts the pixels where they belong.
  ///
  /// - Parameters:
  ///   - rows: The rows of all passes, each after a byte that names its filter.
  ///   - passes: The passes.
  /// - Returns: The bytes of the picture; `nil` where an index stands for no colour.
  func expanded(_ rows: [UInt8], _ passes: [PNGHeader.Pass]) -> [UInt8]? {
    let size = layout.bytesPerPixel
    let isCopied =
      header.type != .indexed && header.depth >= 8 && transparent == nil && !header.isInterlaced
    var bytes = [UInt8](repeating: 0, count: header.width * header.height * size)
    let isSound = bytes.withUnsafeMutableBufferPointer { output in
      rows.withUnsafeBufferPointer { rows in
        var start = 1
        for pass in passes {
          for row in 0..<pass.height {
            let line = UnsafeBufferPointer(rebasing: rows[start..<start + pass.rowBytes])
            let place = ((pass.y + row * pass.rowStep) * header.width + pass.x) * size
            start += pass.rowBytes + 1
            if isCopied {
              _ = UnsafeMutableBufferPointer(rebasing: output[place..<place + line.count])
                .initialize(from: line)
              continue
            }
            for column in 0..<pass.width {
              let pixel = UnsafeMutableBufferPointer(
                rebasing: output[(place + column * pass.columnStep * size)...].prefix(size))
              guard write(column, of: line, to: pixel) else { return false }
            }
          }
        }
        return true
      }
    }
    return isSound ? bytes : nil
  }

  /// Writes a pixel; the result is whether it has a colour.
  private func write(
    _ column: Int, of line: UnsafeBufferPointer<UInt8>, to pixel: UnsafeMutableBufferPointer<UInt8>
  ) -> Bool {
    if header.type == .indexed {
      let index = Int(packedSample(column, of: line))
      guard index * 3 < palette.count else { return false }
      for part in 0..<3 { pixel[part] = palette[index * 3 + part] }
      if let alphas { pixel[3] = index < alphas.count ? alphas[index] : 255 }
      return true
    }
    let count: Int
    if header.depth < 8 {
      count = 1
      pixel[0] = packedSample(column, of: line)
    } else {
      count = header.bitsPerPixel / 8
      for part in 0..<count { pixel[part] = line[column * count + part] }
    }
    if let transparent {
      let isTransparent = transparent.indices.allSatisfy { pixel[$0] == transparent[$0] }
      let full = UInt8(truncatingIfNeeded: layout.maximum)
      for part in count..<pixel.count { pixel[part] = isTransparent ? 0 : full }
    }
    return true
  }

  /// A sample of at most eight bits; the first one in a byte has the highest bits.
  @inline(__always)
  private func packedSample(_ column: Int, of line: UnsafeBufferPointer<UInt8>) -> UInt8 {
    let bit = column * header.depth
    return line[bit / 8] >> (8 - header.depth - bit % 8) & UInt8(1 << header.depth - 1)
  }
}
