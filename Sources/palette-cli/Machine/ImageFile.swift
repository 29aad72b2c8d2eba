import PaletteCore

/// An image that is named on the command line; `-` is standard input.
struct ImageFile {
  let path: String

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
    while beginning.count < 32, let piece = try file.readPiece() { beginning += piece }
    // What is no image is not read to its end: it may have none.
    guard let format = ImageFormat(beginningOf: beginning) else { throw ImageError.unknownFormat }
    if !format.isNative, let start {
      file.move(to: start)
      return try converted(file, format)
    }
    guard let bytes = try file.readAll(after: beginning, atMost: ImageConverter.mostBytes)
    else {
      throw Failure(
        .badData, "\(title) is larger than \(ImageConverter.mostText). Name a smaller image.")
    }
    guard !format.isNative else { return try RasterImage(reading: bytes) }
    return try converted(try Self.temporaryFile(of: bytes), format)
  }

  /// A file for a converter in place of a pipe, whose bytes have been read.
  private static func temporaryFile(of bytes: [UInt8]) throws(Failure) -> Descriptor {
    do {
      let file = try Descriptor.temporaryFile()
      try file.writeAll(bytes)
      file.move(to: 0)
      return file
    } catch {
      throw Failure(
        .inputOutput,
        "A temporary copy of the image cannot be written: \(error.reason). "
          + "Make room for it, or name a file instead of a pipe.")
    }
  }

  /// The image as the first converter gives it that is there and can read it.
  private func converted(_ file: Descriptor, _ format: ImageFormat) throws(Failure) -> RasterImage {
    let start = file.place ?? 0
    var complaint: String?
    for call in ImageConverter.calls(for: format) {
      file.move(to: start)
      guard let outcome = try outcome(of: call, reading: file) else { continue }
      do throws(ConverterComplaint) {
        return try ImageConverter.image(of: outcome)
      } catch {
        complaint = complaint ?? "'\(call.name)' \(error.words)"
      }
      // Others would be waited for as long.
      if case .tooLong = outcome { break }
    }
    guard let complaint else { throw Self.noConverter(for: format, title) }
    throw Failure(
      .badData, "\(title) looks like \(format.rawValue), but \(complaint). Name another image.")
  }

  private func outcome(
    of call: ChildProcess, reading file: Descriptor
  ) throws(Failure) -> ChildProcess.Outcome? {
    do {
      return try call.run(
        input: file, atMost: ImageConverter.mostBytes, within: ImageConverter.patience)
    } catch {
      throw Failure(
        .inputOutput,
        "'\(call.name)' cannot be run to read \(title): \(error.reason). "
          + "Save the image as PNG, PPM, PAM, farbfeld or QOI.")
    }
  }

  private static func noConverter(for format: ImageFormat, _ title: String) -> Failure {
    Failure(
      .no,
      "\(title) is \(format.rawValue), which needs a converter, and none is installed. Install "
        + "ImageMagick ('apt install imagemagick', 'brew install imagemagick'), or save the "
        + "image as PNG, PPM, PAM, farbfeld or QOI.")
  }

  private static func advice(on error: ImageError) -> String {
    switch error {
    case .unknownFormat:
      "Name a PNG, PPM, PGM, PAM, farbfeld or QOI image, or with a converter installed a JPEG, "
        + "WebP, GIF, BMP, TIFF, HEIC, AVIF or JPEG XL."
    case .damaged: "Name another image, or save this one anew."
    }
  }
}
