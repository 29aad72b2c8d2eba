@testable import PaletteCore

/// Small images, written by hand in each format.
enum ImageSamples {
  /// Red and half transparent green above blue and transparent white.
  static let pixels: [[UInt8]] = [
    [255, 0, 0, 255], [0, 255, 0, 128], [0, 0, 255, 255], [255, 255, 255, 0],
  ]

  static let ppm = Array("P6\n# a comment\n2 2\n255\n".utf8) + pixels.flatMap { $0.prefix(3) }
  static let plainPPM = Array("P3 2#two\r2\t255\n255 0 0 0 255 0\n0 0 255 255 255 255".utf8)
  static let pgm = Array("P5\n2 2\n1000\n".utf8) + [0, 0, 1, 244, 3, 232, 0, 250]
  static let plainPGM = Array("P2\n2 2\n1000\n0 500 # half\n1000 250\n".utf8)
  static let pam = pamFile("TUPLTYPE RGB_ALPHA") + pixels.joined()
  static let farbfeld =
    Array("farbfeld".utf8) + [0, 0, 0, 2, 0, 0, 0, 2] + pixels.joined().flatMap { [$0, $0] }
  /// An `RGB` chunk, an `RGBA` chunk, the same again for the next row and another one.
  static let qoi =
    qoiHeader(2, 2) + [0xFE, 255, 0, 0, 0xFF, 0, 255, 0, 128, 0xFF, 0, 0, 255, 255]
    + [0xFF, 255, 255, 255, 0] + qoiEnd

  static let all = [ppm, plainPPM, pgm, plainPGM, pam, farbfeld, qoi, chunks, png]

  /// Rows without a filter.
  static let png = pngFile(
    2, 2, type: 6,
    rows: [0] + pixels[0] + pixels[1] + [0] + pixels[2] + pixels[3])

  /// A PNG of rows as they are filtered.
  static func pngFile(
    _ width: UInt32, _ height: UInt32, depth: UInt8 = 8, type: UInt8, interlace: UInt8 = 0,
    before: [[UInt8]] = [], rows: [UInt8]
  ) -> [UInt8] {
    pngFile(
      header: bigEndian(width) + bigEndian(height) + [depth, type, 0, 0, interlace],
      then: before + [pngChunk("IDAT", Compression.deflate(rows, as: .zlib))])
  }

  static func pngFile(header: [UInt8], then chunks: [[UInt8]]) -> [UInt8] {
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + pngChunk("IHDR", header)
      + chunks.joined() + pngChunk("IEND", [])
  }

  static func pngChunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
    let body = Array(type.utf8) + data
    return bigEndian(UInt32(data.count)) + body + bigEndian(Compression.crc32(body))
  }

  static let qoiEnd: [UInt8] = [0, 0, 0, 0, 0, 0, 0, 1]

  /// One chunk of each kind.
  ///
  /// From opaque black: a difference of (1, -1, -2), a difference by green of 20 with red 3 more and
  /// blue 8 less, both repeated with a run of 2, black from the table, where the start is not, and
  /// full components without and with alpha.
  static let chunks =
    qoiHeader(7, 1)
    + [0x40 | 3 << 4 | 1 << 2 | 0, 0x80 | 52, 11 << 4 | 0, 0xC1, 0x00 | 40]
    + [0xFE, 1, 2, 3, 0xFF, 4, 5, 6, 7] + qoiEnd

  static func qoiHeader(
    _ width: UInt32, _ height: UInt32, channels: UInt8 = 4, space: UInt8 = 0
  ) -> [UInt8] {
    Array("qoif".utf8) + bigEndian(width) + bigEndian(height) + [channels, space]
  }

  static func bigEndian(_ number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  static func pamFile(
    _ more: String, width: String = "2", height: String = "2", depth: Int = 4, maximum: Int = 255
  ) -> [UInt8] {
    Array(
      "P7\n#c\nWIDTH \(width)\n\nHEIGHT \(height)\nDEPTH \(depth)\nMAXVAL \(maximum)\n\(more)\nENDHDR\n"
        .utf8)
  }
}

extension RasterImage {
  /// All pixels in order: red, green, blue and alpha, times 255.
  var all: [SIMD4<Double>] {
    (0..<height).flatMap { row in (0..<width).map { self[$0, row] * 255 } }
  }
}
