extension RasterImage {
  /// Reads an image, in the format that its bytes begin like.
  ///
  /// Every length is checked against the bytes that are there before anything is set aside for it.
  ///
  /// - Parameter bytes: The whole file: PPM, PGM, PAM, farbfeld, QOI or PNG.
  /// - Throws: `ImageError` for another format, and where the bytes are not as theirs has it, or
  ///   the image is larger than `sides` and `mostPixels` allow.
  public init(reading bytes: [UInt8]) throws(ImageError) {
    switch ImageFormat(beginningOf: bytes) {
    case .ppm:
      var reader = NetpbmReader(bytes)
      self = try reader.image()
    case .pam:
      var reader = ArbitraryMapReader(bytes)
      self = try reader.image()
    case .farbfeld:
      var reader = FarbfeldReader(bytes)
      self = try reader.image()
    case .qoi:
      var reader = QOIReader(bytes)
      self = try reader.image()
    case .png:
      var reader = PNGReader(bytes)
      self = try reader.image()
    default: throw .unknownFormat
    }
  }
}
