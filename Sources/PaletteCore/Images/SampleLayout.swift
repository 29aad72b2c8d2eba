/// How the pixels of an image lie in its bytes.
struct SampleLayout: Equatable, Sendable {
  /// What the first samples of a pixel stand for.
  enum Content: Int {
    case grey = 1
    case greyAlpha
    case rgb
    case rgbAlpha
  }

  let content: Content
  /// Samples in a pixel; those that the content does not name are passed over.
  let depth: Int
  /// The sample that means full, from 1 to 65535.
  let maximum: Int

  init(_ content: Content, depth: Int? = nil, maximum: Int) {
    self.content = content
    self.depth = depth ?? content.rawValue
    self.maximum = maximum
  }

  /// A sample takes one byte, or two with the more significant first.
  var bytesPerSample: Int { maximum < 256 ? 1 : 2 }

  var bytesPerPixel: Int { depth * bytesPerSample }

  /// A sample as a share of the full one; 1 for one above it.
  func sample(_ index: Int, ofPixelAt place: Int, in bytes: [UInt8]) -> Double {
    let start = place + index * bytesPerSample
    let number =
      bytesPerSample == 1 ? Int(bytes[start]) : Int(bytes[start]) << 8 | Int(bytes[start + 1])
    return min(Double(number) / Double(maximum), 1)
  }
}
