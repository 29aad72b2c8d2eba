#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif
import PaletteCore

/// Reading and writing whole files.
enum Files {
  /// Reads a file to its end.
  static func read(_ path: String) throws(SystemError) -> [UInt8] {
    try Descriptor(reading: path).readAll()
  }

  /// Reads a file to its end, but no more than a limit: a device may have no end.
  ///
  /// - Parameters:
  ///   - path: The file; `-` is standard input.
  ///   - what: The file, as a sentence begins with it.
  ///   - limit: The most that is read, in MiB; of a products file or a receipt the standard is
  ///     thousands of times a real one.
  /// - Returns: The bytes.
  /// - Throws: `Failure`: also if the file is larger.
  static func read(
    _ path: String, as what: String, atMostMebibytes limit: Int = 16
  ) throws(Failure) -> [UInt8] {
    let bytes: [UInt8]?
    do throws(SystemError) {
      let file = path == "-" ? Descriptor.standardInput : try Descriptor(reading: path)
      bytes = try file.readAll(after: [], atMost: limit << 20)
    } catch {
      throw Failure(reading: what, error)
    }
    guard let bytes else {
      throw Failure(
        .badData, "\(what) is larger than \(limit) MiB. Name another file.")
    }
    return bytes
  }

  /// Reads a file to its end; `nil` if it is larger than a limit.
  ///
  /// A pipe that nobody writes into is empty: it is not waited until somebody opens it.
  static func readNow(_ path: String, atMost limit: Int) throws(SystemError) -> [UInt8]? {
    try Descriptor(opening: path, O_RDONLY | O_NONBLOCK).readAll(atMost: limit)
  }

  /// Whether a path leads to a folder.
  static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Makes a folder; one that is there already is left as it is.
  static func makeFolder(_ path: String) throws(SystemError) {
    guard mkdir(path, 0o777) != 0 else { return }
    let failure = SystemError.last
    guard isFolder(path) else { throw failure }
  }

  /// Whether a path leads to anything.
  static func exists(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0
  }

  /// Whether a path leads to a file that holds something of its own, not to a device or a pipe.
  static func isFile(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  /// Writes a file whole or not at all: to another file beside it, synced, which then gets its name.
  ///
  /// What is not a regular file (a device, a pipe) is written to as it is; a link is followed, so that
  /// it goes on leading to the file. A file that is replaced keeps its mode, unless it becomes a secret.
  ///
  /// - Parameters:
  ///   - bytes: What it holds in the end.
  ///   - path: The file.
  ///   - mayReplace: Whether it may take the place of one that is there; without, of several that write
  ///     at once one succeeds.
  ///   - isSecret: Whether it is for its owner's eyes alone.
  /// - Throws: The reason, `EEXIST` where there is a file that may not be replaced.
  static func write(
    _ bytes: [UInt8], to path: String, mayReplace: Bool, isSecret: Bool
  ) throws(SystemError) {
    var status = stat()
    let exists = stat(path, &status) == 0
    if exists, status.st_mode & S_IFMT != S_IFREG {
      return try Descriptor(opening: path, O_WRONLY).writeAll(bytes)
    }
    guard !exists || mayReplace else { throw SystemError(code: EEXIST) }
    let target = exists ? resolved(path) : path
    let folder = target.lastIndex(of: "/").map { String(target[...$0]) } ?? ""
    let suffix = Hexadecimal.text(of: System.randomBytes(8))
    let temporary = "\(folder).palette-cli-\(suffix).new"
    let file = try UnfinishedFile(
      temporary, in: folder.isEmpty ? "." : folder, mode: isSecret ? 0o600 : 0o666)
    do throws(SystemError) {
      if exists, !isSecret { fchmod(file.descriptor.number, status.st_mode & 0o7777) }
      try file.descriptor.writeAll(bytes)
      try file.descriptor.synchronise()
      try file.finish(as: target, mayReplace: mayReplace)
    } catch {
      file.discard()
      throw error
    }
  }

  private static func resolved(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }
}
