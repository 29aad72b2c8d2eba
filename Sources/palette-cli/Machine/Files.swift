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

  /// Whether a path leads to a folder.
  static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Replaces a file whole or not at all: a temporary file beside it, synced, then renamed.
  ///
  /// What is not a regular file (a device, a pipe) is written to as it is; a link is followed, so that
  /// it goes on leading to the file. The file keeps its mode.
  static func replace(_ path: String, with bytes: [UInt8]) throws(SystemError) {
    var status = stat()
    let exists = stat(path, &status) == 0
    if exists, status.st_mode & S_IFMT != S_IFREG {
      return try Descriptor(opening: path, O_WRONLY).writeAll(bytes)
    }
    let target = exists ? resolved(path) : path
    let suffix = Hexadecimal.text(of: System.randomBytes(8))
    let temporary = "\(target).\(suffix).new"
    let file = try Descriptor(opening: temporary, O_WRONLY | O_CREAT | O_EXCL)
    defer { file.close() }
    do throws(SystemError) {
      if exists { fchmod(file.number, status.st_mode & 0o7777) }
      try file.writeAll(bytes)
      try file.synchronise()
      guard rename(temporary, target) == 0 else { throw .last }
    } catch {
      unlink(temporary)
      throw error
    }
  }

  private static func resolved(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }
}
