/// A picture: 8-bit red, green, blue and alpha, premultiplied, row after row from the top.
///
/// *Premultiplied* means that each colour component was multiplied by alpha / 255, so that none
/// exceeds alpha.
public struct PixelBuffer: Equatable, Sendable {
  /// Pixels in a row.
  public let width: Int
  /// Rows.
  public let height: Int
  /// The components, 4 · width · height of them: red, green, blue, alpha of each pixel.
  public internal(set) var bytes: [UInt8]

  /// Creates a transparent picture.
  ///
  /// - Parameters:
  ///   - width: Pixels in a row, at least 0.
  ///   - height: Rows, at least 0.
  public init(width: Int, height: Int) {
    self.init(width: width, height: height, bytes: [UInt8](repeating: 0, count: width * height * 4))
  }

  /// Creates a picture from its components.
  ///
  /// - Parameters:
  ///   - width: Pixels in a row, at least 0.
  ///   - height: Rows, at least 0.
  ///   - bytes: 4 · width · height components, premultiplied.
  public init(width: Int, height: Int, bytes: [UInt8]) {
    precondition(
      width >= 0 && height >= 0 && bytes.count == width * height * 4,
      "A picture needs four components for each pixel.")
    self.width = width
    self.height = height
    self.bytes = bytes
  }

  /// The pixel at a column and a row, its components still premultiplied.
  ///
  /// - Parameters:
  ///   - column: 0 ..< width.
  ///   - row: 0 ..< height.
  /// - Returns: The components of the pixel.
  public subscript(column: Int, row: Int) -> Pixel {
    let start = (row * width + column) * 4
    return Pixel(
      red: bytes[start], green: bytes[start + 1], blue: bytes[start + 2], alpha: bytes[start + 3])
  }

  mutating func set(_ pixel: Pixel, column: Int, row: Int) {
    let start = (row * width + column) * 4
    bytes[start] = pixel.red
    bytes[start + 1] = pixel.green
    bytes[start + 2] = pixel.blue
    bytes[start + 3] = pixel.alpha
  }
}
