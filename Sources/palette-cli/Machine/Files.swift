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
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .last }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    while let piece = try readPiece(from: descriptor) { bytes += piece }
    return bytes
  }

  /// The next bytes of a descriptor, at most 64 KiB; `nil` at the end.
  static func readPiece(from descriptor: Int32) throws(SystemError) -> [UInt8]? {
    while true {
      var result = 0
      let piece = [UInt8](unsafeUninitializedCapacity: 65_536) { buffer, count in
        result = unistdRead(descriptor, buffer.baseAddress, buffer.count)
        count = max(result, 0)
      }
      if result > 0 { return piece }
      if result == 0 { return nil }
      guard SystemError.last.isInterruption else { throw .last }
    }
  }

  /// Writes all bytes to a descriptor, however many calls that takes.
  static func writeAll(_ bytes: [UInt8], to descriptor: Int32) throws(SystemError) {
    var written = 0
    while written < bytes.count {
      let result = bytes.withUnsafeBytes { buffer in
        unistdWrite(descriptor, buffer.baseAddress?.advanced(by: written), bytes.count - written)
      }
      if result >= 0 {
        written += result
      } else if !SystemError.last.isInterruption {
        throw .last
      }
    }
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
    if exists, status.st_mode & S_IFMT != S_IFREG { return try overwrite(path, with: bytes) }
    let target = exists ? resolved(path) : path
    let suffix = Hexadecimal.text(of: System.randomBytes(8))
    let temporary = "\(target).\(suffix).new"
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw .last }
    do throws(SystemError) {
      defer { close(descriptor) }
      if exists { fchmod(descriptor, status.st_mode & 0o7777) }
      try writeAll(bytes, to: descriptor)
      guard fsync(descriptor) == 0, rename(temporary, target) == 0 else { throw .last }
    } catch {
      unlink(temporary)
      throw error
    }
  }

  private static func overwrite(_ path: String, with bytes: [UInt8]) throws(SystemError) {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .last }
    defer { close(descriptor) }
    try writeAll(bytes, to: descriptor)
  }

  private static func resolved(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }
}

// `read` means two things inside `Files`; the system's calls get names of their own.
private func unistdRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int)
  -> Int
{
  read(descriptor, buffer, count)
}

private func unistdWrite(_ descriptor: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, buffer, count)
}
