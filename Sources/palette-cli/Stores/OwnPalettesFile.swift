import PaletteCore

/// The file of the data directory that holds the user's own palettes.
struct OwnPalettesFile {
  private let directory: DataDirectory

  init(in directory: DataDirectory) { self.directory = directory }

  var path: String { directory.file("palettes.plist") }

  /// What the file holds, `nil` if there is none; nothing is created.
  func reading() throws(Failure) -> CatalogueReading? {
    let limit = CatalogueReader.maximumMebibytes
    let bytes: [UInt8]?
    do throws(SystemError) {
      bytes = try Files.readNow(path, atMost: limit << 20)
    } catch {
      if error.isMissingFile { return nil }
      throw Failure(
        error.isPermission ? .permission : .inputOutput,
        "Your palettes '\(path)' cannot be read: \(error.reason). Change that, or name another folder"
          + " with --data-dir.")
    }
    guard let bytes else {
      throw Failure(
        .badData, "Your palettes '\(path)' are larger than \(limit) MiB. Move the file away.")
    }
    return CatalogueReader.read(bytes, file: path)
  }

  /// The palettes; none where there is no file.
  ///
  /// - Throws: `Failure`: also where the file is damaged.
  func palettes() throws(Failure) -> OwnPalettes {
    guard let reading = try reading() else { return OwnPalettes() }
    guard let categories = reading.categories else { throw Failure(unusable: reading, path) }
    return OwnPalettes(categories)
  }

  /// Changes the palettes while nobody else does: the file is read, and replaced whole.
  ///
  /// - Parameter change: Changes them; where it throws, or leaves all as it was, nothing is written.
  /// - Returns: What `change` returns.
  /// - Throws: `Failure`, `FileError`, and what `change` throws.
  func change<Answer>(_ change: (inout OwnPalettes) throws -> Answer) throws -> Answer {
    try directory.create()
    let lock = try FileLock(path: directory.file("palettes.lock"))
    defer { lock.release() }
    var palettes = try palettes()
    let before = palettes
    let answer = try change(&palettes)
    guard palettes != before else { return answer }
    if let file = try palettes.file() {
      try WholeFile.replace(path, with: file)
    } else {
      try WholeFile.remove(path)
    }
    return answer
  }
}

extension Failure {
  /// A file of palettes that cannot be used, and the first reason.
  ///
  /// - Parameters:
  ///   - reading: What reading it gave.
  ///   - path: The file.
  init(unusable reading: CatalogueReading, _ path: String) {
    let errors = reading.problems.filter { $0.severity == .error }
    let more =
      switch errors.count {
      case ...1: ""
      case 2: " There is one error more."
      default: " There are \(errors.count - 1) errors more."
      }
    self.init(
      .badData,
      "\(errors.first?.description ?? path)\(more) "
        + "Run 'palette-cli catalogue check \(path)' for all of it.")
  }
}

extension Context {
  func ownPalettesFile() throws -> OwnPalettesFile { OwnPalettesFile(in: try dataDirectory()) }
}
