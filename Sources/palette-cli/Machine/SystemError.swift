#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The reason that the system gave for the last failed call.
struct SystemError: Error {
  let code: Int32

  static var last: SystemError { SystemError(code: errno) }

  /// The reason in the system's words, first letter small: `no such file or directory`.
  var reason: String {
    guard let text = strerror(code) else { return "error \(code)" }
    let words = String(cString: text)
    return words.prefix(1).lowercased() + words.dropFirst()
  }

  var isMissingFile: Bool { code == ENOENT || code == ENOTDIR }
  /// Whether there is a file of that name.
  var isTaken: Bool { code == EEXIST }
  var isPermission: Bool { code == EACCES || code == EPERM || code == EROFS }
  var isClosedPipe: Bool { code == EPIPE }
  var isFull: Bool { code == ENOSPC || code == EDQUOT || code == EFBIG }
  var isInterruption: Bool { code == EINTR }
  /// Whether the descriptor is one that never waits, and has nothing or takes nothing just now.
  var isNotReady: Bool { code == EAGAIN || code == EWOULDBLOCK }
}
