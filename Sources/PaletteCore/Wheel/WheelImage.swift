/// Writes pictures of the wheel as files.
public enum WheelImage {
  /// A picture as a binary portable pixmap (`P6`), which has no alpha: it stands on white.
  ///
  /// Source: the manual page ppm(5) of Netpbm.
  ///
  /// - Parameter buffer: The picture.
  /// - Returns: The bytes of the file.
  public static func ppm(_ buffer: PixelBuffer) -> [UInt8] {
    let header = Array("P6\n\(buffer.width) \(buffer.height)\n255\n".utf8)
    return encoded(buffer, header: header, bytesPerPixel: 3) { pixel, output in
      let white = 255 - pixel.alpha
      output[0] = pixel.red + white
      output[1] = pixel.green + white
      output[2] = pixel.blue + white
    }
  }

  /// A picture as a portable arbitrary map (`P7`, `RGB_ALPHA`) with straight alpha.
  ///
  /// Source: the manual page pam(5) of Netpbm.
  ///
  /// - Parameter buffer: The picture.
  /// - Returns: The bytes of the file.
  public static func pam(_ buffer: PixelBuffer) -> [UInt8] {
    let header = """
      P7
      WIDTH \(buffer.width)
      HEIGHT \(buffer.height)
      DEPTH 4
      MAXVAL 255
      TUPLTYPE RGB_ALPHA
      ENDHDR

      """
    return straight(buffer, header: Array(header.utf8))
  }

  /// A picture as a PNG with straight alpha.
  ///
  /// - Parameter buffer: The picture, at least one pixel.
  /// - Returns: The bytes of the file.
  public static func png(_ buffer: PixelBuffer) -> [UInt8] {
    PNGWriter.file(
      width: buffer.width, height: buffer.height, .rgbAlpha, straight(buffer, header: []))
  }

  private static func straight(_ buffer: PixelBuffer, header: [UInt8]) -> [UInt8] {
    encoded(buffer, header: header, bytesPerPixel: 4) { pixel, output in
      let rgb = pixel.rgb ?? RGB8(0, 0, 0)
      output[0] = rgb.red
      output[1] = rgb.green
      output[2] = rgb.blue
      output[3] = pixel.alpha
    }
  }

  @inline(__always)
  private static func encoded(
    _ buffer: PixelBuffer, header: [UInt8], bytesPerPixel: Int,
    write: (Pixel, UnsafeMutablePointer<UInt8>) -> Void
  ) -> [UInt8] {
    let pixelCount = buffer.width * buffer.height
    let size = header.count + pixelCount * bytesPerPixel
    return [UInt8](unsafeUninitializedCapacity: size) { output, count in
      _ = output.initialize(from: header)
      count = size
      guard pixelCount > 0, let base = output.baseAddress else { return }
      var place = base + header.count
      buffer.bytes.withUnsafeBufferPointer { bytes in
        for start in stride(from: 0, to: bytes.count, by: 4) {
          let pixel = Pixel(
            red: bytes[start], green: bytes[start + 1], blue: bytes[start + 2],
            alpha: bytes[start + 3])
          write(pixel, place)
          place += bytesPerPixel
        }
      }
    }
  }
}
