import PaletteCore

/// An image that is named on the command line; `-` is standard input.
struct ImageFile {
  let path: String

  /// More bytes than these are read of no file and of no converter: the largest image takes half of
  /// them in the widest format that does not write digits.
  private static let mostBytes = RasterImage.mostPixels * 16

  /// The name in messages.
  private var title: String { path == "-" ? "Standard input" : "'\(path)'" }

  /// Reads the image, through a converter if need be.
  func read() throws -> RasterImage {
    do {
      return try contents()
    } catch let error as SystemError {
      throw Failure(reading: "The image \(path == "-" ? "of standard input" : title)", error)
    } catch let error as ImageError {
      throw Failure(.badData, "\(title) \(error). \(Self.advice(on: error))")
    }
  }

  private func contents() throws -> RasterImage {
    let file = path == "-" ? Descriptor.standardInput : try Descriptor(reading: path)
    let start = file.place
    var beginning: [UInt8] = []
    while beginning.count < 32, let piece = try Files.readPiece(from: file.number) {
      beginning += piece
    }
    // What is no image is not read to its end: it may have none.
    guard let format = ImageFormat(beginningOf: beginning) else { throw ImageError.unknownFormat }
    if !format.isNative, let start {
      file.move(to: start)
      return try converted(file, format)
    }
    guard let bytes = try file.readAll(after: beginning, atMost: Self.mostBytes) else {
      throw Failure(.badData, "\(title) is larger than 1 GiB. Name a smaller image.")
    }
    guard !format.isNative else { return try RasterImage(reading: bytes) }
    // A converter is given a file in place of a pipe, whose bytes have been read.
    let copy = try Descriptor.temporaryFile()
    try Files.writeAll(bytes, to: copy.number)
    copy.move(to: 0)
    return try converted(copy, format)
  }

  /// The image as the first converter gives it that is there and can read it.
  private func converted(_ file: Descriptor, _ format: ImageFormat) throws -> RasterImage {
    let start = file.place ?? 0
    var complaint: String?
    for call in ImageConverter.calls(for: format) {
      file.move(to: start)
      guard let answer = try call.run(input: file, atMost: Self.mostBytes) else { continue }
      if answer.hasSucceeded, let output = answer.output {
        if let image = try? RasterImage(reading: output) { return image }
        complaint = complaint ?? "'\(call.name)' gave no image of a size that can be read"
      } else {
        let reason = answer.complaint.isEmpty ? "" : ": \(answer.complaint)"
        complaint = complaint ?? "'\(call.name)' cannot read it\(reason)"
      }
    }
    guard let complaint else { throw Self.noConverter(for: format, title) }
    throw Failure(
      .badData, "\(title) looks like \(format.rawValue), but \(complaint). Name another image.")
  }

  private static func noConverter(for format: ImageFormat, _ title: String) -> Failure {
    Failure(
      .no,
      "\(title) is \(format.rawValue), which needs a converter, and none is installed. Install "
        + "ImageMagick ('apt install imagemagick', 'brew install imagemagick'), or save the "
        + "image as PPM, PAM, farbfeld or QOI.")
  }

  private static func advice(on error: ImageError) -> String {
    switch error {
    case .unknownFormat:
      "Name a PPM, PGM, PAM, farbfeld or QOI image, or with a converter installed a PNG, JPEG, "
        + "WebP, GIF, BMP, TIFF, HEIC, AVIF or JPEG XL."
    case .damaged: "Name another image, or save this one anew."
    }
  }
}
