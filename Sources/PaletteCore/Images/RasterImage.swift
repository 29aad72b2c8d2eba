/// An image that was read from a file: rows of pixels from the top, each with its own alpha.
///
/// The samples stay as the file has them, and a pixel is worked out when it is asked for: a large
/// image costs no more than its bytes. Colours are not premultiplied, unlike those of a
/// `PixelBuffer`, so that a pixel that is nearly transparent keeps its colour exactly.
public struct RasterImage: Sendable {
  /// The sides that an image may have, in pixels.
  public static let sides = 1...16_384
  /// The most pixels that an image may have: those of the largest wheel.
  public static let mostPixels = 8_192 * 8_192

  /// Pixels in a row, within `sides`.
  public let width: Int
  /// Rows, within `sides`.
  public let height: Int
  /// Whether the samples grow with the light itself and not, as sRGB's do, with its appearance.
  public let isLinear: Bool
  private let layout: SampleLayout
  private let bytes: [UInt8]
  /// Where the first pixel lies.
  private let start: Int

  /// The samples of a row as the file has them, and how many bytes of it are a pixel.
  func samples(ofRow row: Int) -> (bytes: ArraySlice<UInt8>, bytesPerPixel: Int) {
    let rowBytes = width * layout.bytesPerPixel
    let place = start + row * rowBytes
    return (bytes[place..<place + rowBytes], layout.bytesPerPixel)
  }

  /// `bytes` holds width · height pixels from `start` on.
  init(
    width: Int, height: Int, layout: SampleLayout, isLinear: Bool = false, bytes: [UInt8],
    start: Int
  ) {
    precondition(
      Self.sides.contains(width) && Self.sides.contains(height)
        && bytes.count - start >= width * height * layout.bytesPerPixel,
      "An image has all its pixels.")
    self.width = width
    self.height = height
    self.layout = layout
    self.isLinear = isLinear
    self.bytes = bytes
    self.start = start
  }

  /// A pixel: its red, green and blue, not premultiplied, and its alpha, each from 0 to 1.
  ///
  /// - Parameters:
  ///   - column: 0 ..< width.
  ///   - row: 0 ..< height.
  /// - Returns: Red, green, blue and alpha in this order.
  public subscript(column: Int, row: Int) -> SIMD4<Double> {
    precondition(column >= 0 && column < width, "A pixel lies in its row.")
    let place = start + (row * width + column) * layout.bytesPerPixel
    func sample(_ index: Int) -> Double { layout.sample(index, ofPixelAt: place, in: bytes) }
    return switch layout.content {
    case .grey: SIMD4(SIMD3(repeating: sample(0)), 1)
    case .greyAlpha: SIMD4(SIMD3(repeating: sample(0)), sample(1))
    case .rgb: SIMD4(sample(0), sample(1), sample(2), 1)
    case .rgbAlpha: SIMD4(sample(0), sample(1), sample(2), sample(3))
    }
  }
}
