import Testing

@testable import PaletteCore

@Suite struct PNGTests {
  private func rounded(_ file: [UInt8]) throws -> [[Int]] {
    try RasterImage(reading: file).all.map { pixel in (0..<4).map { Int(pixel[$0].rounded()) } }
  }

  private func greys(_ file: [UInt8]) throws -> [Int] { try rounded(file).map(\.[0]) }

  private func place(_ file: [UInt8]) -> Int? {
    do throws(ImageError) {
      _ = try RasterImage(reading: file)
      return nil
    } catch {
      guard case .damaged(.png, let offset, _) = error else { return nil }
      return offset
    }
  }

  private let plte = ImageSamples.pngChunk("PLTE", [1, 2, 3, 40, 50, 60, 255, 254, 253])

  @Test func aFileThatWasWrittenByHand() throws {
    // One red pixel, in a block that is not packed; the checksums are those of Python's zlib.
    let file: [UInt8] = [
      0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A,
      0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 1, 0, 0, 0, 1, 8, 2, 0, 0, 0,
      0x90, 0x77, 0x53, 0xDE,
      0, 0, 0, 15, 0x49, 0x44, 0x41, 0x54, 0x78, 0x01, 1, 4, 0, 0xFB, 0xFF, 0, 255, 0, 0,
      0x03, 0x01, 0x01, 0x00, 0x8D, 0x1D, 0xE5, 0x82,
      0, 0, 0, 0, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82,
    ]
    #expect(try rounded(file) == [[255, 0, 0, 255]])
  }

  @Test func greysOfEveryDepth() throws {
    func file(_ width: UInt32, _ depth: UInt8, _ row: [UInt8]) -> [UInt8] {
      ImageSamples.pngFile(width, 1, depth: depth, type: 0, rows: [0] + row)
    }
    #expect(try greys(file(9, 1, [0b1010_0001, 0x80])) == [255, 0, 255, 0, 0, 0, 0, 255, 255])
    #expect(try greys(file(5, 2, [0b0001_1011, 0xC0])) == [0, 85, 170, 255, 255])
    #expect(try greys(file(3, 4, [0x0F, 0x80])) == [0, 255, 136])
    #expect(try greys(file(3, 8, [0, 7, 255])) == [0, 7, 255])
    let sixteen = try RasterImage(reading: file(1, 16, [0x12, 0x34]))
    #expect(sixteen[0, 0] == SIMD4(SIMD3(repeating: Double(0x1234) / 65_535), 1))
  }

  @Test func coloursOfEveryKind() throws {
    func file(_ depth: UInt8, _ type: UInt8, _ row: [UInt8]) throws -> [[Int]] {
      try rounded(ImageSamples.pngFile(1, 1, depth: depth, type: type, rows: [0] + row))
    }
    #expect(try file(8, 2, [1, 2, 3]) == [[1, 2, 3, 255]])
    #expect(try file(16, 2, [1, 1, 2, 2, 3, 3]) == [[1, 2, 3, 255]])
    #expect(try file(8, 4, [9, 128]) == [[9, 9, 9, 128]])
    #expect(try file(16, 4, [9, 9, 128, 128]) == [[9, 9, 9, 128]])
    #expect(try file(8, 6, [1, 2, 3, 4]) == [[1, 2, 3, 4]])
    #expect(try file(16, 6, [1, 1, 2, 2, 3, 3, 4, 4]) == [[1, 2, 3, 4]])
  }

  @Test func indicesOfEveryDepth() throws {
    let colours = [[1, 2, 3, 255], [40, 50, 60, 255], [255, 254, 253, 255]]
    for (depth, row): (UInt8, [UInt8]) in [
      (2, [0b0001_1000]), (4, [0x01, 0x20]), (8, [0, 1, 2]),
    ] {
      let file = ImageSamples.pngFile(3, 1, depth: depth, type: 3, before: [plte], rows: [0] + row)
      #expect(try rounded(file) == colours)
    }
    let one = ImageSamples.pngFile(2, 1, depth: 1, type: 3, before: [plte], rows: [0, 0x40])
    #expect(try rounded(one) == Array(colours.prefix(2)))
    // The colours without an alpha of their own are opaque.
    let alphas = ImageSamples.pngChunk("tRNS", [0, 128])
    let file = ImageSamples.pngFile(3, 1, type: 3, before: [plte, alphas], rows: [0, 0, 1, 2])
    #expect(try rounded(file).map(\.[3]) == [0, 128, 255])
  }

  @Test func oneColourMayBeTransparent() throws {
    func file(_ depth: UInt8, _ type: UInt8, _ samples: [UInt8], _ row: [UInt8]) throws -> [[Int]] {
      try rounded(
        ImageSamples.pngFile(
          2, 1, depth: depth, type: type, before: [ImageSamples.pngChunk("tRNS", samples)],
          rows: [0] + row))
    }
    #expect(try file(8, 0, [0, 7], [7, 8]) == [[7, 7, 7, 0], [8, 8, 8, 255]])
    #expect(try file(4, 0, [0, 15], [0xF0]) == [[255, 255, 255, 0], [0, 0, 0, 255]])
    #expect(try file(16, 0, [7, 7], [7, 7, 7, 8]).map(\.[3]) == [0, 255])
    #expect(
      try file(8, 2, [0, 1, 0, 2, 0, 3], [1, 2, 3, 1, 2, 4]) == [[1, 2, 3, 0], [1, 2, 4, 255]])
    #expect(
      try file(16, 2, [1, 1, 2, 2, 3, 3], [1, 1, 2, 2, 3, 3, 1, 1, 2, 2, 3, 4]).map(\.[3])
        == [0, 255])
  }

  @Test func everyFilter() throws {
    // Rows of two RGB pixels; each expects the same as the first.
    let rows: [[UInt8]] = [
      [0, 10, 20, 30, 50, 60, 70],
      [1, 10, 20, 30, 40, 40, 40],
      [2, 0, 0, 0, 0, 0, 0],
      // Half of (0 + 10), of (10 + 50) and so on is what is guessed.
      [3, 5, 10, 15, 20, 20, 20],
      // Above is 10, left and above and corner 10, 50, 10: 50.
      [4, 0, 0, 0, 0, 0, 0],
    ]
    let expected = [[10, 20, 30, 255], [50, 60, 70, 255]]
    for first in [0, 1, 3, 4] {
      let top: [UInt8] =
        switch first {
        case 3: [3, 10, 20, 30, 45, 50, 55]
        case 4: [4, 10, 20, 30, 40, 40, 40]
        default: rows[first]
        }
      let file = ImageSamples.pngFile(2, 5, type: 2, rows: top + rows.dropFirst().joined())
      #expect(try rounded(file) == expected + expected + expected + expected + expected)
    }
    let plain = ImageSamples.pngFile(2, 1, type: 2, rows: [2] + rows[0].dropFirst())
    #expect(try rounded(plain) == expected)
    let wrong = ImageSamples.pngFile(2, 1, type: 2, rows: [5] + rows[0].dropFirst())
    #expect(place(wrong) == 41)
  }

  @Test func interlacedImages() throws {
    // Each pixel of 8 × 8 is the number of the pass that it comes in: the figure of 8.2.
    let passes: [[UInt8]] = [
      [0, 1], [0, 2], [0, 3, 3], [0, 4, 4, 0, 4, 4], [0, 5, 5, 5, 5, 0, 5, 5, 5, 5],
      [0, 6, 6, 6, 6, 0, 6, 6, 6, 6, 0, 6, 6, 6, 6, 0, 6, 6, 6, 6],
      Array([[UInt8]](repeating: [0, 7, 7, 7, 7, 7, 7, 7, 7], count: 4).joined()),
    ]
    let file = ImageSamples.pngFile(8, 8, type: 0, interlace: 1, rows: Array(passes.joined()))
    #expect(
      try greys(file) == [
        1, 6, 4, 6, 2, 6, 4, 6, 7, 7, 7, 7, 7, 7, 7, 7, 5, 6, 5, 6, 5, 6, 5, 6,
        7, 7, 7, 7, 7, 7, 7, 7, 3, 6, 4, 6, 3, 6, 4, 6, 7, 7, 7, 7, 7, 7, 7, 7,
        5, 6, 5, 6, 5, 6, 5, 6, 7, 7, 7, 7, 7, 7, 7, 7,
      ])
    // Passes without a pixel are not there.
    let small = ImageSamples.pngFile(2, 1, depth: 1, type: 0, interlace: 1, rows: [0, 0, 0, 0x80])
    #expect(try greys(small) == [0, 255])
  }

  @Test func pixelsMayLieInPiecesAndBetweenOtherChunks() throws {
    let packed = Compression.deflate([0, 1, 2, 3], as: .zlib)
    let pieces = [[]] + packed.map { [$0] }
    let text = ImageSamples.pngChunk("tEXt", Array("Title\0x".utf8))
    let file = ImageSamples.pngFile(
      header: [0, 0, 0, 1, 0, 0, 0, 1, 8, 2, 0, 0, 0],
      then: [text] + pieces.map { ImageSamples.pngChunk("IDAT", $0) } + [text])
    #expect(try rounded(file + [1, 2, 3]) == [[1, 2, 3, 255]])
  }

  @Test func lengthsAndNumbersAreCheckedFirst() {
    func header(_ bytes: [UInt8]) -> Int? {
      place(ImageSamples.pngFile(header: bytes, then: [ImageSamples.pngChunk("IDAT", [])]))
    }
    #expect(header([0, 0, 0, 0, 0, 0, 0, 1, 8, 2, 0, 0, 0]) == 16)
    #expect(header([0, 0, 0, 1, 0, 0, 0x40, 1, 8, 2, 0, 0, 0]) == 20)
    #expect(header([0, 0, 0x40, 0, 0, 0, 0x40, 0, 8, 2, 0, 0, 0]) == 16)
    #expect(header([0, 0, 0, 1, 0, 0, 0, 1, 4, 2, 0, 0, 0]) == 24)
    #expect(header([0, 0, 0, 1, 0, 0, 0, 1, 16, 3, 0, 0, 0]) == 24)
    #expect(header([0, 0, 0, 1, 0, 0, 0, 1, 8, 5, 0, 0, 0]) == 25)
    #expect(header([0, 0, 0, 1, 0, 0, 0, 1, 8, 2, 1, 0, 0]) == 26)
    #expect(header([0, 0, 0, 1, 0, 0, 0, 1, 8, 2, 0, 1, 0]) == 27)
    #expect(header([0, 0, 0, 1, 0, 0, 0, 1, 8, 2, 0, 0, 2]) == 28)
    #expect(header([0, 0, 0, 1]) == 8)
    // Half a GiB of pixels in a few bytes.
    #expect(header([0, 0, 0x20, 0, 0, 0, 0x20, 0, 16, 6, 0, 0, 0]) == 41)
    // A chunk that would reach beyond the file, and one whose length is the largest number.
    let start = Array(ImageSamples.png.prefix(33))
    #expect(place(start + [0, 0, 0, 1, 0x74, 0x45, 0x58, 0x74, 0, 0, 0]) == 33)
    #expect(place(start + [255, 255, 255, 255, 0x74, 0x45, 0x58, 0x74, 0, 0, 0, 0]) == 33)
    #expect(place(start + [0, 0, 0, 0, 0x31, 0x45, 0x58, 0x74, 0, 0, 0, 0]) == 37)
  }

  @Test func chunksThatDoNotBelong() {
    let rows: [UInt8] = [0, 0]
    let idat = ImageSamples.pngChunk("IDAT", Compression.deflate(rows, as: .zlib))
    func file(_ type: UInt8, _ chunks: [[UInt8]]) -> Int? {
      place(
        ImageSamples.pngFile(header: [0, 0, 0, 1, 0, 0, 0, 1, 8, type, 0, 0, 0], then: chunks))
    }
    let alphas = ImageSamples.pngChunk("tRNS", [0, 1, 2, 3])
    let text = ImageSamples.pngChunk("tEXt", [])
    #expect(file(0, [idat]) == nil)
    #expect(file(0, []) == 33)
    #expect(file(3, [idat]) == 33)
    #expect(file(3, [ImageSamples.pngChunk("PLTE", [1, 2]), idat]) == 41)
    #expect(file(3, [ImageSamples.pngChunk("PLTE", []), idat]) == 41)
    #expect(file(3, [plte, plte, idat]) == 62)
    #expect(file(3, [plte, alphas, idat]) == 62)
    #expect(file(0, [alphas, idat]) == 41)
    #expect(file(0, [ImageSamples.pngChunk("IDAX", []), idat]) == 33)
    #expect(file(0, [idat, text, idat]) == 33 + idat.count + text.count)
    #expect(file(0, [ImageSamples.pngChunk("IHDR", []), idat]) == 33)
    // An index of three colours at most.
    let four = ImageSamples.pngFile(1, 1, type: 3, before: [plte], rows: [0, 3])
    #expect(place(four) == 33 + plte.count + 8)
  }

  @Test func pixelsThatAreNotThere() {
    #expect(place(ImageSamples.pngFile(1, 2, type: 0, rows: [0, 1, 0])) == 41)
    #expect(place(ImageSamples.pngFile(1, 1, type: 0, rows: [0, 1, 0])) != nil)
    let packed = Compression.deflate([0, 1], as: .zlib)
    let cut = ImageSamples.pngFile(
      header: [0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0],
      then: [ImageSamples.pngChunk("IDAT", Array(packed.dropLast()))])
    #expect(place(cut) == 41 + packed.count - 1)
  }

  @Test func everyChangedBitOfWhatCountsIsTold() throws {
    let file = ImageSamples.pngFile(
      2, 1, type: 3, before: [plte, ImageSamples.pngChunk("tRNS", [7])], rows: [0, 0, 2])
    let whole = try rounded(file)
    for index in file.indices {
      for bit in 0..<8 {
        var damaged = file
        damaged[index] ^= 1 << bit
        // tRNS with another name is a chunk that may be passed over.
        if (58..<62).contains(index), let found = try? rounded(damaged) {
          #expect(found.map { $0.prefix(3) } == whole.map { $0.prefix(3) })
          continue
        }
        #expect((try? rounded(damaged)) == nil, "byte \(index), bit \(bit)")
      }
    }
  }

  @Test func whatIsWrittenIsReadBack() throws {
    var generator = SplitMix64(seed: 6)
    for (width, height) in [(1, 1), (3, 2), (1, 40), (40, 1), (57, 33)] {
      for content in [PNGWriter.Content.rgb, .rgbAlpha] {
        let count = width * height * content.rawValue
        let noise = (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) }
        let smooth = (0..<count).map { UInt8(truncatingIfNeeded: $0 / 7) }
        for pixels in [noise, smooth, [UInt8](repeating: 9, count: count)] {
          let file = PNGWriter.file(width: width, height: height, content, pixels)
          let read = try RasterImage(reading: file)
          #expect((read.width, read.height) == (width, height))
          let samples = read.all.flatMap { pixel in
            (0..<content.rawValue).map { UInt8(pixel[$0]) }
          }
          #expect(samples == pixels)
          #expect(Array(file[33..<46]) == ImageSamples.pngChunk("sRGB", [0]))
        }
      }
    }
  }

  @Test func onlyOtherProfilesAreTold() throws {
    func tells(_ type: String, _ data: [UInt8]) throws -> Bool {
      var reader = PNGReader(
        ImageSamples.pngFile(
          1, 1, type: 0, before: [ImageSamples.pngChunk(type, data)], rows: [0, 0]))
      _ = try reader.image()
      return reader.hasOtherProfile
    }
    #expect(try tells("iCCP", Array("Display P3\0\0".utf8)))
    #expect(try !tells("iCCP", Array("GIMP built-in sRGB\0\0".utf8)))
    #expect(try tells("cICP", [12, 13, 0, 1]))
    #expect(try !tells("cICP", [1, 13, 0, 1]))
    #expect(try !tells("gAMA", [0, 0, 177, 143]))
  }
}
