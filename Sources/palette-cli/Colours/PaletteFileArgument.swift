import PaletteCore

extension Context {
  /// Reads a palette file, and tells what was mended, guessed or passed over in it.
  ///
  /// - Parameters:
  ///   - path: Its path; `-` is standard input.
  ///   - format: Its format, where the user told it.
  /// - Returns: What it holds.
  /// - Throws: `Failure`.
  func paletteReading(_ path: String, as format: PaletteFormat? = nil) throws -> PaletteReading {
    let bytes = try Files.read(
      path, as: fileTitle(path), atMostMebibytes: PaletteReading.maximumMebibytes)
    let reading: PaletteReading
    do throws(PaletteFileFault) {
      reading = try PaletteReading(bytes, name: path, as: format)
    } catch {
      throw Failure(.badData, "\(fileTitle(path)) \(error). \(error.advice)")
    }
    for warning in reading.warnings { try notice("\(fileTitle(path)): \(warning).") }
    return reading
  }

  /// A file as a sentence begins with it.
  func fileTitle(_ path: String) -> String {
    path == "-" ? "Standard input" : "'\(shortened(path))'"
  }
}

extension PaletteFileFault {
  /// What to do about it.
  fileprivate var advice: String {
    switch reason {
    case .empty, .noColours, .notRead, .tooLarge, .tooManyColours, .aseprite, .appleColourList,
      .libreOffice, .scribus, .swatchBooker:
      "Name another file; 'palette-cli formats' lists what is read."
    case .unknownFormat:
      "Give its format with --from, if 'palette-cli formats' lists it."
    case .catalogue:
      "'palette-cli catalogue check' lists all that is wrong with it."
    case .expected, .otherCount, .circle, .noSuchName:
      "Save the file anew, or name another one."
    case .picture:
      "Cut the strip out of it, or name a picture of fewer colours."
    }
  }
}
