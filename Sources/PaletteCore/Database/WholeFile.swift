#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#else
internal import Darwin
#endif

/// A file of the data directory that is replaced whole or not at all.
///
/// Whoever changes one holds a `FileLock` from reading it to replacing it, so that nobody's change is
/// lost.
public enum WholeFile {
  /// Puts other bytes into the place of those that a file holds, or makes the file for its owner alone.
  ///
  /// They are on the disk, and so is the name, when this returns. A crash leaves the old file or the
  /// new one, and perhaps a file of the same name with `.new` behind it, which is written over by the
  /// next change. A link goes on leading to the file.
  ///
  /// - Parameters:
  ///   - path: The file; its folder must exist.
  ///   - bytes: What it is to hold.
  /// - Throws: `FileError`; the file is as it was then.
  public static func replace(_ path: String, with bytes: [UInt8]) throws(FileError) {
    let target = resolved(path)
    let temporary = target + ".new"
    try Files.remove(temporary)
    let mode = try Files.mode(of: target) ?? 0o600
    guard try Files.create(temporary, mode: mode, holding: bytes) else {
      throw .busy(path: target)
    }
    do throws(FileError) {
      try Files.rename(temporary, to: target)
    } catch {
      _ = try? Files.remove(temporary)
      throw error
    }
    try Files.synchronise(folder: Files.folder(of: target))
  }

  /// Takes a file away, if it is there.
  ///
  /// - Parameter path: The file.
  /// - Throws: `FileError`.
  public static func remove(_ path: String) throws(FileError) {
    if try Files.remove(path) { try Files.synchronise(folder: Files.folder(of: path)) }
  }

  /// The file that a link leads to; the path itself where it is none, or leads nowhere.
  private static func resolved(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }
}
