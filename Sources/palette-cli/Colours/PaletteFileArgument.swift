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
    try tell(reading.warnings, of: path)
    return reading
  }

  /// Tells what was mended in a file; of very much only the beginning.
  private func tell(_ warnings: [PaletteFileWarning], of path: String) throws {
    let most = 10
    // The last line that is allowed tells of one thing, not that there is one more.
    let told = warnings.count <= most ? warnings[...] : warnings.prefix(most - 1)
    for warning in told { try notice("\(fileTitle(path)): \(warning).") }
    if told.count < warnings.count {
      try notice("\(fileTitle(path)): \(warnings.count - told.count) more such remarks.")
    }
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
