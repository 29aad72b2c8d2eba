/// Reads portable pixmaps and greymaps: `P6` and `P5`, and `P3` and `P2`, which write digits.
///
/// Source: the manual pages ppm(5), pgm(5) and, for comments, pbm(5) of Netpbm. Of several images in
/// a file the first is read. The components are taken as sRGB, as nearly every program does.
struct NetpbmReader {
  private var scanner: ImageScanner

  init(_ bytes: [UInt8]) { scanner = ImageScanner(bytes, format: .ppm, from: 2) }

  mutating func image() throws(ImageError) -> RasterImage {
    let magic = scanner.bytes[1]
    let isPlain = magic == UInt8(ascii: "2") || magic == UInt8(ascii: "3")
    let isGrey = magic == UInt8(ascii: "2") || magic == UInt8(ascii: "5")
    let width = try side("width")
    let height = try side("height")
    let count = try scanner.pixelCount(width: width, height: height, at: 2)
    let maximum = try number("a largest sample from 1 to 65535", in: 1...65_535)
    let layout = SampleLayout(isGrey ? .grey : .rgb, maximum: maximum)
    guard isPlain else {
      try endHeader()
      return try scanner.image(width: width, height: height, layout: layout)
    }
    let samples = try plainSamples(count * layout.depth, layout)
    return RasterImage(width: width, height: height, layout: layout, bytes: samples, start: 0)
  }

  /// The samples as the binary formats hold them.
  private mutating func plainSamples(
    _ count: Int, _ layout: SampleLayout
  ) throws(ImageError) -> [UInt8] {
    // Each takes a digit, and a space before it.
    guard scanner.remaining / 2 >= count else {
      throw scanner.damaged("\(count) samples, not \(scanner.remaining) bytes")
    }
    var samples: [UInt8] = []
    samples.reserveCapacity(count * layout.bytesPerSample)
    for _ in 0..<count {
      let sample = try number("a sample of at most \(layout.maximum)", in: 0...layout.maximum)
      if layout.bytesPerSample == 2 { samples.append(UInt8(sample >> 8)) }
      samples.append(UInt8(sample & 255))
    }
    guard scanner.next.map({ Self.isSpace($0) || $0 == UInt8(ascii: "#") }) ?? true else {
      throw scanner.damaged("space")
    }
    return samples
  }

  private mutating func side(_ name: String) throws(ImageError) -> Int {
    let sides = RasterImage.sides
    return try number("a \(name) from \(sides.lowerBound) to \(sides.upperBound)", in: sides)
  }

  /// A number in digits, after space and comments.
  private mutating func number(
    _ expected: @autoclosure () -> String, in range: ClosedRange<Int>
  ) throws(ImageError) -> Int {
    try skipSpace(before: expected())
    let start = scanner.place
    var number = 0
    while let digit = scanner.next, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit),
      number <= range.upperBound
    {
      number = number * 10 + Int(digit - UInt8(ascii: "0"))
      scanner.skip()
    }
    guard scanner.place > start, range.contains(number) else {
      throw scanner.damaged(expected(), at: start)
    }
    return number
  }

  /// Numbers stand apart: there is space, or a comment, before each.
  private mutating func skipSpace(before expected: @autoclosure () -> String) throws(ImageError) {
    let start = scanner.place
    while let byte = scanner.next {
      if byte == UInt8(ascii: "#") {
        skipComment()
      } else if Self.isSpace(byte) {
        scanner.skip()
      } else {
        break
      }
    }
    guard scanner.place > start else { throw scanner.damaged("space") }
  }

  /// Skips a comment up to its line end.
  private mutating func skipComment() {
    while let byte = scanner.next, byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "\r") {
      scanner.skip()
    }
  }

  /// Exactly one character of space stands before binary samples; it may end a comment.
  private mutating func endHeader() throws(ImageError) {
    if scanner.next == UInt8(ascii: "#") { skipComment() }
    guard let byte = scanner.next, Self.isSpace(byte) else { throw scanner.damaged("space") }
    scanner.skip()
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte)
  }
}
