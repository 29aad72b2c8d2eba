#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A file that is being written, and gets its name only when all of it is there.
///
/// Where the system can, it has no name at all until then, so that nothing is left behind however the
/// program ends.
struct UnfinishedFile {
  let descriptor: Descriptor
  /// The name that it may have for the time being.
  private let temporary: String
  private let hasName: Bool

  /// Makes an empty file.
  ///
  /// - Parameters:
  ///   - temporary: The path that it may have for the time being.
  ///   - folder: The folder of that path.
  ///   - mode: Its permission bits, less those of the process's mask.
  /// - Throws: The reason.
  init(_ temporary: String, in folder: String, mode: mode_t) throws(SystemError) {
    self.temporary = temporary
    if let nameless = Self.nameless(in: folder, mode: mode) {
      descriptor = nameless
      hasName = false
    } else {
      descriptor = try Descriptor(opening: temporary, O_WRONLY | O_CREAT | O_EXCL, mode: mode)
      hasName = true
    }
  }

  /// Gives the file its name.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - mayReplace: Whether another file may lose its place.
  /// - Throws: The reason, `EEXIST` where there is a file that may not be replaced.
  func finish(as path: String, mayReplace: Bool) throws(SystemError) {
    if !hasName || !mayReplace {
      if link(path) == 0 { return discard() }
      let failure = SystemError.last
      if failure.isTaken, mayReplace {
        // A name can be given only where there is none; another's place is taken by a name.
        guard link(temporary) == 0 else { throw .last }
      } else if failure.isTaken || !hasName || Files.exists(path) {
        throw failure
      }
      // What is left are file systems on which a file has one name only.
    }
    guard rename(temporary, path) == 0 else {
      let failure = SystemError.last
      unlink(temporary)
      throw failure
    }
  }

  /// Removes what has been written.
  func discard() {
    if hasName { unlink(temporary) }
  }

  #if os(Linux)
  /// From Linux's `fcntl.h`: open(2), `O_TMPFILE`, whose macro Swift cannot read.
  private static let nameless = 0o20_000_000 | O_DIRECTORY

  private static func nameless(in folder: String, mode: mode_t) -> Descriptor? {
    // The name is given through /proc, as link(2) tells.
    guard access("/proc/self/fd", X_OK) == 0 else { return nil }
    return try? Descriptor(opening: folder, nameless | O_WRONLY, mode: mode)
  }

  private func link(_ path: String) -> Int32 {
    hasName
      ? linkat(AT_FDCWD, temporary, AT_FDCWD, path, 0)
      : linkat(
        AT_FDCWD, "/proc/self/fd/\(descriptor.number)", AT_FDCWD, path, AT_SYMLINK_FOLLOW)
  }
  #else
  private static func nameless(in folder: String, mode: mode_t) -> Descriptor? { nil }

  private func link(_ path: String) -> Int32 {
    linkat(AT_FDCWD, temporary, AT_FDCWD, path, 0)
  }
  #endif
}
