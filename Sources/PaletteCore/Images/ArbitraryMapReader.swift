/// Reads portable arbitrary maps: `P7`, with a header of one word and its value a line.
///
/// Source: the manual page pam(5) of Netpbm. A tuple of more samples than its type needs is read by
/// its first ones, as that page advises, and one without a type goes by its depth. Of several images
/// in a file the first is read.
struct ArbitraryMapReader {
  /// More samples than this in a pixel are no picture.
  private static let depths = 1...64

  private var scanner: ImageScanner
  /// The numbers of the header and where each stood.
  private var numbers: [String: (value: Int, offset: Int)] = [:]
  private var tupleTypes: [String] = []
  private var tupleTypeOffset = 0

  init(_ bytes: [UInt8]) { scanner = ImageScanner(bytes, format: .pam, from: 2) }

  mutating func image() throws(ImageError) -> RasterImage {
    _ = try line()
    try readHeader()
    let width = try number("WIDTH", in: RasterImage.sides)
    let height = try number("HEIGHT", in: RasterImage.sides)
    _ = try scanner.pixelCount(width: width, height: height, at: 2)
    let layout = SampleLayout(
      try content(), depth: try number("DEPTH", in: Self.depths),
      maximum: try number("MAXVAL", in: 1...65_535))
    return try scanner.image(width: width, height: height, layout: layout)
  }

  private mutating func readHeader() throws(ImageError) {
    while true {
      let offset = scanner.place
      let text = try line()
      if text.hasPrefix("#") { continue }
      let words = text.split(maxSplits: 1, whereSeparator: \.isWhitespace)
      guard let name = words.first.map(String.init) else { continue }
      let rest = words.count > 1 ? words[1].trimmed : ""
      switch name {
      case "ENDHDR": return
      case "TUPLTYPE":
        if tupleTypes.isEmpty { tupleTypeOffset = offset }
        tupleTypes.append(rest)
      case "WIDTH", "HEIGHT", "DEPTH", "MAXVAL":
        let isNumber = rest.utf8.allSatisfy { (0x30...0x39).contains($0) }
        guard numbers[name] == nil, isNumber, let number = Int(rest) else {
          throw scanner.damaged("\(name) once, with a number", at: offset)
        }
        numbers[name] = (number, offset)
      default: throw scanner.damaged("a header line such as ENDHDR", at: offset)
      }
    }
  }

  /// A line of the header, without its end; a long one is none.
  private mutating func line() throws(ImageError) -> String {
    let start = scanner.place
    var line: [UInt8] = []
    while true {
      let byte = try scanner.byte("the rest of the header")
      if byte == UInt8(ascii: "\n") { return String(decoding: line, as: UTF8.self) }
      guard line.count < 1_000 else { throw scanner.damaged("a line of the header", at: start) }
      line.append(byte)
    }
  }

  private func number(_ name: String, in range: ClosedRange<Int>) throws(ImageError) -> Int {
    guard let number = numbers[name] else { throw scanner.damaged("\(name) before this") }
    guard range.contains(number.value) else {
      throw scanner.damaged(
        "\(name) from \(range.lowerBound) to \(range.upperBound)", at: number.offset)
    }
    return number.value
  }

  private func content() throws(ImageError) -> SampleLayout.Content {
    let depth = try number("DEPTH", in: Self.depths)
    let type = tupleTypes.joined(separator: " ")
    let content: SampleLayout.Content? =
      switch type {
      case "": SampleLayout.Content(rawValue: min(depth, 4))
      case "BLACKANDWHITE", "GRAYSCALE": .grey
      case "BLACKANDWHITE_ALPHA", "GRAYSCALE_ALPHA": .greyAlpha
      case "RGB": .rgb
      case "RGB_ALPHA": .rgbAlpha
      default: nil
      }
    guard let content else {
      throw scanner.damaged(
        "TUPLTYPE RGB, GRAYSCALE or BLACKANDWHITE, with or without _ALPHA", at: tupleTypeOffset)
    }
    guard depth >= content.rawValue else {
      throw scanner.damaged(
        "DEPTH \(content.rawValue) for \(type)", at: numbers["DEPTH"]?.offset)
    }
    return content
  }
}

extension Substring {
  fileprivate var trimmed: String {
    String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }
}
