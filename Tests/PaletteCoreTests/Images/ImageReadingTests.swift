import Testing

@testable import PaletteCore

@Suite struct ImageReadingTests {
  private func pixels(_ bytes: [UInt8]) throws -> [SIMD4<Double>] {
    try RasterImage(reading: bytes).all
  }

  private func rounded(_ bytes: [UInt8]) throws -> [[Int]] {
    try pixels(bytes).map { pixel in (0..<4).map { Int(pixel[$0].rounded()) } }
  }

  private func error(_ bytes: [UInt8]) -> ImageError? {
    do {
      _ = try RasterImage(reading: bytes)
      return nil
    } catch { return error }
  }

  private func place(_ bytes: [UInt8]) -> Int? {
    guard case .damaged(_, let offset, _) = error(bytes) else { return nil }
    return offset
  }

  @Test func everyFormatGivesItsPixels() throws {
    let straight = ImageSamples.pixels.map { $0.map(Int.init) }
    let opaque = straight.map { Array($0.prefix(3)) + [255] }
    #expect(try rounded(ImageSamples.ppm) == opaque)
    #expect(try rounded(ImageSamples.plainPPM) == opaque)
    #expect(try rounded(ImageSamples.pam) == straight)
    #expect(try rounded(ImageSamples.farbfeld) == straight)
    #expect(try rounded(ImageSamples.qoi) == straight)
    #expect(try rounded(ImageSamples.png) == straight)
    let greys = [0, 128, 255, 64].map { [$0, $0, $0, 255] }
    #expect(try rounded(ImageSamples.pgm) == greys)
    #expect(try rounded(ImageSamples.plainPGM) == greys)
  }

  @Test func sixteenBitsAreKept() throws {
    let file = Array("P6 1 1 65535 ".utf8) + [0x12, 0x34, 0xFF, 0xFF, 0, 1]
    let expected = SIMD4(Double(0x1234) / 65_535, 1, 1 / 65_535, 1) * 255
    #expect(try pixels(file) == [expected])
    let plain = Array("P3 1 1 65535 4660 65535 1".utf8)
    #expect(try pixels(plain) == [expected])
  }

  @Test(arguments: [
    ("TUPLTYPE RGB", 3, [1, 2, 3, 255]), ("TUPLTYPE RGB_ALPHA", 4, [1, 2, 3, 4]),
    ("TUPLTYPE GRAYSCALE", 1, [1, 1, 1, 255]), ("TUPLTYPE GRAYSCALE_ALPHA", 2, [1, 1, 1, 2]),
    ("TUPLTYPE RGB", 5, [1, 2, 3, 255]), ("TUPLTYPE  RGB_ALPHA \t", 6, [1, 2, 3, 4]),
    ("", 1, [1, 1, 1, 255]), ("", 2, [1, 1, 1, 2]), ("", 3, [1, 2, 3, 255]), ("", 4, [1, 2, 3, 4]),
    ("", 9, [1, 2, 3, 4]),
  ]) func tupleTypesOfArbitraryMaps(line: String, depth: Int, expected: [Int]) throws {
    let file =
      ImageSamples.pamFile(line, width: "1", height: "1", depth: depth)
      + (0..<depth).map { UInt8($0 + 1) }
    #expect(try rounded(file) == [expected])
  }

  @Test func blackAndWhiteMaps() throws {
    let file = ImageSamples.pamFile("TUPLTYPE BLACKANDWHITE", depth: 1, maximum: 1) + [0, 1, 1, 0]
    #expect(try rounded(file).map(\.[0]) == [0, 255, 255, 0])
  }

  @Test func everyChunkOfQOI() throws {
    // 23 = 1 + 20 + 3 and so on, modulo 256.
    let difference = [1, 255, 254, 255]
    let byGreen = [24, 19, 10, 255]
    #expect(
      try rounded(ImageSamples.chunks) == [
        difference, byGreen, byGreen, byGreen, [0, 0, 0, 0], [1, 2, 3, 0], [4, 5, 6, 7],
      ])
    // Three channels have no alpha, whatever a chunk says.
    var opaque = ImageSamples.chunks
    opaque[12] = 3
    #expect(try rounded(opaque).map(\.[3]) == [Int](repeating: 255, count: 7))
  }

  @Test func tableOfQOIHoldsWhatWasSeen() throws {
    // (10, 20, 30, 255) lies in slot (30 + 100 + 210 + 2805) mod 64 = 9.
    let file =
      ImageSamples.qoiHeader(3, 1) + [0xFE, 10, 20, 30, 0xFE, 200, 0, 0, 9] + ImageSamples.qoiEnd
    #expect(try rounded(file)[2] == [10, 20, 30, 255])
  }

  @Test func headersMayBeOddlySpaced() throws {
    for header in ["P6#a\n#b\r\n1 #c#d\n 1\t255\n", "P6\u{0B}1\u{0C}1\r255 ", "P6\n1\n01\n255#e\n"]
    {
      #expect(try rounded(Array(header.utf8) + [32, 10, 35]) == [[32, 10, 35, 255]])
    }
    // Another image may follow.
    #expect(try rounded(Array("P6 1 1 255 ".utf8) + [1, 2, 3] + ImageSamples.ppm).count == 1)
  }

  @Test(arguments: [
    ("P6\n0 1\n255\n", 3), ("P6\n16385 1\n255\n", 3), ("P6\n1 99999999999999999999\n255\n", 5),
    ("P6\n-1 1\n255\n", 3), ("P6\n1 1\n0\n", 7), ("P6\n1 1\n65536\n", 7), ("P6\n1 1\n70000\n", 7),
    ("P6\n1 1 255", 10), ("P6\n1 1 255x", 10), ("P6\n1", 4), ("P6\n# without an end", 19),
    ("P6\n16384 16384\n255\n", 2), ("P6\n8192 8192\n255\n", 17), ("P3 1 1 255 1 2", 10),
    ("P3 1 1 255 1 2 256", 15), ("P3 8192 8192 255 1 2 3", 16), ("P3 1 1 255 1 2 3.5 ", 16),
    ("P3 1 1 255 1 -2 3", 13), ("P6 1 1 7 \u{1}\u{2}\u{8}", 11), ("P2\n2 2\n9\n1 2 3", 8),
    ("P7\nWIDTH 1\nWIDTH 1\nENDHDR\n", 11), ("P7\nWIDTH one\nENDHDR\n", 3),
    ("P7\nWIDTH 1\nHEIGHT 1\nMAXVAL 255\nENDHDR\n", 38), ("P7\nWIDTH\n", 3),
    ("P7\nSIZE 3\n", 3), ("P7\nWIDTH 1", 10), ("P7\nENDHDR\n", 10),
    ("P7\nWIDTH 99999999999999999999\nENDHDR\n", 3), ("P7\nWIDTH 16385\nENDHDR\n", 3),
  ]) func damagedTextIsRefusedWhereItIs(text: String, offset: Int) {
    #expect(place(Array(text.utf8)) == offset, "\(String(describing: error(Array(text.utf8))))")
  }

  @Test(arguments: [
    ("TUPLTYPE CMYK", 4, 255), ("TUPLTYPE RGB\nTUPLTYPE ALPHA", 4, 255), ("TUPLTYPE RGB", 1, 255),
    ("TUPLTYPE RGB_ALPHA", 3, 255), ("", 0, 255), ("", 65, 255), ("", 4, 0), ("", 4, 65_536),
    ("TUPLTYPE", 4, -1), (String(repeating: "#", count: 2_000), 4, 70_000),
  ]) func arbitraryMapsThatAreNoImages(line: String, depth: Int, maximum: Int) {
    let file =
      ImageSamples.pamFile(line, depth: depth, maximum: maximum)
      + [UInt8](repeating: 0, count: 1_000)
    #expect(place(file) != nil)
  }

  @Test func damagedBytesAreRefusedWhereTheyAre() {
    let one: [UInt8] = [0xFE, 1, 2, 3]
    let end = ImageSamples.qoiEnd
    #expect(place(ImageSamples.qoiHeader(0, 1) + one + end) == 4)
    #expect(place(ImageSamples.qoiHeader(1, 0) + one + end) == 8)
    #expect(place(ImageSamples.qoiHeader(.max, .max) + one + end) == 4)
    #expect(place(ImageSamples.qoiHeader(16_384, 16_384) + one + end) == 4)
    #expect(place(ImageSamples.qoiHeader(8_192, 8_192) + one + end) == 14)
    #expect(place(ImageSamples.qoiHeader(1, 1, channels: 5) + one + end) == 12)
    #expect(place(ImageSamples.qoiHeader(1, 1, space: 2) + one + end) == 13)
    #expect(place(ImageSamples.qoiHeader(1, 1) + one) == 14)
    #expect(place(ImageSamples.qoiHeader(1, 1) + one + [0, 0, 0, 0, 0, 0, 0, 0]) == 18)
    // A run past the last pixel, at once and behind a pixel.
    #expect(place(ImageSamples.qoiHeader(1, 1) + [0xC1] + end) == 14)
    #expect(place(ImageSamples.qoiHeader(3, 1) + one + [0xFD] + end) == 18)
    #expect(error(ImageSamples.qoiHeader(3, 1) + one + [0xC1] + end) == nil)
    let header = Array("farbfeld".utf8)
    #expect(place(header + [0, 0, 0, 1, 0, 0, 0, 0] + [UInt8](repeating: 0, count: 8)) == 12)
    #expect(place(header + [255, 255, 255, 255, 255, 255, 255, 255]) == 8)
    #expect(place(header + [0, 0, 0x20, 0, 0, 0, 0x20, 0] + [0]) == 16)
    #expect(place(header + [0, 0, 0]) == 8)
  }

  @Test func otherBytesAreNoImage() {
    for bytes in [[], [0x50], Array("P6".utf8), Array("P1 1 1 0".utf8), Array("farbfel".utf8)] {
      #expect(error(bytes) == .unknownFormat)
    }
    #expect(error([0xFF, 0xD8, 0xFF, 0xE0]) == .unknownFormat)
  }

  @Test func formatsAreToldByTheirContent() {
    func format(_ text: String) -> ImageFormat? { ImageFormat(beginningOf: Array(text.utf8)) }
    #expect(
      ImageSamples.all.map { ImageFormat(beginningOf: $0) } == [
        .ppm, .ppm, .ppm, .ppm, .pam, .farbfeld, .qoi, .qoi, .png,
      ])
    #expect(ImageFormat(beginningOf: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0]) == .png)
    #expect(ImageFormat(beginningOf: [0xFF, 0xD8, 0xFF, 0xE0]) == .jpeg)
    #expect(format("RIFF1234WEBPVP8 ") == .webp)
    #expect(format("RIFF1234WAVEfmt ") == nil)
    #expect(format("GIF89a") == .gif)
    #expect(format("II*\0") == .tiff)
    #expect(format("MM\0*") == .tiff)
    #expect(format("\0\0\0\u{18}ftypheic") == .heic)
    #expect(format("\0\0\0\u{18}ftypavif") == .avif)
    #expect(format("<svg") == nil)
    #expect(ImageFormat.allCases.filter(\.isNative) == [.ppm, .pam, .farbfeld, .qoi, .png])
  }

  /// Only a cut off end that the format does not need may go unnoticed: the last line end of digits,
  /// or a digit of the last number.
  @Test(arguments: ImageSamples.all) func noTruncationIsReadAsTheWhole(file: [UInt8]) throws {
    let whole = try pixels(file)
    let isPlain = file[0] == UInt8(ascii: "P") && [50, 51].contains(file[1])
    for length in 0..<file.count {
      let cut = error(Array(file.prefix(length)))
      if isPlain, length >= file.count - 3 { continue }
      #expect(cut != nil, "the first \(length) bytes are read as an image")
    }
    #expect(whole.isEmpty == false)
  }

  /// What comes is an image or an error within the file, whatever the bytes are.
  @Test func mutationsNeverTrap() {
    let seed: UInt64 = 20_261_130
    var generator = SplitMix64(seed: seed)
    var read = 0
    for _ in 0..<20_000 {
      var file = ImageSamples.all.randomElement(using: &generator) ?? []
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        let place = Int.random(in: 0..<file.count, using: &generator)
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: file[place] = UInt8.random(in: 0...255, using: &generator)
        case 1: file[place] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
        case 2: file.remove(at: place)
        default: file.insert(UInt8.random(in: 0...255, using: &generator), at: place)
        }
      }
      do throws(ImageError) {
        let image = try RasterImage(reading: file)
        read += 1
        #expect(image[image.width - 1, image.height - 1].max() <= 1, "seed \(seed)")
      } catch {
        if case .damaged(_, let offset, _) = error {
          #expect((0...file.count).contains(offset), "seed \(seed)")
        }
      }
    }
    #expect((2_000...18_000).contains(read), "seed \(seed)")
  }
}
