/// What the first chunk of a PNG tells: how large the picture is, and how its samples lie.
///
/// Source: Portable Network Graphics (PNG) Specification, third edition (W3C), 11.2.1.
struct PNGHeader: Equatable {
  /// What the samples of a pixel stand for.
  enum ColourType: UInt8 {
    case grey = 0
    case rgb = 2
    case indexed = 3
    case greyAlpha = 4
    case rgbAlpha = 6

    var samples: Int {
      switch self {
      case .grey, .indexed: 1
      case .greyAlpha: 2
      case .rgb: 3
      case .rgbAlpha: 4
      }
    }

    var depths: [UInt8] {
      switch self {
      case .grey: [1, 2, 4, 8, 16]
      case .indexed: [1, 2, 4, 8]
      case .rgb, .greyAlpha, .rgbAlpha: [8, 16]
      }
    }
  }

  /// The eight bytes that every PNG begins with: 5.2.
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  let width: Int
  let height: Int
  /// Bits in a sample.
  let depth: Int
  let type: ColourType
  let isInterlaced: Bool

  /// Reads the chunk's 13 bytes.
  init(_ scanner: inout ImageScanner) throws(ImageError) {
    let start = scanner.place
    width = try scanner.side(try scanner.number32("a width"), "width", at: start)
    height = try scanner.side(try scanner.number32("a height"), "height", at: start + 4)
    _ = try scanner.pixelCount(width: width, height: height, at: start)
    let depth = try scanner.byte("a bit depth")
    guard let type = ColourType(rawValue: try scanner.byte("a colour type")) else {
      throw scanner.damaged("colour type 0, 2, 3, 4 or 6", at: start + 9)
    }
    guard type.depths.contains(depth) else {
      let depths = type.depths.map(String.init).joined(separator: ", ")
      throw scanner.damaged(
        "a bit depth of \(depths) for colour type \(type.rawValue)", at: start + 8)
    }
    self.depth = Int(depth)
    self.type = type
    for (offset, name) in [(10, "compression"), (11, "filter")] {
      guard try scanner.byte("\(name) method 0") == 0 else {
        throw scanner.damaged("\(name) method 0", at: start + offset)
      }
    }
    let interlacing = try scanner.byte("interlace method 0 or 1")
    guard interlacing <= 1 else {
      throw scanner.damaged("interlace method 0 or 1", at: start + 12)
    }
    isInterlaced = interlacing == 1
  }

  var bitsPerPixel: Int { depth * type.samples }

  /// The passes in which the picture is sent: 8.2.
  var passes: [Pass] {
    guard isInterlaced else {
      return [Pass(x: 0, y: 0, columnStep: 1, rowStep: 1, in: self)]
    }
    return [
      (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2),
      (0, 1, 1, 2),
    ].map { Pass(x: $0.0, y: $0.1, columnStep: $0.2, rowStep: $0.3, in: self) }
      .filter { $0.width > 0 && $0.height > 0 }
  }

  /// A smaller picture of every so many columns and rows.
  struct Pass {
    let x: Int
    let y: Int
    let columnStep: Int
    let rowStep: Int
    let width: Int
    let height: Int
    /// The bytes of a row, without the one that names its filter.
    let rowBytes: Int

    init(x: Int, y: Int, columnStep: Int, rowStep: Int, in header: PNGHeader) {
      self.x = x
      self.y = y
      self.columnStep = columnStep
      self.rowStep = rowStep
      width = max(0, (header.width - x + columnStep - 1) / columnStep)
      height = max(0, (header.height - y + rowStep - 1) / rowStep)
      rowBytes = (width * header.bitsPerPixel + 7) / 8
    }
  }
}
