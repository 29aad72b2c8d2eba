import PaletteCore

extension Context {
  /// Writes a file whole, or not at all.
  ///
  /// - Parameters:
  ///   - bytes: What it holds in the end.
  ///   - file: Its path.
  ///   - mayReplace: Whether a file that is there may be replaced.
  ///   - isSecret: Whether it is for its owner's eyes alone.
  /// - Throws: `Failure`.
  func write(
    _ bytes: [UInt8], to file: String, mayReplace: Bool = true, isSecret: Bool = false
  ) throws {
    do {
      try Files.write(bytes, to: file, mayReplace: mayReplace, isSecret: isSecret)
    } catch {
      guard !error.isTaken else {
        throw Failure(.cannotCreate, "'\(file)' exists already. Add --force to replace it.")
      }
      let status: ExitStatus =
        error.isPermission ? .permission : error.isFull ? .inputOutput : .cannotCreate
      throw Failure(status, "'\(file)' cannot be written: \(error.reason).")
    }
  }

  /// Makes a folder where there is none.
  func makeFolder(_ path: String) throws {
    do {
      try Files.makeFolder(path)
    } catch {
      throw Failure(
        error.isPermission ? .permission : .cannotCreate,
        "The folder '\(path)' cannot be made: \(error.reason).")
    }
  }
}
